// Studies over the network, by clients without permission: the real program.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <cstdlib>
#include <string>
#include <thread>

#include "server/hostile_fixture.hpp"

namespace camlann::server::test {
namespace {

class StudyProgramTest : public HostileTest {
 protected:
  static std::string chapter(const std::string& text) {
    return boost::json::serialize(boost::json::object{
        {"name", "One"}, {"variant", "camette"}, {"start", nullptr}, {"text", text}});
  }
  static std::string study(const std::string& text = "1. B3-B4", bool open = false) {
    return std::string(R"({"title":"Endings","open":)") + (open ? "true" : "false") +
           R"(,"chapter":)" + chapter(text) + '}';
  }
  static std::string written(int version, const std::string& text) {
    return boost::json::serialize(boost::json::object{{"version", version}, {"text", text}});
  }
  std::string make(Stranger& who, bool open = false) {
    const auto made = who.post(path_, study("1. B3-B4", open));
    EXPECT_EQ(made.status, 201) << made.body;
    return path_ + '/' + text_field(json_of(made.body), "id");
  }
  static std::string text_of(const Answer& answer) {
    return text_field(json_of(answer.body), "chapters.0.text");
  }
  static inline const std::string path_ = "/api/studies";
};

TEST_F(StudyProgramTest, AStrangerReadsAndChangesNothing) {
  const auto one = make(*anna_);
  const auto first = one + "/chapters/1";
  EXPECT_EQ(text_of(eve_->get(one)), "1. B3-B4");
  EXPECT_EQ(eve_->ask("PUT", first, written(1, "1. C3-C4")).status, 403);
  EXPECT_EQ(eve_->ask("PUT", one, R"({"open":true})").status, 403);
  EXPECT_EQ(eve_->ask("PUT", one, R"({"title":"Eve's"})").status, 403);
  EXPECT_EQ(eve_->post(one + "/chapters", chapter("")).status, 403);
  EXPECT_EQ(eve_->ask("DELETE", first, "").status, 403);
  EXPECT_EQ(eve_->ask("DELETE", one, "").status, 403);
  EXPECT_EQ(eve_->get(path_).body, R"({"studies":[]})");
  for (const std::string& wrong :
       {std::string("/none"), std::string("/none/chapters/1"), "/" + std::string(200, 'x')}) {
    EXPECT_EQ(eve_->ask("PUT", path_ + wrong, written(1, "")).status, 404) << wrong;
  }
  for (const std::string wrong : {"/", "/chapters/", "/chapters/x", "/chapters/-1", "/chapters/9",
                                  "/chapters/99999999999999999999", "/pages"}) {
    EXPECT_EQ(anna_->ask("PUT", one + wrong, written(1, "")).status, 404) << wrong;
  }
  EXPECT_EQ(anna_->get(one + "?after=x").status, 400);
  const auto now = json_of(anna_->get(one).body);
  EXPECT_EQ(text_field(now, "title"), "Endings");
  EXPECT_EQ(number_field(now, "version"), 1);
}

TEST_F(StudyProgramTest, TwoWriteInOneAndNothingIsLost) {
  const auto one = make(*anna_, true);
  const auto first = one + "/chapters/1";
  const auto written_by_ben = ben_->ask("PUT", first, written(1, "1. C3-C4"));
  ASSERT_EQ(written_by_ben.status, 200) << written_by_ben.body;
  const auto late = anna_->ask("PUT", first, written(1, "1. D3-D4"));
  EXPECT_EQ(late.status, 409);
  EXPECT_EQ(what(late), "Somebody else has changed this chapter");
  const auto seen = anna_->get(one + "?after=1");
  EXPECT_EQ(text_of(seen), "1. C3-C4");
  EXPECT_EQ(anna_->ask("PUT", first, written(2, "1. C3-C4 (1. D3-D4)")).status, 200);
  program_.reset();
  start({"--trusted-proxy", "127.0.0.1"});
  EXPECT_EQ(text_of(at("192.0.2.77")->get(one)), "1. C3-C4 (1. D3-D4)") << "after a restart";
}

TEST_F(StudyProgramTest, ASocketReceivesOtherAuthorsChanges) {
  const auto one = make(*anna_, true);
  const auto id = one.substr(path_.size() + 1);
  const auto hears = [](WebSocket& socket) { return json_of(socket.receive().payload); };
  const auto watch = [&](WebSocket& socket, int version) {
    socket.say(R"({"type":"watch-study","game":")" + id + R"(","version":)" +
               std::to_string(version) + "}");
  };
  {
    WebSocket socket(port(), ben_->cookie);
    watch(socket, 1);
    EXPECT_EQ(number_field(hears(socket), "version"), 1);
    ASSERT_EQ(anna_->ask("PUT", one + "/chapters/1", written(1, "1. C3-C4")).status, 200);
    const auto told = hears(socket);
    EXPECT_EQ(number_field(told, "since"), 1);
    EXPECT_EQ(text_field(told, "change.chapters.0.text"), "1. C3-C4");
    ASSERT_EQ(anna_->ask("PUT", one, R"({"open":false})").status, 200);
    EXPECT_EQ(field(hears(socket), "change.writes"), false);
  }
  ASSERT_EQ(anna_->ask("PUT", one + "/chapters/1", written(2, "1. D3-D4")).status, 200);
  WebSocket again(port(), ben_->cookie);
  watch(again, 3);
  EXPECT_EQ(text_field(hears(again), "change.chapters.0.text"), "1. D3-D4") << "what he missed";
  ASSERT_EQ(anna_->ask("DELETE", one, "").status, 200);
  EXPECT_EQ(text_field(hears(again), "error.code"), "not-found");
}

TEST_F(StudyProgramTest, GoesBackToHowAChapterWas) {
  sign_up(*anna_, "Anna_Archer");
  const auto one = make(*anna_, true);
  const auto first = one + "/chapters/1";
  ASSERT_EQ(ben_->ask("PUT", first, written(1, "1. C3-C4")).status, 200);
  const auto states = json_of(anna_->get(first + "/states").body);
  EXPECT_EQ(number_field(states, "states.0.version"), 2);
  EXPECT_EQ(text_field(states, "states.1.by"), "Anna_Archer");
  const auto then = json_of(anna_->get(first + "/states?version=1").body);
  EXPECT_EQ(text_field(then, "states.0.text"), "1. B3-B4");
  EXPECT_EQ(anna_->get(first + "/states?version=7").status, 404);
  EXPECT_EQ(anna_->get(first + "/states?version=x").status, 400);
  EXPECT_EQ(anna_->get(one + "/chapters/x/states").status, 404);
  EXPECT_EQ(anna_->get(one + "/chapters/9/states").status, 404);
  for (auto* const reader : {&*eve_, &*ben_}) {
    EXPECT_EQ(reader->get(first + "/states").status, 403) << "what was removed is in them";
    EXPECT_EQ(reader->get(first + "/states?version=1").status, 403);
  }
  EXPECT_EQ(anna_->ask("PUT", first + "/states", written(1, "")).status, 405);
  const auto gone = anna_->post("/api/account/delete", R"({"password":"a battery staple"})");
  ASSERT_LT(gone.status, 300) << gone.body;
  EXPECT_EQ(eve_->get(first + "/states").status, 404);
}

TEST_F(StudyProgramTest, DeletedAccountsAreNamedNowhere) {
  sign_up(*ben_, "Ben_Bowman");
  const auto one = make(*anna_, true);
  const auto first = one + "/chapters/1";
  ASSERT_EQ(ben_->ask("PUT", first, written(1, "1. C3-C4")).status, 200);
  EXPECT_THAT(anna_->get(first + "/states").body, testing::HasSubstr("Ben_Bowman"));
  const auto gone = ben_->post("/api/account/delete", R"({"password":"a battery staple"})");
  ASSERT_LT(gone.status, 300) << gone.body;
  EXPECT_THAT(anna_->get(first + "/states").body, testing::Not(testing::HasSubstr("Ben_Bowman")));
  EXPECT_EQ(text_of(anna_->get(one)), "1. C3-C4") << "what he wrote stays";
}

TEST_F(StudyProgramTest, LongChaptersAreTakenAndLongerOnesAreNot) {
  const auto text = [](std::size_t bytes) { return "{" + std::string(bytes - 2, 'x') + "}"; };
  const auto long_one = anna_->post(path_, study(text(60 * 1024)));
  EXPECT_EQ(long_one.status, 201) << long_one.body.substr(0, 200);
  EXPECT_EQ(anna_->post(path_, study(text(60 * 1024 + 1))).status, 400);
  EXPECT_EQ(anna_->post(path_, study(text(140'000))).status, 413);
  expect_alive();
}

TEST_F(StudyProgramTest, RefusesMutedPlayers) {
  sign_up(*anna_, "Anna_Archer");
  const auto one = make(*anna_, true);
  const auto command = std::string(CAMLANN_PROGRAM) + " admin mute Anna_Archer --reason loud" +
                       " --data '" + data().string() + "'";
  ASSERT_EQ(std::system(command.c_str()), 0);
  int status = 200;
  int version = 1;
  // The desk looks twice a second.
  for (int i = 0; i < 100 && status == 200; ++i) {
    status = anna_->ask("PUT", one + "/chapters/1", written(version++, "1. C3-C4")).status;
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  EXPECT_EQ(status, 403);
  EXPECT_EQ(anna_->post(path_, study()).status, 403);
  EXPECT_EQ(anna_->ask("DELETE", one, "").status, 200) << "what is hers, she may take away";
}

TEST_F(StudyProgramTest, AreDeletedWithTheAccountAndInItsExport) {
  const auto one = make(*anna_, true);
  sign_up(*anna_, "Anna_Archer");
  EXPECT_EQ(number_field(json_of(anna_->get(path_).body), "studies.0.chapters"), 1)
      << "the guest's are the account's";
  const auto data = json_of(anna_->get("/api/account/data").body);
  EXPECT_EQ(text_field(data, "studies.0.title"), "Endings");
  EXPECT_EQ(text_field(data, "studies.0.text"), "1. B3-B4");
  const auto gone = anna_->post("/api/account/delete", R"({"password":"a battery staple"})");
  ASSERT_LT(gone.status, 300) << gone.body;
  EXPECT_EQ(eve_->get(one).status, 404);
  EXPECT_EQ(eve_->ask("PUT", one + "/chapters/1", written(1, "1. C3-C4")).status, 404);
}

TEST_F(StudyProgramTest, AFloodOfStudiesIsRefused) {
  int made = 0;
  for (int i = 0; i < 70; ++i) made += eve_->post(path_, study()).status == 201 ? 1 : 0;
  EXPECT_EQ(made, 50) << "of one player";
  EXPECT_EQ(ben_->post(path_, study()).status, 201);
}

}  // namespace
}  // namespace camlann::server::test
