#include "server/services/archive/mirrored_moves.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>

#include "archive/archive.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "book/mirror.hpp"
#include "game/game.hpp"

namespace camlann::server {

namespace {

/// Returns the notation, in this position, of the image of a move from its mirror image. (The image
/// of a canonical route need not be the canonical one.)
std::string image_in(const Game& position, const std::string& notation) {
  auto image = book::mirrored(notation, position.variant());
  const auto move = position.read(image);
  return move ? move->notation : image;
}

void add_ends(archive::Ends& sum, const archive::Ends& more) {
  sum.games += more.games;
  sum.first += more.first;
  sum.second += more.second;
  sum.third += more.third;
  sum.draws += more.draws;
}

void add_move(archive::NextMoves& all, archive::NextMove move) {
  const auto known =
      std::find_if(all.moves.begin(), all.moves.end(),
                   [&](const archive::NextMove& one) { return one.notation == move.notation; });
  if (known == all.moves.end()) {
    all.moves.push_back(std::move(move));
    return;
  }
  add_ends(*known, move);
  known->rated += move.rated;
  known->ratings += move.ratings;
}

/// Makes one of each move and its image.
void join_images(archive::NextMoves& found, const Game& position) {
  auto moves = std::exchange(found.moves, {});
  for (auto& move : moves) {
    const auto image = image_in(position, move.notation);
    const bool known =
        std::any_of(found.moves.begin(), found.moves.end(),
                    [&](const archive::NextMove& one) { return one.notation == image; });
    if (known) move.notation = image;
    add_move(found, std::move(move));
  }
}

void add_image(archive::NextMoves& found, archive::NextMoves image, const Game& position,
               std::size_t last) {
  add_ends(found, image);
  found.of += image.of;
  found.mirrored = image.games;
  for (auto& move : image.moves) {
    move.notation = image_in(position, move.notation);
    add_move(found, std::move(move));
  }
  found.last.insert(found.last.end(), image.last.begin(), image.last.end());
  std::sort(found.last.begin(), found.last.end(), std::greater<>());
  found.last.erase(std::unique(found.last.begin(), found.last.end()), found.last.end());
  if (found.last.size() > last) found.last.resize(last);
}

}  // namespace

Result<archive::NextMoves> moves_both_ways(archive::Archive& archive,
                                           const archive::NextMoveQuery& query) {
  TRY(auto found, archive.next_moves(query));
  auto image = book::mirrored(query.position);
  if (!image) return found;
  if (image->fen() == query.position.fen()) {
    join_images(found, query.position);
  } else {
    auto other = query;
    other.position = std::move(*image);
    TRY(auto mirrored, archive.next_moves(other));
    add_image(found, std::move(mirrored), query.position, query.last);
  }
  std::stable_sort(
      found.moves.begin(), found.moves.end(),
      [](const archive::NextMove& a, const archive::NextMove& b) { return a.games > b.games; });
  return found;
}

}  // namespace camlann::server
