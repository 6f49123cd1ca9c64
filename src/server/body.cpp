#include "server/body.hpp"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "engine/computer.hpp"
#include "rules/verdict.hpp"
#include "server/games.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

namespace {

namespace json = boost::json;

constexpr std::size_t max_depth = 8;
constexpr std::size_t max_nonce = 64;
constexpr std::size_t max_name = 200;  // a rule set with all its options
constexpr std::size_t max_fen = 400;
constexpr std::size_t max_move = 1000;
constexpr std::size_t max_player_name = 80;

Result<json::object> read_object(std::string_view text) {
  json::parse_options options;
  options.max_depth = max_depth;
  json::error_code error;
  auto value = json::parse({text.data(), text.size()}, error, {}, options);
  if (error) {
    return failure(ErrorCode::syntax, "This is not JSON: " + error.message(), "body",
                   "a JSON object");
  }
  if (auto* object = value.if_object()) return std::move(*object);
  return failure(ErrorCode::syntax, "This is not a JSON object", "body", "a JSON object");
}

/// Reads fields one after another and remembers the first fault, so that a reader is a plain list
/// of fields.
class Fields {
 public:
  explicit Fields(std::string_view text) {
    auto object = read_object(text);
    if (object) {
      object_ = std::move(*object);
    } else {
      error_ = object.error();
    }
  }

  explicit Fields(json::object object) : object_(std::move(object)) {}

  /// Left as it is where the field is missing or null.
  void text(std::string_view key, std::string& value, std::size_t longest) {
    const auto* field = find(key);
    if (field == nullptr) return;
    const auto* string = field->if_string();
    if (string == nullptr || string->size() > longest) {
      return fault(key, "text of at most " + std::to_string(longest) + " characters");
    }
    value.assign(string->data(), string->size());
  }

  void number(std::string_view key, std::int64_t& value, std::int64_t lowest,
              std::int64_t highest) {
    const auto* field = find(key);
    if (field == nullptr) return;
    json::error_code not_exact;
    const auto number = field->to_number<std::int64_t>(not_exact);
    if (not_exact || number < lowest || number > highest) {
      return fault(
          key, "a whole number from " + std::to_string(lowest) + " to " + std::to_string(highest));
    }
    value = number;
  }

  void truth(std::string_view key, bool& value) {
    const auto* field = find(key);
    if (field == nullptr) return;
    const auto* boolean = field->if_bool();
    if (boolean == nullptr) return fault(key, "true or false");
    value = *boolean;
  }

  void require(std::string_view key, std::string_view expected) {
    if (find(key) == nullptr) fault(key, std::string(expected));
  }

  void fault(std::string_view key, std::string expected) {
    if (error_) return;
    error_ = Error{ErrorCode::syntax, "The field '" + std::string(key) + "' is missing or wrong",
                   std::string(key), std::move(expected)};
  }

  /// The objects of a list, one to so many; none where the field is missing or null.
  [[nodiscard]] std::vector<Fields> list(std::string_view key, std::size_t most) {
    std::vector<Fields> entries;
    const auto* field = find(key);
    if (field == nullptr) return entries;
    const auto* array = field->if_array();
    const auto is_object = [](const json::value& value) { return value.is_object(); };
    if (array == nullptr || array->empty() || array->size() > most ||
        !std::all_of(array->begin(), array->end(), is_object)) {
      fault(key, "a list of 1 to " + std::to_string(most) + " objects");
      return entries;
    }
    for (const auto& value : *array) entries.emplace_back(value.get_object());
    return entries;
  }

  /// The fault of an entry of a list becomes a fault of the list.
  void take_fault(std::string_view key, const Fields& entry) {
    if (entry.error_) fault(key, entry.error_->where + ": " + entry.error_->expected);
  }

  [[nodiscard]] bool has(std::string_view key) const { return find(key) != nullptr; }

  template <class T>
  [[nodiscard]] Result<T> give(T value) const {
    if (error_) return Failure(*error_);
    return value;
  }

 private:
  [[nodiscard]] const json::value* find(std::string_view key) const {
    const auto* field = object_.if_contains({key.data(), key.size()});
    return field == nullptr || field->is_null() ? nullptr : field;
  }

  json::object object_;
  std::optional<Error> error_;
};

Action read_action_fields(Fields& fields) {
  Action action;
  fields.text("nonce", action.nonce, max_nonce);
  if (fields.has("version")) {
    std::int64_t version = 0;
    fields.number("version", version, 1, std::numeric_limits<std::int64_t>::max());
    action.version = version;
  }
  return action;
}

bool is_printable(std::string_view name) {
  return std::none_of(name.begin(), name.end(),
                      [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

WishedSeat read_seat_fields(Fields& fields) {
  WishedSeat seat;
  std::string player = "person";
  std::int64_t level = NewGame{}.level;
  fields.text("player", player, max_name);
  fields.number("level", level, min_level, max_level);
  fields.text("name", seat.name, max_player_name);
  if (player != "person" && player != "computer") fields.fault("player", "person or computer");
  if (!is_printable(seat.name)) fields.fault("name", "a line of text");
  seat.level = player == "computer" ? static_cast<int>(level) : 0;
  return seat;
}

}  // namespace

Result<NewGame> read_new_game(std::string_view body) {
  Fields fields(body);
  NewGame game;
  std::string opponent = "computer";
  std::string colour = "w";
  std::int64_t level = game.level;
  fields.require("variant", "the id of a variant");
  fields.text("variant", game.variant, max_name);
  fields.text("rules", game.rules, max_name);
  fields.text("fen", game.fen, max_fen);
  fields.text("opponent", opponent, max_name);
  fields.number("level", level, min_level, max_level);
  fields.text("colour", colour, max_name);
  for (auto& entry : fields.list("seats", most_seats)) {
    game.seats.push_back(read_seat_fields(entry));
    fields.take_fault("seats", entry);
  }
  fields.truth("mayResign", game.may_resign);
  fields.text("nonce", game.nonce, max_nonce);

  game.level = static_cast<int>(level);
  game.opponent = opponent == "person" ? Opponent::person : Opponent::computer;
  if (opponent != to_text(game.opponent)) fields.fault("opponent", "computer or person");
  if (colour == "random") {
    game.colour = std::nullopt;
  } else if (colour == "b") {
    game.colour = Seat::black;
  } else if (colour != "w")
    fields.fault("colour", "w, b or random");
  return fields.give(std::move(game));
}

Result<MoveRequest> read_move_request(std::string_view body) {
  Fields fields(body);
  MoveRequest request;
  std::int64_t ply = 0;
  fields.require("ply", "how many moves were played before");
  fields.number("ply", ply, 0, std::numeric_limits<int>::max());
  fields.text("move", request.move, max_move);
  fields.text("nonce", request.nonce, max_nonce);
  if (request.move.empty()) fields.fault("move", "a move, such as D6-D7");
  if (request.nonce.empty()) fields.fault("nonce", "a random text, new for each move");
  request.ply = static_cast<int>(ply);
  return fields.give(std::move(request));
}

Result<Action> read_action(std::string_view body) {
  Fields fields(body);
  auto action = read_action_fields(fields);
  return fields.give(std::move(action));
}

Result<DrawAnswer> read_draw_answer(std::string_view body) {
  Fields fields(body);
  DrawAnswer answer;
  answer.action = read_action_fields(fields);
  fields.require("accept", "true or false");
  fields.truth("accept", answer.accept);
  return fields.give(std::move(answer));
}

Result<SocketRequest> read_socket_request(std::string_view text) {
  Fields fields(text);
  SocketRequest request;
  fields.require("type", "watch, unwatch or ping");
  fields.text("type", request.type, max_name);
  fields.text("game", request.game, max_name);
  fields.number("version", request.version, 0, std::numeric_limits<std::int64_t>::max());
  return fields.give(std::move(request));
}

}  // namespace camlann::server
