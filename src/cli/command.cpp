#include "cli/command.hpp"

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <utility>

#include "base/system/files.hpp"
#include "base/threads.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "rules/outcome.hpp"

namespace camlann::cli {
namespace {

struct Closer {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

Failure io_failure(const std::string& path, std::string_view doing) {
  return failure(ErrorCode::io, "cannot " + std::string(doing) + ": " + std::strerror(errno), path);
}

bool read_all(std::FILE* file, std::string& text) {
  char chunk[1 << 16];
  std::size_t size = 0;
  while ((size = std::fread(chunk, 1, sizeof chunk, file)) > 0) text.append(chunk, size);
  return std::ferror(file) == 0;
}

/// The file that write_file() writes.
struct Target {
  std::string written;
  bool renamed;  // once it is complete
};

/// Returns the path itself for a device or pipe; a regular file is replaced by renaming.
Target target_of(const std::string& path) {
  std::error_code unknown;
  const auto there = std::filesystem::status(path, unknown);
  if (std::filesystem::exists(there) && !std::filesystem::is_regular_file(there)) {
    return {path, false};
  }
  return {unfinished(path), true};
}

}  // namespace

std::string unfinished(const std::string& path) {
  return path + ".part";
}

int complain(const Error& error) {
  print_note("camlann: " + to_text(error) + '\n');
  return exit_unusable;
}

int threads_for(int asked) {
  const int given = threads_to_be_had(asked);
  if (given < asked) {
    print_note("camlann: --threads: only " + std::to_string(given) + " of " +
               std::to_string(asked) + " threads can be started\n");
  }
  return given;
}

void add_position_options(Command command, PositionOptions& options, VariantOption variant) {
  command.add_option("--variant", options.variant, "the game: " + catalog().ids())
      .type_name("NAME")
      .required(variant == VariantOption::required);
  command
      .add_option("--rules", options.rules,
                  "rule set, with options after it: wcf,knightCanterRule=false (default: wcf; for "
                  "Camblam: default)")
      .type_name("RULES");
  command.add_option("--fen", options.fen, "position (default: the array of the variant)")
      .type_name("FEN");
}

// Only half of the numbers: the parser reads a minus before a number as the other half.
void add_seed(Command command, std::uint64_t& seed, const std::string& what) {
  constexpr std::uint64_t most = 9'223'372'036'854'775'807;
  command.add_option("--seed", seed, what + " (default: 1)")
      .type_name("N")
      .range(std::uint64_t{0}, most);
}

void add_batch_option(Command command, bool& batch) {
  command.add_flag("--batch", batch,
                   "answer JSON lines {\"variant\",\"rules\",\"fen\"} from standard input");
}

void check_batch_option(Command command) {
  if (!command.has("--batch")) {
    if (!command.has("--variant")) missing("--variant or --batch");
  } else if (command.has("--variant") || command.has("--rules") || command.has("--fen")) {
    clash("--batch", "--variant, --rules and --fen");
  }
}

Result<Game> game_from(const PositionOptions& options, const Catalog& known) {
  auto game = known.make_game(options.variant, options.rules, options.fen);
  if (game || game.error().about != Subject::fen) return game;
  Error error = game.error();
  error.where = "--fen " + error.where;
  return Failure(std::move(error));
}

Result<void> play_moves(Game& game, std::string_view moves) {
  const auto records = read_records(moves);
  if (!records) {
    Error error = records.error();
    error.where = "--moves " + error.where;
    return Failure(std::move(error));
  }
  if (records->empty()) return {};
  const Record& record = records->front();
  if (records->size() > 1 || !record.tags.empty() || !record.faults.empty()) {
    return failure(ErrorCode::syntax, "this is more than the moves of a game", "--moves",
                   "moves separated by spaces");
  }
  for (const RecordMove& move : record.moves) {
    if (auto played = game.play(move.text, Reading::hasty); !played) {
      Error error = played.error();
      error.where = "--moves, ply " + std::to_string(game.played().size() + 1);
      return Failure(std::move(error));
    }
  }
  return {};
}

Result<std::string> read_file(const std::string& path) {
  std::string text;
  if (path == "-") {
    if (!read_all(stdin, text)) return io_failure("standard input", "read");
    return text;
  }
  const File file(system::open_file(path, "rb"));
  if (!file) return io_failure(path, "open");
  if (!read_all(file.get(), text)) return io_failure(path, "read");
  return text;
}

Result<void> write_file(const std::string& path, std::string_view text) {
  return write_parts(path, [text](const Sink& write) -> Result<void> {
    write(text);
    return {};
  });
}

Result<void> write_parts(const std::string& path,
                         const std::function<Result<void>(const Sink&)>& make) {
  if (path == "-") {
    if (auto made = make(try_print); !made) return made;
    flush_output();
    return {};
  }
  const Target target = target_of(path);
  File file(system::open_file(target.written, "wb"));
  if (!file) return io_failure(path, "write");
  const Result<void> made = make([&file](std::string_view text) {
    return std::fwrite(text.data(), 1, text.size(), file.get()) == text.size();
  });
  const bool whole = std::ferror(file.get()) == 0;
  const bool written = std::fclose(file.release()) == 0 && whole && made.has_value();
  if (written && (!target.renamed || system::replace_file(target.written, path))) {
    return {};
  }
  Result<void> problem = made ? Result<void>(io_failure(path, "write")) : made;
  if (target.renamed) system::remove_file(target.written);
  return problem;
}

Result<void> check_writable(const std::string& path) {
  if (path == "-") return {};
  const Target target = target_of(path);
  if (!target.renamed) {  // a test write would give readers of a pipe an end of file
    std::error_code unknown;
    const bool folder = std::filesystem::is_directory(path, unknown);
    if (!folder && system::may_write(path)) return {};
    if (folder) errno = EISDIR;
    return io_failure(path, "write");
  }
  std::error_code unknown;
  const bool was_there = std::filesystem::exists(target.written, unknown);
  if (!File(system::open_file(target.written, "ab"))) return io_failure(path, "write");
  if (!was_there) system::remove_file(target.written);
  return {};
}

// Reads character by character, because a line may contain zero bytes.
bool read_line(std::FILE* file, std::string& line) {
  line.clear();
  int c = std::getc(file);
  for (; c != EOF && c != '\n'; c = std::getc(file)) line += static_cast<char>(c);
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return c != EOF || !line.empty();
}

}  // namespace camlann::cli
