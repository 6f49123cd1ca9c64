// Seating: by opponent and colour, or seat by seat.
#include "play/seating.hpp"

#include <gtest/gtest.h>

#include "game/catalog.hpp"

namespace camlann::play {
namespace {

SeatWish wish(Opponent opponent, std::optional<Seat> colour) {
  SeatWish wish;
  wish.opponent = opponent;
  wish.colour = colour;
  wish.level = 7;
  return wish;
}

const VariantInfo& cam() {
  return *find_variant("cam");
}
const VariantInfo& four() {
  return *find_variant("grand-cam");
}

TEST(Seating, TwoByOpponentAndColour) {
  const auto black = seat_players(cam(), wish(Opponent::computer, Seat::black), Seat::white);
  EXPECT_EQ(black->players, (Players{{'w', 7, ""}, {'b', 0, ""}}));
  EXPECT_EQ(black->colour, Seat::black);
  const auto people = seat_players(cam(), wish(Opponent::person, Seat::white), Seat::white);
  EXPECT_EQ(people->players, (Players{{'w', 0, ""}, {'b', 0, ""}}));
}

TEST(Seating, ColoursAreRandomWithoutAChoice) {
  for (const Seat lot : {Seat::white, Seat::black}) {
    const auto seating = seat_players(cam(), wish(Opponent::computer, std::nullopt), lot);
    EXPECT_EQ(seating->colour, lot);
    EXPECT_TRUE(player_at(seating->players, lot).person());
  }
}

TEST(Seating, OnePersonHasTheFirstOfManySeats) {
  const auto seating = seat_players(four(), wish(Opponent::computer, Seat::black), Seat::black);
  EXPECT_EQ(seating->colour, Seat::white);
  EXPECT_EQ(persons(seating->players), only(Seat::white));
  EXPECT_EQ(computers(seating->players).seats, 0b1110);
}

TEST(Seating, SeatBySeat) {
  SeatWish wished;
  wished.seats = {{3, "nobody"}, {0, "Ann"}, {0, ""}, {9, ""}};
  const auto seating = seat_players(four(), wished, Seat::white);
  ASSERT_TRUE(seating);
  EXPECT_EQ(seating->players, (Players{{'R', 3, ""}, {'G', 0, "Ann"}, {'B', 0, ""}, {'Y', 9, ""}}));
  EXPECT_EQ(seating->colour, Seat::black);
}

TEST(Seating, WrongSeatsAreRefused) {
  SeatWish wished;
  wished.seats = {{0, ""}, {0, ""}, {0, ""}};
  EXPECT_EQ(seat_players(cam(), wished, Seat::white).error().where, "seats") << "one too many";
  EXPECT_EQ(seat_players(four(), wished, Seat::white).error().where, "seats") << "one is missing";
  wished.seats = {{3, ""}, {3, ""}};
  EXPECT_EQ(seat_players(cam(), wished, Seat::white).error().where, "seats") << "no person";
}

TEST(Seating, ForARematchEveryoneMovesOn) {
  EXPECT_EQ(moved_on({{'w', 0, "Ann"}, {'b', 4, ""}}), (Players{{'w', 4, ""}, {'b', 0, "Ann"}}));
  const Players four_players{{'R', 0, "Ann"}, {'G', 1, ""}, {'B', 0, "Bea"}, {'Y', 2, ""}};
  EXPECT_EQ(moved_on(four_players)[1], (Player{'G', 0, "Ann"}));
  EXPECT_EQ(moved_on(four_players)[0], (Player{'R', 2, ""}));
  EXPECT_EQ(moved_on(moved_on(moved_on(moved_on(four_players)))), four_players);
}

}  // namespace
}  // namespace camlann::play
