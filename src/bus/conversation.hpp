#pragma once
// Two who talk over a bus that may lose, double and reorder what it carries: each hears what the
// other says once, whole, and in order. What is said is cut into pieces that a bus takes, and each
// has a number. Who hears a number too early asks for those before it; who is not answered says it
// again. One thread.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace camlann::bus {

/// One end. Its name is in every frame, so that an old one is known from a new one.
class Conversation {
 public:
  using Time = std::chrono::steady_clock::time_point;
  using Clock = std::function<Time()>;
  /// To the other end, over the bus.
  using Send = std::function<void(std::string_view frame)>;
  /// What the other end has said. Must not end the conversation, but may say something.
  using Take = std::function<void(std::string_view said)>;

  Conversation(std::string name, Send send, Take take, Clock clock);

  void say(std::string_view text);

  /// What the bus brought.
  struct Frame {
    std::string_view name;      // of the conversation
    std::uint64_t number = 0;   // of the piece, from 1; 0: there is none, this is a sign of life
    std::uint64_t expects = 1;  // the first number that the sender has not heard yet
    std::uint64_t lacks = 0;    // those from there to this one it lacks; 0: it does not know
    bool more = false;          // the text goes on in the next piece
    std::string_view piece;
  };
  /// Empty name: it cannot be read.
  [[nodiscard]] static Frame read(std::string_view bytes);
  void hear(const Frame& frame);

  /// To be called some twenty times a second: says again what may be lost, and that this is here.
  void tick();

  /// The time since the other end was heard, or since the beginning.
  [[nodiscard]] std::chrono::milliseconds silence() const;
  /// Whether the other end has been heard at all.
  [[nodiscard]] bool answered() const { return answered_; }
  /// Of what was said, and is not known to have been heard.
  [[nodiscard]] std::size_t waiting_bytes() const { return waiting_bytes_; }
  /// How many pieces were sent again.
  [[nodiscard]] std::int64_t resent() const { return resent_; }

  static constexpr std::size_t most_piece_bytes = std::size_t{256} * 1024;

 private:
  struct Piece {
    std::string bytes;
    bool more = false;
    Time sent;
  };

  void send(std::uint64_t number, Piece& piece);
  void send_sign(std::uint64_t lacks);
  void resend(std::uint64_t number, std::chrono::milliseconds age, Time now);
  void forget_heard(std::uint64_t expected);
  void take(std::string_view piece, bool more);

  const std::string name_;
  const Send send_;
  const Take take_;
  const Clock clock_;

  std::deque<Piece> said_;  // the first has the number first_said_
  std::uint64_t first_said_ = 1;
  std::size_t waiting_bytes_ = 0;  // of said_
  std::int64_t resent_ = 0;

  struct Early {
    std::string bytes;
    bool more = false;
  };
  std::uint64_t expected_ = 1;
  std::map<std::uint64_t, Early> early_;  // by number
  std::string text_;                      // whose next piece is missing
  int owed_ = 0;                          // pieces heard since the other end was told of any
  bool answered_ = false;
  Time heard_;
  Time asked_;  // for what is missing
  Time sent_;   // anything
};

}  // namespace camlann::bus
