// Uploaded files of games in the real program: permissions, limits, visibility, and restarts or
// deleted accounts.

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <ios>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/hostile_fixture.hpp"

namespace camlann::server::test {
namespace {

class UploadProgramTest : public HostileTest {
 protected:
  static std::string game(const std::string& white) {
    return "[White \"" + white + "\"]\n[Variant \"Camette\"]\n\n1. B3-B4 *\n\n";
  }
  static std::string part(const std::string& text, int number = 0, char id = 'a') {
    return boost::json::serialize(boost::json::object{
        {"upload", std::string(24, id)}, {"part", number}, {"json", false}, {"text", text}});
  }
  /// Uploads after the archive exists.
  static Answer upload(Stranger& who, const std::string& body) {
    Answer answer;
    for (int i = 0; i < 300; ++i) {
      answer = who.post(path_, body);
      if (answer.status != 503) break;
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    return answer;
  }
  static std::int64_t uploaded(Stranger& who) {
    for (int i = 0; i < 300; ++i) {
      const auto answer = who.get("/api/archive/games?from=uploaded");
      if (answer.status == 200) return number_field(json_of(answer.body), "total");
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    return -1;
  }
  void restart(const std::vector<std::string>& more = {}) {
    program_.reset();
    std::vector<std::string> options{"--trusted-proxy", "127.0.0.1"};
    options.insert(options.end(), more.begin(), more.end());
    start(options);
    for (auto* one : {&anna_, &ben_, &eve_}) {
      const auto cookie = (*one)->cookie;
      *one = at("192.0.2." + std::to_string(++people_));
      (*one)->cookie = cookie;
    }
  }
  static inline const std::string path_ = "/api/archive/uploads";
};

TEST_F(UploadProgramTest, RefusesUploadsWithoutPermission) {
  EXPECT_EQ(eve_->post(path_, part(game("Ann"))).status, 403) << "a guest";
  EXPECT_EQ(eve_->get(path_).status, 403);
  sign_up(*anna_, "Anna_Archer");
  const auto taken = upload(*anna_, part(game("Ann")));
  ASSERT_EQ(taken.status, 200) << taken.body;
  EXPECT_EQ(number_field(json_of(taken.body), "added"), 1);
  EXPECT_EQ(uploaded(*eve_), 1);
  EXPECT_EQ(anna_->post(path_, R"({"upload":"../../etc/passwd","text":"x"})").status, 400);
  for (const std::string who : {"admins", "nobody"}) {
    restart({"--uploads", who});
    EXPECT_EQ(anna_->post(path_, part(game("Bob"), 0, 'b')).status, 403) << who;
    EXPECT_EQ(uploaded(*anna_), 1);
    EXPECT_NE(anna_->get("/api/archive").body.find("\"uploads\":\"" + who + '"'),
              std::string::npos);
  }
}

TEST_F(UploadProgramTest, NamesTheAccountUntilItIsDeleted) {
  sign_up(*anna_, "Anna_Archer");
  ASSERT_EQ(upload(*anna_, part(game("Ann"))).status, 200);
  const auto shown = [this] {
    const auto found = json_of(eve_->get("/api/archive/games?from=uploaded").body);
    return found.as_object().at("games").as_array().at(0);
  };
  ASSERT_EQ(uploaded(*eve_), 1);
  EXPECT_EQ(text_field(shown(), "uploader"), "Anna_Archer");
  EXPECT_EQ(text_field(shown(), "from"), "uploaded");
  EXPECT_EQ(text_field(shown(), "source"), "");
  EXPECT_EQ(json_of(eve_->get("/api/archive/games?from=published&player=Ann").body)
                .as_object()
                .at("games")
                .as_array()
                .size(),
            0U);
  const auto gone = anna_->post("/api/account/delete", R"({"password":"a battery staple"})");
  ASSERT_LT(gone.status, 300) << gone.body;
  EXPECT_EQ(text_field(shown(), "uploader"), "");
  program_.reset();
  const auto file = camlann::test::read_bytes(data() / "archive.sqlite");
  EXPECT_EQ(file.find("Archer"), std::string::npos) << "a name is in the file";
}

TEST_F(UploadProgramTest, PlayersRemoveOnlyTheirOwnGames) {
  sign_up(*anna_, "Anna_Archer");
  sign_up(*ben_, "Ben_Bowman");
  ASSERT_EQ(upload(*anna_, part(game("Ann"))).status, 200);
  const auto one = path_ + '/' + std::string(24, 'a');
  EXPECT_EQ(ben_->get(path_).body, R"({"may":true,"uploads":[]})");
  EXPECT_EQ(ben_->ask("DELETE", one, "").status, 404);
  EXPECT_EQ(eve_->ask("DELETE", one, "").status, 403);
  EXPECT_EQ(uploaded(*eve_), 1);
  const auto mine = json_of(anna_->get(path_).body).as_object().at("uploads").as_array();
  ASSERT_EQ(mine.size(), 1U);
  EXPECT_EQ(number_field(mine.at(0), "games"), 1);
  EXPECT_EQ(anna_->ask("DELETE", one, "").status, 200);
  EXPECT_EQ(anna_->get(path_).body, R"({"may":true,"uploads":[]})");
  EXPECT_EQ(uploaded(*eve_), 0);
  restart();
  EXPECT_EQ(uploaded(*anna_), 0);
  EXPECT_NE(log_of(folder_).find("archive-remade"), std::string::npos);
}

TEST_F(UploadProgramTest, AHostSeesAndRemovesAllUploads) {
  sign_up(*anna_, "Anna_Archer");
  sign_up(*ben_, "Ben_Bowman");
  ASSERT_EQ(upload(*anna_, part(game("Ann"))).status, 200);
  program_.reset();
  const auto command =
      std::string(CAMLANN_PROGRAM) + " admin make Ben_Bowman --data '" + data().string() + '\'';
  ASSERT_EQ(std::system(command.c_str()), 0);
  restart({"--uploads", "admins"});
  ASSERT_EQ(uploaded(*eve_), 1);
  const auto all = json_of(ben_->get(path_).body).as_object();
  EXPECT_TRUE(all.at("may").as_bool());
  EXPECT_EQ(text_field(all.at("uploads").as_array().at(0), "by"), "Anna_Archer");
  EXPECT_EQ(ben_->ask("DELETE", path_ + '/' + std::string(24, 'a'), "").status, 200);
  EXPECT_EQ(uploaded(*eve_), 0);
}

TEST_F(UploadProgramTest, GamesAreRestoredAfterTheArchiveWasDeleted) {
  sign_up(*anna_, "Anna_Archer");
  ASSERT_EQ(upload(*anna_, part(game("Ann") + game("Bob"))).status, 200);
  program_.reset();
  for (const char* ending : {"", "-wal", "-shm"}) {
    std::filesystem::remove(data() / (std::string("archive.sqlite") + ending));
  }
  restart();
  EXPECT_EQ(uploaded(*anna_), 2);
}

TEST_F(UploadProgramTest, AreInTheUploadersExport) {
  sign_up(*anna_, "Anna_Archer");
  sign_up(*ben_, "Ben_Bowman");
  const auto data_of = [](Stranger& who) {
    return json_of(who.get("/api/account/data").body).as_object().at("uploads").as_array();
  };
  EXPECT_TRUE(data_of(*anna_).empty());
  const auto first = game("Ann");
  const auto second = "\n" + game("Bob") + game("Cat");
  ASSERT_EQ(upload(*anna_, part(first)).status, 200);
  ASSERT_EQ(upload(*anna_, part(second, 1)).status, 200);
  ASSERT_EQ(upload(*ben_, part(game("Dan"), 0, 'b')).status, 200);
  const auto mine = data_of(*anna_);
  ASSERT_EQ(mine.size(), 1U);
  EXPECT_EQ(text_field(mine.at(0), "id"), std::string(24, 'a'));
  const auto& parts = mine.at(0).as_object().at("parts").as_array();
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_EQ(text_field(parts.at(0), "text"), first);
  EXPECT_EQ(text_field(parts.at(1), "text"), second);
  ASSERT_EQ(data_of(*ben_).size(), 1U);
  // Also where the archive cannot be read.
  program_.reset();
  for (const char* ending : {"-wal", "-shm"}) {
    std::filesystem::remove(data() / (std::string("archive.sqlite") + ending));
  }
  std::ofstream(data() / "archive.sqlite", std::ios::binary) << "no archive";
  restart();
  EXPECT_EQ(data_of(*anna_).size(), 1U);
  // Answers do not mention the host's files.
  std::filesystem::remove_all(data() / "uploads");
  std::ofstream(data() / "uploads") << "no folder";
  const auto failed = anna_->get("/api/account/data");
  EXPECT_EQ(failed.status, 503);
  EXPECT_EQ(failed.body.find("/uploads"), std::string::npos) << failed.body;
}

TEST_F(UploadProgramTest, LimitsUploadsPerDay) {
  sign_up(*anna_, "Anna_Archer");
  ASSERT_EQ(upload(*anna_, part(game("Ann"))).status, 200);
  const std::string long_one = "% " + std::string(96 * 1024 - 2, 'x');
  int taken = 0;
  Answer last;
  for (int i = 1; i < 200; ++i) {
    last = upload(*anna_, part(long_one, i));
    if (last.status != 200) break;
    ++taken;
  }
  EXPECT_EQ(taken, 85) << "8 MiB less a game";
  EXPECT_EQ(last.status, 409) << last.body;
  EXPECT_EQ(ben_->get("/api/archive/games").status, 200);
}

TEST_F(UploadProgramTest, LimitsSimultaneousParts) {
  const auto head = [this](const std::string& address) {
    return "POST " + path_ + " HTTP/1.1\r\nHost: " + anna_->host() +
           "\r\nX-Forwarded-For: " + address +
           "\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n";
  };
  // The end of reading them all has no event.
  const auto comes = [&](const std::string& address) {
    int status = 0;
    for (int i = 0; i < 100 && status != 503; ++i) {
      Wire wire(port());
      wire.send(head(address) + std::string(100'000, 'x'));
      status = read_answer(wire).status;
    }
    return status;
  };
  std::vector<std::unique_ptr<Wire>> wires;
  const auto send = [&](const std::string& address) {
    for (int i = 0; i < 8; ++i) {
      wires.push_back(std::make_unique<Wire>(port()));
      wires.back()->send(head(address));
    }
  };
  send("198.51.100.1");
  EXPECT_EQ(comes("198.51.100.1"), 503);
  sign_up(*anna_, "Anna_Archer");
  EXPECT_EQ(upload(*anna_, part(game("Ann"))).status, 200) << "others have room";
  // Eight each, and one each of the last places.
  for (int i = 2; i <= 24; ++i) send("198.51.100." + std::to_string(i));
  EXPECT_EQ(comes("198.51.100.99"), 503);
  expect_alive();
  wires.clear();
  EXPECT_EQ(upload(*anna_, part(game("Bob"), 1)).status, 200);
}

TEST_F(UploadProgramTest, RefusesMutedPlayers) {
  sign_up(*anna_, "Anna_Archer");
  ASSERT_EQ(upload(*anna_, part(game("Ann"))).status, 200);
  const auto command = std::string(CAMLANN_PROGRAM) + " admin mute Anna_Archer --reason loud" +
                       " --data '" + data().string() + "'";
  ASSERT_EQ(std::system(command.c_str()), 0);
  restart();
  EXPECT_EQ(uploaded(*eve_), 1);
  EXPECT_EQ(anna_->post(path_, part(game("Bob"), 1)).status, 403);
  EXPECT_NE(anna_->get(path_).body.find("\"may\":false"), std::string::npos);
}

TEST_F(UploadProgramTest, TakesNoLongBodyElsewhere) {
  sign_up(*anna_, "Anna_Archer");
  const std::string text(20'000, 'x');
  EXPECT_EQ(anna_->post("/api/games", '"' + text + '"').status, 413);
  EXPECT_EQ(anna_->post("/api/archive/uploads/x", '"' + text + '"').status, 413);
  EXPECT_EQ(upload(*anna_, part("% " + text)).status, 200);
  EXPECT_EQ(anna_->post(path_, part("% " + std::string(140'000, 'x'))).status, 413);
  expect_alive();
}

}  // namespace
}  // namespace camlann::server::test
