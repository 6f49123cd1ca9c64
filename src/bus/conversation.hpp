#pragma once
// A reliable, ordered channel between two programs over a bus that may drop, duplicate or reorder
// messages. Texts are cut into numbered pieces that fit the bus. A receiver that sees a gap
// requests the missing pieces; an unacknowledged piece is sent again. Single-threaded.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace camlann::bus {

/// One end of a channel. Each frame carries its name, which separates frames of an old channel from
/// those of a new one.
class Conversation {
 public:
  using Time = std::chrono::steady_clock::time_point;
  using Clock = std::function<Time()>;
  /// Sends a frame to the other end, over the bus.
  using Send = std::function<void(std::string_view frame)>;
  /// Receives a text from the other end. Must not destroy the conversation, but may call say().
  using Take = std::function<void(std::string_view said)>;

  Conversation(std::string name, Send send, Take take, Clock clock);

  void say(std::string_view text);

  /// A frame of the bus.
  struct Frame {
    std::string_view name;      // of the conversation
    std::uint64_t number = 0;   // of the piece, from 1; 0: a heartbeat without a piece
    std::uint64_t expects = 1;  // the first number that the sender has not received yet
    std::uint64_t lacks = 0;  // the sender lacks the numbers from `expects` to this one; 0: unknown
    bool more = false;        // the text continues in the next piece
    std::string_view piece;
  };
  /// Parses a frame; an empty name means that it is invalid.
  [[nodiscard]] static Frame read(std::string_view bytes);
  void hear(const Frame& frame);

  /// Sends unacknowledged pieces again, and heartbeats. Call it about twenty times per second.
  void tick();

  /// Returns the time since the last frame from the other end, or since the beginning.
  [[nodiscard]] std::chrono::milliseconds silence() const;
  /// True once any frame has come from the other end.
  [[nodiscard]] bool answered() const { return answered_; }
  /// Returns the number of sent bytes that are not acknowledged.
  [[nodiscard]] std::size_t waiting_bytes() const { return waiting_bytes_; }
  /// Returns the number of pieces that were sent again.
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
  std::string text_;                      // of the incomplete text
  int owed_ = 0;                          // pieces received since the last acknowledgement
  bool answered_ = false;
  Time heard_;
  Time asked_;  // last request for missing pieces
  Time sent_;   // last frame of any kind
};

}  // namespace camlann::bus
