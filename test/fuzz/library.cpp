// The library as a stranger uses it: the headers of include/camlann and a script of calls. Its
// lines: `variant rules|fen` begins a game, `< ` takes back, `? squares` asks why not, `+` puts the
// game in a tree, `= text` reads a record, `& depth` counts; any other is a move.

#include <algorithm>
#include <camlann/rules.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/fuzz.hpp"

using namespace camlann;

namespace {

void explains(const Error& error) {
  fuzz::check(!error.what.empty(), "an error says what");
  fuzz::check(to_text(error).size() >= error.what.size(), "and can be printed");
}

void begin(std::string_view line, std::optional<Game>& game) {
  const std::string_view variant = line.substr(0, line.find(' '));
  const std::string_view rest = line.substr(std::min(line.size(), variant.size() + 1));
  const std::string_view rules = rest.substr(0, rest.find('|'));
  const std::string_view fen = rest.substr(std::min(rest.size(), rules.size() + 1));
  auto made = make_game(variant, rules, fen);
  if (!made) return explains(made.error());
  fuzz::check(make_game(variant, made->rules(), made->fen()).has_value(), "a game is made again");
  game = std::move(*made);
}

void ask(std::string_view text, const Game& game) {
  std::vector<Square> squares;
  for (std::size_t at = 0; at < text.size() && squares.size() < 12;) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    if (const auto square = game.variant().find_square(text.substr(at, end - at)))
      squares.push_back(*square);
    at = end + 1;
  }
  const auto refusal = game.why_not(squares);
  if (refusal) fuzz::check(!refusal->text.empty(), "a refusal says why");
  const Legs legs = game.legs(squares);
  fuzz::check(!legs.stop || !refusal, "what may stop is legal");
}

void grow(const Game& game) {
  Tree tree(game);
  const auto line = tree.main_line();
  fuzz::check(line.size() == game.played().size() + 1, "the moves are the main line");
  fuzz::check(tree.game_at(line.back()).fen() == game.fen(), "to the same position");
}

void read(std::string_view text) {
  const auto records = read_records(text);
  if (!records) return explains(records.error());
  for (const Record& record : *records) {
    const Replay replayed = replay(record);
    if (replayed.fault) explains(replayed.fault->error);
  }
}

void play(std::string_view text, Game& game) {
  const std::string before = game.fen();
  if (const auto played = game.play(text); !played) {
    explains(played.error());
    fuzz::check(game.fen() == before, "a refused move changes nothing");
    return;
  }
  Game copy = game;
  fuzz::check(copy.take_back() && copy.fen() == before, "a move is taken back");
  fuzz::check(copy.play(game.played().back().notation).has_value(), "and played again");
  fuzz::check(copy.fen() == game.fen() && copy.verdict() == game.verdict(), "with the same end");
}

void obey(std::string_view line, std::optional<Game>& game) {
  if (find_variant(line.substr(0, line.find(' '))) != nullptr) return begin(line, game);
  if (line.substr(0, 1) == "=") return read(line.substr(1));
  if (!game) return begin(line, game);
  if (line.substr(0, 1) == "<") {
    const bool any = !game->played().empty();
    fuzz::check(game->take_back() == any, "only what was played is taken back");
    return;
  }
  if (line.substr(0, 1) == "?") return ask(line.substr(1), *game);
  if (line.substr(0, 1) == "+") return grow(*game);
  if (line.substr(0, 1) == "&") {
    fuzz::check(game->perft(1) >= game->legal().size(), "one ply is the legal moves");
    return;
  }
  play(line, *game);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::Input(data, size).text();
  std::optional<Game> game;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    obey(text.substr(at, end - at), game);
    at = end + 1;
  }
  return 0;
}
