#include "server/store/rows.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/number.hpp"
#include "base/result.hpp"
#include "base/words.hpp"
#include "play/clock.hpp"
#include "play/command.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"
#include "server/core/clock.hpp"
#include "server/model/entry.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

namespace {

using play::Command;
using play::Event;

constexpr std::string_view nobody = "-";
constexpr std::string_view bot_word = "bot";
constexpr std::string_view device_word = "device";
constexpr std::string_view guest_word = "guest";
constexpr std::string_view move_word = "move";
constexpr std::string_view left_mark = " left";

/// Independent of the names of seats in a game.
constexpr Word<Seat> seat_words[] = {
    {Seat::white, "w"}, {Seat::black, "b"}, {Seat::third, "third"}, {Seat::fourth, "fourth"}};

/// Returns the column `text` of an event.
struct EventText {
  std::string operator()(const play::Created& /*event*/) const { return {}; }
  std::string operator()(const play::MovePlayed& played) const { return played.move.notation; }
  std::string operator()(const play::TakenBack& taken) const { return std::to_string(taken.plies); }
  std::string operator()(const play::TakeBackAsked& asked) const {
    return std::string(to_text(asked.seat));
  }
  std::string operator()(const play::TakeBackRefused& refused) const {
    return std::string(to_text(refused.seat));
  }
  std::string operator()(const play::ResignAsked& asked) const {
    return std::string(to_text(asked.seat));
  }
  std::string operator()(const play::ResignRefused& refused) const {
    return std::string(to_text(refused.seat));
  }
  std::string operator()(const play::DrawOffered& offered) const {
    return std::string(to_text(offered.seat));
  }
  std::string operator()(const play::DrawRefused& refused) const {
    return std::string(to_text(refused.seat));
  }
  std::string operator()(const play::Rested& rested) const {
    return std::to_string(rested.from) + ' ' + std::to_string(rested.until);
  }
  std::string operator()(const play::Ended& ended) const {
    std::string text(ended.winner ? to_text(*ended.winner) : nobody);
    text += ' ';
    text += camlann::to_text(ended.reason);
    if (ended.left) text += left_mark;
    return text;
  }
};

std::optional<Event> read_created(const GameState& before) {
  if (before.version() != 0) return std::nullopt;
  return play::Created{};
}

std::optional<Event> read_move(const EventRow& row, const GameState& before) {
  auto move = before.board().read(row.text);
  if (!move) return std::nullopt;
  return play::MovePlayed{std::move(*move), row.spared};
}

std::optional<Event> read_take_back(std::string_view text, const GameState& before) {
  const auto plies = read_number<int>(text);
  const auto played = before.play().movers.size();
  if (!plies || *plies <= 0 || static_cast<std::size_t>(*plies) > played) return std::nullopt;
  return play::TakenBack{*plies};
}

template <class SeatEvent>
std::optional<Event> read_seat_event(std::string_view text) {
  const auto seat = read_seat(text);
  if (!seat) return std::nullopt;
  return SeatEvent{*seat};
}

std::optional<Event> read_rest(std::string_view text) {
  const auto space = text.find(' ');
  if (space == std::string_view::npos) return std::nullopt;
  const auto from = read_number<Millis>(text.substr(0, space));
  const auto until = read_number<Millis>(text.substr(space + 1));
  if (!from || !until) return std::nullopt;
  return play::Rested{*from, *until};
}

std::optional<Event> read_end(std::string_view text) {
  const auto space = text.find(' ');
  if (space == std::string_view::npos) return std::nullopt;
  const auto winner = text.substr(0, space);
  text.remove_prefix(space + 1);
  const bool left =
      text.size() > left_mark.size() && text.substr(text.size() - left_mark.size()) == left_mark;
  if (left) text.remove_suffix(left_mark.size());
  const auto reason = read_reason(text);
  const auto seat = read_seat(winner);
  if (!reason || *reason == Reason::running || (!seat && winner != nobody)) return std::nullopt;
  return play::Ended{*reason, seat, left};
}

std::optional<Event> read_event(const EventRow& row, const GameState& before) {
  const auto kind = value_of<EventKind>(row.kind);
  if (!kind) return std::nullopt;
  switch (*kind) {
    case EventKind::created: return read_created(before);
    case EventKind::move: return read_move(row, before);
    case EventKind::take_back: return read_take_back(row.text, before);
    case EventKind::take_back_asked: return read_seat_event<play::TakeBackAsked>(row.text);
    case EventKind::take_back_refused: return read_seat_event<play::TakeBackRefused>(row.text);
    case EventKind::resign_asked: return read_seat_event<play::ResignAsked>(row.text);
    case EventKind::resign_refused: return read_seat_event<play::ResignRefused>(row.text);
    case EventKind::draw_offer: return read_seat_event<play::DrawOffered>(row.text);
    case EventKind::draw_refused: return read_seat_event<play::DrawRefused>(row.text);
    case EventKind::rest: return read_rest(row.text);
    case EventKind::result: return read_end(row.text);
  }
  return std::nullopt;
}

/// Words of the column `request`, except for moves.
const std::pair<std::string_view, Command> request_words[] = {
    {"take-back", play::TakeBack{}},
    {"accept-take-back", play::AnswerTakeBack{true}},
    {"refuse-take-back", play::AnswerTakeBack{false}},
    {"resign", play::Resign{}},
    {"accept-resign", play::AnswerResign{true}},
    {"refuse-resign", play::AnswerResign{false}},
    {"offer-draw", play::OfferDraw{}},
    {"accept-draw", play::AnswerDraw{true}},
    {"refuse-draw", play::AnswerDraw{false}},
    {"claim-draw", play::ClaimDraw{}},
    {"claim-win", play::ClaimWin{}},
    {"call-off", play::CallOff{}},
    {"cancel", play::Cancel{}},
};

/// A move is the event's own.
std::string request_text(const Command& command) {
  if (std::holds_alternative<play::PlayMove>(command)) return std::string(move_word);
  for (const auto& [word, known] : request_words) {
    if (known == command) return std::string(word);
  }
  return {};
}

/// Reads the column `request`. For a move, returns the move that the event played at `ply`,
/// regardless of how it was typed. Earlier versions wrote it again: "move 12 D2-D3".
std::optional<Command> read_request(std::string_view text, const Event& event, std::size_t ply) {
  for (const auto& [word, command] : request_words) {
    if (word == text) return command;
  }
  const auto* played = std::get_if<play::MovePlayed>(&event);
  if (played == nullptr || text.substr(0, text.find(' ')) != move_word) return std::nullopt;
  return play::PlayMove{static_cast<int>(ply), played->move};
}

std::string_view word_before(char mark, std::string_view& text) {
  const auto word = text.substr(0, text.find(mark));
  text.remove_prefix(std::min(word.size() + 1, text.size()));
  return word;
}

std::string kind_of(const Player& player) {
  if (player.bot) return std::string(bot_word);
  return player.guest ? std::string(guest_word) : std::to_string(player.level);
}

/// Reads "3+1200000": the board, and the giver's additional milliseconds.
std::optional<play::GivenDisplay> read_display(std::string_view text) {
  const auto plus = text.find('+');
  if (plus == std::string_view::npos) return std::nullopt;
  const auto board = read_number<int>(text.substr(0, plus));
  const auto extra = read_number<Millis>(text.substr(plus + 1));
  if (!board || !extra || *board < 1 || *extra < 0 || *extra > play::longest_base) {
    return std::nullopt;
  }
  return play::GivenDisplay{*board, *extra};
}

}  // namespace

EventRow to_row(const Entry& entry) {
  EventRow row{entry.version,
               std::string(word_of(kind_of(entry.event))),
               std::string(word_of(entry.by)),
               std::visit(EventText{}, entry.event),
               {},
               {},
               entry.at,
               entry.clock};
  if (const auto* played = std::get_if<play::MovePlayed>(&entry.event)) row.spared = played->spared;
  if (entry.stamp) {
    row.nonce = entry.stamp->nonce;
    if (entry.stamp->command) row.request = request_text(*entry.stamp->command);
  }
  return row;
}

Result<Entry> read_row(const EventRow& row, const GameState& before) {
  const auto version = "version " + std::to_string(row.version);
  if (row.version != before.version() + 1) {
    return failure(ErrorCode::syntax, "an event is missing", version,
                   "version " + std::to_string(before.version() + 1));
  }
  auto event = read_event(row, before);
  const auto by = value_of<By>(row.by);
  if (!event || !by) {
    // The text is left out because this goes to the log, which contains no player data.
    return failure(ErrorCode::syntax, "an event cannot be read: " + row.kind, version);
  }
  Entry entry{row.version, *by, std::move(*event), {}, row.at, row.clock};
  if (!row.nonce.empty()) {
    entry.stamp =
        Stamp{row.nonce, read_request(row.request, entry.event, before.play().movers.size())};
  }
  return entry;
}

std::string to_text(const play::Players& seats) {
  std::string text;
  for (const Player& player : seats) {
    text.append({player.letter, ' '}).append(kind_of(player));
    if (!player.id.empty()) text += ':' + player.id;
    if (!player.rating.empty() || player.display || player.on_device) text += ':' + player.rating;
    if (player.on_device) {
      text.append(":").append(device_word);
    } else if (player.display) {
      text +=
          ':' + std::to_string(player.display->board) + '+' + std::to_string(player.display->extra);
    }
    text += ' ' + player.name + '\n';
  }
  return text;
}

std::optional<play::Players> read_seats(std::string_view text) {
  play::Players seats;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    const std::size_t space = line.find(' ', 2);
    if (line.size() < 4 || line[1] != ' ' || space == std::string_view::npos) return std::nullopt;
    const auto who = line.substr(2, space - 2);
    const auto colon = who.find(':');
    const auto kind = who.substr(0, colon);
    const bool bot = kind == bot_word;
    const bool guest = kind == guest_word;
    const auto level = bot || guest ? 0 : read_number<int>(kind);
    if (!level) return std::nullopt;
    auto id = colon == std::string_view::npos ? std::string_view{} : who.substr(colon + 1);
    std::string_view rating;
    std::optional<play::GivenDisplay> display;
    bool on_device = false;
    if (const auto behind = id.find(':'); behind != std::string_view::npos) {
      rating = id.substr(behind + 1);
      id = id.substr(0, behind);
    }
    if (const auto behind = rating.find(':'); behind != std::string_view::npos) {
      on_device = rating.substr(behind + 1) == device_word;
      if (!on_device) display = read_display(rating.substr(behind + 1));
      if (!on_device && !display) return std::nullopt;
      rating = rating.substr(0, behind);
    }
    seats.push_back({line[0], *level, std::string(line.substr(space + 1)), std::string(id),
                     std::string(rating), bot, guest, display, on_device});
  }
  return seats;
}

std::string_view to_text(Seat seat) {
  return word_in(seat_words, seat);
}

std::optional<Seat> read_seat(std::string_view text) {
  return value_in(seat_words, text);
}

std::string seen_text(const std::optional<Standing>& seen) {
  if (!seen) return {};
  std::string text = std::to_string(seen->version) + ' ' + std::to_string(seen->plies) + ' ';
  text += to_text(seen->seat);
  text += ' ';
  text += seen->offer ? to_text(*seen->offer) : std::string_view("-");
  text += seen->can_claim ? " 1" : " 0";
  text += seen->thinking ? " 1 " : " 0 ";
  return text + std::to_string(seen->updated) + ' ' + seen->fen;
}

std::optional<Standing> read_seen(std::string_view text) {
  Standing seen;
  const auto version = read_number<std::int64_t>(word_before(' ', text));
  const auto plies = read_number<int>(word_before(' ', text));
  const auto seat = read_seat(word_before(' ', text));
  const auto offer = word_before(' ', text);
  const auto can_claim = word_before(' ', text);
  const auto thinking = word_before(' ', text);
  const auto updated = read_number<Millis>(word_before(' ', text));
  if (!version || !plies || !seat || !updated || text.empty()) return std::nullopt;
  seen.version = *version;
  seen.plies = *plies;
  seen.seat = *seat;
  seen.offer = read_seat(offer);
  seen.can_claim = can_claim == "1";
  seen.thinking = thinking == "1";
  seen.updated = *updated;
  seen.fen = text;
  return seen;
}

std::set<std::string_view> holders_of(const GameMeta& meta) {
  if (!meta.shared()) return {meta.player};
  std::set<std::string_view> holders;
  for (const auto& player : meta.seats) {
    if (!player.id.empty() && !has_no_device(player.id)) holders.insert(player.id);
  }
  return holders;
}

}  // namespace camlann::server
