#include "lab/player.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/memory.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "engine/analyst.hpp"
#include "engine/computer.hpp"
#include "engine/networks.hpp"
#include "game/game.hpp"
#include "lab/match_clock.hpp"
#include "rules/move.hpp"
#include "rules/technique.hpp"
#include "rules/temper.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"

namespace camlann {
namespace {

constexpr std::string_view known_players =
    "level:1 to level:10, greedy, mcts, random, movetime=MS, nodes=N, depth=N or tc=SECONDS, with "
    "playouts=N, noise=N, sight=N, careless=PERCENT, hash=MIB, threads=N, seed=N, tables=DIR, "
    "evaluation=network, evaluation=hand, network=FILE, without=TECHNIQUE after a comma";

struct PlayerSpec {
  int level = 0;  // 0: not named
  AnalystSettings settings;
  Limits limits;
  std::optional<bool> by_hand;  // uses the hand-written evaluation, unless it is set to false
  std::string network_file;     // empty: the program's network
};

Failure unknown(std::string_view text) {
  return failure(ErrorCode::unknown_name, "there is no such player", std::string(text),
                 std::string(known_players));
}

/// A word with a number: its range and its effect.
struct Setting {
  std::string_view name;
  std::uint64_t least;
  std::uint64_t most;
  bool complete;  // it defines how the player finds its moves
  void (*set)(PlayerSpec& spec, std::uint64_t number, const LevelFit& fit);
};

constexpr std::uint64_t many = 1'000'000'000;
constexpr std::uint64_t very_many = 1'000'000'000'000;

constexpr std::array<Setting, 11> all_settings{{
    {"level", min_level, max_level, true,
     [](PlayerSpec& spec, std::uint64_t number, const LevelFit& fit) {
       const Level level = level_settings(static_cast<int>(number), fit);
       spec.level = static_cast<int>(number);
       spec.limits = level.limits;
       spec.settings.handicap = level.handicap;
     }},
    {"movetime", 1, many, true,
     [](PlayerSpec& spec, std::uint64_t number, const LevelFit&) {
       spec.limits.movetime = std::chrono::milliseconds(number);
     }},
    {"nodes", 1, very_many, true,
     [](PlayerSpec& spec, std::uint64_t number, const LevelFit&) {
       spec.limits.movetime.reset();  // instead of the time of the level
       spec.limits.nodes = number;
     }},
    {"depth", 1, many, true,
     [](PlayerSpec& spec, std::uint64_t number, const LevelFit&) {
       spec.limits.depth = static_cast<int>(number);
     }},
    {"playouts", 1, many, false,
     [](PlayerSpec& spec, std::uint64_t number, const LevelFit&) {
       spec.settings.playouts = static_cast<int>(number);
     }},
    {"noise", 0, 10'000, false,
     [](PlayerSpec& spec, std::uint64_t number, const LevelFit&) {
       spec.settings.handicap.noise = static_cast<int>(number);
     }},
    {"sight", 0, many, false,
     [](PlayerSpec& spec, std::uint64_t number, const LevelFit&) {
       spec.settings.handicap.sight = static_cast<int>(number);
     }},
    {"careless", 0, 100, false,
     [](PlayerSpec& spec, std::uint64_t number, const LevelFit&) {
       spec.settings.handicap.carelessness = static_cast<int>(number);
     }},
    {"hash", 1, 65536, false,
     [](PlayerSpec& spec, std::uint64_t number, const LevelFit&) {
       spec.settings.table_bytes = static_cast<std::size_t>(number) << 20;
     }},
    {"threads", 1, max_threads, false,
     [](PlayerSpec& spec, std::uint64_t number, const LevelFit&) {
       spec.settings.threads = static_cast<int>(number);
     }},
    {"seed", 0, very_many, false,
     [](PlayerSpec& spec, std::uint64_t number, const LevelFit&) { spec.settings.seed = number; }},
}};

std::optional<std::uint64_t> number_of(std::string_view text) {
  constexpr std::size_t most_digits = 15;
  if (text.empty() || text.size() > most_digits) return std::nullopt;
  std::uint64_t number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    number = 10 * number + static_cast<std::uint64_t>(c - '0');
  }
  return number;
}

std::string technique_names() {
  std::string names;
  for (const std::string_view name : Techniques::names) {
    if (!names.empty()) names += ", ";
    names += name;
  }
  return names;
}

// Applies one word of a specification. `complete`: set if it defines how the player finds its
// moves.
Result<void> apply(std::string_view word, const LevelFit& fit, PlayerSpec& spec, bool& complete) {
  const auto is = [&](std::string_view name, Method method) {
    if (word != name) return false;
    spec.settings.method = method;
    complete = true;
    return true;
  };
  if (is("greedy", Method::greedy) || is("mcts", Method::monte_carlo) ||
      is("random", Method::random)) {
    return {};
  }
  const std::size_t split = word.find_first_of(":=");
  if (split == std::string_view::npos) return unknown(word);
  const std::string_view name = word.substr(0, split);
  const std::string_view value = word.substr(split + 1);
  if (name == "without") {
    const auto technique = Techniques::named(value);
    if (!technique) {
      return failure(ErrorCode::syntax, "there is no such technique", std::string(word),
                     technique_names());
    }
    spec.settings.techniques = spec.settings.techniques.without(*technique);
    return {};
  }
  if (name == "tables") {
    spec.settings.tables = value;
    return {};
  }
  if (name == "tc") {
    const auto time = read_match_time(value);
    if (!time) {
      return failure(time.error().code, time.error().what, std::string(word),
                     time.error().expected);
    }
    spec.limits.clock = MatchClock(*time).left();  // until the match sets it
    complete = true;
    return {};
  }
  if (name == "network") {
    spec.network_file = value;
    if (!spec.by_hand) spec.by_hand = false;
    return {};
  }
  if (name == "evaluation") {
    if (value != "network" && value != "hand") {
      return failure(ErrorCode::syntax, "there is no such evaluation", std::string(word),
                     "network or hand");
    }
    spec.by_hand = value == "hand";
    return {};
  }
  const auto* setting = std::find_if(all_settings.begin(), all_settings.end(),
                                     [&](const Setting& one) { return one.name == name; });
  if (setting == all_settings.end()) return unknown(word);
  const auto number = number_of(value);
  if (!number || *number < setting->least || *number > setting->most) {
    return failure(ErrorCode::syntax, "this is not a valid value of " + std::string(name),
                   std::string(word),
                   std::to_string(setting->least) + " to " + std::to_string(setting->most));
  }
  setting->set(spec, *number, fit);
  complete = complete || setting->complete;
  return {};
}

/// Only the search evaluates, and only with one evaluation.
Result<void> evaluation_fits(const PlayerSpec& spec, std::string_view text) {
  if (!spec.by_hand) return {};
  if (spec.settings.method != Method::search) {
    return failure(ErrorCode::syntax, "only a search has an evaluation", std::string(text),
                   "movetime=MS, nodes=N, depth=N or a level");
  }
  if (*spec.by_hand && !spec.network_file.empty()) {
    return failure(ErrorCode::syntax, "the network would not be used", std::string(text),
                   "network=FILE or evaluation=hand");
  }
  return {};
}

// `fit`: of the game in which a level plays.
Result<PlayerSpec> read_spec(std::string_view text, const LevelFit& fit) {
  PlayerSpec spec;
  bool complete = false;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    TRY_VOID(apply(rest.substr(0, comma), fit, spec, complete));
    rest.remove_prefix(std::min(comma + 1, rest.size()));
  }
  if (complete) {
    TRY_VOID(evaluation_fits(spec, text));
    return spec;
  }
  return failure(ErrorCode::unknown_name, "this does not say how the player finds its moves",
                 std::string(text), std::string(known_players));
}

Result<std::shared_ptr<const nn::Network>> network_for(const PlayerSpec& spec, const Game& game) {
  if (!spec.by_hand && spec.level == max_level) return built_in_network(game);
  if (spec.by_hand.value_or(true)) return nullptr;
  if (!spec.network_file.empty()) return read_network_file(spec.network_file, game);
  auto network = built_in_network(game);
  if (network) return network;
  return failure(ErrorCode::not_found, "there is no network for this game", game.variant().id,
                 "evaluation=hand or network=FILE");
}

class BuiltInPlayer final : public Player {
 public:
  explicit BuiltInPlayer(const PlayerSpec& spec) : spec_(spec) {}

  // A fresh analyst, so that noise and lots differ from game to game, and no game depends on an
  // earlier one on the same thread.
  void new_game(std::uint64_t number) override {
    number_ = number;
    analyst_.reset();
  }

  void set_clocks(const PlayerClocks& clocks) override { spec_.limits.clock = clocks.own; }

  [[nodiscard]] std::optional<Score> score() const override { return score_; }

  [[nodiscard]] tl::expected<Move, Fault> choose(const Game& game,
                                                 const std::atomic<bool>& stop) override {
    if (!analyst_) {
      AnalystSettings settings = spec_.settings;
      settings.seed += 1000003 * number_;
      analyst_ = make_analyst(game, settings);
    }
    const Info info = analyst_->analyse(game, spec_.limits, stop);
    if (info.lines.empty()) return tl::unexpected(Fault{FaultKind::illegal_move, "no move"});
    if (spec_.settings.method != Method::random) score_ = info.lines.front().score;
    return info.lines.front().moves.front();
  }

 private:
  PlayerSpec spec_;
  std::uint64_t number_ = 0;
  std::optional<Score> score_;
  std::unique_ptr<Analyst> analyst_;
};

}  // namespace

Result<PlayerMaker> parse_player(std::string_view text, const Game& game) {
  TRY(PlayerSpec spec, read_spec(text, game.variant().temper.levels));
  TRY_VOID(fits_memory(spec.settings.table_bytes, text));
  if (!spec.settings.tables.empty()) {
    TRY_VOID(find_tables(game, spec.settings.tables));
  }
  TRY(spec.settings.network, network_for(spec, game));
  return PlayerMaker([spec = std::move(spec)]() -> Result<std::unique_ptr<Player>> {
    return std::unique_ptr<Player>(std::make_unique<BuiltInPlayer>(spec));
  });
}

}  // namespace camlann
