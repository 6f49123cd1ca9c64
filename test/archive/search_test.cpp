// Search results, compared with a plain scan of every game.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "archive/archive.hpp"
#include "archive/facts.hpp"
#include "archive/pattern.hpp"
#include "archive/postings.hpp"
#include "archive/random_games.hpp"
#include "archive/schema.hpp"
#include "archive/track.hpp"
#include "archive/writer.hpp"
#include "base/random.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "support/files.hpp"

namespace camlann::archive {
namespace {

using testing::ElementsAreArray;

/// Men, side to move and castle moves, as a FEN has them.
std::string position_of(const Game& game) {
  const std::string fen = game.fen();
  return fen.substr(0, fen.rfind(' ', fen.rfind(' ') - 1));
}

/// A board of a game, for the plain look.
struct Board {
  std::string position;
  Placement men{};
};

/// From the start on.
std::vector<Board> boards_of(Game game) {
  std::vector<Board> boards;
  do boards.push_back({position_of(game), placement_of(game.pieces())});
  while (game.take_back());
  std::reverse(boards.begin(), boards.end());
  return boards;
}

class Search : public testing::TestWithParam<const char*> {
 protected:
  static constexpr int count = 120;
  /// Numbers continue from here, over the border of a block.
  static constexpr GameNumber before = block_games - 90;

  void SetUp() override {
    auto opened = Archive::open(folder_.path() / "a.sqlite");
    ASSERT_TRUE(opened) << to_text(opened.error());
    archive_.emplace(std::move(*opened));
    // Another game, of which nothing may be found, and in two steps, so that rows grow.
    auto other = database::Database::open(folder_.path() / "a.sqlite");
    ASSERT_TRUE(other && other->execute("INSERT INTO games VALUES(" + std::to_string(before) +
                                        ", 0, 0, '', NULL, '*', '', 0, '', '', 0)"));
    for (const char* variant : {"mini-camelot", GetParam(), GetParam()}) {
      auto writer = Writer::begin(*archive_, 8);
      ASSERT_TRUE(writer) << to_text(writer.error());
      for (int i = 0; i < count / 2; ++i) {
        const Played played = random_game(variant, random_);
        const auto added = writer->add(played.record, played.game, "random");
        ASSERT_TRUE(added) << to_text(added.error());
        if (!added->added) continue;
        games_.emplace_back(static_cast<GameNumber>(before + games_.size() + 1), played);
        boards_.push_back(boards_of(played.game));
      }
      ASSERT_TRUE(writer->finish());
    }
    ASSERT_TRUE(other->execute("DELETE FROM games WHERE number = " + std::to_string(before)));
    const auto more_rows = other->query_number("SELECT count(*) FROM postings WHERE number % " +
                                               std::to_string(chunks_of_bucket) + " > 0");
    ASSERT_TRUE(more_rows);
    EXPECT_GT(*more_rows, 0) << "no bucket has a second row";
    const auto more_blocks = other->query_number("SELECT count(*) FROM squares WHERE number % " +
                                                 std::to_string(blocks_of_stretch) + " > 0");
    ASSERT_TRUE(more_blocks);
    EXPECT_GT(*more_blocks, 0) << "no man has a second block";
  }

  using Place = std::pair<GameNumber, std::optional<std::uint32_t>>;
  using Places = std::vector<Place>;

  Places found(Query query) {
    if (query.most == Query{}.most) query.most = 10'000;
    const auto result = archive_->search(query);
    EXPECT_TRUE(result) << to_text(result.error());
    Places places;
    if (!result) return places;
    for (const Hit& hit : result->games) places.emplace_back(hit.game.number, hit.ply);
    if (result->total && query.skip == 0 && query.most == 10'000) {
      EXPECT_EQ(*result->total, places.size());
    }
    return places;
  }

  /// The games that `fits` says yes to.
  Places scanned(const std::function<bool(const Played&)>& fits) {
    Places places;
    for (const auto& [number, played] : games_) {
      if (fits(played)) places.emplace_back(number, std::nullopt);
    }
    return places;
  }
  /// The games with a board that `fits`, and where it is first.
  Places scanned_boards(const std::function<bool(const Board&)>& fits) {
    Places places;
    for (const auto& [number, played] : games_) {
      if (played.game.variant().id != GetParam()) continue;
      const auto& boards = boards_[number - before - 1];
      const auto first = std::find_if(boards.begin(), boards.end(), fits);
      if (first != boards.end()) {
        places.emplace_back(number, static_cast<std::uint32_t>(first - boards.begin()));
      }
    }
    return places;
  }
  const Game& some_game() {
    for (;;) {
      const auto& played = games_[random_.below(static_cast<std::uint32_t>(games_.size()))].second;
      if (played.game.variant().id == GetParam()) return played.game;
    }
  }
  Game some_board() {
    Game game = some_game();
    if (game.plies() == 0) return game;
    for (std::uint32_t back = random_.below(static_cast<std::uint32_t>(game.plies())); back > 0;
         --back) {
      game.take_back();
    }
    return game;
  }

  test::TemporaryFolder folder_;
  Random random_{20261123};
  std::optional<Archive> archive_;
  std::vector<std::pair<GameNumber, Played>> games_;
  std::vector<std::vector<Board>> boards_;  // of the same games
};

TEST_P(Search, FindsAPositionWhereAPlainScanDoes) {
  std::size_t shared = 0;
  for (int i = 0; i < 60; ++i) {
    Query query;
    query.position = some_board();
    const std::string wanted = position_of(*query.position);
    const Places places = found(query);
    EXPECT_THAT(places, ElementsAreArray(scanned_boards(
                            [&](const Board& board) { return board.position == wanted; })));
    shared += places.size() > 1;
  }
  EXPECT_GT(shared, 0u) << "the games should share positions";
}

TEST_P(Search, DoesNotTakeTheOtherSideToMoveForThePosition) {
  Game board = *make_game(GetParam());
  board.play(board.legal().front().move);
  Query query;
  query.position = board.fresh(static_cast<Seat>(0));
  const std::string wanted = position_of(*query.position);
  ASSERT_NE(wanted, position_of(board));
  EXPECT_THAT(
      found(query),
      ElementsAreArray(scanned_boards([&](const Board& one) { return one.position == wanted; })));
}

TEST_P(Search, FindsAPatternWhereAPlainScanDoes) {
  std::size_t hits = 0;
  for (int i = 0; i < 60; ++i) {
    const Game board = some_board();
    const auto pieces = board.pieces();
    Query query;
    query.variant = GetParam();
    std::set<Square> squares;
    const std::uint32_t men = 1 + random_.below(4);
    for (std::uint32_t k = 0; k < men; ++k) {
      const auto& piece = pieces[random_.below(static_cast<std::uint32_t>(pieces.size()))];
      if (squares.insert(piece.square).second)
        query.pattern.push_back({piece.square, piece.letter});
    }
    const auto& all = board.variant().squares;
    const Square square = all[random_.below(static_cast<std::uint32_t>(all.size()))];
    const bool occupied = std::any_of(pieces.begin(), pieces.end(),
                                      [&](const PieceOn& piece) { return piece.square == square; });
    if (!occupied && i % 2 == 0) query.pattern.push_back({square, 0});
    if (i % 7 == 0 && !occupied) query.pattern = {{square, 0}};
    const Places places = found(query);
    hits += places.size();
    EXPECT_THAT(places, ElementsAreArray(scanned_boards([&](const Board& here) {
                  return std::all_of(query.pattern.begin(), query.pattern.end(),
                                     [&](const Wanted& wanted) {
                                       return here.men[index_of(wanted.square)] == wanted.letter;
                                     });
                })));
  }
  EXPECT_GT(hits, 60u);
}

TEST_P(Search, FindsAnOpeningWhereAPlainScanDoes) {
  for (std::size_t plies = 1; plies < 10; ++plies) {
    Query query;
    query.variant = GetParam();
    Game first = some_game();
    while (first.plies() > plies) first.take_back();
    query.opening = first;
    EXPECT_THAT(found(query), ElementsAreArray(scanned([&](const Played& played) {
                  const auto moves = played.game.played();
                  const auto wanted = first.played();
                  return played.game.variant().id == GetParam() && moves.size() >= wanted.size() &&
                         std::equal(wanted.begin(), wanted.end(), moves.begin(),
                                    [](const WrittenMove& one, const WrittenMove& move) {
                                      return one.notation == move.notation;
                                    });
                })));
  }
}

TEST_P(Search, FindsNamesResultsDatesAndMenWhereAPlainScanDoes) {
  Query player;
  player.players = {"ann"};  // in two names, and not only at the beginning
  EXPECT_THAT(found(player), ElementsAreArray(scanned([](const Played& played) {
                return std::any_of(played.record.tags.begin(), played.record.tags.end(),
                                   [](const Tag& tag) {
                                     return tag.value == "Ann Lee" || tag.value == "Cleo Annan";
                                   });
              })));
  Query dated;
  dated.since = "2001-03-02";
  dated.until = "2002";
  dated.variant = GetParam();
  EXPECT_THAT(found(dated), ElementsAreArray(scanned([](const Played& played) {
                const auto date = played.record.value("Date");
                return played.game.variant().id == GetParam() &&
                       (date == "2001-03-04" || date == "2002.12.30");
              })));
  Query event;
  event.event = "ayr";
  event.result = RecordResult::white_wins;
  EXPECT_THAT(found(event), ElementsAreArray(scanned([](const Played& played) {
                return played.record.value("Event") == "Open of Ayr" &&
                       played.record.result == RecordResult::white_wins;
              })));
  Query men;
  men.variant = GetParam();
  const auto letters = [](const Game& game) {
    std::string all;
    for (const PieceOn& piece : game.pieces()) all += piece.letter;
    std::sort(all.begin(), all.end());
    return all;
  };
  const Game& game = some_game();
  men.material = canonical_material(letters(game), game.variant());
  EXPECT_THAT(found(men), ElementsAreArray(scanned([&](const Played& played) {
                return played.game.variant().id == GetParam() &&
                       letters(played.game) == letters(game);
              })));
}

TEST_P(Search, ReturnsAPageOfResults) {
  Query whole;
  whole.players = {"Bob"};
  const Places all = found(whole);
  ASSERT_GT(all.size(), 10u);
  Query page = whole;
  page.skip = 3;
  page.most = 5;
  EXPECT_THAT(found(page), ElementsAreArray(Places(all.begin() + 3, all.begin() + 8)));
  Query pattern;
  pattern.variant = GetParam();
  const Game array = *make_game(GetParam());
  pattern.pattern = {{array.pieces().front().square, array.pieces().front().letter}};
  const Places every = found(pattern);
  ASSERT_GT(every.size(), 10u);
  pattern.skip = 3;
  pattern.most = 5;
  EXPECT_THAT(found(pattern), ElementsAreArray(Places(every.begin() + 3, every.begin() + 8)));
}

INSTANTIATE_TEST_SUITE_P(Variants, Search, testing::Values("cam", "camelot", "grand-cam"),
                         [](const auto& name) {
                           std::string text = name.param;
                           std::replace(text.begin(), text.end(), '-', '_');
                           return text;
                         });

}  // namespace
}  // namespace camlann::archive
