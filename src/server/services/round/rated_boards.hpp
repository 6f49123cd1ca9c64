#pragma once
// The boards of rated games in progress, by player, and the refusal of help with them: the server
// judges no position near one of them for its players. Thread-safe: the games' thread writes, any
// thread asks.

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/variant_info.hpp"
#include "server/model/game_state.hpp"
#include "server/model/placement.hpp"

namespace camlann::server {

/// The kind of help that a player asks for.
enum class Help : std::uint8_t {
  engine,  // moves, hints and analyses of the engine, and endgame tables
  book     // opening books and the games of the archive: allowed in correspondence games
};

/// Returns the people of a game; without separate screens its creator.
[[nodiscard]] std::vector<std::string> players_of(const GameMeta& meta);

class RatedBoards {
 public:
  /// The catalog must outlive this.
  explicit RatedBoards(const Catalog& known) : known_(known) {}

  /// Notes the current board of a game, or that it is over. Ignores games that are not rated.
  void note(const GameMeta& meta, const Game& board);
  /// Notes the current position of a running game; ignores games that are not rated.
  void note(const GameMeta& meta, std::string fen);
  /// This game of a guest now belongs to this account.
  void pass_on(const std::string& game, const std::string& guest, const std::string& account);

  /// True if the player has a rated game in progress.
  [[nodiscard]] bool plays(const std::string& player) const;
  /// Returns the refusal of questions about more than one position if the player has a rated game
  /// that this help is not for.
  [[nodiscard]] Result<void> may_ask_freely(const std::string& player, Help help) const;
  /// Returns the refusal if the board is near that of a rated game of this player.
  [[nodiscard]] Result<void> may_ask(const std::string& player, const Game& board, Help help) const;
  /// The same for a position as text; one that cannot be read is not refused here.
  [[nodiscard]] Result<void> may_ask(const std::string& player, std::string_view variant,
                                     std::string_view rules, std::string_view fen, Help help) const;

 private:
  /// The men on a board; without a variant if its FEN cannot be read.
  struct Placed {
    const VariantInfo* variant = nullptr;
    Placement men;
  };
  struct Noted {
    bool live = false;
    std::vector<std::string> players;
    std::string variant;
    std::string rules;
    std::string fen;
    // Made from `fen` when it is first needed, because there may be many games at a start.
    mutable std::shared_ptr<const Placed> placed;
  };

  void put(const GameMeta& meta, std::string fen, std::shared_ptr<const Placed> placed);
  void remove(const std::string& game);
  /// Returns the player's rated games. Only with the lock.
  [[nodiscard]] const std::vector<std::string>& games_of(const std::string& player) const;
  /// True if the player has a rated game that this help is not for.
  [[nodiscard]] bool has_board(const std::string& player, Help help) const;
  /// Returns the boards of such games, with their men.
  [[nodiscard]] std::vector<Noted> boards_of(const std::string& player, Help help) const;
  [[nodiscard]] std::shared_ptr<const Placed> place(const Noted& game) const;

  const Catalog& known_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, Noted> games_;
  std::unordered_map<std::string, std::vector<std::string>> by_player_;  // ids of games
};

}  // namespace camlann::server
