#pragma once
// /api/tournaments: creates, lists, enters and directs tournaments. Thread-safe.

#include <cstddef>
#include <string>
#include <string_view>

#include "server/api/call.hpp"
#include "server/api/code_tries.hpp"
#include "server/api/directed_routes.hpp"
#include "server/api/event_chat_routes.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/games/games.hpp"
#include "server/services/tournaments/tournaments.hpp"

namespace camlann::server {

class TournamentRoutes : DirectedRoutes<Tournaments> {
 public:
  TournamentRoutes(Games& games, AddressBuckets& new_games, const Visitors& visitors,
                   const Limits& limits, const SteadyClock& now)
      : DirectedRoutes(games, new_games, visitors, limits, now),
        most_names_(limits.tournament_players),
        chat_(games, visitors, limits, now),
        files_(limits.archive_questions_per_address, now),
        code_tries_(limits, now) {}

  void handle(const Call& call, std::string_view rest) const {
    return rest.empty() ? all(call) : one(call, rest);
  }

 private:
  /// Gives the players of a file names that they may have here; answers the call if one may not be.
  [[nodiscard]] bool names_are_free(const Call& call, ComingFile& file) const;
  void all(const Call& call) const;
  void one(const Call& call, std::string_view rest) const;
  void change_one(const Call& call, const IdAndWhat& asked) const;
  void send_file(const Call& call, const IdAndWhat& asked) const;
  /// Answers with the file that `camlann tournament` reads.
  void send_tournament(const Call& call, const std::string& id) const;
  /// Answers with the records of the games that are over, or a part of them.
  void send_games(const Call& call, const std::string& id) const;

  void enter(const Call& call, const std::string& id) const;
  void enter_names(const Call& call, const std::string& id) const;
  void enter_bot(const Call& call, const std::string& id) const;
  void open_board(const Call& call, const std::string& id) const;
  const std::size_t most_names_;
  const EventChatRoutes chat_;
  mutable AddressBuckets files_;
  const CodeTries code_tries_;
};

}  // namespace camlann::server
