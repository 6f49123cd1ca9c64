// Notices about claims on imported players: to hosts, and to the claimants.
#include <string>
#include <tuple>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/row.hpp"
#include "server/core/clock.hpp"
#include "server/model/notice.hpp"
#include "server/store/columns.hpp"  // IWYU pragma: keep, the form of phases
#include "server/store/notice_store.hpp"
#include "wire/messages/imported.hpp"

namespace camlann::server {

Result<void> NoticeStore::add_claims(Notices& notices, const Audience& who, Millis now) {
  // The imported player, the reader of the notice, its time, the two names, the phase.
  using Row =
      std::tuple<std::string, std::string, Millis, std::string, std::string, message::ClaimPhase>;
  const auto add_row = [&](Row&& row) {
    auto& [imported, player, at, claimant, name, phase] = row;
    Notice notice;
    notice.subject = imported + "-claim";
    notice.kind = NoticeKind::news;
    notice.player = std::move(player);
    notice.mark = notice.due = at;
    notice.others = {{std::move(claimant)}};
    notice.text = std::move(name);
    notice.claim = phase;
    add(notices, who, std::move(notice));
  };
  TRY_VOID(database_.each<Row>(
      "SELECT p.id, admins.id, max(c.at), min(a.name), min(p.name), min(c.phase) FROM claims c "
      "JOIN imported_players p ON p.id=c.imported JOIN accounts a ON a.id=c.player JOIN accounts "
      "admins ON admins.admin=1 AND admins.id<>a.id WHERE c.phase='waiting' AND c.at>?1 GROUP BY "
      "p.id, admins.id",
      add_row, now - is_news));
  return database_.each<Row>(
      "SELECT p.id, c.player, c.answered, '', p.name, c.phase FROM claims c JOIN imported_players "
      "p ON p.id=c.imported WHERE c.phase<>'waiting' AND c.answered>?1",
      add_row, now - is_news);
}

}  // namespace camlann::server
