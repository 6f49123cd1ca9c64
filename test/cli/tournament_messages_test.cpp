// Tournament files are read back to the same value.

#include "wire/messages/tournament_event.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tournament/event.hpp"
#include "wire/round_trip.hpp"
#include "wire/tournament_file.hpp"

namespace camlann {
namespace {

namespace t = tournament;

TEST(TournamentMessages, GoRound) {
  wire::all_go_round(
      message::List<message::TournamentHead, t::Round, t::Entered, t::Left, t::CameBack,
                    t::ByeGranted, t::RoundPaired, t::Scored, t::Ended, t::TeamEntered, t::TeamLeft,
                    t::LinedUp, t::BoardOpened, t::ResultTold>{});
}

const std::string head = wire::to_json(message::TournamentHead{}) + '\n';

TEST(TournamentFile, ErrorsNameTheLine) {
  EXPECT_EQ(wire::read_tournament("").error().what, "this file is empty");
  EXPECT_EQ(wire::read_tournament("{}\n").error().where, "1");
  EXPECT_EQ(wire::read_tournament(head + "{\n").error().where, "2");
  EXPECT_EQ(wire::read_tournament(head + "{\"event\":\"other\"}\n").error().what,
            "this is no event of a tournament");
}

TEST(TournamentFile, EventsMustFit) {
  const std::string anna = "{\"event\":\"entered\",\"player\":\"Anna\",\"rating\":0}\n";
  EXPECT_TRUE(wire::read_tournament(head + anna));
  for (const char* event : {
           "{\"event\":\"entered\",\"player\":\"Anna\",\"rating\":0}",
           "{\"event\":\"entered\",\"player\":\"\",\"rating\":0}",
           "{\"event\":\"left\",\"player\":\"Bert\"}",
           "{\"event\":\"bye\",\"player\":\"Bert\",\"round\":1}",
           "{\"event\":\"result\",\"round\":1,\"board\":1,\"result\":\"1-0\"}",
           "{\"event\":\"paired\",\"round\":{\"stage\":0,\"pairings\":[{\"white\":\"Anna\","
           "\"black\":\"Anna\",\"result\":\"*\",\"slot\":0}],\"byes\":[]}}",
           "{\"event\":\"paired\",\"round\":{\"stage\":99,\"pairings\":[],\"byes\":[]}}",
           "{\"event\":\"paired\",\"round\":{\"stage\":0,\"pairings\":[],\"byes\":[{\"player\":"
           "\"Anna\",\"kind\":\"win\",\"slot\":-1}]}}",
       }) {
    const auto read = wire::read_tournament(head + anna + event);
    ASSERT_FALSE(read) << event;
    EXPECT_EQ(read.error().where.substr(0, 1), "3") << event;
  }
  EXPECT_FALSE(wire::read_tournament(head + "{\"event\":\"ended\"}\n" + anna));
}

}  // namespace
}  // namespace camlann
