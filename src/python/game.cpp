#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <algorithm>
#include <camlann/picture.hpp>
#include <camlann/rules.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "python/python.hpp"

namespace camlann::python {

namespace {

/// The end of a game.
struct PyOutcome {
  std::string reason;
  std::vector<std::string> winners;  // names of seats; none for a draw
  std::string text;

  bool operator==(const PyOutcome&) const = default;
};

PyGame make(const std::string& variant, const std::optional<std::string>& fen,
            const std::optional<std::string>& rules, const Known& known) {
  return {
      value_or_raise(catalog_of(known).make_game(variant, rules.value_or(""), fen.value_or(""))),
      known};
}

/// The legal moves of a position, as a sequence that creates each Move on demand.
struct PyMoves {
  std::shared_ptr<const Here> here;

  [[nodiscard]] std::size_t size() const { return here->outcomes.size(); }
  [[nodiscard]] PyMove at(std::ptrdiff_t i) const {
    const auto count = static_cast<std::ptrdiff_t>(size());
    if (i < 0) i += count;
    if (i < 0 || i >= count) throw py::index_error("there are " + std::to_string(count) + " moves");
    return {here, static_cast<std::size_t>(i)};
  }
  [[nodiscard]] bool has(const py::object& move) const;
};

PyMoves legal_of(PyGame& game) {
  if (game.here == nullptr) {
    Game position = game.game.may_swap() ? game.game : game.game.fresh();
    game.here =
        std::make_shared<const Here>(Here{std::move(position), game.known, game.game.legal()});
  }
  return {game.here};
}

std::vector<PyMove> played_of(const PyGame& game) {
  std::vector<PyMove> made;
  for (const WrittenMove& move : game.game.played()) made.emplace_back(game.variant(), move);
  return made;
}

bool PyMoves::has(const py::object& move) const {
  if (py::isinstance<py::str>(move)) {
    return here->position.read(move.cast<std::string>(), Reading::hasty).has_value();
  }
  if (!py::isinstance<PyMove>(move)) return false;
  const Outcome& outcome = move.cast<const PyMove&>().outcome();
  return std::find(here->outcomes.begin(), here->outcomes.end(), outcome) != here->outcomes.end();
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
  return last;
}

std::vector<Square> squares_of(const Game& game, const py::args& names) {
  std::vector<Square> squares;
  for (const auto& name : names)
    squares.push_back(square_of(game.variant(), py::cast<std::string>(name)));
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

std::uint64_t count(const PyGame& game, int depth) {
  if (depth < 0) raise("the depth is less than 0", "depth", "0 or more");
  const Game own = game.game;
  const py::gil_scoped_release others;
  return own.perft(depth);
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
  game.finish(*read, seat);
  played.here = nullptr;
}

py::tuple state_of(const PyGame& own) {
  const Game& game = own.game;
  py::list moves;
  for (const WrittenMove& move : game.played()) moves.append(move.notation);
  const Verdict verdict = game.verdict();
  const bool built_in = find_variant(game.variant().id) != nullptr;
  const bool apart = verdict.reason == Reason::resignation || verdict.reason == Reason::agreement ||
                     is_given(verdict.reason);
  return py::make_tuple(game.variant().id, game.rules(), game.start_fen(), moves,
                        apart ? std::string(to_text(verdict.reason)) : "", verdict.winners,
                        std::const_pointer_cast<Catalog>(built_in ? nullptr : own.known));
}

PyGame game_of(const py::tuple& state) {
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

void add_moves(py::module_& module) {
  py::class_<PyMove>(module, "Move", "A move of one position: what it does, and how it is written.")
      .def_property_readonly(
          "path",
          [](const PyMove& move) { return names_of(*move.variant().info, move.written().path); },
          "Squares of one way to walk it, the first square included: the shortest, or the one that "
          "a record has.")
      .def_property_readonly(
          "captures",
          [](const PyMove& move) {
            return names_of(*move.variant().info, move.written().captures);
          },
          "Squares of the men that it takes.")
      .def_property_readonly(
          "origin",
          [](const PyMove& move) { return move.variant()->name_of(move.written().move().from); })
      .def_property_readonly(
          "target",
          [](const PyMove& move) { return move.variant()->name_of(move.written().move().to); })
      .def_property_readonly(
          "kind",
          [](const PyMove& move) {
            return std::string(move.variant()->word_of(move.written().move().kind));
          })
      .def_property_readonly(
          "promotion",
          [](const PyMove& move) {
            return move.written().promotion == 0 ? std::optional<std::string>()
                                                 : std::string(1, move.written().promotion);
          },
          "The letter of the man that a pawn becomes; None where none does.")
      .def("__str__", [](const PyMove& move) { return move.written().notation; })
      .def("__repr__",
           [](const PyMove& move) { return "<camlann.Move " + move.written().notation + ">"; })
      .def("__eq__", [](const PyMove& a, const PyMove& b) { return a.outcome() == b.outcome(); })
      .def("__eq__", [](const PyMove&, const py::object&) { return false; })
      .def("__hash__", [](const PyMove& move) {
        const Move& own = move.outcome().move;
        return index_of(own.from) << 8U ^ index_of(own.to) ^ own.taken << 16U;
      });

  py::class_<PyOutcome>(module, "Outcome", "How a game ended.")
      .def_readonly("reason", &PyOutcome::reason, "A word: castle, elimination, agreement, ...")
      .def_readonly("winners", &PyOutcome::winners, "Names of seats; none of a draw.")
      .def_property_readonly(
          "winner",
          [](const PyOutcome& outcome) {
            return outcome.winners.empty() ? std::optional<std::string>() : outcome.winners.front();
          },
          "The first of them; None of a draw.")
      .def("__eq__", [](const PyOutcome& a, const PyOutcome& b) { return a == b; })
      .def("__eq__", [](const PyOutcome&, const py::object&) { return false; })
      .def("__hash__", [](const PyOutcome& outcome) { return py::hash(py::str(outcome.text)); })
      .def("__str__", [](const PyOutcome& outcome) { return outcome.text; })
      .def("__repr__", [](const PyOutcome& outcome) {
        return "<camlann.Outcome " + outcome.reason + ": " + outcome.text + ">";
      });
}

}  // namespace

WrittenMove move_of(const PyGame& played, const py::object& move) {
  const Game& game = played.game;
  if (!py::isinstance<PyMove>(move)) {
    if (!py::isinstance<py::str>(move)) throw py::type_error("a move is a str or a camlann.Move");
    return value_or_raise(game.read(move.cast<std::string>(), Reading::hasty));
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

void add_games(py::module_& module) {
  add_moves(module);
  py::class_<PyMoves>(module, "Moves", "The legal moves of a position, a sequence.")
      .def("__len__", &PyMoves::size)
      .def("__getitem__", &PyMoves::at, py::arg("index"))
      .def("__iter__",
           [](const py::object& moves) {
             return py::reinterpret_steal<py::object>(PySeqIter_New(moves.ptr()));
           })
      .def("__contains__", &PyMoves::has, py::arg("move"))
      .def("__repr__", [](const PyMoves& moves) {
        return "<camlann.Moves, " + std::to_string(moves.size()) + ">";
      });

  py::class_<PyGame> game(module, "Game", "A game of any kind, from its start to where it is now.");
  game.def(py::init(&make), py::arg("variant") = "camelot", py::arg("fen") = py::none(),
           py::arg("rules") = py::none(), py::arg("catalog") = py::none())
      .def_property_readonly("variant", &PyGame::variant)
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
      .def_property_readonly(
          "moves", [](const PyGame& own) { return played_of(own); }, "Those played.")
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
           "Records 'resignation' or 'agreement'; without a winner a draw.")
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
      .def("copy", [](const PyGame& own) { return PyGame{own.game, own.known}; })
      .def("__copy__", [](const PyGame& own) { return PyGame{own.game, own.known}; })
      .def(
          "__deepcopy__",
          [](const PyGame& own, const py::dict&) { return PyGame{own.game, own.known}; },
          py::arg("memo"))
      .def("__eq__",
           [](const PyGame& a, const PyGame& b) { return state_of(a).equal(state_of(b)); })
      .def("__eq__", [](const PyGame&, const py::object&) { return false; })
      .def(py::pickle(&state_of, &game_of))
      .def("__str__", [](const PyGame& own) { return to_text(own.game); })
      .def("__repr__", [](const PyGame& own) { return repr(own.game); })
      .def(
          "_repr_svg_", [](const PyGame& own) { return draw(own.game); },
          "The board, as notebooks show it.");
  game.attr("__hash__") = py::none();  // it changes
  module.def("perft", count, py::arg("game"), py::arg("depth"),
             "Leaves of the tree of legal moves, `depth` plies deep. Other threads run meanwhile.");
}

}  // namespace camlann::python
