// camlann tournament: a club's tournament in a file, without a server.

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "cli/commands.hpp"
#include "cli/tournament_pairing.hpp"
#include "tournament/decide.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/pairing_check.hpp"
#include "tournament/simul.hpp"
#include "tournament/standings.hpp"
#include "tournament/state.hpp"
#include "tournament/trf.hpp"
#include "tournament/words.hpp"  // IWYU pragma: keep: the words of its enumerations
#include "wire/tournament_file.hpp"

namespace camlann::cli {
namespace {

using KeptTournament = wire::TournamentFile;
using wire::read_tournament;
using wire::tournament_text;

struct TournamentOptions {
  std::string file;
  std::string player;
  int rating = 0;
  int round = 0;  // 0: the last one
  int board = 1;
  std::string result;
  std::string system = "swiss";
  std::vector<std::string> tie_breaks;
  bool twice = false;
  bool correct = false;
  std::string giver;  // of a simultaneous display
  std::string giver_colour = "white";
  std::string pairing;  // a file with the pairing of a round
  bool despite = false;
  tournament::Terms terms;
};

template <class E>
std::vector<std::string> words_for() {
  std::vector<std::string> all;
  for (const Word<E>& entry : Words<E>::table) all.emplace_back(entry.word);
  return all;
}

/// Returns the systems of files: teams play on a server only, where clubs have members.
std::vector<std::string> words_for_systems() {
  auto all = words_for<tournament::System>();
  std::erase(all, word_of(tournament::System::teams));
  return all;
}

std::string joined_words(const std::vector<std::string>& all) {
  std::string text;
  for (const std::string& one : all) text += (text.empty() ? "" : ", ") + one;
  return text;
}

std::string points_text(int halves) {
  return fmt::format("{}", halves / 2.0);
}

/// Returns the length of a name on the screen.
std::size_t letters_in(std::string_view name) {
  return static_cast<std::size_t>(std::count_if(
      name.begin(), name.end(), [](char c) { return (static_cast<unsigned char>(c) >> 6) != 2; }));
}

std::string padded_name(const std::string& name, std::size_t width) {
  const std::size_t length = letters_in(name);
  return name + std::string(width > length ? width - length : 0, ' ');
}

std::size_t widest_name(const tournament::State& state) {
  std::size_t width = 6;  // "player"
  for (const tournament::Entrant& entrant : state.entrants)
    width = std::max(width, letters_in(entrant.id));
  return width;
}

std::string round_title(const tournament::State& state, std::size_t number) {
  const tournament::Round& round = state.rounds[number - 1];
  return state.terms.system == tournament::System::knockout
             ? fmt::format("Round {} (stage {})", number, round.stage)
             : fmt::format("Round {}", number);
}

std::string_view bye_text(const tournament::State& state, tournament::Bye::Kind kind) {
  if (kind == tournament::Bye::Kind::rest) return "rests";
  if (state.terms.system == tournament::System::knockout) return "goes on";
  return kind == tournament::Bye::Kind::half ? "has a bye: 1/2 point" : "has a bye: 1 point";
}

void print_pairings_of(const tournament::State& state, std::size_t number) {
  const tournament::Round& round = state.rounds[number - 1];
  const std::size_t width = widest_name(state);
  fmt::print("{}\n", round_title(state, number));
  for (std::size_t board = 1; board <= round.pairings.size(); ++board) {
    const tournament::Pairing& pairing = round.pairings[board - 1];
    fmt::print("{:>3}  {} - {}  {}\n", board, padded_name(pairing.white, width),
               padded_name(pairing.black, width), word_of(pairing.score));
  }
  for (const tournament::Bye& bye : round.byes) {
    fmt::print("     {} {}\n", bye.player, bye_text(state, bye.kind));
  }
}

void print_standings(const tournament::State& state) {
  if (state.terms.simul) {
    const auto [won, drawn, lost, open] = tournament::score_of_giver(state);
    const auto rest = open > 0 ? fmt::format(", {} open", open) : std::string();
    fmt::print("{}  +{} ={} -{}{}\n", state.terms.simul->giver, won, drawn, lost, rest);
  }
  const std::size_t width = widest_name(state);
  fmt::print("place  {}  points", padded_name("player", width));
  for (const tournament::TieBreak what : state.terms.tie_breaks) fmt::print("  {}", word_of(what));
  fmt::print("\n");
  for (const tournament::Line& line : standings(state)) {
    fmt::print("{:>5}  {}  {:>6}", line.place, padded_name(line.player, width),
               points_text(line.halves));
    for (std::size_t i = 0; i < line.tie_breaks.size(); ++i) {
      fmt::print("  {:>{}}", fmt::format("{}", line.tie_breaks[i] / 4.0),
                 word_of(state.terms.tie_breaks[i]).size());
    }
    fmt::print("\n");
  }
}

Result<KeptTournament> open_tournament(const std::string& path) {
  TRY(const auto text, read_file(path));
  auto kept = read_tournament(text);
  if (kept) return kept;
  Error error = kept.error();
  error.where = error.where.empty() ? path : path + ":" + error.where;
  return Failure(std::move(error));
}

/// Executes a command, writes the file, and prints the rounds that were paired.
int give_command(const TournamentOptions& options, KeptTournament kept,
                 const tournament::Command& command) {
  const std::size_t before = kept.state.rounds.size();
  const auto events = tournament::decide(kept.state, command);
  if (!events) return complain(events.error());
  for (const tournament::Event& event : *events) {
    kept.events.push_back(event);
    kept.state = tournament::apply(std::move(kept.state), event);
  }
  if (const auto written = write_file(options.file, tournament_text(kept)); !written) {
    return complain(written.error());
  }
  for (std::size_t number = before + 1; number <= kept.state.rounds.size(); ++number) {
    print_pairings_of(kept.state, number);
  }
  return exit_done;
}

int give_command(const TournamentOptions& options, const tournament::Command& command) {
  auto kept = open_tournament(options.file);
  return kept ? give_command(options, *std::move(kept), command) : complain(kept.error());
}

std::size_t wished_round(const TournamentOptions& options, const tournament::State& state) {
  return options.round > 0 ? static_cast<std::size_t>(options.round) : state.rounds.size();
}

int begin_tournament(TournamentOptions options) {
  options.terms.system =
      value_of<tournament::System>(options.system).value_or(tournament::System::swiss);
  options.terms.cycles = options.twice ? 2 : 1;
  if (options.terms.system == tournament::System::simul) {
    const auto colour = value_of<tournament::GiverColour>(options.giver_colour);
    options.terms.simul =
        tournament::Simul{options.giver, colour.value_or(tournament::GiverColour::white), 0};
  }
  for (const std::string& word : options.tie_breaks) {
    const auto what = value_of<tournament::TieBreak>(word);
    if (!what) {
      return complain(Error{ErrorCode::unknown_name, "there is no such tie-break", word,
                            joined_words(words_for<tournament::TieBreak>())});
    }
    options.terms.tie_breaks.push_back(*what);
  }
  const auto fit = tournament::check_tie_breaks(options.terms);
  if (!fit) return complain(fit.error());
  auto state = tournament::new_tournament(options.terms);
  if (!state) return complain(state.error());
  if (read_file(options.file)) {
    return complain(Error{ErrorCode::conflict, "this file exists", options.file, "a new name"});
  }
  const auto written =
      write_file(options.file, tournament_text({options.terms, {}, *std::move(state)}));
  return written ? exit_done : complain(written.error());
}

/// True if a name is unchanged after it is written to the file and read back.
bool is_name(std::string_view name) {
  const bool plain = std::none_of(name.begin(), name.end(), [](char c) {
    return static_cast<unsigned char>(c) < ' ' || c == 0x7f;
  });
  const KeptTournament kept{{}, {tournament::Entered{std::string(name), 0}}, {}};
  const auto again = read_tournament(tournament_text(kept));
  return plain && again && again->events == kept.events;
}

int enter_player(const TournamentOptions& options) {
  if (!is_name(options.player)) {
    return complain(
        Error{ErrorCode::syntax, "a name is one line of text of 1 to 64 bytes", "PLAYER", ""});
  }
  return give_command(options, tournament::Enter{options.player, options.rating});
}

int report_result(const TournamentOptions& options) {
  auto kept = open_tournament(options.file);
  if (!kept) return complain(kept.error());
  const auto score = value_of<tournament::Score>(options.result).value_or(tournament::Score::open);
  const std::size_t round = wished_round(options, kept->state);
  const auto board = static_cast<std::size_t>(options.board);
  if (options.correct)
    return give_command(options, *std::move(kept), tournament::Correct{round, board, score});
  return give_command(options, *std::move(kept), tournament::Report{round, board, score});
}

/// Reads the pairing that a director has made; the name of its file is part of an error.
Result<tournament::GivenPairing> open_pairing(const TournamentOptions& options,
                                              const tournament::State& state) {
  TRY(const auto text, read_file(options.pairing));
  auto pairing = read_pairing(state, text);
  if (pairing) return pairing;
  Error error = pairing.error();
  error.where = options.pairing + ":" + error.where;
  return Failure(std::move(error));
}

std::string_view severity_text(tournament::PairingFault::Severity severity) {
  using Severity = tournament::PairingFault::Severity;
  if (severity == Severity::impossible) return "impossible";
  return severity == Severity::avoided ? "avoided" : "against the rules";
}

void print_faults(const std::vector<tournament::PairingFault>& faults) {
  const auto name = [](const tournament::PlayerId& player) { return player; };
  for (const tournament::PairingFault& fault : faults) {
    const auto board = fault.board > 0 ? fmt::format("board {}: ", fault.board) : std::string();
    fmt::print("{}: {}{}\n", severity_text(fault.severity), board,
               tournament::sentence_of(fault, name));
  }
}

/// True if it breaks rules that the program never breaks.
bool breaks_rules(const std::vector<tournament::PairingFault>& faults) {
  return !faults.empty() && faults.front().severity != tournament::PairingFault::Severity::avoided;
}

int propose_pairing(const TournamentOptions& options) {
  const auto kept = open_tournament(options.file);
  if (!kept) return complain(kept.error());
  // An empty pairing shows whether a director may pair now.
  if (const auto may = tournament::check_pairing(kept->state, {}); !may) {
    return complain(may.error());
  }
  const auto rounds = tournament::next_rounds(kept->state);
  const bool swiss = kept->state.terms.system == tournament::System::swiss;
  if (!rounds && !swiss) return complain(rounds.error());
  fmt::print("{}", pairing_text(rounds ? tournament::given_pairing_of(rounds->front())
                                       : tournament::pairing_of_neighbours(kept->state)));
  return exit_done;
}

int check_given(const TournamentOptions& options) {
  const auto kept = open_tournament(options.file);
  if (!kept) return complain(kept.error());
  const auto pairing = open_pairing(options, kept->state);
  if (!pairing) return complain(pairing.error());
  const auto faults = tournament::check_pairing(kept->state, *pairing);
  if (!faults) return complain(faults.error());
  print_faults(*faults);
  return breaks_rules(*faults) ? exit_no : exit_done;
}

int pair_round(const TournamentOptions& options) {
  if (options.pairing.empty()) return give_command(options, tournament::PairRound{});
  auto kept = open_tournament(options.file);
  if (!kept) return complain(kept.error());
  auto pairing = open_pairing(options, kept->state);
  if (!pairing) return complain(pairing.error());
  const auto faults = tournament::check_pairing(kept->state, *pairing);
  if (!faults) return complain(faults.error());
  print_faults(*faults);
  if (breaks_rules(*faults) && !options.despite) {
    return complain(Error{ErrorCode::conflict, "this pairing breaks rules", options.pairing,
                          "another one, or --despite-rules"});
  }
  return give_command(options, *std::move(kept), tournament::GivePairing{*std::move(pairing)});
}

int show_pairings(const TournamentOptions& options) {
  const auto kept = open_tournament(options.file);
  if (!kept) return complain(kept.error());
  const std::size_t round = wished_round(options, kept->state);
  if (round == 0 || round > kept->state.rounds.size()) {
    return complain(
        Error{ErrorCode::not_found, "this round has not been paired", std::to_string(round), ""});
  }
  print_pairings_of(kept->state, round);
  return exit_done;
}

int show_standings(const TournamentOptions& options) {
  const auto kept = open_tournament(options.file);
  if (!kept) return complain(kept.error());
  print_standings(kept->state);
  return exit_done;
}

int show_report(const TournamentOptions& options) {
  const auto kept = open_tournament(options.file);
  if (!kept) return complain(kept.error());
  const auto name_of = [&](std::size_t entrant) { return kept->state.entrants[entrant].id; };
  fmt::print("{}", tournament::write_report(kept->state, {}, name_of));
  return exit_done;
}

using KeptOptions = std::shared_ptr<TournamentOptions>;
using RunFile = std::function<int(const TournamentOptions&)>;

/// Adds a subcommand for a tournament's file.
Command add_action(const Command& app, const KeptOptions& options, Action& action,
                   const std::string& name, const std::string& text, const RunFile& run) {
  const Command command = app.add_subcommand(name, text);
  command.add_option("FILE", options->file, "the tournament's file").required();
  command.callback([options, &action, run] {
    action = [options, run](const Catalog& /*known*/) { return run(*options); };
  });
  return command;
}

void add_new_tournament(const Command& app, const KeptOptions& options, Action& action) {
  const Command command =
      add_action(app, options, action, "new", "begin a tournament", begin_tournament);
  tournament::Terms& terms = options->terms;
  command.add_option("--system", options->system, "how it is paired (default: swiss)")
      .type_name("SYSTEM")
      .one_of(words_for_systems());
  command.add_option("--rounds", terms.rounds, "rounds of a Swiss (default: 5)")
      .type_name("N")
      .range(1, 64);
  command.add_flag("--twice", options->twice, "round robin: everybody meets everybody twice");
  command.add_flag("--all-at-once", terms.all_at_once,
                   "round robin: pair all rounds at the start, for correspondence");
  command.add_flag("--third-place", terms.third_place, "knock-out: play for the third place");
  command
      .add_option("--replays", terms.replays,
                  "knock-out: how often a drawn game is played again before a draw lets Black go "
                  "on (default: 2)")
      .type_name("N")
      .range(0, 8);
  command
      .add_option("--tie-breaks", options->tie_breaks,
                  "what separates equal points, in this order: " +
                      joined_words(words_for<tournament::TieBreak>()))
      .type_name("A,B")
      .comma_list(1, 6);
  command
      .add_option("--giver", options->giver, "simultaneous display: who plays against all others")
      .type_name("PLAYER");
  command
      .add_option("--giver-plays", options->giver_colour, "simultaneous display (default: white)")
      .type_name("COLOUR")
      .one_of(words_for<tournament::GiverColour>());
  add_seed(command, terms.seed, "seed of the lots");
}

void add_player(const Command& command, const KeptOptions& options) {
  command.add_option("PLAYER", options->player, "the player's name").required();
}

void add_players(const Command& app, const KeptOptions& options, Action& action) {
  const Command entry =
      add_action(app, options, action, "enter", "enter a player, late ones too", enter_player);
  add_player(entry, options);
  entry.add_option("--rating", options->rating, "for numbers and seeds (default: 0)")
      .type_name("N")
      .range(0, 10'000);
  add_player(add_action(app, options, action, "withdraw", "a player leaves",
                        [](const TournamentOptions& o) {
                          return give_command(o, tournament::Withdraw{o.player});
                        }),
             options);
  add_player(add_action(app, options, action, "return", "a player who left comes back",
                        [](const TournamentOptions& o) {
                          return give_command(o, tournament::Return{o.player});
                        }),
             options);
  const Command bye = add_action(
      app, options, action, "bye", "a player cannot play in a later round",
      [](const TournamentOptions& o) {
        return give_command(o, tournament::AskBye{o.player, static_cast<std::size_t>(o.round)});
      });
  add_player(bye, options);
  bye.add_option("ROUND", options->round, "its number").required().range(1, 64);
}

void add_rounds(const Command& app, const KeptOptions& options, Action& action) {
  const Command pair = add_action(app, options, action, "pair", "pair the next round", pair_round);
  pair.add_option("--as", options->pairing,
                  "the pairing, from this file: a line for each board, White - Black, and each "
                  "bye: PLAYER bye, half or rest")
      .type_name("PAIRING");
  pair.add_flag("--despite-rules", options->despite, "take it even if it breaks rules of pairing");
  add_action(app, options, action, "propose", "print the next round without pairing it",
             propose_pairing);
  add_action(app, options, action, "check-pairing", "name the rules that a pairing breaks",
             check_given)
      .add_option("PAIRING", options->pairing, "a file as for pair --as")
      .required();
  const Command result =
      add_action(app, options, action, "result", "enter the result of a game", report_result);
  result.add_option("BOARD", options->board, "number of the board").required().range(1, 1'000);
  result.add_option("RESULT", options->result, "White's result first; f: without a game")
      .required()
      .one_of({"1-0", "1/2-1/2", "0-1", "1-0f", "0-1f", "0-0f"});
  result.add_option("--round", options->round, "the round (default: the last one)")
      .type_name("N")
      .range(1, 4'096);
  result.add_flag("--correct", options->correct, "in place of the result that is there");
  add_action(app, options, action, "pairings", "print a round", show_pairings)
      .add_option("--round", options->round, "the round (default: the last one)")
      .type_name("N")
      .range(1, 4'096);
  add_action(app, options, action, "standings", "print points and places", show_standings);
  add_action(app, options, action, "report",
             "print all players and rounds for pairing programs, as TRF16", show_report);
  add_action(app, options, action, "finish", "end the tournament",
             [](const TournamentOptions& o) { return give_command(o, tournament::Finish{}); });
  add_action(app, options, action, "reopen", "continue a tournament that has ended",
             [](const TournamentOptions& o) { return give_command(o, tournament::Reopen{}); });
}

}  // namespace

void add_tournament(Command app, Action& action) {
  const Command command =
      app.add_subcommand("tournament", "run a tournament that is kept in a file");
  command.require_subcommand();
  const auto options = std::make_shared<TournamentOptions>();
  add_new_tournament(command, options, action);
  add_players(command, options, action);
  add_rounds(command, options, action);
}

}  // namespace camlann::cli
