// camlann moves: the legal outcomes of a position, or of many positions read from standard input.

#include <fmt/format.h>

#include <boost/json.hpp>
#include <string>

#include "cli/commands.hpp"
#include "engine/catalog.hpp"
#include "engine/json_text.hpp"

namespace camlann::cli {
namespace {

struct Options {
  PositionOptions position;
  bool json = false;
  bool batch = false;
};

/// The column of an error in a JSON line; positions are one line each.
std::string place(std::size_t line, std::size_t column) {
  return fmt::format("line {}, column {}", line, column);
}

/// A member that is a string, absent or null (empty); an error for anything else.
Result<std::string> text_member(const boost::json::object& object, std::string_view key) {
  const boost::json::value* value = object.if_contains(key);
  if (value == nullptr || value->is_null()) return std::string();
  if (const boost::json::string* text = value->if_string()) return std::string(*text);
  return failure(ErrorCode::syntax, fmt::format("\"{}\" is no text", key), std::string(key),
                 "a string");
}

Result<PositionOptions> read_request(std::string_view text, std::size_t number) {
  boost::json::error_code code;
  boost::json::stream_parser parser;
  const std::size_t read = parser.write_some(text.data(), text.size(), code);
  if (!code && read == text.size()) parser.finish(code);
  if (code || read != text.size()) {
    const std::string problem = code ? code.message() : "text after the object";
    return failure(ErrorCode::syntax, "this line is no JSON: " + problem, place(number, read + 1),
                   R"({"variant":"cam","rules":"wcf","fen":"..."})");
  }
  const boost::json::value value = parser.release();
  const boost::json::object* object = value.if_object();
  if (object == nullptr) {
    return failure(ErrorCode::syntax, "this line is no JSON object", place(number, 1),
                   R"({"variant":"cam","rules":"wcf","fen":"..."})");
  }
  PositionOptions request;
  for (const auto& [key, target] :
       {std::pair{"variant", &request.variant}, {"rules", &request.rules}, {"fen", &request.fen}}) {
    auto member = text_member(*object, key);
    if (!member) return Failure(member.error());
    *target = std::move(*member);
  }
  return request;
}

Result<std::string> answer(std::string_view line, std::size_t number) {
  const auto request = read_request(line, number);
  if (!request) return Failure(request.error());
  const auto game = make_game(*request);
  if (!game) return Failure(game.error());
  return fmt::format(R"({{"outcomes":{},"result":{}}})", to_json((*game)->outcomes()),
                     to_json((*game)->verdict()));
}

int run_batch() {
  int code = exit_done;
  std::string line;
  for (std::size_t number = 1; read_line(stdin, line); ++number) {
    const auto answered = answer(line, number);
    if (answered) {
      fmt::print("{}\n", *answered);
    } else {
      fmt::print("{{\"error\":{}}}\n", to_json(answered.error()));
      code = exit_unusable;
    }
    std::fflush(stdout);  // whoever asks line by line waits for the answer
  }
  return code;
}

int run(const Options& options) {
  if (options.batch) return run_batch();
  const auto game = make_game(options.position);
  if (!game) return complain(game.error());
  for (const Outcome& outcome : (*game)->outcomes()) {
    if (options.json) {
      fmt::print("{}\n", to_json(outcome));
    } else {
      fmt::print("{:<24} {}{}{}\n", outcome.notation, outcome.kind,
                 outcome.captures.empty() ? "" : ", takes ", fmt::join(outcome.captures, " "));
    }
  }
  std::fflush(stdout);
  if (const Obligation must = (*game)->obligation(); !must.text.empty() && !options.json) {
    fmt::print(stderr, "{}\n", must.text);
  }
  if ((*game)->verdict().over()) fmt::print(stderr, "{}\n", (*game)->verdict_text());
  return exit_done;
}

}  // namespace

void add_moves(CLI::App& app, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("moves", "list every legal move of a position");
  add_position_options(*command, options->position, VariantOption::optional);
  command->add_flag("--json", options->json, "one JSON object a line");
  command->add_flag("--batch", options->batch,
                    "answer JSON lines {\"variant\",\"rules\",\"fen\"} from standard input");
  command->callback([options, command, &action] {
    if (!options->batch && options->position.variant.empty()) {
      throw CLI::RequiredError("--variant or --batch");
    }
    if (options->batch && command->count("--variant") + command->count("--fen") > 0) {
      throw CLI::ExcludesError("--batch", "--variant and --fen");
    }
    action = [options] { return run(*options); };
  });
}

}  // namespace camlann::cli
