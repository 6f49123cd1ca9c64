#include "engine/computer.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>

#include "engine/analyst.hpp"
#include "engine/chances.hpp"
#include "engine/networks.hpp"
#include "engine/score_chances.hpp"
#include "engine/why.hpp"
#include "game/game.hpp"
#include "rules/move.hpp"
#include "rules/temper.hpp"
#include "rules/verdict.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"

namespace camlann::inline v1 {
namespace {

using std::chrono::milliseconds;

struct LevelRow {
  int depth;
  std::uint64_t nodes;
  int noise;  // for the first three: LevelFit
};

// Tuned together with the games' LevelFit: each level scores at least 60 % against the one below
// (doc/results.md, "Levels").
constexpr std::array<LevelRow, max_level> levels{{
    {1, 0, 0},
    {1, 0, 0},
    {1, 0, 0},
    {1, 0, 2},
    {2, 0, 2},
    {0, 2'000, 2},
    {0, 5'000, 2},
    {0, 20'000, 2},
    {0, 100'000, 2},
    {0, 0, 0},
}};

// The lowest levels do not end a game in its first plies: LevelFit::gentle_plies.
constexpr std::size_t gentle_levels = 2;

// The thinking time of level 10 for a move.
constexpr milliseconds full_time{3000};
// On a slow device the lower levels stop here: a little less strength instead of a long wait.
constexpr milliseconds patience{2000};

// The node limit for judging a draw offer or a resignation.
constexpr std::uint64_t judging_nodes = 40'000;

/// The limits of a search for a hint.
Limits advice() {
  Limits limits;
  limits.movetime = milliseconds(1000);
  limits.nodes = 1'000'000;
  return limits;
}

constexpr int quiet_for_draw = 30;  // plies without a capture before the computer considers a draw
constexpr int plies_between_offers = 20;

int quiet_plies(const Game& game) {
  int plies = 0;
  const auto played = game.played();
  for (auto it = played.rbegin(); it != played.rend() && it->captures.empty(); ++it) ++plies;
  return plies;
}

bool is_quiet_and_level(const Game& game, Score score, const Judgement& judgement) {
  return std::abs(score) <= judgement.level && quiet_plies(game) >= quiet_for_draw;
}

}  // namespace

Level level_settings(int level, const LevelFit& fit) {
  const auto index = static_cast<std::size_t>(std::clamp(level, min_level, max_level) - min_level);
  const LevelRow& row = levels[index];
  Level settings;
  settings.limits.depth = row.depth;
  settings.limits.nodes = row.nodes * static_cast<std::uint64_t>(fit.breadth);
  settings.limits.movetime = row.depth == 0 && row.nodes == 0 ? full_time : patience;
  settings.handicap.noise = row.noise;
  if (index < fit.noise.size()) {
    settings.handicap = {fit.noise[index], fit.sight[index], fit.carelessness[index]};
    if (index < gentle_levels) settings.handicap.gentle_plies = fit.gentle_plies;
  }
  return settings;
}

Computer::Computer(const ComputerOptions& options) : options_(options) {}
Computer::~Computer() = default;
Computer::Computer(Computer&&) noexcept = default;
Computer& Computer::operator=(Computer&&) noexcept = default;

void Computer::sit_down(const Game& game) {
  const std::string rules = game.variant().id + ' ' + game.rules();
  const auto& file = game.variant().definition;
  if (rules == rules_ && file == file_) return;
  player_.reset();
  adviser_.reset();
  rules_ = rules;
  file_ = file;
}

Analyst& Computer::player(const Game& game) {
  sit_down(game);
  if (!player_) {
    AnalystSettings settings;
    settings.table_bytes = options_.table_bytes;
    settings.handicap = level_settings(options_.level, game.variant().temper.levels).handicap;
    settings.seed = options_.seed;
    if (options_.level >= max_level) {
      settings.tables = options_.tables;
      settings.network = built_in_network(game);
    }
    player_ = make_analyst(game, settings);
  }
  return *player_;
}

Analyst& Computer::adviser(const Game& game) {
  sit_down(game);
  if (!adviser_) {
    AnalystSettings settings;
    settings.table_bytes = options_.table_bytes;
    settings.tables = options_.tables;
    settings.network = built_in_network(game);
    adviser_ = make_analyst(game, settings);
  }
  return *adviser_;
}

Score Computer::judge(const Game& game, const std::atomic<bool>& stop) {
  // Without the game's history: a possible repetition does not make a position good.
  Limits limits;
  limits.nodes = judging_nodes;
  limits.movetime = milliseconds(500);
  const Info info = adviser(game).analyse(game.fresh(), limits, stop);
  return info.lines.empty() ? 0 : info.lines.front().score;
}

std::optional<Score> Computer::judge_for(const Game& game, Seat seat,
                                         const std::atomic<bool>& stop) {
  if (game.side_of(game.seat()) == game.side_of(seat)) return judge(game, stop);
  if (game.variant().sides() == 2) return -judge(game, stop);
  // Among three sides the score of one does not give that of another: search as if it were its
  // turn.
  const Game turned = game.fresh(seat);
  if (turned.over() || turned.seat() != seat) return std::nullopt;
  return judge(turned, stop);
}

std::optional<Move> Computer::by_swap_rule(const Game& game, const std::atomic<bool>& stop) const {
  if (!game.has_swap_rule()) return std::nullopt;
  ChanceOptions chances;
  chances.seed = options_.seed;
  chances.games = std::max(chances.games / std::max(options_.parts, 1), 1);
  return fair_move(game, chances, stop);
}

Reply Computer::choose(const Game& game, const std::atomic<bool>& stop) {
  if (const auto fair = by_swap_rule(game, stop)) {
    Reply reply;
    reply.move = fair;
    return reply;
  }
  const Limits limits =
      options_.limits.value_or(level_settings(options_.level, game.variant().temper.levels).limits);
  const Info info = player(game).analyse(game, part_of(limits, options_.parts), stop);
  Reply reply;
  if (info.lines.empty() || info.lines.front().moves.empty()) return reply;
  const Line& line = info.lines.front();
  reply.move = line.moves.front();
  reply.score = line.score;
  reply.depth = line.depth;
  reply.nodes = info.nodes;
  if (stop.load(std::memory_order_relaxed)) return reply;
  // A weak level's own judgement is too noisy for resignations and offers.
  const auto judgement = [&] { return judgement_of(game, adviser(game).evaluator()); };
  // Among three sides a player cannot resign in favour of one opponent, and draws need everyone.
  const bool two_sides = game.variant().sides() == 2;
  if (two_sides && options_.may_resign &&
      line.score <= judgement_of(game, player(game).evaluator()).hopeless) {
    reply.resigns = judge(game, stop) <= judgement().hopeless;
  }
  const int played = static_cast<int>(game.plies());
  const bool time_to_offer =
      two_sides && played % plies_between_offers < 2 && quiet_plies(game) >= quiet_for_draw;
  if (game.can_claim_draw() || time_to_offer) {
    const Score judged = judge(game, stop);
    reply.claims_draw = game.can_claim_draw() && judged <= judgement().worse;
    reply.offers_draw =
        !reply.claims_draw && time_to_offer && is_quiet_and_level(game, judged, judgement());
  }
  return reply;
}

bool Computer::accepts_draw(const Game& game, Seat own, const std::atomic<bool>& stop) {
  if (game.verdict().over()) return false;
  const std::optional<Score> score = judge_for(game, own, stop);
  const Judgement judgement = judgement_of(game, adviser(game).evaluator());
  return !score || *score <= judgement.worse || is_quiet_and_level(game, *score, judgement);
}

std::optional<Hint> Computer::hint(const Game& game, const std::atomic<bool>& stop) {
  const Info info = adviser(game).analyse(game, part_of(advice(), options_.parts), stop);
  if (info.lines.empty() || info.lines.front().moves.empty()) return std::nullopt;
  const Line& line = info.lines.front();
  return Hint{line.moves.front(), line.score, line.depth};
}

std::optional<Whys> Computer::why(const Game& game, std::optional<Move> move,
                                  const std::atomic<bool>& stop) {
  const Limits limits = part_of(advice(), options_.parts);
  return camlann::why(game, {}, move, adviser(game), limits, stop);
}

}  // namespace camlann::inline v1
