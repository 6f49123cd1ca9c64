// A client's lines on the socket, sent to a server with a game: for any input, the answers are
// messages of doc/protocol/socket.md, at most one per request. GAME and INVITE are replaced by
// existing ids; MOVE plays a move.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "fuzz/fuzz.hpp"
#include "server/api/socket_client.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/socket_taker.hpp"
#include "server/fakes.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/invitations.hpp"
#include "server/services/games/new_games.hpp"
#include "server/services/games/table.hpp"
#include "wire/messages/all.hpp"
#include "wire/read.hpp"

namespace camlann::server {
namespace {

template <class... M>
bool is_one_of(message::List<M...>, std::string_view json) {
  return (wire::read<M>(json).has_value() || ...);
}

class Reader final : public Watcher {
 public:
  std::size_t messages = 0;
  void deliver(Payload message) override {
    ++messages;
    fuzz::check(is_one_of(message::SocketAnswers{}, *message), "an answer of the protocol");
  }
};

std::string replaced(std::string text, std::string_view word, const std::string& by) {
  for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + by.size())) {
    text.replace(at, word.size(), by);
  }
  return text;
}

class Conversation {
 public:
  Conversation() {
    games_.ask(
        party_,
        [this](const Result<std::shared_ptr<const GameView>>& view) { game_ = (*view)->meta.id; },
        &NewGames::create, test::wish_for("cam", Opponent::person));
    NewInvitation wish;
    wish.game = test::wish_for("cam", Opponent::person);
    games_.ask(
        party_, [this](const Result<Invitation>& made) { invite_ = made->id; },
        &Invitations::invite, wish);
    step();
  }

  void hear(const std::string& line) {
    if (line == "MOVE") return move();
    const auto before = reader_->messages;
    const auto then =
        client_.on_message(replaced(replaced(line, "GAME", game_), "INVITE", invite_));
    step();
    fuzz::check(then == SocketTaker::Then::go_on, "so few messages are not too many");
    fuzz::check(reader_->messages <= before + limits_.missed_events + 2, "answers are bounded");
  }
  void end() {
    client_.forget();
    step();
    const auto before = reader_->messages;
    move();
    fuzz::check(reader_->messages == before, "who is gone hears nothing");
    fuzz::check(reader_.use_count() == 2, "and nobody holds on to him");
  }

 private:
  void step() { games_.run_once(std::chrono::milliseconds(0)); }
  void move() {
    constexpr const char* way[] = {"B5-A5", "B9-A9", "A5-B5", "A9-B9"};
    const int ply = plies_++;
    games_.ask(
        GameRequest{party_, game_},
        [](const auto& view) { fuzz::check(view.has_value(), "the game goes on"); }, &Table::play,
        MoveRequest{ply, way[ply % 4], "n" + std::to_string(ply)});
    step();
  }

  const QueueKey party_{std::string(32, 'a')};
  test::FailingStore store_;
  test::FakeThinker thinker_;
  Limits limits_ = test::unhurried();
  Games games_{store_,  thinker_,          [] { return Millis{0}; }, test::counting_names(),
               limits_, test::silent_log()};
  std::string game_, invite_;
  int plies_ = 0;
  std::shared_ptr<Reader> reader_ = std::make_shared<Reader>();
  SocketClient client_{games_, limits_, party_, reader_, [] { return SteadyTime{}; }};
};

}  // namespace
}  // namespace camlann::server

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr int most_lines = 40;  // fewer than a socket may say at once
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  camlann::server::Conversation conversation;
  for (int line = 0; line < most_lines && !rest.empty(); ++line) {
    const auto end = rest.find('\n');
    conversation.hear(std::string(rest.substr(0, end)));
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  }
  conversation.end();
  return 0;
}
