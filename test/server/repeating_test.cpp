// Tournaments by the calendar: rounds a day or a week apart, and series (issue 49.13). The times of
// zones are those of date(1).
#include <gtest/gtest.h>

#include <cstddef>
#include <string>

#include "base/random.hpp"
#include "server/model/calendar.hpp"
#include "server/model/directors.hpp"
#include "server/tournaments_fixture.hpp"

namespace camlann::server::test {
namespace {

using tournament::System;

constexpr const char* berlin = "Europe/Berlin";
constexpr Millis one_second = 1000;

TEST(Calendar_49_13, AWeekLaterTheClocksShowTheSameTime) {
  const Millis friday =
      1774636200 * one_second;  // 27 March 2026, 19:30; summer time begins on the 29th
  EXPECT_EQ(later(berlin, friday, Period::week, 1), 1775237400 * one_second);
  EXPECT_EQ(later(berlin, 1775237400 * one_second, Period::week, -1), friday);
  EXPECT_EQ(later("", friday, Period::week, 1), friday + Millis{7} * 86'400 * one_second);
  EXPECT_EQ(later("Europe/Nowhere", friday, Period::day, 1), friday + 86'400 * one_second);
}

TEST(Calendar_49_13, AMonthLaterTheWeekdayIsTheSame) {
  // The first Friday of October and of November 2026, then of January 2027.
  EXPECT_EQ(later(berlin, 1790962200 * one_second, Period::month, 1), 1793989800 * one_second);
  EXPECT_EQ(later(berlin, 1790962200 * one_second, Period::month, 3), 1798828200 * one_second);
  // The fifth Friday of May 2026; the last one of June.
  EXPECT_EQ(later(berlin, 1780075800 * one_second, Period::month, 1), 1782495000 * one_second);
}

TEST(Calendar_49_13, ATimeThatTheClocksSkipOrShowTwiceIsPossible) {
  // 22 March 2026, 2:30; a week later the clocks go from 2 to 3.
  EXPECT_EQ(later(berlin, 1774143000 * one_second, Period::week, 1), 1774747800 * one_second);
  // 18 October 2026, 2:30; a week later they show it twice, and the first one counts.
  const Millis first = later(berlin, 1792283400 * one_second, Period::week, 1);
  EXPECT_TRUE(first == 1792891800 * one_second || first == 1792888200 * one_second) << first;
  EXPECT_EQ(later(berlin, 1792283400 * one_second, Period::week, 2), 1793496600 * one_second);
}

TEST(Calendar_49_13, TheNextTimeIsTheFirstAfterAnother) {
  const Millis from = 1774636200 * one_second;
  for (const auto period : {Period::day, Period::week, Period::month}) {
    Millis before = from;
    for (int count = 1; count < 300; ++count) {
      const Millis at = later(berlin, from, period, count);
      ASSERT_GT(at, before);
      EXPECT_EQ(next_after(berlin, from, period, before), at) << count;
      EXPECT_EQ(next_after(berlin, from, period, at - 1), at) << count;
      before = at;
    }
    EXPECT_EQ(next_after(berlin, from, period, 0), later(berlin, from, period, 1));
  }
}

class Repeating_49_13 : public TournamentsFixture {
 protected:
  /// Begins in an hour.
  static NewTournament arena(Period repeats) {
    auto wish = club_evening(System::arena);
    wish.terms.tie_breaks = {};
    wish.lasts = 600'000;
    wish.starts_in = 3'600'000;
    wish.calendar = {{}, repeats, berlin};
    wish.entry.code = "open sesame";
    return wish;
  }
  std::string following(const std::string& id) {
    const auto all = shown(id);
    return all.as_object().contains("following") ? text_field(all, "following") : std::string();
  }
  void begin_with(const std::string& id, int players) {
    for (int i = 0; i < players; ++i) {
      const auto player = "p" + std::to_string(i);
      ASSERT_TRUE(ask([&](Tournaments& all) {
        return all.enter(player, id, player, "open sesame");
      })) << i;
    }
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, Repeating_49_13, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(Repeating_49_13, AWeeklyArenaMakesTheNextOneWhenItStarts) {
  const auto id = make(arena(Period::week));
  const Millis starts = now_ + 3'600'000;
  DirectorWish wish;
  wish.act = DirectorAct::appointed;
  wish.who.player = "p0";
  begin_with(id, 3);
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.change_directors("anna", id, wish); }));
  EXPECT_EQ(following(id), "");
  now_ = starts;
  step();
  ASSERT_EQ(text_field(shown(id), "phase"), "running");
  restart();
  const auto next = following(id);
  ASSERT_NE(next, "");
  const auto there = shown(next);
  EXPECT_EQ(text_field(there, "starts"), to_iso(later(berlin, starts, Period::week, 1)));
  EXPECT_EQ(text_field(there, "phase"), "open");
  EXPECT_EQ(text_field(there, "name"), "Club evening");
  EXPECT_EQ(text_field(there, "calendar.repeats"), "week");
  EXPECT_EQ(field(there, "needsCode"), true);
  EXPECT_EQ(number_field(there, "players"), 0);
  EXPECT_EQ(text_field(there, "directors.1.id"), "p0");
  EXPECT_NE(number_field(there, "minutes"), 0);
  // The end of the first one makes no other.
  now_ += 600'000;
  step();
  EXPECT_EQ(text_field(shown(id), "phase"), "over");
  EXPECT_EQ(following(id), next);
  EXPECT_EQ(following(next), "");
}

TEST_P(Repeating_49_13, AfterAnOutageTheNextOneIsInTheFuture) {
  const auto id = make(arena(Period::week));
  const Millis starts = now_ + 3'600'000;
  begin_with(id, 2);
  now_ += Millis{20} * 24 * 3'600'000;  // twenty days
  restart();
  step();
  const auto next = following(id);
  ASSERT_NE(next, "");
  EXPECT_EQ(text_field(shown(next), "starts"), to_iso(later(berlin, starts, Period::week, 3)));
}

TEST_P(Repeating_49_13, ASeriesThatNobodyPlaysEnds) {
  auto id = make(arena(Period::month));
  begin_with(id, 1);
  Millis starts = now_ + 3'600'000;
  for (int missed = 1; missed <= 3; ++missed) {
    now_ = starts;
    step();
    restart();
    EXPECT_EQ(text_field(shown(id), "phase"), "over");
    EXPECT_EQ(number_field(shown(id), "round"), 0);
    const auto next = following(id);
    EXPECT_EQ(next.empty(), missed == 3) << missed;
    if (next.empty()) break;
    starts = later(berlin, starts, Period::month, 1);
    EXPECT_EQ(text_field(shown(next), "starts"), to_iso(starts));
    id = next;
  }
}

TEST_P(Repeating_49_13, ADirectorCancelsOneAndTheSeriesGoesOnUntilItIsStopped) {
  const auto id = make(arena(Period::week));
  ASSERT_TRUE(finish(id));
  const auto next = following(id);
  ASSERT_NE(next, "");
  auto once = arena(Period::week);
  once.calendar.repeats.reset();
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.change("anna", next, once); }));
  EXPECT_FALSE(shown(next).as_object().contains("calendar.repeats"));
  ASSERT_TRUE(finish(next));
  EXPECT_EQ(following(next), "");
}

TEST_P(Repeating_49_13, RoundsAWeekApartWaitForTheLastResult) {
  auto wish = club_evening(System::swiss);
  wish.starts_in = 60'000;
  wish.calendar = {Period::week, {}, berlin};
  const auto id = with_players(wish, 4);
  const Millis first = now_ + 60'000;
  now_ = first;
  step();
  ASSERT_EQ(number_field(shown(id), "round"), 1);
  Random lots(1);
  play_round(id, 0, lots);
  const Millis second_round = later(berlin, first, Period::week, 1);
  EXPECT_EQ(text_field(shown(id), "next"), to_iso(second_round));
  restart();
  now_ = second_round - 1;
  step();
  EXPECT_EQ(number_field(shown(id), "round"), 1);
  now_ = second_round;
  step();
  ASSERT_EQ(number_field(shown(id), "round"), 2);
  // A week passes before the second round is over, so that the third starts at once.
  const Millis day = 86'400'000;
  const auto games = games_of(id, 1);
  now_ += 30'000;
  for (const auto& game : games) resign(game, Seat::white);
  EXPECT_EQ(text_field(shown(id), "next"), to_iso(later(berlin, first, Period::week, 2)));
  now_ += 9 * day;
  step();
  EXPECT_EQ(number_field(shown(id), "round"), 3);
}

}  // namespace
}  // namespace camlann::server::test
