// camlann picture: a position as an SVG, PNG or PDF file, a game as a GIF file.

#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "cli/commands.hpp"
#include "cli/games_file.hpp"
#include "game/replay.hpp"
#include "game/tree.hpp"
#include "game/tree_record.hpp"
#include "notation/record_reader.hpp"
#include "picture/picture.hpp"
#include "print/game_animation.hpp"
#include "print/rendering.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"

namespace camlann::cli {
namespace {

struct PictureCommand {
  PositionOptions position;
  std::string moves;
  std::string move;
  std::string marks;
  std::string draw;
  std::string theme = "oak";
  std::string background = "auto";
  std::string coordinates = "frame";
  std::string pieces = "turned";
  int turn = 0;
  int width = 0;
  std::string record;
  double seconds = 1;
  std::string out;
};

template <HasWords E>
std::vector<std::string> words() {
  std::vector<std::string> all;
  for (const Word<E>& one : Words<E>::table) all.emplace_back(one.word);
  return all;
}

/// A game to draw, with the rings and arrows of its positions, from the start; there may be fewer.
struct Drawable {
  Game game;
  std::vector<std::vector<Arrow>> drawings;
};

/// The options of one_of() have one of the words.
PictureOptions options_of(const PictureCommand& asked) {
  PictureOptions options;
  options.theme = value_of<BoardTheme>(asked.theme).value_or(options.theme);
  options.background = value_of<Background>(asked.background).value_or(options.background);
  options.coordinates = value_of<Coordinates>(asked.coordinates).value_or(options.coordinates);
  options.pieces = value_of<PieceSet>(asked.pieces).value_or(options.pieces);
  options.turn = asked.turn;
  options.width = asked.width;
  return options;
}

/// Reads the square of --marks, which must have a piece that can move.
Result<Square> marked(const Game& game, const std::string& text) {
  const auto square = game.variant().find_square(text);
  if (!square) {
    return failure(ErrorCode::unknown_name, '"' + text + "\" is not a square of this board",
                   "--marks", "a square, such as " + game.variant().square_names.front());
  }
  for (const Outcome& way : game.legal()) {
    if (way.move.from == *square) return *square;
  }
  return failure(ErrorCode::illegal_move, "no piece can move from " + text, "--marks",
                 "the square of a piece that can move");
}

/// Reads the first game of --record.
Result<Drawable> recorded(const PictureCommand& asked, const Catalog& known) {
  TRY(const auto file, read_games_file(asked.record));
  RecordReader records(file.text);
  const auto record = records.next();
  if (!record) {
    return failure(ErrorCode::syntax, "the file has no game", asked.record, "a record file");
  }
  if (!*record) return Failure(in_file(asked.record, record->error()));
  auto played =
      replay(**record, ReplayDefaults{asked.position.variant, asked.position.rules}, known);
  if (played.fault) return Failure(in_file(asked.record, in_game(**record, played.fault->error)));
  if (!played.game) return failure(ErrorCode::syntax, "the game cannot be read", asked.record);
  auto drawings = main_line_arrows(**record, played.game->variant());
  return Drawable{std::move(*played.game), std::move(drawings)};
}

Result<Drawable> played(const PictureCommand& asked, const Catalog& known) {
  TRY(auto game, game_from(asked.position, known));
  TRY_VOID(play_moves(game, asked.moves));
  return Drawable{std::move(game), {}};
}

/// Returns the game with the rings and arrows of --draw on its last position.
Result<Drawable> shown(const PictureCommand& asked, const Catalog& known) {
  TRY(auto drawable, asked.record.empty() ? played(asked, known) : recorded(asked, known));
  const auto read = read_arrows(asked.draw, drawable.game.variant());
  if (!read) {
    Error error = read.error();
    error.where = "--draw";
    return Failure(std::move(error));
  }
  drawable.drawings.resize(drawable.game.plies() + 1);
  auto& last = drawable.drawings.back();
  last.insert(last.end(), read->begin(), read->end());
  return drawable;
}

Result<std::string> animated(Drawable shown, const PictureCommand& asked) {
  print::GameAnimation animation(shown.game, options_of(asked),
                                 static_cast<int>(std::lround(asked.seconds * 100)),
                                 std::move(shown.drawings));
  while (!animation.done()) TRY_VOID(animation.draw_frame());
  return animation.finish();
}

Result<std::string> drawn(Drawable shown, const PictureCommand& asked) {
  const Game& game = shown.game;
  PictureOptions options = options_of(asked);
  options.drawings = std::move(shown.drawings.back());
  if (!asked.move.empty()) {
    auto move = game.read(asked.move, Reading::hasty);
    if (!move) {
      Error error = move.error();
      error.where = "--move" + (error.where.empty() ? error.where : ", " + error.where);
      return Failure(std::move(error));
    }
    options.move = std::move(*move);
  }
  if (!asked.marks.empty()) {
    TRY(const auto square, marked(game, asked.marks));
    options.marks_of = square;
  }
  return draw(game, options);
}

/// Returns the bytes of the file.
Result<std::string> file_of(const PictureCommand& asked, print::PictureFormat format,
                            const Catalog& known) {
  TRY(auto game, shown(asked, known));
  if (format == print::PictureFormat::gif) return animated(std::move(game), asked);
  TRY(auto svg, drawn(std::move(game), asked));
  if (format == print::PictureFormat::svg) return svg;
  return print::rendered_picture(svg, format);
}

int run(const PictureCommand& asked, const Catalog& known) {
  const auto format = print::format_of(asked.out);
  if (!format) return complain(format.error());
  const auto rendered = file_of(asked, *format, known);
  if (!rendered) return complain(rendered.error());
  if (const auto written = write_file(asked.out, *rendered); !written) {
    return complain(written.error());
  }
  return exit_done;
}

}  // namespace

void add_picture(Command app, Action& action) {
  auto asked = std::make_shared<PictureCommand>();
  const Command command =
      app.add_subcommand("picture", "draw a position as SVG, PNG or PDF, a game as GIF");
  add_position_options(command, asked->position, VariantOption::optional);
  command.add_option("--moves", asked->moves, "moves to play first, separated by spaces")
      .type_name("MOVES");
  command
      .add_option("--record", asked->record,
                  "a record file, in place of --fen and --moves: its first game")
      .type_name("FILE");
  command.add_option("--seconds", asked->seconds, "GIF: how long each move is shown (default: 1)")
      .type_name("N")
      .range(0.02, 60.0);
  command.add_option("--move", asked->move, "a move to draw: its path, and the men that it takes")
      .type_name("MOVE");
  command.add_option("--marks", asked->marks, "a piece by its square: marks where it can go")
      .type_name("SQUARE");
  command
      .add_option("--draw", asked->draw,
                  "rings and arrows in G, R, Y or B: GE5 is a green ring, RE5E7 a red arrow")
      .type_name("LIST");
  command
      .add_option("--theme", asked->theme,
                  "the board: oak, parch, hc, ink or outline (default: oak)")
      .type_name("NAME")
      .one_of(words<BoardTheme>());
  command
      .add_option("--background", asked->background,
                  "what it is shown on: auto, light or dark (default: auto)")
      .type_name("NAME")
      .one_of(words<Background>());
  command
      .add_option("--coordinates", asked->coordinates,
                  "letters and numbers: frame, inside or none (default: frame)")
      .type_name("WHERE")
      .one_of(words<Coordinates>());
  command.add_option("--pieces", asked->pieces, "turned or flat (default: turned)")
      .type_name("NAME")
      .one_of(words<PieceSet>());
  command
      .add_option("--turn", asked->turn,
                  "turn the board clockwise by so many quarters, or thirds of hexagons")
      .type_name("N")
      .range(0, 3);
  command
      .add_option("--width", asked->width, "width in pixels (default: 40 for the side of a square)")
      .type_name("N")
      .range(40, 8000);
  command
      .add_option("-o,--out", asked->out,
                  "file to write, .svg, .png, .pdf or .gif; \"-\" is standard output, as SVG")
      .type_name("FILE")
      .required();
  command.callback([command, asked, &action] {
    if (!command.has("--record")) {
      if (!command.has("--variant")) missing("--variant or --record");
    } else if (command.has("--fen") || command.has("--moves")) {
      clash("--record", "--fen and --moves");
    }
    action = [asked](const Catalog& known) { return run(*asked, known); };
  });
}

}  // namespace camlann::cli
