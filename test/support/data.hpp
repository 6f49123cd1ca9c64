#pragma once
// The data files of test/data as values, for any test program. Throws std::runtime_error that names
// file and line where a file is not as expected.

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace camlann::test {

/// A file or folder below test/data.
[[nodiscard]] std::filesystem::path data_path(std::string_view name);

/// A whole file; `name` is below test/data.
[[nodiscard]] std::string read_data(std::string_view name);

[[nodiscard]] std::vector<std::string> lines_of(std::string_view text);
[[nodiscard]] std::vector<std::string> words_of(std::string_view text);

/// A line of a table in test/data/perft. In camblam.txt `variant` names a position.
struct PerftLine {
  std::string variant;
  std::string rules;
  int depth{};
  std::uint64_t nodes{};
};
[[nodiscard]] std::vector<PerftLine> perft_lines(std::string_view file);

/// A line of positions.jsonl: outcomes as "D7>D11*G8,G10", result "w castle", "draw thin" or empty.
struct StatedPosition {
  int line{};
  std::string variant;
  std::string fen;
  std::vector<std::string> outcomes;
  std::string result;
};
[[nodiscard]] std::vector<StatedPosition> stated_positions();

/// A line of camblam-positions.jsonl: moves in the notation of the rules page, sorted; result "*",
/// "1-0", "0-1" or "1/2-1/2".
struct CamblamPosition {
  std::string id;
  std::string fen;
  std::vector<std::string> moves;
  bool in_check{};
  std::string result;
  std::string reason;
};
[[nodiscard]] std::vector<CamblamPosition> camblam_positions();

/// The positions that perft/camblam.txt names, by name, as FENs.
[[nodiscard]] std::map<std::string, std::string> camblam_perft_positions();

/// A position of rule-tests.md with typed moves. `after` maps a move to the result it leads to.
struct RuleTest {
  std::string title;
  std::string variant;
  std::string fen;
  std::vector<std::string> legal;
  std::vector<std::string> illegal;
  std::map<std::string, std::string> after;
};
[[nodiscard]] std::vector<RuleTest> rule_tests();

/// A published game, its moves as written.
struct PublishedGame {
  std::string file;
  std::string variant;
  std::string fen;  // empty: the array
  std::string result;
  int plies{};
  std::vector<std::string> moves;
};
[[nodiscard]] std::vector<PublishedGame> published_games();

/// A line of games/problems.jsonl: a published position and the first moves that solve it.
struct Problem {
  std::string id;
  std::string variant;
  std::string fen;
  std::vector<std::string> accept;
  int plies{};  // to the end with best play, where it is known; else 0
};
[[nodiscard]] std::vector<Problem> problems();

/// A number from the environment, else `otherwise`. For CAMLANN_COUNT and CAMLANN_SEED.
[[nodiscard]] std::uint64_t number_from_environment(const char* name, std::uint64_t otherwise);

}  // namespace camlann::test
