#include "games/camblam/family.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "base/try.hpp"
#include "games/camblam/fen.hpp"
#include "games/camblam/lost_starts.hpp"
#include "games/camblam/mate.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/refusal.hpp"
#include "games/camblam/rule_set.hpp"
#include "games/camblam/rules.hpp"
#include "games/camblam/text.hpp"
#include "games/camblam/typed_move.hpp"
#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "rules/options.hpp"
#include "rules/outcome.hpp"
#include "rules/technique.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {
namespace {

/// Section 1 of the rules page.
constexpr std::string_view note =
    "The source lists the men, but its pictures are lost, and with them the opening position. The "
    "size of the board is inferred: 12 pawns fill one row of 12 files, and 36 men fill three "
    "rows; twelve ranks make it square. The opening position is a reconstruction. Both the "
    "position and the doubtful rules can be changed.";

Outcome outcome_of(const Position& pos, Move move) {
  Outcome outcome{move, {}};
  for (const Square square : taken_by(pos, move)) outcome.captures.add(square);
  return outcome;
}

/// Adds a square only once, even if many moves pass it.
void add_leg(Legs& legs, const Position& pos, Move move, Square square) {
  for (const NextLeg& leg : legs.next) {
    if (leg.square == square) return;
  }
  const bool takes = pos.at(square) != Cell::empty;
  const MoveKind kind = !takes                        ? MoveKind::plain
                        : move.kind == MoveKind::shot ? MoveKind::shot
                                                      : MoveKind::capture;
  legs.next.push_back({square, kind, takes ? std::optional(square) : std::nullopt});
}

}  // namespace

std::string Family::rules_text(const Rules& rules) {
  return to_text(rules.rule_set());
}

const LostStart* Family::lost_start(const Rules& rules, const Position& pos) {
  return camblam::lost_start(rules.rule_set(), pos);
}

std::string Family::fen(const Rules& /*rules*/, const Position& pos, int move_number) {
  return to_fen({pos, move_number});
}

std::vector<PieceOn> Family::pieces(const Rules& /*rules*/, const Position& pos) {
  std::vector<PieceOn> list;
  (pos.men[0] | pos.men[1]).for_each([&](Square square) {
    list.push_back({square, letter_of(pos.at(square))});
  });
  return list;
}

std::vector<Outcome> Family::outcomes(const Rules& /*rules*/, const Position& pos,
                                      const MoveList& moves) {
  std::vector<std::pair<std::string, Move>> noted;
  noted.reserve(moves.size());
  for (const Move move : moves) noted.emplace_back(to_text(pos, move), move);
  std::sort(noted.begin(), noted.end(),
            [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<Outcome> list;
  list.reserve(noted.size());
  for (const auto& [notation, move] : noted) list.push_back(outcome_of(pos, move));
  return list;
}

std::vector<WrittenMove> Family::written(const Rules& rules, const Position& pos,
                                         const MoveList& moves) {
  std::vector<WrittenMove> list;
  list.reserve(moves.size());
  for (const Move move : moves) list.push_back(write(rules, pos, move));
  std::sort(list.begin(), list.end(),
            [](const WrittenMove& a, const WrittenMove& b) { return a.notation < b.notation; });
  return list;
}

WrittenMove Family::write(const Rules& rules, const Position& pos, Move move) {
  WrittenMove written;
  written.outcome = outcome_of(pos, move);
  written.path = path_of(rules, pos, move);
  for (const Square square : taken_by(pos, move)) written.captures.push_back(square);
  if (move.extra != 0) written.promotion = letter_of(static_cast<Man>(move.extra));
  written.notation = to_text(pos, move);
  return written;
}

bool Family::is_legal(const Rules& rules, const Position& pos, const WrittenMove& move) {
  MoveList moves;
  rules.legal(pos, moves);
  return std::find(moves.begin(), moves.end(), move.move()) != moves.end() &&
         outcome_of(pos, move.move()) == move.outcome;
}

Obligation Family::obligation(const Rules& rules, const Position& pos) {
  std::string text = check_text(rules, pos);
  if (text.empty()) return {};
  Obligation check{
      Obligation::Kind::check, {pos.kings[index_of(pos.turn)]}, std::move(text), {}, {}};
  if (rules.count(pos) > 0) return check;
  Mate mate = explain_mate(rules, pos);
  check.text = mate_text(mate, pos);
  check.attack = std::move(mate.path);
  return check;
}

Legs Family::legs(const Rules& rules, const Position& pos, std::span<const Square> squares) {
  Legs legs;
  MoveList moves;
  rules.legal(pos, moves);
  for (const Move move : moves) {
    if (move.from != squares.front()) continue;
    for (const std::vector<Square>& walk : walks_of(rules, pos, move)) {
      if (walk.size() < squares.size() ||
          !std::equal(squares.begin(), squares.end(), walk.begin())) {
        continue;
      }
      if (walk.size() > squares.size()) {
        add_leg(legs, pos, move, walk[squares.size()]);
      } else {
        legs.stop = true;
        if (!legs.outcome) legs.outcome = write(rules, pos, move);
      }
    }
  }
  return legs;
}

std::optional<Refusal> Family::why_not(const Rules& rules, const Position& pos,
                                       std::span<const Square> squares) {
  const std::optional<Breach> breach =
      camblam::why_not(rules, pos, std::vector<Square>(squares.begin(), squares.end()));
  if (!breach) return std::nullopt;
  return Refusal{anchor_of(breach->rule), breach->at, to_text(*breach, rules, pos)};
}

Result<WrittenMove> Family::read(const Rules& rules, const Position& pos, std::string_view text,
                                 Reading reading) {
  TRY(const auto move, read_move(text, rules, pos, reading));
  return write(rules, pos, move);
}

std::string Family::verdict_text(const Rules& /*rules*/, const Position& pos,
                                 const Verdict& verdict) {
  return camblam::verdict_text(verdict, pos);
}

void Family::set_turn(const Rules& /*rules*/, Position& pos, Seat seat) {
  if (pos.turn != seat) pos.zobrist ^= turn_key();
  pos.turn = seat;
}

Position Family::turned_over(const Rules& /*rules*/, const Position& pos) {
  Position turned;
  for (const Seat seat : {Seat::white, Seat::black}) {
    pos.men[index_of(seat)].for_each([&](Square square) {
      turned.put(make_square(file_of(square), board_size - 1 - rank_of(square)), opponent(seat),
                 man_of(pos.at(square)));
    });
  }
  turned.turn = opponent(pos.turn);
  turned.quiet_plies = pos.quiet_plies;
  turned.zobrist = key_of(turned);
  return turned;
}

VariantInfo describe() {
  const Rules rules{RuleSet{}};
  VariantInfo info;
  info.id = "camblam";
  info.name = "Camblam";
  info.files = board_size;
  info.ranks = board_size;
  for (int rank = 0; rank < board_size; ++rank) {
    for (int file = 0; file < board_size; ++file) {
      info.squares.push_back(make_square(file, rank));
      info.square_names.push_back(to_text(info.squares.back()));
    }
  }
  info.array = to_fen({rules.start(), 1});
  info.family = "camblam";
  info.notes = {std::string(note)};
  for (std::size_t man = 1; man < man_kinds; ++man) {
    info.men.emplace_back(static_cast<char>(man_letters[man] - 'A' + 'a'),
                          name_of(static_cast<Man>(man)));
  }
  info.seating = {{'w', name_of(Seat::white), Side::first, {}, {}, {}},
                  {'b', name_of(Seat::black), Side::second, {}, {}, {}}};
  for (const auto& [letter, name] : info.men) {
    info.seating[0].men += static_cast<char>(letter - 'a' + 'A');
    info.seating[1].men += letter;
  }
  info.kinds = {{MoveKind::plain, "move", Manner::slide},
                {MoveKind::capture, "capture", Manner::slide},
                {MoveKind::run, "run", Manner::slide},
                {MoveKind::shot, "shot", Manner::shot}};
  info.options = option_infos(options_of({}));
  for (const NamedRuleSet& named : named_rule_sets()) {
    RuleSetInfo rule_set{std::string(named.id), std::string(named.name), true, {}};
    for (const auto& option : options_of(named.rules)) {
      rule_set.options.emplace_back(option.name, option.value);
    }
    info.rule_sets.push_back(std::move(rule_set));
  }
  info.turns_over = true;
  info.lost_starts = lost_starts();
  // An army is worth some 200 pawns. A lead, counted in men of Camelot, failed its match
  // (doc/results.md, "Techniques").
  info.temper.judgement = {-3500, -300, 60};
  info.temper.levels = {2, {100, 40, 14}};
  info.temper.levels.gentle_plies = 20;
  info.temper.techniques = Techniques::all().without(Technique::lead);
  return info;
}

}  // namespace camlann::camblam
