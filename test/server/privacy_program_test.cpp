// The promises of the privacy page (web/src/privacy/texts.ts), checked from outside: an account
// writes texts that occur nowhere else, removes them or is deleted, and then no route, download,
// log or file has them.
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/hostile_fixture.hpp"
#include "server/smtp_server.hpp"

namespace camlann::server::test {
namespace {

namespace fs = std::filesystem;

using Texts = std::vector<std::string>;

class PrivacyProgramTest : public HostileTest {
 protected:
  PrivacyProgramTest() {
    fs::create_directories(folder_.path() / "no-games");
    begin();
    for (auto* one : {&anna_, &ben_, &eve_}) *one = newcomer();
    (void)sign_up(*anna_, "Zqoldnamezq");
    (void)sign_up(*ben_, "Ben_Bowman");
    until([this] { return anna_->get("/api/archive/games").status == 200; });
  }
  void begin() {
    program_.reset();
    start({"--trusted-proxy", "127.0.0.1", "--self-play", (folder_.path() / "no-games").string(),
           "--mail", smtp_.url(), "--mail-from", "Camlann <host@camlann.example>", "--url",
           "https://camlann.example"});
  }
  std::unique_ptr<Stranger> newcomer(const std::string& cookie = {}) {
    auto one = at("2001:db8:2a2a:" + std::to_string(++people_) + "::7");
    one->more = "User-Agent: Mozilla/5.0 zqagentzq Firefox/120.0\r\n";
    one->cookie = cookie;
    (void)one->get("/api/session");
    return one;
  }
  template <class Ready>
  static void until(const Ready& ready) {
    for (int i = 0; i < 1000 && !ready(); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    EXPECT_TRUE(ready());
  }

  static std::string object(const boost::json::object& fields) {
    return boost::json::serialize(fields);
  }
  static boost::json::value good(Stranger& who, const std::string& method,
                                 const std::string& target, const boost::json::object& fields) {
    const auto answer = who.ask(method, target, method == "DELETE" ? "" : object(fields));
    EXPECT_LT(answer.status, 300) << method << ' ' << target << ' ' << answer.body;
    EXPECT_NE(answer.status, 0) << method << ' ' << target;
    return answer.status < 300 ? json_of(answer.body) : boost::json::value{};
  }
  /// Makes something; returns its address.
  std::string make(Stranger& who, const std::string& path, const boost::json::object& fields,
                   const char* id = "id") {
    const auto made = path + '/' + text_field(good(who, "POST", path, fields), id);
    things_[path + "/{id}"].push_back(made);
    return made;
  }
  static boost::json::object chapter(const std::string& name, const std::string& text) {
    return {{"name", name}, {"variant", "camette"}, {"start", nullptr}, {"text", text}};
  }

  // Texts that Anna writes.

  void give_mail(const std::string& mail) {
    const auto before = smtp_.letters().size();
    good(*anna_, "POST", "/api/mail", {{"mail", mail}, {"password", "a battery staple"}});
    until([&] { return smtp_.letters().size() > before; });
    const auto text = smtp_.letters().back().text;
    const auto code = text.find("#prove=");
    ASSERT_NE(code, std::string::npos) << text;
    good(*anna_, "POST", "/api/mail/prove", {{"code", text.substr(code + 7, 32)}});
  }
  std::string make_token(const std::string& name) {
    return text_field(good(*anna_, "POST", "/api/account/tokens", {{"name", name}}), "token.id");
  }
  void subscribe(const std::string& endpoint) {
    good(*anna_, "POST", "/api/reminders/push",
         {{"endpoint", endpoint},
          {"keys",
           boost::json::object{{"p256dh",
                                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyP"
                                "js7Vd8pZGH6SRpkNtoIAiw4"},
                               {"auth", "BTBZMqHH6r4Tts7J_aSIgg"}}}});
  }
  std::string make_study(const std::string& title, const std::string& name,
                         const std::string& said) {
    return make(
        *anna_, "/api/studies",
        {{"title", title}, {"open", true}, {"chapter", chapter(name, "1. B3-B4 {" + said + "}")}});
  }
  void upload(char id, const std::string& text) {
    good(*anna_, "POST", "/api/archive/uploads",
         {{"upload", std::string(24, id)}, {"part", 0}, {"json", false}, {"text", text}});
  }
  /// A game of Anna and Ben.
  std::string begin_shared_game() {
    const auto game = "/api/games/" + HostileTest::begin_game(R"(,"time":{"days":3})");
    things_["/api/games/{id}"].push_back(game);
    things_["/api/picture/games/{id}"].push_back("/api/picture" + game.substr(4));
    things_["/api/invitations/{id}"].push_back("/api/invitations/" + invitation_);
    return game;
  }
  /// A finished game of Anna's alone, with a name on a seat.
  std::string play_alone(const std::string& name) {
    const boost::json::array seats{boost::json::object{{"player", "person"}, {"name", name}},
                                   boost::json::object{{"player", "computer"}, {"level", 1}}};
    const auto game = make(*anna_, "/api/games", {{"variant", "camette"}, {"seats", seats}});
    const auto record = "records/" + game.substr(game.rfind('/') + 1);
    things_["/api/records/{id}"].push_back("/api/" + record);
    things_["/api/picture/records/{id}"].push_back("/api/picture/" + record);
    good(*anna_, "POST", game + "/moves", {{"ply", 0}, {"move", "B3-B4"}, {"nonce", "n"}});
    good(*anna_, "POST", game + "/resign", {});
    return game;
  }

  // Answers that show it.

  /// The addresses of an operation, with the things that were made.
  [[nodiscard]] Texts targets_of(const std::string& path) const {
    static const std::map<std::string, Texts> queries{
        {"/api/players", {"?name=zq"}},
        {"/api/players/{id}/history", {"?variant=cam&speed=days"}},
        {"/api/leaders", {"?variant=cam&speed=days"}},
        {"/api/archive/games", {"", "?player=zq", "?mine=1", "?event=zq", "?from=site"}},
        {"/api/archive/openings", {"?variant=camette"}},
        {"/api/archive/statistics", {"?variant=camette"}},
        {"/api/archive/download", {"?to=json", "?to=records", "?to=sqlite"}},
        {"/api/book", {"?variant=camette"}},
        {"/api/picture", {"?variant=camette", "?variant=camette&shape=card"}},
        {"/api/picture/games/{id}", {"", "?shape=card"}},
        {"/api/picture/records/{id}", {"", "?shape=card"}},
        {"/api/print", {"?variant=camette", "?variant=camette&form=svg"}},
        {"/api/studies/{id}", {"", "?after=0"}},
        {"/api/studies/{id}/chapters/{number}/states", {"", "?version=1"}}};
    Texts targets{path};
    for (const auto& [prefix, made] : things_) {
      if (path.rfind(prefix, 0) != 0) continue;
      targets.clear();
      for (const auto& one : made) targets.push_back(one + path.substr(prefix.size()));
    }
    const auto asked = queries.find(path);
    Texts all;
    for (const auto& target : targets) {
      for (const auto& query : asked == queries.end() ? Texts{""} : asked->second) {
        all.push_back(filled(target, "1") + query);
      }
    }
    return all;
  }
  /// Fails if an answer to this reader has one of these texts.
  void expect_unseen(const Texts& texts, Stranger& reader, const std::string& who) {
    int answered = 0;
    for (const auto& operation : operations_) {
      if (operation.method != "GET") continue;
      for (const auto& target : targets_of(operation.path)) {
        const auto answer = reader.get(target);
        EXPECT_NE(answer.status, 429) << target;
        if (answer.status == 200) ++answered;
        for (const auto& text : texts) {
          EXPECT_EQ(answer.body.find(text), std::string::npos)
              << text << " is told to " << who << " by " << target << ": " << answer.body;
        }
      }
    }
    EXPECT_GT(answered, 25) << who;
  }
  /// The files of the server that have this text.
  [[nodiscard]] std::string files_with(const std::string& text) const {
    std::string found;
    for (const auto& file : fs::recursive_directory_iterator(data())) {
      if (!file.is_regular_file()) continue;
      const auto bytes = camlann::test::read_bytes(file.path());
      if (bytes.find(text) != std::string::npos) found += ' ' + file.path().filename().string();
    }
    return found;
  }
  void expect_in_no_file(const Texts& texts) const {
    for (const auto& text : texts) EXPECT_EQ(files_with(text), "") << text;
  }
  void expect_in_files(const Texts& texts) const {
    for (const auto& text : texts) EXPECT_NE(files_with(text), "") << text << " was never there";
  }
  /// Each text of these was in a file, and is then removed by the route that the page names.
  Texts write_and_remove() {
    const auto game = begin_shared_game();
    give_mail("zqmailzq@example.org");
    const auto token = make_token("zqtokenzq");
    subscribe("https://push.example.org/zqpushzq");
    const auto study = make_study("zqtitlezq", "zqchapterzq", "zqsaidzq");
    good(*anna_, "POST", study + "/chapters", chapter("zqsecondzq", "1. B3-B4 {zqlaterzq}"));
    good(*anna_, "PUT", game + "/note", {{"text", "zqnotezq"}});
    upload('a',
           "[White \"zqwhitezq\"]\n[Event \"zqeventzq\"]\n[Variant \"Camette\"]\n\n"
           "1. B3-B4 {zqcommentzq} *\n\n1. zqrefusedzq");
    const auto alone = play_alone("zqalonezq");
    const Texts files{"zqmailzq",    "zqtokenzq", "zqpushzq",   "zqtitlezq",
                      "zqchapterzq", "zqsaidzq",  "zqsecondzq", "zqlaterzq",
                      "zqnotezq",    "zqwhitezq", "zqeventzq",  "zqcommentzq"};
    expect_in_files(files);

    // Earlier states of a chapter are for its owner alone.
    good(*ben_, "PUT", study + "/chapters/1", {{"version", 1}, {"text", "1. B3-B4"}});
    good(*anna_, "DELETE", study + "/chapters/2", {});
    expect_unseen({"zqsaidzq", "zqsecondzq", "zqlaterzq"}, *ben_, "a reader of the study");
    const auto before = anna_->get(study + "/chapters/1/states?version=1").body;
    EXPECT_NE(before.find("zqsaidzq"), std::string::npos) << before;

    good(*anna_, "POST", "/api/mail/end", {});
    good(*anna_, "POST", "/api/account/tokens/end", {{"id", token}});
    good(*anna_, "POST", "/api/reminders/push/end",
         {{"endpoint", "https://push.example.org/zqpushzq"}});
    good(*anna_, "DELETE", study, {});
    good(*anna_, "PUT", game + "/note", {{"text", ""}});
    good(*anna_, "DELETE", "/api/archive/uploads/" + std::string(24, 'a'), {});
    good(*anna_, "DELETE", alone, {});
    auto gone = files;
    gone.insert(gone.end(), {"zqalonezq", "zqrefusedzq"});
    expect_unseen(gone, *anna_, "its author");
    expect_unseen(gone, *eve_, "a guest");
    return files;
  }
  void join_what_ben_directs() {
    const auto club =
        make(*ben_, "/api/clubs", {{"name", "River"}, {"host", "x"}, {"open", true}}, "address");
    good(*anna_, "POST", club + "/join", {{"name", "x"}});
    const auto league =
        make(*ben_, "/api/leagues",
             {{"name", "League"}, {"variant", "cam"}, {"host", "x"}, {"public", true}});
    good(*anna_, "POST", league + "/enter", {{"name", "x"}});
    for (auto* const director : {&*anna_, &*ben_}) {
      const auto cup = make(*director, "/api/tournaments",
                            {{"name", "Cup"},
                             {"variant", "cam"},
                             {"time", boost::json::object{{"days", 3}}},
                             {"host", "x"},
                             {"system", "round-robin"},
                             {"public", true}});
      good(*anna_, "POST", cup + "/enter", {{"name", "x"}});
    }
  }
  /// Each text of these was in a file, and is there no more once the account is deleted.
  Texts write_and_delete_the_account() {
    const auto game = begin_shared_game();
    const auto anna = text_field(json_of(anna_->get("/api/session").body), "id");
    things_["/api/players/{id}"] = {"/api/players/" + anna};
    good(*anna_, "POST", "/api/account/name", {{"name", "Zqnamezq"}});
    const auto later = begin_shared_game();
    good(*anna_, "POST", "/api/mail",
         {{"mail", "zqwaitingzq@example.org"}, {"password", "a battery staple"}});
    (void)make_token("zqtoken2zq");
    subscribe("https://push.example.org/zqpush2zq");
    (void)make_study("zqtitle2zq", "zqchapter2zq", "zqsaid2zq");
    good(*anna_, "PUT", later + "/note", {{"text", "zqnote2zq"}});
    good(*anna_, "POST", game + "/chat", {{"text", "zqchatzq"}});
    good(*anna_, "POST", "/api/reports",
         {{"player", "Ben_Bowman"}, {"subject", "chat"}, {"text", "zqreportzq"}});
    good(*ben_, "POST", "/api/reports",
         {{"player", "Zqnamezq"}, {"subject", "name"}, {"text", "zqcomplaintzq"}});
    (void)play_alone("zqalone2zq");
    (void)make(*anna_, "/api/invitations",
               {{"variant", "cam"}, {"opponent", "person"}, {"public", true}});
    join_what_ben_directs();
    const auto open =
        make(*ben_, "/api/studies",
             {{"title", "Open"}, {"open", true}, {"chapter", chapter("One", "1. B3-B4")}});
    good(*anna_, "PUT", open + "/chapters/1",
         {{"version", 1}, {"text", "1. B3-B4 {what others may keep}"}});
    upload('b', "[White \"Somebody\"]\n[Variant \"Camette\"]\n\n1. B3-B4 *\n\n");
    const Texts secret{"zqwaitingzq", "zqtoken2zq", "zqpush2zq", "zqnote2zq", "zqreportzq"};
    auto files = secret;
    files.insert(files.end(), {"zqcomplaintzq", "Zqoldnamezq", "Zqnamezq", "zqtitle2zq",
                               "zqchapter2zq", "zqsaid2zq", "zqchatzq"});
    expect_in_files(files);
    expect_unseen(secret, *ben_, "another account before the deletion");

    const auto key = anna_->cookie;
    good(*anna_, "POST", "/api/account/delete", {{"password", "a battery staple"}});
    auto gone = files;
    gone.push_back("zqalone2zq");
    expect_unseen(gone, *newcomer(key), "the browser of the deleted account");
    expect_unseen(gone, *ben_, "another account");
    EXPECT_NE(ben_->get(open).body.find("what others may keep"), std::string::npos);
    return files;
  }
  /// After a crash, so that nothing was tidied up at the end.
  void restart() {
    program_->signal(SIGKILL);
    program_->wait();
    begin();
    for (auto* one : {&anna_, &ben_, &eve_}) *one = newcomer((*one)->cookie);
    until([this] { return eve_->get("/api/archive/games").status == 200; });
  }

  SmtpServer smtp_;
  std::map<std::string, Texts> things_;  // addresses by path
  std::vector<Operation> operations_ = operations();
};

/// Texts that Anna removes are gone while her account stays; all texts of an account go with it.
TEST_F(PrivacyProgramTest, WhatIsRemovedOrOfADeletedAccountIsInNoAnswerAndNoFile) {
  const auto removed = write_and_remove();
  const auto deleted = write_and_delete_the_account();
  restart();
  // The folded name is reserved for 90 days. A game of the account alone is removed a day later.
  expect_in_no_file(removed);
  expect_in_no_file(deleted);
  expect_in_no_file({"zqrefusedzq", "zqagentzq", "2001:db8"});
  expect_unseen(removed, *ben_, "another account after a restart");
  expect_unseen(deleted, *ben_, "another account after a restart");
  EXPECT_EQ(log_of(folder_).find("zq"), std::string::npos);
}

}  // namespace
}  // namespace camlann::server::test
