#pragma once
// The real store of tournaments, which is not read while its disk does not answer.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/store/tournament_store.hpp"

namespace camlann::server::simulation {

class FlakyTournaments final : public TournamentStore {
 public:
  FlakyTournaments(TournamentStore& real, std::function<bool()> answers)
      : real_(real), answers_(std::move(answers)) {}

  Result<std::optional<KeptTournament>> find(std::string_view id) override {
    return answers_() ? real_.find(id) : disk_error();
  }
  Result<std::optional<std::string>> find_made(std::string_view director,
                                               std::string_view nonce) override {
    return answers_() ? real_.find_made(director, nonce) : disk_error();
  }
  Result<std::vector<TournamentSummary>> list(std::string_view player, int limit) override {
    return answers_() ? real_.list(player, limit) : disk_error();
  }
  Result<std::vector<TournamentSummary>> of_club(std::string_view club, int limit) override {
    return answers_() ? real_.of_club(club, limit) : disk_error();
  }
  Result<TournamentCount> count(std::string_view player) override {
    return answers_() ? real_.count(player) : disk_error();
  }
  Result<std::vector<std::string>> unfinished() override {
    return answers_() ? real_.unfinished() : disk_error();
  }
  Result<std::vector<GameSummary>> games(std::string_view tournament) override {
    return answers_() ? real_.games(tournament) : disk_error();
  }

 private:
  static Failure disk_error() { return failure(ErrorCode::io, "the disk does not answer"); }

  TournamentStore& real_;
  const std::function<bool()> answers_;
};

}  // namespace camlann::server::simulation
