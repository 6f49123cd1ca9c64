// Games of three and four: seating, turns, resigning, agreement on a draw.
#include "play/command.hpp"
#include "server/games_fixture.hpp"
#include "server/messages/game.hpp"
#include "server/services/games/table.hpp"
#include "server/services/round/thinkers.hpp"

namespace camlann::server::test {
namespace {

/// Seats of Grand Cam: Red and Blue are persons, Green and Yellow the computer's.
const std::vector<WishedSeat> against_computers = {{0, "Ann"}, {2, ""}, {0, ""}, {9, ""}};
/// One team is Ann with a computer, the other has a person, too.
const std::vector<WishedSeat> mixed = {{0, "Ann"}, {0, "Bea"}, {4, ""}, {5, ""}};

/// Green has no piece.
constexpr const char* without_green = "1/3/7/9/9/2b6y1/13/11/9/4r4/7/3/1 R 0,0,0,0 0 1";

class SeatsTest : public GamesFixture {
 protected:
  View start(const std::string& variant, std::vector<WishedSeat> seats) {
    NewGame wish;
    wish.variant = variant;
    wish.seats = std::move(seats);
    auto view = create(wish);
    EXPECT_TRUE(view) << view.error().what;
    return *view;
  }
  View start_alone(const std::string& variant) {
    auto view = create(wish_for(variant, Opponent::person));
    EXPECT_TRUE(view) << view.error().what;
    return *view;
  }
  boost::json::value shown(const View& view) { return json_of(game_json(*view)); }
};

INSTANTIATE_TEST_SUITE_P(Stores, SeatsTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(SeatsTest, PersonsAloneTakeTheirTurnsInOrder) {
  for (const auto& [variant, seats] :
       {std::pair{"grand-cam", "RGBY"}, {"grand-camelot", "RGBY"}, {"tri-camelot", "BRG"}}) {
    const auto id = start_alone(variant)->meta.id;
    for (const char seat : std::string(seats) + seats[0]) {
      const auto view = shown(*get(id));
      EXPECT_EQ(text_field(view, "seat"), std::string(1, seat)) << variant;
      EXPECT_EQ(text_field(view, "opponent"), "person");
      ASSERT_TRUE(play_any(id));
    }
    restart();
    EXPECT_EQ(shown(*get(id)).at("plies"), static_cast<int>(std::string(seats).size()) + 1);
  }
}

TEST_P(SeatsTest, NamesAreKeptAndShown) {
  const auto made = start("tri-camelot", {{0, "Ann"}, {0, "Zoë & \"Q\""}, {0, ""}});
  restart();
  const auto view = shown(*get(made->meta.id));
  EXPECT_EQ(text_field(view, "seats.0.seat"), "B");
  EXPECT_EQ(text_field(view, "seats.0.player"), "person");
  EXPECT_EQ(text_field(view, "seats.0.name"), "Ann");
  EXPECT_EQ(text_field(view, "seats.1.name"), "Zoë & \"Q\"");
  EXPECT_EQ(text_field(view, "seats.2.name"), "");
  EXPECT_EQ(text_field(view, "colour"), "B");
}

TEST_P(SeatsTest, AMarkAtOneScreenIsKept) {
  const auto made = start("cam", {{0, "Ann"}, {0, "Bea", true}});
  for (int again = 0; again < 2; ++again) {
    const auto view = shown(*get(made->meta.id));
    EXPECT_EQ(field(view, "seats.0").as_object().if_contains("guest"), nullptr);
    EXPECT_TRUE(field(view, "seats.1.guest").as_bool());
    EXPECT_EQ(text_field(view, "seats.1.name"), "Bea");
    restart();
  }
}

TEST_P(SeatsTest, TwoCanHaveNamesToo) {
  const auto view = start("cam", {{4, ""}, {0, "Ann"}});
  EXPECT_EQ(view->meta.colour, Seat::black);
  EXPECT_EQ(view->meta.level, 4);
  EXPECT_EQ(view->meta.opponent, Opponent::computer);
  EXPECT_TRUE(view->standing.thinking) << "the computer begins";
  const auto two = shown(create_cam(Opponent::computer, Seat::black));
  EXPECT_EQ(text_field(two, "seats.0.player"), "computer");
  EXPECT_EQ(number_field(two, "seats.0.level"), 3);
  EXPECT_EQ(text_field(two, "seats.1.player"), "person");
}

TEST_P(SeatsTest, WrongSeatsAreRefused) {
  NewGame wish;
  wish.variant = "grand-cam";
  wish.seats = {{0, ""}, {0, ""}, {0, ""}};
  EXPECT_EQ(create(wish).error().where, "seats") << "one is missing";
  wish.variant = "cam";
  EXPECT_EQ(create(wish).error().where, "seats") << "one too many";
  wish.seats = {{3, ""}, {3, ""}};
  EXPECT_EQ(create(wish).error().where, "seats") << "no person";
}

TEST_P(SeatsTest, OtherSeatsAreAnotherGame) {
  NewGame wish;
  wish.variant = "tri-camelot";
  wish.seats = {{0, "Ann"}, {0, "Bea"}, {0, ""}};
  wish.nonce = "once";
  const auto first = create(wish);
  EXPECT_EQ((*create(wish))->meta.id, (*first)->meta.id);
  wish.seats[2].name = "Cyd";
  EXPECT_EQ(create(wish).error().code, ErrorCode::conflict);
}

TEST_P(SeatsTest, TheTeamToMoveResigns) {
  const auto id = start_alone("grand-cam")->meta.id;
  (void)play_any(id);
  (void)play_any(id);
  const auto view = act(play::Resign{}, id);  // Blue's turn
  ASSERT_TRUE(view) << view.error().what;
  const auto json = shown(*view);
  EXPECT_EQ(text_field(json, "result.winner"), "GY");
  EXPECT_EQ(text_field(json, "result.winners.1"), "Y");
  EXPECT_EQ(text_field(json, "resultText"), "Green and Yellow win: Red and Blue resign.");
  restart();
  EXPECT_EQ(shown(*get(id)), json);
}

TEST_P(SeatsTest, NoneOfThreeResigns) {
  const auto id = start_alone("tri-camelot")->meta.id;
  const auto refused = act(play::Resign{}, id);
  EXPECT_EQ(refused.error().code, ErrorCode::conflict);
  EXPECT_EQ(refused.error().what,
            "In a game for three nobody can resign, because one of the others would win");
}

TEST_P(SeatsTest, PersonsAgreeOnADraw) {
  for (const char* variant : {"grand-cam", "tri-camelot"}) {
    const auto id = start_alone(variant)->meta.id;
    (void)play_any(id);
    (void)play_any(id);
    const auto offered = act(play::OfferDraw{}, id);
    ASSERT_TRUE(offered) << offered.error().what;
    EXPECT_EQ((*offered)->standing.offer, Seat::third);
    restart();
    EXPECT_EQ((*get(id))->standing.offer, Seat::third);
    const auto agreed = answer_draw(id, true);
    ASSERT_TRUE(agreed) << agreed.error().what;
    EXPECT_TRUE((*agreed)->standing.verdict.drawn());
    EXPECT_EQ((*agreed)->standing.verdict.reason, Reason::agreement);
  }
}

TEST_P(SeatsTest, ASkippedSeatIsReported) {
  NewGame wish = wish_for("grand-cam", Opponent::person);
  wish.fen = without_green;
  const auto id = (*create(wish))->meta.id;
  EXPECT_TRUE(shown(*get(id)).at("passed").as_array().empty());
  const auto view = shown(*play(id, 0, "G4-G5", "n"));
  EXPECT_EQ(text_field(view, "seat"), "B");
  EXPECT_EQ(view.at("passed").as_array().size(), 1U);
  EXPECT_EQ(text_field(view, "passed.0"), "G");
}

TEST_P(SeatsTest, AMoveIsTakenBackAcrossTheRound) {
  const auto id = start_alone("tri-camelot")->meta.id;
  for (int i = 0; i < 4; ++i) (void)play_any(id);
  EXPECT_EQ((*act(play::TakeBack{}, id))->standing.seat, Seat::white);
  EXPECT_EQ((*act(play::TakeBack{}, id))->standing.seat, Seat::third);
}

TEST_P(SeatsTest, EachComputerThinksAtItsLevel) {
  const auto made = start("grand-cam", against_computers);
  EXPECT_EQ(made->meta.opponent, Opponent::computer);
  EXPECT_EQ(made->meta.level, 2);
  EXPECT_FALSE(made->standing.thinking);
  const auto id = made->meta.id;
  ASSERT_TRUE(play_any(id));
  ASSERT_EQ(thinker_.jobs.size(), 1U);
  EXPECT_EQ(thinker_.jobs[0].own, Seat::black);
  EXPECT_EQ(thinker_.jobs[0].computer.level, 2);
  EXPECT_EQ(play(id, 1, "F12-F11", "n").error().code, ErrorCode::conflict) << "Green is no person";
  computer();
  EXPECT_FALSE((*get(id))->standing.thinking) << "Blue is a person";
  ASSERT_TRUE(play_any(id));
  ASSERT_EQ(thinker_.jobs.size(), 1U);
  EXPECT_EQ(thinker_.jobs[0].own, Seat::fourth);
  EXPECT_EQ(thinker_.jobs[0].computer.level, 9);
}

TEST_P(SeatsTest, ComputersInARowPlayOneAfterTheOtherAlsoAfterARestart) {
  const auto id = start("tri-camelot", {{0, ""}, {1, ""}, {1, ""}})->meta.id;
  ASSERT_TRUE(play_any(id));
  computer();
  auto view = *get(id);
  EXPECT_EQ(view->standing.plies, 2);
  EXPECT_TRUE(view->standing.thinking) << "the second computer";
  restart();
  ASSERT_EQ(thinker_.jobs.size(), 1U);
  EXPECT_EQ(thinker_.jobs[0].own, Seat::third);
  computer();
  view = *get(id);
  EXPECT_EQ(view->standing.plies, 3);
  EXPECT_FALSE(view->standing.thinking);
  EXPECT_EQ(view->standing.seat, Seat::white);
  EXPECT_EQ(view->moves[0].by, By::person);
  EXPECT_EQ(view->moves[1].by, By::computer);
  EXPECT_EQ(view->moves[2].by, By::computer);
}

TEST_P(SeatsTest, ATakeBackGoesToAPersonsTurn) {
  const auto id = start("tri-camelot", {{0, ""}, {1, ""}, {1, ""}})->meta.id;
  (void)play_any(id);
  computer();
  EXPECT_EQ((*act(play::TakeBack{}, id))->standing.plies, 0) << "also between two computers";
  EXPECT_FALSE(act(play::TakeBack{}, id));
  const auto two = start("grand-cam", against_computers)->meta.id;
  (void)play_any(two);
  thinker_.jobs.pop_front();  // of the game before
  computer();
  (void)play_any(two);
  computer();
  EXPECT_EQ((*get(two))->standing.plies, 4);
  EXPECT_EQ((*act(play::TakeBack{}, two))->standing.seat, Seat::third);
  EXPECT_EQ((*act(play::TakeBack{}, two))->standing.seat, Seat::white);
}

TEST_P(SeatsTest, PersonsOfOneTeamResignAtAnyTime) {
  const auto id = start("grand-cam", against_computers)->meta.id;
  (void)play_any(id);
  const auto view = act(play::Resign{}, id);
  ASSERT_TRUE(view) << "while Green thinks";
  EXPECT_EQ(text_field(shown(*view), "result.winner"), "GY");
}

TEST_P(SeatsTest, PersonsOfBothTeamsResignOnTheirTurn) {
  const auto id = start("grand-cam", mixed)->meta.id;
  (void)play_any(id);
  (void)play_any(id);
  EXPECT_EQ(act(play::Resign{}, id).error().what, "It is the computer's turn");
  computer();
  computer();
  EXPECT_EQ(text_field(shown(*act(play::Resign{}, id)), "result.winner"), "GY");
}

TEST_P(SeatsTest, ATeamOfComputersAnswersADrawOffer) {
  const auto id = start("grand-cam", against_computers)->meta.id;
  const auto refused = ask(play::OfferDraw{}, id, {{}, "o"});
  EXPECT_FALSE(refused.here());
  ASSERT_EQ(thinker_.jobs.size(), 1U);
  EXPECT_EQ(thinker_.jobs[0].kind, ThinkJob::Kind::draw_answer);
  EXPECT_EQ(thinker_.jobs[0].own, Seat::white) << "who offers";
  computer();
  ASSERT_TRUE(refused.here());
  EXPECT_EQ((*refused.get())->standing.offer, std::nullopt);
  EXPECT_EQ(act(play::OfferDraw{}, id).error().code, ErrorCode::conflict) << "one a turn";
  EXPECT_EQ((*act(play::OfferDraw{}, id, {{}, "o"}))->standing, (*refused.get())->standing);
}

TEST_P(SeatsTest, APersonOfTheOtherTeamAnswersForIt) {
  const auto id = start("grand-cam", mixed)->meta.id;
  const auto offered = act(play::OfferDraw{}, id);
  ASSERT_TRUE(offered) << offered.error().what;
  EXPECT_EQ((*offered)->standing.offer, Seat::white);
  EXPECT_TRUE(thinker_.jobs.empty());
  EXPECT_EQ((*answer_draw(id, false))->standing.offer, std::nullopt);
  (void)act(play::OfferDraw{}, id);
  EXPECT_TRUE((*answer_draw(id, true))->standing.verdict.drawn());
}

TEST_P(SeatsTest, AmongThreeTheComputersAnswerOnePerson) {
  const auto two = start("tri-camelot", {{0, ""}, {0, ""}, {1, ""}})->meta.id;
  EXPECT_EQ(act(play::OfferDraw{}, two).error().what,
            "In a game for three you can offer a draw only if the other two are both people or "
            "both computers");
  const auto one = start("tri-camelot", {{0, ""}, {1, ""}, {1, ""}})->meta.id;
  const auto agreed = ask(play::OfferDraw{}, one);
  EXPECT_FALSE(agreed.here());
  Thought yes;
  yes.accepts_draw = true;
  computer(yes);
  ASSERT_TRUE(agreed.here());
  EXPECT_TRUE((*agreed.get())->standing.verdict.drawn());
}

TEST(ThinkTest, EveryOtherSideHasToAcceptADraw) {
  const auto answer = [](const char* fen, Seat offering) {
    ThinkJob job{make_game("grand-cam", "", fen).value()};
    job.kind = ThinkJob::Kind::draw_answer;
    job.own = offering;
    job.stop = std::make_shared<std::atomic<bool>>(false);
    return think(job).accepts_draw;
  };
  // Green is far ahead of Red: Green's side plays on, and refuses a draw.
  constexpr const char* green_is_ahead = "1/3/2ggg2/9/9/b9y/13/11/9/4r4/7/3/1 R 0,0,0,0 0 1";
  EXPECT_FALSE(answer(green_is_ahead, Seat::white));
  // The other way round Red's side would lose nothing by agreeing.
  constexpr const char* red_is_ahead = "1/3/3g3/9/9/b9y/13/11/9/3rrr3/3rrr1/3/1 R 0,0,0,0 0 1";
  EXPECT_TRUE(answer(red_is_ahead, Seat::white));
}

TEST_P(SeatsTest, AComputerGivesUpATeamThatIsItsOwn) {
  for (const auto& [seats, winner] :
       {std::pair{against_computers, "RB"}, std::pair{mixed, "(no text)"}}) {
    NewGame wish;
    wish.variant = "grand-cam";
    wish.seats = seats;
    wish.may_resign = true;
    const auto id = (*create(wish))->meta.id;
    while (thinker_.jobs.empty()) (void)play_any(id);
    Thought hopeless;
    hopeless.resigns = true;
    computer(hopeless);
    EXPECT_EQ(text_field(shown(*get(id)), "result.winner"), winner);
    thinker_.jobs.clear();
  }
}

TEST_P(SeatsTest, LeftOutSeatsAreTheFirstAgainstTheRest) {
  const auto view = create(wish_for("grand-cam", Opponent::computer, Seat::black));
  ASSERT_TRUE(view) << view.error().what;
  const auto json = shown(*view);
  EXPECT_EQ(text_field(json, "colour"), "R");
  EXPECT_EQ(text_field(json, "seats.0.player"), "person");
  for (const char* way : {"seats.1.player", "seats.2.player", "seats.3.player"}) {
    EXPECT_EQ(text_field(json, way), "computer");
  }
}

TEST_P(SeatsTest, TheRecordNamesEverySeat) {
  const auto id = start("grand-cam", {{0, "Ann"}, {0, ""}, {0, "Cyd"}, {0, ""}})->meta.id;
  (void)play_any(id);
  Awaited<std::string> answer;
  games_->ask(GameRequest{"anna", id}, answer.reply(), &Table::record, std::string());
  step();
  const auto& text = *answer.get();
  for (const char* line : {"[Red \"Ann\"]", "[Green \"?\"]", "[Blue \"Cyd\"]", "[Yellow \"?\"]",
                           "[Variant \"Grand Cam\"]"}) {
    EXPECT_NE(text.find(line), std::string::npos) << line << " in\n" << text;
  }
  EXPECT_EQ(text.find("White"), std::string::npos);
}

}  // namespace
}  // namespace camlann::server::test
