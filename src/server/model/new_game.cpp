#include "server/model/new_game.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/new_start.hpp"
#include "game/shuffle.hpp"
#include "play/clock.hpp"
#include "play/seating.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

Result<GameMeta> new_game_meta(const NewGame& wish, Seat by_lot, const Catalog& known) {
  TRY(const auto wished, wished_game(known, wish.variant, wish.rules, wish.fen));
  const Game& board = wished.game;
  if (board.over()) {
    return failure(ErrorCode::bad_position, "The game is already over in this position", "fen",
                   "a position with a legal move");
  }
  if (wish.time) {
    TRY_VOID(play::check(*wish.time));
  }
  TRY(auto seating, play::seat_players(board.variant(), wish, by_lot));
  GameMeta meta;
  meta.variant = board.variant().id;
  meta.rules = wished.rules;
  meta.start = board.starts_from_array() ? std::string() : board.start_fen();
  meta.seats = std::move(seating.players);
  describe_seats(meta);
  meta.colour = seating.colour;
  meta.may_resign = meta.opponent == Opponent::computer && wish.may_resign;
  meta.time = wish.time;
  meta.nonce = wish.nonce;
  return meta;
}

void draw_rules(GameMeta& meta, const Catalog& known) {
  const VariantInfo* const variant = known.find(meta.variant);
  if (variant == nullptr || !is_shuffled(*variant, meta.rules)) return;
  meta.drawn_from = std::move(meta.rules);
  meta.rules = drawn_rules(*variant, meta.drawn_from, lot_of(meta.id));
}

Result<void> may_be_offered(std::string_view variant, std::string_view rules,
                            std::string_view start, const Catalog& known) {
  TRY(const auto wished, wished_game(known, variant, rules, start));
  return check_start(wished.game);
}

Seat lot(std::string_view id) {
  return id.back() <= 'f' ? Seat::white : Seat::black;
}

void describe_seats(GameMeta& meta) {
  const auto& seats = meta.seats;
  const auto computer = std::find_if_not(seats.begin(), seats.end(), std::mem_fn(&Player::person));
  const auto person = std::find_if(seats.begin(), seats.end(), std::mem_fn(&Player::person));
  const bool alone = computer == seats.end();
  meta.opponent = alone ? Opponent::person : Opponent::computer;
  meta.level = alone ? 0 : computer->level;
  meta.colour = person == seats.end() ? Seat::white : static_cast<Seat>(person - seats.begin());
}

}  // namespace camlann::server
