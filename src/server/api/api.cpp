#include "server/api/api.hpp"

#include <functional>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "game/catalog.hpp"
#include "server/api/account_routes.hpp"
#include "server/api/archive_routes.hpp"
#include "server/api/call.hpp"
#include "server/api/club_routes.hpp"
#include "server/api/game_routes.hpp"
#include "server/api/host_routes.hpp"
#include "server/api/imported_routes.hpp"
#include "server/api/invitation_routes.hpp"
#include "server/api/league_routes.hpp"
#include "server/api/leave_routes.hpp"
#include "server/api/mail_routes.hpp"
#include "server/api/password_tries.hpp"
#include "server/api/picture_routes.hpp"
#include "server/api/player_routes.hpp"
#include "server/api/public_routes.hpp"
#include "server/api/reminder_routes.hpp"
#include "server/api/seek_routes.hpp"
#include "server/api/services.hpp"
#include "server/api/study_routes.hpp"
#include "server/api/token_routes.hpp"
#include "server/api/tournament_routes.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/accounts/bearer.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/games/games.hpp"
#include "wire/messages/token.hpp"

namespace camlann::server {

namespace {

/// Handles a call; `rest` is the path after the part's own, empty or starting with a slash.
using HandlePart = std::function<void(const Call&, std::string_view rest)>;

void answer_missing(const Call& call) {
  call.respond(call.reads() ? not_found(call.path) : not_allowed("GET, HEAD"));
}

template <class PartRoutes>
HandlePart to(const PartRoutes& routes,
              void (PartRoutes::*handle)(const Call&, std::string_view) const) {
  return
      [&routes, handle](const Call& call, std::string_view rest) { (routes.*handle)(call, rest); };
}

/// For a path with nothing after it.
template <class PartRoutes>
HandlePart to(const PartRoutes& routes, void (PartRoutes::*handle)(const Call&) const) {
  return [&routes, handle](const Call& call, std::string_view rest) {
    return rest.empty() ? (routes.*handle)(call) : answer_missing(call);
  };
}

/// For routes of several parts: passes them the path after "/api".
template <class PartRoutes>
HandlePart to_whole(const PartRoutes& routes) {
  return [&routes](const Call& call, std::string_view) {
    routes.handle(call, std::string_view(call.path).substr(4));
  };
}

HandlePart read_only(HandlePart handle) {
  return [handle = std::move(handle)](const Call& call, std::string_view rest) {
    return call.reads() ? handle(call, rest) : call.respond(not_allowed("GET, HEAD"));
  };
}

bool belongs_to(std::string_view path, std::string_view part) {
  return path.starts_with(part) && (path.size() == part.size() || path[part.size()] == '/');
}

}  // namespace

struct Api::Routes {
  using enum message::TokenScope;

  struct Part {
    std::string_view path;
    message::TokenScope reading;   // a token needs it for GET and HEAD
    message::TokenScope changing;  // and for all other methods
    HandlePart handle;
  };

  Routes(const Services& services, const Limits& limits, const SteadyClock& now,
         const Catalog& known)
      : new_games(limits.new_games_per_address, now),
        passwords(limits, now),
        games(services.games, new_games, services.visitors, limits, now),
        invitations(services.games, new_games, services.visitors),
        players(services.games, services.visitors.directory(), known, limits, now),
        accounts(services.accounts, services.games, services.visitors, services.archive, passwords,
                 limits, now),
        tokens(services.accounts, passwords, limits, now),
        seeks(services.games, services.visitors, limits, now),
        tournaments(services.games, new_games, services.visitors, limits, now),
        leagues(services.games, new_games, services.visitors, limits, now),
        clubs(services.games, new_games, services.visitors, limits, now, known),
        leaves(services.games, limits, now),
        reminders(services.contacts, limits, now),
        mail(services.mail, services.visitors, passwords, limits, now),
        imported(services.moderation, limits, now),
        host(services.games, services.moderation, services.visitors, limits, now),
        archive(services.archive, services.games.rated_boards(), known,
                services.visitors.directory().sanctions(), limits, now),
        studies(services.studies, services.visitors, now),
        open(services, limits, now, known),
        pictures(services, limits, now, known) {}

  mutable AddressBuckets new_games;
  mutable PasswordTries passwords;
  const GameRoutes games;
  const InvitationRoutes invitations;
  const PlayerRoutes players;
  const AccountRoutes accounts;
  const TokenRoutes tokens;
  const SeekRoutes seeks;
  const TournamentRoutes tournaments;
  const LeagueRoutes leagues;
  const ClubRoutes clubs;
  const LeaveRoutes leaves;
  const ReminderRoutes reminders;
  const MailRoutes mail;
  const ImportedRoutes imported;
  const HostRoutes host;
  const ArchiveRoutes archive;
  const StudyRoutes studies;
  const PublicRoutes open;
  const PictureRoutes pictures;

  /// Returns the part with the longest matching path; nullptr if there is none.
  [[nodiscard]] const Part* part_of(std::string_view path) const {
    const Part* best = nullptr;
    for (const auto& part : parts) {
      if (best != nullptr && part.path.size() < best->path.size()) continue;
      if (belongs_to(path, part.path)) best = &part;
    }
    return best;
  }

  const std::vector<Part> parts{
      {"/api/account", account, account, to_whole(accounts)},
      {"/api/account/bot", play, play, to(tokens, &TokenRoutes::bot)},
      {"/api/account/tokens", account, account, to(tokens, &TokenRoutes::tokens)},
      {"/api/admin", account, account, to_whole(host)},
      {"/api/analysis", play, play, to(games, &GameRoutes::analysis)},
      {"/api/archive", read, account, to(archive, &ArchiveRoutes::handle)},
      {"/api/book", read, read, read_only(to(open, &PublicRoutes::book))},
      {"/api/circle", account, account, to(players, &PlayerRoutes::circle)},
      {"/api/clubs", read, challenge, to(clubs, &ClubRoutes::handle)},
      {"/api/definitions", read, read, read_only(to(open, &PublicRoutes::definitions))},
      {"/api/games", read, play, to(games, &GameRoutes::handle)},
      {"/api/imported", read, account, to(imported, &ImportedRoutes::handle)},
      {"/api/invitations", read, challenge, to(invitations, &InvitationRoutes::handle)},
      {"/api/leaders", read, read, to(players, &PlayerRoutes::leaders)},
      {"/api/leagues", read, challenge, to(leagues, &LeagueRoutes::handle)},
      {"/api/leave", account, account, to(leaves, &LeaveRoutes::handle)},
      {"/api/live", read, read, to(games, &GameRoutes::live)},
      {"/api/mail", account, account, to_whole(mail)},
      {"/api/openapi.yaml", read, read, read_only(to(open, &PublicRoutes::openapi))},
      {"/api/picture", read, read, read_only(to(pictures, &PictureRoutes::handle))},
      {"/api/players", read, account, to(players, &PlayerRoutes::players)},
      {"/api/print", read, read, read_only(to(open, &PublicRoutes::print))},
      {"/api/records", read, read, read_only(to(open, &PublicRoutes::records))},
      {"/api/recovery", account, account, to_whole(mail)},
      {"/api/reminders", account, account, to(reminders, &ReminderRoutes::handle)},
      {"/api/reports", account, account, to_whole(host)},
      {"/api/seek", read, challenge, to(seeks, &SeekRoutes::handle)},
      {"/api/session", read, account, to_whole(accounts)},
      {"/api/site", read, read, read_only(to(open, &PublicRoutes::site))},
      {"/api/studies", read, account, to(studies, &StudyRoutes::handle)},
      {"/api/tables", read, read, read_only(to(open, &PublicRoutes::tables))},
      {"/api/tournaments", read, challenge, to(tournaments, &TournamentRoutes::handle)},
      {"/api/turns", read, read, to(games, &GameRoutes::turns)},
      {"/api/variants", read, read, read_only(to(open, &PublicRoutes::variants))},
      {"/healthz", read, read, read_only(to(open, &PublicRoutes::health))},
      {"/metrics", read, read, read_only(to(open, &PublicRoutes::metrics))},
      {"/readyz", read, read, read_only(to(open, &PublicRoutes::ready))},
      {"/status", read, read, read_only(to(open, &PublicRoutes::status))},
      {"/status.css", read, read, read_only(to(open, &PublicRoutes::status_style))},
      {"/version", read, read, read_only(to(open, &PublicRoutes::version))},
  };
};

Api::Api(const Services& services, const Limits& limits, const SteadyClock& now,
         const Catalog& known)
    : routes_(std::make_unique<const Routes>(services, limits, now, known)) {}

Api::~Api() = default;

void Api::handle(const Call& call) const {
  const auto* const part = routes_->part_of(call.path);
  if (part == nullptr) return answer_missing(call);
  const auto needed = call.reads() ? part->reading : part->changing;
  if (call.who.program && !call.who.scopes.has(needed)) {
    return call.respond(error_response(403, beyond_token(needed).value()));
  }
  part->handle(call, std::string_view(call.path).substr(part->path.size()));
}

std::string_view Api::route_of(std::string_view path) const {
  const auto* const part = routes_->part_of(path);
  return part == nullptr ? "page" : part->path;
}

void Api::send_table_file(const Call& call) const {
  routes_->open.table_file(call);
}

}  // namespace camlann::server
