#include "support/data.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

namespace camlann::test {
namespace {

[[noreturn]] void bad(std::string_view file, int line, std::string_view what) {
  throw std::runtime_error(std::string(file) + ":" + std::to_string(line) + ": " +
                           std::string(what));
}

bool starts_with(std::string_view text, std::string_view prefix) {
  return text.substr(0, prefix.size()) == prefix;
}

// The positions are flat: strings without escapes, and arrays of such strings.
std::string json_string(std::string_view line, std::string_view key, int number) {
  const std::string mark = "\"" + std::string(key) + "\": \"";
  const auto begin = line.find(mark);
  if (begin == std::string_view::npos) bad("positions.jsonl", number, "no " + std::string(key));
  const auto from = begin + mark.size();
  const auto end = line.find('"', from);
  if (end == std::string_view::npos) bad("positions.jsonl", number, "open string");
  return std::string(line.substr(from, end - from));
}

std::vector<std::string> json_strings(std::string_view line, std::string_view key, int number) {
  const std::string mark = "\"" + std::string(key) + "\": [";
  const auto begin = line.find(mark);
  if (begin == std::string_view::npos) bad("positions.jsonl", number, "no " + std::string(key));
  const auto end = line.find(']', begin);
  if (end == std::string_view::npos) bad("positions.jsonl", number, "open array");
  std::vector<std::string> found;
  auto at = begin + mark.size();
  while (true) {
    const auto open = line.find('"', at);
    if (open == std::string_view::npos || open > end) return found;
    const auto close = line.find('"', open + 1);
    found.emplace_back(line.substr(open + 1, close - open - 1));
    at = close + 1;
  }
}

// The part between the first and the last quotation mark of `[Key "Value"]`.
std::string header_value(std::string_view line) {
  const auto open = line.find('"');
  const auto close = line.rfind('"');
  return std::string(line.substr(open + 1, close - open - 1));
}

std::string lower(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

PublishedGame read_game(const std::filesystem::path& path) {
  PublishedGame game;
  game.file = path.filename().string();
  for (const std::string& line : lines_of(read_data("games/" + game.file))) {
    if (starts_with(line, "[Variant ")) game.variant = lower(header_value(line));
    if (starts_with(line, "[FEN ")) game.fen = header_value(line);
    if (starts_with(line, "[Result ")) game.result = header_value(line);
    if (starts_with(line, "[Plies ")) game.plies = std::stoi(header_value(line));
    if (starts_with(line, "[")) continue;
    for (const std::string& word : words_of(line)) {
      if (word.back() != '.') game.moves.push_back(word);
    }
  }
  return game;
}

}  // namespace

std::filesystem::path data_path(std::string_view name) {
  return std::filesystem::path(CAMLANN_TEST_DATA) / name;
}

std::string read_data(std::string_view name) {
  std::ifstream file(data_path(name), std::ios::binary);
  if (!file) throw std::runtime_error("cannot read test/data/" + std::string(name));
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::vector<std::string> lines_of(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::vector<std::string> words_of(std::string_view text) {
  std::istringstream stream{std::string(text)};
  return {std::istream_iterator<std::string>(stream), std::istream_iterator<std::string>()};
}

std::vector<PerftLine> perft_lines(std::string_view file) {
  std::vector<PerftLine> table;
  int number = 0;
  for (const std::string& line : lines_of(read_data("perft/" + std::string(file)))) {
    ++number;
    const auto words = words_of(line.substr(0, line.find('#')));
    if (words.empty()) continue;
    if (words.size() != 4) bad(file, number, "not four words");
    table.push_back({words[0], words[1], std::stoi(words[2]), std::stoull(words[3])});
  }
  return table;
}

std::vector<StatedPosition> stated_positions() {
  std::vector<StatedPosition> positions;
  int number = 0;
  for (const std::string& line : lines_of(read_data("rules/positions.jsonl"))) {
    ++number;
    positions.push_back({number, json_string(line, "variant", number),
                         json_string(line, "fen", number), json_strings(line, "outcomes", number),
                         json_string(line, "result", number)});
  }
  return positions;
}

std::vector<CamblamPosition> camblam_positions() {
  std::vector<CamblamPosition> positions;
  int number = 0;
  for (const std::string& line : lines_of(read_data("rules/camblam-positions.jsonl"))) {
    ++number;
    positions.push_back({json_string(line, "id", number), json_string(line, "fen", number),
                         json_strings(line, "moves", number),
                         line.find("\"in_check\": true") != std::string::npos,
                         json_string(line, "result", number), json_string(line, "reason", number)});
  }
  return positions;
}

std::map<std::string, std::string> camblam_perft_positions() {
  std::map<std::string, std::string> fens;
  for (const std::string& line : lines_of(read_data("perft/camblam-positions.txt"))) {
    const auto space = line.find(' ');
    fens[line.substr(0, space)] = line.substr(space + 1);
  }
  return fens;
}

std::vector<RuleTest> rule_tests() {
  std::vector<RuleTest> tests;
  int number = 0;
  for (const std::string& line : lines_of(read_data("rules/rule-tests.md"))) {
    ++number;
    if (starts_with(line, "## ")) {
      tests.push_back({line.substr(3), {}, {}, {}, {}, {}});
      continue;
    }
    if (!starts_with(line, "- ")) continue;
    if (tests.empty()) bad("rule-tests.md", number, "no heading yet");
    RuleTest& test = tests.back();
    const std::string rest = line.substr(line.find(": ") + 2);
    if (starts_with(line, "- legal: ")) {
      test.legal = words_of(rest);
    } else if (starts_with(line, "- illegal: ")) {
      test.illegal = words_of(rest);
      std::erase(test.illegal, "-");
    } else if (starts_with(line, "- after ")) {
      test.after[words_of(line)[2].substr(0, words_of(line)[2].size() - 1)] = rest;
    } else {
      test.variant = line.substr(2, line.find(':') - 2);
      const auto open = line.find('`');
      test.fen = line.substr(open + 1, line.rfind('`') - open - 1);
    }
  }
  return tests;
}

std::vector<PublishedGame> published_games() {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(data_path("games"))) {
    if (entry.path().extension() == ".txt") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  std::vector<PublishedGame> games;
  for (const auto& path : paths) games.push_back(read_game(path));
  return games;
}

std::uint64_t number_from_environment(const char* name, std::uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text == nullptr || *text == '\0' ? otherwise : std::stoull(text);
}

std::vector<Problem> problems() {
  std::vector<Problem> found;
  int number = 0;
  for (const std::string& line : lines_of(read_data("games/problems.jsonl"))) {
    ++number;
    Problem problem{json_string(line, "id", number), json_string(line, "variant", number),
                    json_string(line, "fen", number), json_strings(line, "accept", number)};
    const std::string_view mark = "\"plies\": ";
    const auto plies = line.find(mark);
    if (plies != std::string::npos) problem.plies = std::stoi(line.substr(plies + mark.size()));
    found.push_back(problem);
  }
  return found;
}

}  // namespace camlann::test
