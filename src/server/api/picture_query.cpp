#include "server/api/picture_query.hpp"

#include <algorithm>
#include <cstddef>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/number.hpp"
#include "base/result.hpp"
#include "base/square.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/tree.hpp"
#include "game/tree_record.hpp"
#include "picture/part.hpp"
#include "picture/picture.hpp"
#include "picture/words.hpp"
#include "print/card.hpp"
#include "print/game_animation.hpp"
#include "print/order.hpp"
#include "print/rendering.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "server/core/http.hpp"
#include "server/model/pictured_game.hpp"

namespace camlann::server {

namespace {

constexpr int least_width = 40;
constexpr int most_width = 2000;
constexpr double most_height = 4000;
constexpr std::size_t most_moves = 2000;
constexpr std::size_t most_animated = 400;  // moves
constexpr std::size_t most_drawings = 100;
constexpr int animated_width = 360;
constexpr double most_animated_width = 640;
constexpr double most_animated_height = 1000;

template <HasWords E>
std::string words_of() {
  std::string all;
  for (const Word<E>& one : Words<E>::table) {
    all += (all.empty() ? "" : ", ") + std::string(one.word);
  }
  return all;
}

/// Replaces `value` by that of the query, if it has one.
template <HasWords E>
Result<void> read_into(E& value, const std::string& target, std::string_view key) {
  const auto text = query_value(target, key);
  if (text.empty()) return {};
  const auto read = value_of<E>(text);
  if (!read) {
    return failure(ErrorCode::syntax, "This is not one of the words", std::string(key),
                   words_of<E>());
  }
  value = *read;
  return {};
}

Result<void> read_into(int& value, const std::string& target, std::string_view key, int least,
                       int most) {
  const auto text = query_value(target, key);
  if (text.empty()) return {};
  const auto read = read_number<int>(text);
  if (!read || *read < least || *read > most) {
    return failure(ErrorCode::syntax, "This number is not valid", std::string(key),
                   std::to_string(least) + " to " + std::to_string(most));
  }
  value = *read;
  return {};
}

/// Reads the form, which is not a PDF file.
Result<print::PictureFormat> read_form(const std::string& target) {
  const auto form = query_value(target, "form");
  if (form.empty() || form == "svg") return print::PictureFormat::svg;
  if (form == "png") return print::PictureFormat::png;
  if (form == "gif") return print::PictureFormat::gif;
  return failure(ErrorCode::syntax, "This is not one of the words", "form", "svg, png, gif");
}

/// Returns an error for a picture that is larger than `width` by `height`.
Result<void> check_size(const VariantInfo& variant, const PictureOptions& options, double width,
                        double height) {
  const auto area = picture::area_of(variant, options);
  const double asked = options.width > 0 ? options.width : area.width;
  if (asked <= width && area.height * asked / area.width <= height) return {};
  return failure(ErrorCode::syntax, "The picture would be too large", "width",
                 "a smaller number of pixels");
}

/// Goes back to the position after `ply` moves.
Result<void> go_back(Game& game, std::size_t ply) {
  if (ply > game.plies()) {
    return failure(ErrorCode::syntax, "The game does not have that many moves", "ply",
                   "0 to " + std::to_string(game.plies()));
  }
  while (game.plies() > ply) game.take_back();
  return {};
}

/// Returns the square of a piece that can move.
Result<Square> marked(const Game& game, const std::string& text) {
  if (const auto square = game.variant().find_square(text)) {
    for (const Outcome& way : game.legal()) {
      if (way.move.from == *square) return *square;
    }
  }
  return failure(ErrorCode::illegal_move, "No piece can move from here", "marks",
                 "the square of a piece that can move");
}

/// Returns the rings and arrows of the position that is drawn: those of its record, then those of
/// the query.
Result<std::vector<Arrow>> drawings_of(const PictureQuery& query, const PicturedGame& game) {
  auto read = read_arrows(query.drawings, game.board.variant());
  if (!read) {
    Error error = std::move(read.error());
    error.where = "drawings";
    return Failure(std::move(error));
  }
  if (read->size() > most_drawings) {
    return failure(ErrorCode::syntax, "These are too many rings and arrows", "drawings",
                   "at most " + std::to_string(most_drawings));
  }
  const std::size_t ply = game.board.plies();
  if (ply < game.drawings.size()) {
    read->insert(read->begin(), game.drawings[ply].begin(), game.drawings[ply].end());
  }
  return read;
}

/// Returns the words if a picture can have them, otherwise nothing: published records may have any.
std::string drawable(std::string text) {
  constexpr std::size_t longest = 120;
  if (text.size() > longest) return {};
  return print::one_line(text, {}) ? std::move(text) : std::string();
}

print::CardText card_text_of(const PicturedGame& game) {
  const Game& board = game.board;
  const VariantInfo& variant = board.variant();
  auto players = drawable(game.players);
  if (players.empty()) {
    return {variant.name, {picture::title_of(board).substr(variant.name.size() + 2)}};
  }
  return {std::move(players), {picture::title_of(board)}};
}

}  // namespace

Result<PictureQuery> read_picture_query(const std::string& target) {
  PictureQuery query;
  auto& options = query.options;
  // A picture in another page cannot know that page's preference.
  options.background = Background::light;
  TRY_VOID(read_into(options.theme, target, "theme"));
  TRY_VOID(read_into(options.background, target, "background"));
  TRY_VOID(read_into(options.coordinates, target, "coordinates"));
  TRY_VOID(read_into(options.pieces, target, "pieces"));
  TRY_VOID(read_into(options.turn, target, "turn", 0, 3));
  TRY_VOID(read_into(options.width, target, "width", least_width, most_width));
  TRY_VOID(read_into(query.shape, target, "shape"));
  TRY(query.form, read_form(target));
  TRY(query.move, read_query(target, "move"));
  TRY(query.marks, read_query(target, "marks"));
  TRY(query.drawings, read_query(target, "drawings"));
  TRY_VOID(read_into(query.hundredths, target, "hundredths", 2, 1000));
  int ply = -1;
  TRY_VOID(read_into(ply, target, "ply", 0, 1'000'000));
  if (ply >= 0) query.ply = static_cast<std::size_t>(ply);
  return query;
}

Result<Game> read_position(const std::string& target, const Catalog& known) {
  TRY(const auto variant, read_query(target, "variant"));
  TRY(const auto rules, read_query(target, "rules"));
  TRY(const auto fen, read_query(target, "fen"));
  TRY(auto moves, read_query(target, "moves"));
  TRY(auto game, known.make_game(variant, rules, fen));
  std::replace(moves.begin(), moves.end(), ',', ' ');
  std::istringstream words(moves);
  for (std::string move; words >> move;) {
    if (game.plies() == most_moves) {
      return failure(ErrorCode::syntax, "These are too many moves", "moves",
                     "at most " + std::to_string(most_moves));
    }
    TRY_VOID(game.play(move, Reading::hasty));
  }
  return game;
}

Result<std::string> drawn(PictureQuery query, PicturedGame game) {
  auto& board = game.board;
  auto& options = query.options;
  if (query.ply) TRY_VOID(go_back(board, *query.ply));
  if (!query.move.empty()) {
    TRY(options.move, board.read(query.move, Reading::hasty));
  }
  if (!query.marks.empty()) {
    TRY(options.marks_of, marked(board, query.marks));
  }
  TRY(options.drawings, drawings_of(query, game));
  if (query.shape == PictureShape::card) return print::card(board, options, card_text_of(game));
  TRY_VOID(check_size(board.variant(), options, most_width, most_height));
  return draw(board, options);
}

Result<print::GameAnimation> animation_of(const PictureQuery& query, PicturedGame game) {
  auto& board = game.board;
  if (query.ply) TRY_VOID(go_back(board, *query.ply));
  if (board.plies() > most_animated) {
    return failure(ErrorCode::syntax, "The game is too long for an animation", "ply",
                   "at most " + std::to_string(most_animated) + " moves");
  }
  auto options = query.options;
  if (options.width == 0) options.width = animated_width;
  TRY_VOID(check_size(board.variant(), options, most_animated_width, most_animated_height));
  TRY(auto end, drawings_of(query, game));
  auto drawings = std::move(game.drawings);
  drawings.resize(board.plies() + 1);
  drawings.back() = std::move(end);
  return print::GameAnimation(board, options, query.hundredths, std::move(drawings));
}

}  // namespace camlann::server
