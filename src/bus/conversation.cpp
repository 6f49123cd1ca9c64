#include "bus/conversation.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "bus/fields.hpp"

namespace camlann::bus {

namespace {

using std::chrono::milliseconds;

/// Delay before an unacknowledged piece is sent again.
constexpr milliseconds patience{150};
/// The same for a requested piece, which may have been sent again already.
constexpr milliseconds asked_patience{15};
constexpr milliseconds sign_pause{250};
constexpr int most_owed = 32;
/// Pieces further ahead of the expected number than this are dropped; they will be sent again.
constexpr std::uint64_t most_early = 512;
/// Maximum number of pieces sent again at once.
constexpr std::uint64_t most_again = 64;

constexpr std::size_t fields_of_a_frame = 6;

}  // namespace

Conversation::Conversation(std::string name, Send send, Take take, Clock clock)
    : name_(std::move(name)),
      send_(std::move(send)),
      take_(std::move(take)),
      clock_(std::move(clock)),
      heard_(clock_()) {}

void Conversation::say(std::string_view text) {
  do {
    const auto size = std::min(text.size(), most_piece_bytes);
    said_.push_back({std::string(text.substr(0, size)), size < text.size(), {}});
    waiting_bytes_ += size;
    send(first_said_ + said_.size() - 1, said_.back());
    text.remove_prefix(size);
  } while (!text.empty());
}

void Conversation::send(std::uint64_t number, Piece& piece) {
  piece.sent = sent_ = clock_();
  owed_ = 0;
  send_(pack({name_, std::to_string(number), std::to_string(expected_), "0", piece.more ? "1" : "0",
              piece.bytes}));
}

void Conversation::send_sign(std::uint64_t lacks) {
  sent_ = clock_();
  owed_ = 0;
  send_(pack({name_, "0", std::to_string(expected_), std::to_string(lacks), "0", ""}));
}

Conversation::Frame Conversation::read(std::string_view bytes) {
  const auto fields = unpack(bytes);
  if (!fields || fields->size() != fields_of_a_frame) return {};
  const auto number = read_number<std::uint64_t>((*fields)[1]);
  const auto expects = read_number<std::uint64_t>((*fields)[2]);
  const auto lacks = read_number<std::uint64_t>((*fields)[3]);
  if (!number || !expects || !lacks) return {};
  return {(*fields)[0], *number, *expects, *lacks, (*fields)[4] == "1", (*fields)[5]};
}

void Conversation::hear(const Frame& frame) {
  const auto now = clock_();
  const auto end_of_said = first_said_ + said_.size();
  if (frame.expects > end_of_said) return;  // acknowledges pieces that were never sent
  heard_ = now;
  answered_ = true;
  forget_heard(frame.expects);
  const auto end = std::min({frame.lacks, end_of_said, frame.expects + most_again});
  for (auto number = frame.expects; number < end; ++number) resend(number, asked_patience, now);
  if (frame.number == 0) return;
  ++owed_;
  if (frame.number == expected_) {
    take(frame.piece, frame.more);
    while (!early_.empty() && early_.begin()->first == expected_) {
      const auto next = early_.extract(early_.begin());
      take(next.mapped().bytes, next.mapped().more);
    }
  } else if (frame.number > expected_ && frame.number - expected_ < most_early) {
    early_.try_emplace(frame.number, Early{std::string(frame.piece), frame.more});
  }
  if (!early_.empty() && now - asked_ >= asked_patience) {
    asked_ = now;
    send_sign(early_.begin()->first);
  } else if (owed_ >= most_owed) {
    send_sign(0);
  }
}

void Conversation::take(std::string_view piece, bool more) {
  ++expected_;
  if (more) {
    text_ += piece;
  } else if (text_.empty()) {
    take_(piece);
  } else {
    text_ += piece;
    take_(std::exchange(text_, {}));
  }
}

void Conversation::forget_heard(std::uint64_t expected) {
  while (!said_.empty() && first_said_ < expected) {
    waiting_bytes_ -= said_.front().bytes.size();
    said_.pop_front();
    ++first_said_;
  }
}

void Conversation::resend(std::uint64_t number, milliseconds age, Time now) {
  if (number < first_said_) return;
  auto& piece = said_[number - first_said_];
  if (now - piece.sent < age) return;
  ++resent_;
  send(number, piece);
}

void Conversation::tick() {
  const auto now = clock_();
  const auto some = std::min<std::uint64_t>(said_.size(), most_again);
  for (std::uint64_t i = 0; i < some; ++i) resend(first_said_ + i, patience, now);
  if (owed_ > 0 || now - sent_ >= sign_pause) send_sign(early_.empty() ? 0 : early_.begin()->first);
}

milliseconds Conversation::silence() const {
  return std::chrono::duration_cast<milliseconds>(clock_() - heard_);
}

}  // namespace camlann::bus
