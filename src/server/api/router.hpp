#pragma once
// Routes HTTP requests: the API of doc/protocol/openapi.yaml, the files of the page, and the
// headers common to all responses. Called by net/, and by tests without a network. Thread-safe.

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/api/account_routes.hpp"
#include "server/api/archive_routes.hpp"
#include "server/api/call.hpp"
#include "server/api/club_routes.hpp"
#include "server/api/game_routes.hpp"
#include "server/api/host_routes.hpp"
#include "server/api/invitation_routes.hpp"
#include "server/api/league_routes.hpp"
#include "server/api/leave_routes.hpp"
#include "server/api/mail_routes.hpp"
#include "server/api/player_routes.hpp"
#include "server/api/reminder_routes.hpp"
#include "server/api/seek_routes.hpp"
#include "server/api/static_files.hpp"
#include "server/api/study_routes.hpp"
#include "server/api/table_reader.hpp"
#include "server/api/token_routes.hpp"
#include "server/api/tournament_routes.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/core/vitals.hpp"
#include "server/services/accounts/accounts.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/programs.hpp"
#include "server/services/accounts/sanctions.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/archive/published_records.hpp"
#include "server/services/archive/reader.hpp"
#include "server/services/games/books.hpp"
#include "server/services/games/games.hpp"
#include "server/services/mail/addresses.hpp"
#include "server/services/moderation/moderation.hpp"
#include "server/services/reminders/contacts.hpp"
#include "server/services/studies/studies.hpp"

namespace camlann::server {

class Router {
 public:
  /// All arguments must outlive the router. Null pointers disable notifications (`contacts`),
  /// `mail`, `archive`, `studies` and `books`.
  Router(Games& games, const StaticFiles& files, const PublishedRecords& records,
         TableReader& tables, Vitals& vitals, const Visitors& visitors, Accounts& accounts,
         Moderation& moderation, const Limits& limits, const SteadyClock& now,
         const Catalog& known = catalog(), Contacts* contacts = nullptr,
         MailAddresses* mail = nullptr, ArchiveReader* archive = nullptr,
         Studies* studies = nullptr, const Books* books = nullptr);

  /// Calls `respond` once: at once, or later on the thread of a service.
  void handle(const Request& request, Respond respond) const;

  /// Authenticates the handshake of a socket. Returns the player, or the error to answer with.
  [[nodiscard]] Result<Identity> socket_player(const Request& request) const;

 private:
  /// Handles a request that is authenticated by a program's token; its cookies are ignored.
  void handle_program(const Request& request, std::string path, std::string_view token,
                      Respond respond) const;
  [[nodiscard]] const Sanctions& sanctions() const { return visitors_.directory().sanctions(); }
  /// Returns the error if the call is refused: its address is banned, or it would change something
  /// and its player is banned. Banned players may still read public data.
  [[nodiscard]] std::optional<Error> bar(const Call& call) const;
  void handle_api(const Call& call) const;
  void handle_ready(const Call& call) const;
  void handle_status(const Call& call) const;
  void handle_record(const Call& call, std::string_view id) const;
  void handle_tables(const Call& call, std::string_view variant) const;
  void handle_book(const Call& call) const;
  void handle_table_file(const Call& call) const;
  /// Returns the response for a path that cannot be parsed: the page for browsers, else an error.
  [[nodiscard]] Response unreadable(const Request& request, const Error& error) const;
  [[nodiscard]] Response page(const Request& request, const std::string& path) const;

  Games& games_;
  const StaticFiles& files_;
  const PublishedRecords& records_;
  const Books* books_;
  const Catalog& known_;
  TableReader& tables_;
  Vitals& vitals_;
  const Visitors& visitors_;
  const std::string variants_;
  const std::string definitions_;
  mutable AddressBuckets new_games_;
  mutable AddressBuckets positions_;
  mutable AddressBuckets checks_;
  const GameRoutes game_routes_;
  const InvitationRoutes invitation_routes_;
  const PlayerRoutes player_routes_;
  const AccountRoutes account_routes_;
  const TokenRoutes token_routes_;
  mutable Programs programs_;
  const SeekRoutes seek_routes_;
  const TournamentRoutes tournament_routes_;
  const LeagueRoutes league_routes_;
  const ClubRoutes club_routes_;
  const LeaveRoutes leave_routes_;
  const ReminderRoutes reminder_routes_;
  const MailRoutes mail_routes_;
  const HostRoutes host_routes_;
  const ArchiveRoutes archive_routes_;
  const StudyRoutes study_routes_;
};

}  // namespace camlann::server
