#include "server/api/time_zone.hpp"

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "play/local_time.hpp"

namespace camlann::server {

Result<std::string> known_zone(std::string_view zone) {
  if (play::is_zone(zone)) return std::string(zone);
  if (zone.empty() || play::is_zone_name(zone)) return std::string();
  return failure(ErrorCode::syntax, "This is not the name of a time zone", "zone",
                 "a name of the IANA database, such as Europe/Berlin");
}

}  // namespace camlann::server
