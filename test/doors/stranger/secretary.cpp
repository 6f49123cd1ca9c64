// secretary FILE: how the games of a club ended, and the engine's move near the end of each.

#include <camlann/engine.hpp>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <string>

namespace {

struct Score {
  int games = 0;
  double points = 0;
};

void count(std::map<std::string, Score>& scores, const std::string& name, double points) {
  ++scores[name].games;
  scores[name].points += points;
}

void say(const camlann::Error& error) {
  std::cout << "! " << to_text(error) << '\n';
}

/// Prints the last position that has no sure result, and what the engine would play there.
void look_at_end(camlann::Game game) {
  const auto analyst = make_analyst(game);
  for (int back = 0; back < 6 && !game.played().empty(); ++back) game.take_back();
  camlann::Limits limits;
  limits.nodes = 2000;
  const auto found = analyst->analyse(game, limits);
  if (found.lines.empty()) return;
  const auto& line = found.lines.front();
  const auto& mover = game.variant().seating[index_of(game.seat())];
  std::cout << game << "\n  " << mover.name << ": " << notations(game, line.moves).front() << ", "
            << camlann::score_text(line.score, 2) << '\n';
}

}  // namespace

int main(int count_of_words, char** words) {
  if (count_of_words != 2) {
    std::cerr << "usage: secretary FILE\n";
    return 2;
  }
  std::ifstream file(words[1]);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  std::map<std::string, Score> scores;
  std::map<std::string, int> reasons;
  camlann::RecordReader reader(text);
  int number = 0;
  while (auto record = reader.next()) {
    ++number;
    if (!*record) {
      say(record->error());
      continue;
    }
    const auto replayed = replay(**record, {.variant = "camelot", .rules = ""});
    if (!replayed.game || replayed.fault) {
      say(replayed.fault->error);
      continue;
    }
    const camlann::Game& game = *replayed.game;
    const auto verdict = game.verdict();
    std::cout << number << ". " << game.variant().name << ", " << game.plies()
              << " plies: " << (game.over() ? game.verdict_text() : "not finished") << '\n';
    ++reasons[std::string(to_text(verdict.reason))];
    if (game.variant().seating.size() != 2) continue;
    const double points = verdict.won_by(camlann::Seat::white) ? 1 : verdict.drawn() ? 0.5 : 0;
    const auto name_of = [&](const char* key) {
      const std::string* const name = (*record)->find(key);
      return name == nullptr ? std::string("?") : *name;
    };
    count(scores, name_of("White"), points);
    count(scores, name_of("Black"), game.over() ? 1 - points : 0);
    look_at_end(game);
  }
  for (const auto& [name, score] : scores) {
    std::cout << name << ": " << score.points << " of " << score.games << '\n';
  }
  for (const auto& [reason, games] : reasons) std::cout << reason << ": " << games << '\n';
}
