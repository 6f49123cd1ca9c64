#include "cli/ugi_engine.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <mutex>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "base/memory.hpp"
#include "base/number.hpp"
#include "base/result.hpp"
#include "base/threads.hpp"
#include "base/try.hpp"
#include "cli/output.hpp"
#include "engine/analyst.hpp"
#include "engine/chances.hpp"
#include "engine/computer.hpp"
#include "engine/networks.hpp"
#include "engine/score_chances.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/move.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"

namespace camlann::cli {
namespace {

constexpr int max_hash_mib = 65536;
constexpr int max_lines = 100;
constexpr std::int64_t longest_ms = 1'000'000'000'000;  // 30 years; still fits in nanoseconds

std::vector<std::string_view> split(std::string_view line) {
  constexpr std::string_view blanks = " \t\r";
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t begin = line.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return words;
    line.remove_prefix(begin);
    const std::size_t end = std::min(line.find_first_of(blanks), line.size());
    words.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
}

std::string joined(std::span<const std::string_view> words) {
  return fmt::format("{}", fmt::join(words, " "));
}

Error no_room() {
  return {ErrorCode::busy, "there is not enough memory to search", "go",
          "a smaller Hash or fewer Threads"};
}

Result<int> option_in(std::string_view name, std::string_view text, int low, int high) {
  const auto value = read_number<int>(text);
  if (value && *value >= low && *value <= high) return *value;
  return failure(ErrorCode::syntax, fmt::format("\"{}\" is not a valid value of {}", text, name),
                 std::string(name), fmt::format("{} to {}", low, high));
}

Result<bool> check_in(std::string_view name, std::string_view text) {
  if (text == "true" || text == "false") return text == "true";
  return failure(ErrorCode::syntax, fmt::format("\"{}\" is not a valid value of {}", text, name),
                 std::string(name), "true or false");
}

std::string score_words(Score score) {
  const auto plies = plies_to_end(score);
  if (!plies) return fmt::format("cp {}", score);
  return score > 0 ? fmt::format("win {}", *plies) : fmt::format("loss {}", -*plies);
}

constexpr std::array<std::string_view, 8> words_with_number{
    "movetime", "depth", "nodes", "wtime", "btime", "winc", "binc", "movestogo"};

/// Reads limits; the clock is that of the side to move. Unknown words are ignored.
Result<Limits> read_limits(std::span<const std::string_view> words, Seat seat) {
  using std::chrono::milliseconds;
  Limits limits;
  Clock clock;
  bool timed = false;
  const bool white = seat == Seat::white;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    if (word == "infinite") limits.infinite = true;
    if (std::count(words_with_number.begin(), words_with_number.end(), word) == 0) continue;
    const std::string_view text = i + 1 < words.size() ? words[i + 1] : std::string_view();
    const auto value = read_number<std::int64_t>(text);
    if (!value) {
      return failure(ErrorCode::syntax,
                     fmt::format("\"{}\" is not a valid value of {}", text, word), "go",
                     "a whole number");
    }
    ++i;
    const std::int64_t count = std::max<std::int64_t>(*value, 0);
    const milliseconds time(std::min(count, longest_ms));
    if (word == "movetime") limits.movetime = time;
    if (word == "depth")
      limits.depth = static_cast<int>(std::clamp<std::int64_t>(count, 1, max_ply));
    if (word == "nodes")
      limits.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(count, 1));
    if (word == (white ? "winc" : "binc")) clock.increment = time;
    if (word == "movestogo")
      clock.moves_to_go = static_cast<int>(std::min<std::int64_t>(count, 1000));
    if (word == (white ? "wtime" : "btime")) {
      clock.remaining = time;
      timed = true;
    }
  }
  if (timed) limits.clock = clock;
  return limits;
}

bool has_limit(const Limits& limits) {
  return !limits.infinite &&
         (limits.movetime || limits.clock || limits.depth > 0 || limits.nodes > 0);
}

/// Lowers depth and nodes to those of a level; without other limits, also uses the level's time.
void keep_within(const Limits& level, Limits& limits) {
  if (!has_limit(limits)) limits.movetime = level.movetime;
  if (level.nodes > 0 && (limits.nodes == 0 || level.nodes < limits.nodes)) {
    limits.nodes = level.nodes;
  }
  if (level.depth > 0 && (limits.depth == 0 || level.depth < limits.depth)) {
    limits.depth = level.depth;
  }
}

/// Returns the time for a decision by the swap rule, a part of that for the move; nothing if the
/// move has no time limit.
std::optional<std::chrono::milliseconds> time_of_swap(const Limits& limits) {
  if (limits.movetime) return *limits.movetime / 2;
  if (limits.clock) return limits.clock->remaining / 40;
  return std::nullopt;
}

/// Returns the move that the swap rule suggests, if it applies here.
std::optional<Move> move_by_swap_rule(const Game& game, const Limits& limits,
                                      const std::atomic<bool>& stop) {
  if (limits.infinite || !game.has_swap_rule()) return std::nullopt;
  ChanceOptions chances;
  chances.time = time_of_swap(limits);
  return fair_move(game, chances, stop);
}

/// Returns the limits that are left after this time.
Limits after(Limits limits, std::chrono::milliseconds spent) {
  using std::chrono::milliseconds;
  if (spent <= milliseconds(0)) return limits;
  if (limits.movetime) limits.movetime = std::max(milliseconds(1), *limits.movetime - spent);
  if (limits.clock) {
    limits.clock->remaining = std::max(milliseconds(1), limits.clock->remaining - spent);
  }
  return limits;
}

}  // namespace

UgiEngine::UgiEngine(const Catalog& known)
    : known_(known), game_(known.make_game(variant_).value()) {}

UgiEngine::~UgiEngine() {
  stop_search();
}

bool UgiEngine::obey(std::string_view line) {
  const std::vector<std::string_view> words = split(line);
  bool quit = false;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (dispatch(words[i], Words(words).subspan(i + 1), quit)) break;
  }
  return !quit && !lost_;
}

bool UgiEngine::dispatch(std::string_view command, Words rest, bool& quit) {
  if (command == "ugi") {
    introduce();
  } else if (command == "isready") {
    say("readyok");
  } else if (command == "uginewgame") {
    stop_search();
    if (analyst_) analyst_->new_game();
  } else if (command == "setoption") {
    set_option(rest);
  } else if (command == "position") {
    set_position(rest);
  } else if (command == "go") {
    go(rest);
  } else if (command == "ponderhit") {
    ponder_hit();
  } else if (command == "stop") {
    stop_search();
  } else if (command == "query") {
    query(rest);
  } else if (command == "quit") {
    stop_search();
    quit = true;
  } else {
    return false;
  }
  return true;
}

void UgiEngine::input_ended() {
  if (!limited_) stop_ = true;
  if (searcher_.joinable()) searcher_.join();
}

void UgiEngine::introduce() {
  std::string variants;
  for (const VariantInfo& variant : known_) {
    variants += " var " + variant.id;
  }
  say("id name Camlann " CAMLANN_VERSION);
  say("id author The Camlann project");
  say("option name Variant type combo default cam" + variants);
  say("option name Rules type string default wcf");
  say(fmt::format("option name Hash type spin default 16 min 1 max {}", max_hash_mib));
  say(fmt::format("option name Threads type spin default 1 min 1 max {}", max_threads));
  say(fmt::format("option name Lines type spin default 1 min 1 max {}", max_lines));
  say("option name Tables type string default <empty>");
  say("option name Evaluation type combo default network var network var hand");
  say("option name EvaluationFile type string default <empty>");
  say("option name ShowWDL type check default false");
  say("option name Ponder type check default false");
  say(fmt::format("option name Level type spin default 0 min 0 max {}", max_level));
  say("ugiok");
}

// setoption name NAME... value VALUE...
void UgiEngine::set_option(Words words) {
  stop_search();
  const auto value_at = std::find(words.begin(), words.end(), "value");
  const auto name_at = std::find(words.begin(), value_at, "name");
  if (name_at == value_at) return;
  const std::string name = joined(Words(name_at + 1, value_at));
  const std::string value =
      value_at == words.end() ? std::string() : joined(Words(value_at + 1, words.end()));
  if (auto changed = change_option(name, value); !changed) complain(changed.error());
}

Result<void> UgiEngine::change_option(std::string_view name, const std::string& value) {
  if (same_letters(name, "Variant") || same_letters(name, "Rules")) {
    const bool variant = same_letters(name, "Variant");
    auto game = known_.make_game(variant ? value : variant_, variant ? rules_ : value, "");
    const bool another_family = variant && !game && game.error().about != Subject::variant;
    if (another_family) {
      rules_.clear();
      game = known_.make_game(value, rules_, "");
    }
    if (!game) return Failure(game.error());
    (variant ? variant_ : rules_) = value;
    game_ = std::move(*game);
  } else if (same_letters(name, "Hash")) {
    TRY(const auto mib, option_in("Hash", value, 1, max_hash_mib));
    TRY_VOID(fits_memory(static_cast<std::uint64_t>(mib) << 20, "Hash"));
    hash_mib_ = mib;
  } else if (same_letters(name, "Threads")) {
    TRY(const auto threads, option_in("Threads", value, 1, max_threads));
    threads_ = threads_to_be_had(threads);
    if (threads_ < threads) {
      say(fmt::format("info string only {} of {} threads can be started", threads_, threads));
    }
  } else if (same_letters(name, "Ponder")) {
    // Only affects the move to ponder on; the analyst keeps its results.
    TRY(ponder_, check_in("Ponder", value));
    return {};
  } else if (same_letters(name, "ShowWDL") || same_letters(name, "UCI_ShowWDL")) {
    TRY(shows_chances_, check_in("ShowWDL", value));
    return {};
  } else if (same_letters(name, "Lines") || same_letters(name, "MultiPV")) {
    TRY(const auto lines, option_in("Lines", value, 1, max_lines));
    lines_ = lines;
  } else if (same_letters(name, "Tables")) {
    tables_ = value == "<empty>" ? std::string() : value;
  } else if (same_letters(name, "Evaluation")) {
    if (value != "network" && value != "hand") {
      return failure(ErrorCode::syntax,
                     fmt::format("\"{}\" is not a valid value of Evaluation", value), "Evaluation",
                     "network or hand");
    }
    by_hand_ = value == "hand";
  } else if (same_letters(name, "EvaluationFile")) {
    network_file_ = value == "<empty>" ? std::string() : value;
  } else if (same_letters(name, "Level")) {
    TRY(const auto level, option_in("Level", value, 0, max_level));
    level_ = level;
  } else {
    return failure(ErrorCode::unknown_name, fmt::format("there is no option \"{}\"", name), "",
                   "Variant, Rules, Hash, Threads, Lines, Ponder, Tables, Evaluation, "
                   "EvaluationFile, ShowWDL or Level");
  }
  analyst_.reset();
  return {};
}

// position startpos|fen FEN... [moves MOVE...]; an error leaves the current position unchanged.
void UgiEngine::set_position(Words words) {
  stop_search();
  const auto moves = std::find(words.begin(), words.end(), "moves");
  std::string fen;
  if (!words.empty() && words.front() == "fen") {
    fen = joined(Words(words.begin() + 1, moves));
  } else if (words.empty() || words.front() != "startpos") {
    return complain(Error{ErrorCode::syntax, "this is not a position", "", "startpos or fen FEN"});
  }
  auto game = known_.make_game(variant_, rules_, fen);
  if (!game) return complain(game.error());
  if (moves != words.end()) {
    for (const std::string_view move : Words(moves + 1, words.end())) {
      auto played = game->play(move);
      if (played) continue;
      Error error = played.error();
      error.where = fmt::format("ply {}", game->played().size() + 1);
      return complain(error);
    }
  }
  game_ = std::move(*game);
}

void UgiEngine::go(Words words) {
  stop_search();
  const Result<Limits> asked = read_limits(words, game_.seat());
  if (!asked) return complain(asked.error());
  Limits limits = *asked;
  limits.lines = lines_;
  if (level_ > 0 && !limits.infinite) {
    keep_within(level_settings(level_, game_.variant().temper.levels).limits, limits);
  }
  if (!has_limit(limits)) limits.infinite = true;
  const bool ponders = std::find(words.begin(), words.end(), "ponder") != words.end();
  if (ponders && !game_.over()) {
    when_hit_ = limits;
    limits.infinite = true;
  }
  start(limits);
}

// Restarts the search with everything in the table; its time counts from here.
void UgiEngine::ponder_hit() {
  if (!when_hit_) return;
  const Limits limits = *when_hit_;
  mute_ = true;
  stop_search();
  mute_ = false;
  start(limits);
}

void UgiEngine::start(const Limits& limits) {
  limited_ = has_limit(limits);
  stop_ = false;
  try {
    analyst();
    searcher_ = std::thread([this, limits, game = game_] { search(game, limits); });
  } catch (const std::exception&) {  // not enough memory for the analyst, or no thread
    analyst_.reset();
    complain(no_room());
  }
}

void UgiEngine::search(const Game& game, const Limits& limits) {
  Info answer;
  try {
    const auto begun = std::chrono::steady_clock::now();
    if (const auto fair = move_by_swap_rule(game, limits, stop_)) {
      if (!mute_) say("bestmove " + game.write(*fair).notation);
      return;
    }
    const auto spent =
        std::chrono::floor<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begun);
    answer = analyst_->analyse(game, after(limits, spent), stop_,
                               [&](const Info& info) { report(game, info); });
  } catch (const std::bad_alloc&) {
    complain(no_room());
    const auto moves = game.written();
    if (!mute_) say("bestmove " + (moves.empty() ? "none" : moves.front().notation));
    return;
  }
  if (!mute_) say("bestmove " + best_move(game, answer));
}

std::string UgiEngine::best_move(const Game& game, const Info& answer) const {
  if (answer.lines.empty()) return "none";
  std::vector<Move> moves = answer.lines.front().moves;
  if (moves.size() > 2) moves.resize(2);
  const std::vector<std::string> texts = notations(game, moves);
  return texts.size() > 1 && ponder_ ? texts[0] + " ponder " + texts[1] : texts[0];
}

void UgiEngine::report(const Game& game, const Info& info) {
  const auto ms = info.time.count();
  const std::uint64_t speed =
      ms > 0 ? info.nodes * 1000 / static_cast<std::uint64_t>(ms) : info.nodes * 1000;
  for (std::size_t i = 0; i < info.lines.size(); ++i) {
    const Line& line = info.lines[i];
    say(fmt::format("info depth {} multipv {} score {}{} nodes {} nps {} time {} hashfull {} pv {}",
                    line.depth, i + 1, score_words(line.score), wdl_words(game, line.score),
                    info.nodes, speed, ms, info.table_permille,
                    fmt::join(notations(game, line.moves), " ")));
  }
}

std::string UgiEngine::wdl_words(const Game& game, Score score) const {
  if (!shows_chances_) return "";
  const auto chances = chances_of(game, analyst_->evaluator(), score);
  return chances ? fmt::format(" wdl {} {} {}", chances->win, chances->draw, chances->loss) : "";
}

void UgiEngine::query(Words words) {
  if (words.empty()) return;
  const Verdict verdict = game_.verdict();
  if (words.front() == "gameover") {
    say(verdict.over() ? "response true" : "response false");
  } else if (words.front() == "p1turn") {
    say(game_.seat() == Seat::white ? "response true" : "response false");
  } else if (words.front() == "result") {
    if (!verdict.over()) return say("response none");
    if (verdict.drawn()) return say("response draw");
    say(verdict.won_by(Seat::white) ? "response p1win" : "response p2win");
  }
}

void UgiEngine::stop_search() {
  stop_ = true;
  if (searcher_.joinable()) searcher_.join();
  when_hit_.reset();
}

void UgiEngine::say(std::string_view line) {
  const std::lock_guard lock(out_mutex_);
  const std::string text = std::string(line) + '\n';
  if (try_print(text) && try_flush_output()) return;
  lost_ = true;
  stop_ = true;
}

void UgiEngine::complain(const Error& error) {
  say("info string error " + to_text(error));
}

Analyst& UgiEngine::analyst() {
  if (!analyst_) {
    AnalystSettings settings;
    settings.table_bytes = static_cast<std::size_t>(hash_mib_) << 20;
    settings.threads = threads_;
    settings.tables = tables_;
    if (!tables_.empty()) {
      if (const auto found = find_tables(game_, tables_); !found) complain(found.error());
    }
    if (level_ > 0) {
      settings.handicap = level_settings(level_, game_.variant().temper.levels).handicap;
    }
    if (level_ == 0 || level_ == max_level) settings.network = network();
    analyst_ = make_analyst(game_, settings);
  }
  return *analyst_;
}

// The lower levels were set up with the hand-written evaluation.
std::shared_ptr<const nn::Network> UgiEngine::network() {
  if (by_hand_) return nullptr;
  if (network_file_.empty()) return built_in_network(game_);
  auto network = read_network_file(network_file_, game_);
  if (network) return *std::move(network);
  complain(network.error());
  return nullptr;
}

}  // namespace camlann::cli
