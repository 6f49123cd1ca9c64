#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <algorithm>
#include <camlann/rules.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "python/moves.hpp"
#include "python/python.hpp"
#include "python/waiting.hpp"

namespace camlann::python {

namespace {

PyGame make(const std::string& variant, const std::optional<std::string>& fen,
            const std::optional<std::string>& rules, const Known& known) {
  return {
      value_or_raise(catalog_of(known).make_game(variant, rules.value_or(""), fen.value_or(""))),
      known};
}

py::object push(PyGame& game, const py::object& move) {
  if (py::isinstance<PyMove>(move)) {
    const auto& own = move.cast<const PyMove&>();
    if (game.here != nullptr && own.here() == game.here.get()) {
      game.game.play(own.outcome().move);
      game.here = nullptr;
      return move;
    }
  }
  WrittenMove written = move_of(game, move);
  game.game.play(written);
  game.here = nullptr;
  return py::cast(PyMove(game.variant(), std::move(written)));
}

PyMove pop(PyGame& game) {
  if (game.game.played().empty()) raise("no move was played", "", "a game with a move");
  PyMove last(game.variant(), game.game.played().back());
  game.game.take_back();
  game.here = nullptr;
  game.played = nullptr;
  return last;
}

std::vector<Square> squares_of(const Game& game, const py::args& names) {
  std::vector<Square> squares;
  for (const auto& name : names) squares.push_back(square_of(game.variant(), text_of(name)));
  return squares;
}

std::optional<PyOutcome> outcome_of(const Game& game) {
  const Verdict verdict = game.verdict();
  if (!verdict.over()) return std::nullopt;
  PyOutcome outcome{std::string(to_text(verdict.reason)), {}, game.verdict_text()};
  for (std::size_t i = 0; i < game.variant().seating.size(); ++i) {
    if (verdict.won_by(static_cast<Seat>(i)))
      outcome.winners.push_back(game.variant().seating[i].name);
  }
  return outcome;
}

std::string repr(const Game& game) {
  return "camlann.Game('" + game.variant().id + "', fen='" + game.fen() + "', rules='" +
         game.rules() + "')";
}

py::dict pieces_of(const Game& game) {
  py::dict pieces;
  for (const PieceOn& piece : game.pieces()) {
    pieces[py::str(game.variant().name_of(piece.square))] = std::string(1, piece.letter);
  }
  return pieces;
}

std::vector<std::string> next_squares(const PyGame& own, const py::args& squares) {
  std::vector<Square> next;
  for (const NextLeg& leg : own.game.legs(squares_of(own.game, squares)).next)
    next.push_back(leg.square);
  return names_of(own.game.variant(), next);
}

/// Counts the leaves of the tree of legal moves, and checks for signals between its parts.
class Count {
 public:
  explicit Count(Game game) : game_(std::move(game)) {}

  std::uint64_t behind(int depth) {
    if (depth <= short_depth) {
      const std::uint64_t leaves = game_.perft(depth);
      signals_.look();
      return leaves;
    }
    std::uint64_t leaves = 0;
    for (const WrittenMove& move : game_.perft_moves()) {
      game_.play(move.move());
      leaves += behind(depth - 1);
      game_.take_back();
    }
    return leaves;
  }

 private:
  static constexpr int short_depth = 3;  // a few million leaves

  Game game_;
  SignalWatch signals_;
};

std::uint64_t count(const PyGame& game, int depth) {
  if (depth < 0) raise("the depth is less than 0", "depth", "0 or more");
  Count own(game.game);
  const py::gil_scoped_release others;
  return own.behind(depth);
}

std::string seat_names(const VariantInfo& variant) {
  std::string names;
  for (const SeatInfo& seat : variant.seating) names += (names.empty() ? "" : ", ") + seat.name;
  return names;
}

void finish(PyGame& played, const std::string& reason, const std::optional<std::string>& winner) {
  const auto read = read_reason(reason);
  if (!read || (*read != Reason::resignation && *read != Reason::agreement)) {
    raise("\"" + reason + "\" is no way to end a game", "reason", "resignation or agreement");
  }
  Game& game = played.game;
  if (game.over()) raise("the game is over", "", "a game that goes on");
  std::optional<Seat> seat;
  if (winner) seat = seat_of(game.variant(), *winner);
  if (*read == Reason::resignation && !seat) {
    raise("a resignation has a winner", "winner", "one of " + seat_names(game.variant()));
  }
  if (*read == Reason::agreement && seat) {
    raise("a draw by agreement has no winner", "winner", "None");
  }
  game.finish(*read, seat);
  played.here = nullptr;
}

bool same(const PyGame& a, const PyGame& b) {
  return a.game.plies() == b.game.plies() && a.game.key() == b.game.key() &&
         pickled(a).equal(pickled(b));
}

/// Equal games have the same hash.
std::size_t hash_of(const PyGame& own) {
  return static_cast<std::size_t>(own.game.key()) ^ own.game.plies() << 1U;
}

std::optional<PyMove> last_of(const PyGame& own) {
  const auto played = own.game.played();
  if (played.empty()) return std::nullopt;
  return PyMove(own.variant(), played.back());
}

}  // namespace

PyMoves legal_of(PyGame& game) {
  if (game.here == nullptr) {
    Game position = game.game.may_swap() ? game.game : game.game.fresh();
    game.here =
        std::make_shared<const Here>(Here{std::move(position), game.known, game.game.legal(), {}});
  }
  return {game.here};
}

WrittenMove move_of(const PyGame& played, const py::object& move) {
  const Game& game = played.game;
  if (!py::isinstance<PyMove>(move)) {
    if (!py::isinstance<py::str>(move)) throw py::type_error("a move is a str or a camlann.Move");
    return value_or_raise(game.read(text_of(move), Reading::hasty));
  }
  const auto& own = move.cast<const PyMove&>();
  const bool same_game = own.variant() == played.variant();
  for (const Outcome& outcome : game.legal()) {
    if (same_game && outcome == own.outcome()) return own.written();
  }
  // It was legal in another position.
  if (game.over()) raise("the game is over", own.written().notation, "a game that goes on");
  raise("this move is not legal here", own.written().notation, "one of legal_moves");
}

py::tuple pickled(const PyGame& own) {
  const Game& game = own.game;
  py::list moves;
  for (const WrittenMove& move : game.played()) moves.append(move.notation);
  const Verdict verdict = game.verdict();
  const bool apart = verdict.reason == Reason::resignation || verdict.reason == Reason::agreement ||
                     is_given(verdict.reason);
  return py::make_tuple(game.variant().id, game.rules(), game.start_fen(), moves,
                        apart ? std::string(to_text(verdict.reason)) : "", verdict.winners,
                        pickled_catalog(own.variant()));
}

PyGame unpickled_game(const py::tuple& state) {
  if (state.size() != 7) raise("this is no pickled game");
  const auto known = state[6].cast<std::shared_ptr<Catalog>>();
  Game game = value_or_raise(catalog_of(known).make_game(
      state[0].cast<std::string>(), state[1].cast<std::string>(), state[2].cast<std::string>()));
  for (const auto& move : state[3].cast<std::vector<std::string>>())
    value_or_raise(game.play(move, Reading::recorded));
  const auto reason = read_reason(state[4].cast<std::string>());
  if (!reason || *reason == Reason::running) return {game, known};
  const auto winners = state[5].cast<std::uint8_t>();
  std::optional<Seat> winner;
  for (unsigned i = 0; i < most_seats; ++i) {
    if (winners >> i & 1U) winner = static_cast<Seat>(i);
  }
  game.finish(*reason, winner);
  return {game, known};
}

void add_games(py::module_& module) {
  py::class_<PyGame> game(module, "Game", "A game of any kind, from its start to where it is now.");
  game.def(py::init(&make), py::arg("variant") = "camelot", py::arg("fen") = py::none(),
           py::arg("rules") = py::none(), py::arg("catalog") = py::none())
      .def_property_readonly("variant", method(&PyGame::variant))
      .def_property_readonly(
          "rules", [](const PyGame& own) { return own.game.rules(); },
          "The rule set, and what differs from it.")
      .def_property_readonly("fen", [](const PyGame& own) { return own.game.fen(); })
      .def_property_readonly("start_fen", [](const PyGame& own) { return own.game.start_fen(); })
      .def_property_readonly(
          "turn", [](const PyGame& own) { return seat_name(own.game.variant(), own.game.seat()); },
          "The name of the seat to move.")
      .def_property_readonly(
          "pieces", [](const PyGame& own) { return pieces_of(own.game); }, "Letters by square.")
      .def_property_readonly("last_move", last_of, "None at the start.")
      .def_property_readonly(
          "ply", [](const PyGame& own) { return own.game.plies(); }, "The number of moves played.")
      .def_property_readonly(
          "key", [](const PyGame& own) { return own.game.key(); },
          "A number that equal positions of a variant have in common, on every machine.")
      .def("__len__", [](const PyGame& own) { return own.game.plies(); })
      .def("__bool__", [](const PyGame&) { return true; })  // also before the first move
      .def_property_readonly("legal_moves", legal_of, "None once the game is over.")
      .def("push", push, py::arg("move"), "Plays a move. Nothing changes on an error.")
      .def("pop", pop, "Takes the last move back.")
      .def(
          "read",
          [](const PyGame& own, const std::string& text) {
            return PyMove(own.variant(), value_or_raise(own.game.read(text, Reading::hasty)));
          },
          py::arg("text"), "The move that a text means here.")
      .def(
          "outcome", [](const PyGame& own) { return outcome_of(own.game); },
          "None while the game goes on.")
      .def_property_readonly("is_over", [](const PyGame& own) { return own.game.over(); })
      .def_property_readonly("can_claim_draw",
                             [](const PyGame& own) { return own.game.can_claim_draw(); })
      .def("finish", finish, py::arg("reason"), py::arg("winner") = py::none(),
           "Records 'resignation', with its winner, or 'agreement' to a draw.")
      .def(
          "why_not",
          [](const PyGame& own, const py::args& squares) -> std::optional<std::string> {
            const auto refusal = own.game.why_not(squares_of(own.game, squares));
            if (!refusal) return std::nullopt;
            return refusal->text;
          },
          "The rule that forbids to walk these squares; None if it is legal.")
      .def("next_squares", next_squares, "What may follow the squares walked so far.")
      .def("perft", count, py::arg("depth"), "Leaves of the tree of legal moves.")
      .def("copy", method(&PyGame::copy))
      .def("__copy__", method(&PyGame::copy))
      .def(
          "__deepcopy__", [](const PyGame& own, const py::dict&) { return own.copy(); },
          py::arg("memo"))
      .def("__eq__", same)
      .def("__eq__", [](const PyGame&, const py::object&) { return false; })
      .def("__hash__", hash_of)
      .def(py::pickle([](const PyGame& own) { return pickled(own); },
                      [](const py::tuple& state) { return unpickled_game(state); }))
      .def("__str__", [](const PyGame& own) { return to_text(own.game); })
      .def("__repr__", [](const PyGame& own) { return repr(own.game); });
  add_played(module, game);
  add_actions(module, game);
  add_picture(game);
  module.def("perft", count, py::arg("game"), py::arg("depth"),
             "Leaves of the tree of legal moves, `depth` plies deep. Other threads run meanwhile.");
}

}  // namespace camlann::python
