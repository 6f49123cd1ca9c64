#include "server/api/time_zone.hpp"

#include <string_view>

#include "base/result.hpp"
#include "play/local_time.hpp"

namespace camlann::server {

Result<void> check_zone(std::string_view zone) {
  if (zone.empty() || play::is_zone(zone)) return {};
  return failure(ErrorCode::syntax, "This server does not know this time zone", "zone",
                 "a name of the IANA database, such as Europe/Berlin");
}

}  // namespace camlann::server
