#include "server/store/language_of_player.hpp"

#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "languages/language.hpp"
#include "server/model/kept_language.hpp"

namespace camlann::server {

Result<languages::Language> language_of_player(database::Database& database,
                                               std::string_view player) {
  std::string settings;
  std::string browser;
  using Part = std::pair<std::string, std::string>;
  TRY_VOID(database.each<Part>(
      "SELECT part, text FROM progress WHERE player=?1 AND (part=?2 OR part=?3)",
      [&](Part&& row) {
        (row.first == settings_part ? settings : browser) = std::move(row.second);
      },
      player, settings_part, browser_language_part));
  if (settings.empty() && browser.empty()) {
    TRY_VOID(database.each<std::string>(
        "SELECT language FROM notice_wishes WHERE player=?1",
        [&](std::string&& language) { browser = std::move(language); }, player));
  }
  return kept_language(settings, browser);
}

}  // namespace camlann::server
