// camlann backup, camlann restore: copies of what a server keeps (server/store/backup.hpp). A
// backup can be made while the server runs.

#include <fmt/format.h>
#include <sys/stat.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <system_error>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/progress.hpp"
#include "cli/server_files.hpp"
#include "server/core/clock.hpp"
#include "server/store/backup.hpp"
#include "wire/messages/program.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

namespace fs = std::filesystem;

struct BackupOptions {
  ServerFiles files;
  std::string file;
  bool replace = false;
  bool without_log = false;
  bool json = false;
};

/// Bytes per step of the progress bar.
constexpr std::uint64_t bytes_of_step = std::uint64_t{1} << 16U;

/// Shows the progress of copying; Ctrl-C ends it.
class Watched {
 public:
  explicit Watched(std::string what) : what_(std::move(what)), stopped_(stop_on_interrupt()) {}

  bool operator()(std::uint64_t done, std::uint64_t whole) {
    if (!progress_) {
      progress_ = std::make_unique<Progress>(what_, static_cast<std::size_t>(whole >> 16U));
    }
    for (; shown_ + bytes_of_step <= done; shown_ += bytes_of_step) progress_->step();
    return stopped_;
  }
  [[nodiscard]] bool stopped() const { return stopped_; }

 private:
  std::string what_;
  const std::atomic<bool>& stopped_;
  std::unique_ptr<Progress> progress_;
  std::uint64_t shown_ = 0;
};

/// Returns the files of a server. PostgreSQL has its own backups, for which the error recommends
/// `instead`.
Result<server::KeptFiles> kept_files(const ServerFiles& files, const std::string& instead) {
  TRY(const auto data, data_folder(files));
  TRY(const auto database,
      database_file(files, "PostgreSQL copies its databases by its own means", instead));
  return server::KeptFiles{database, data / "uploads", data / "archive.sqlite"};
}

int answer(const BackupOptions& options, const server::BackupContents& made) {
  if (options.json) {
    const message::CopiedServer copied{options.file, made.games, made.uploads, made.bytes};
    fmt::print("{}\n", wire::to_json(copied));
  } else {
    fmt::print("{}: {} games, {} uploaded files, {} kB\n", options.file, made.games, made.uploads,
               (made.bytes + 999) / 1000);
  }
  return exit_done;
}

int refuse(const Error& error, const Watched& watched, const std::string& command) {
  if (watched.stopped()) return say_stopped(command, "nothing: no file is changed");
  complain(error);
  return error.code == ErrorCode::conflict ? exit_no : exit_unusable;
}

int run_backup(const BackupOptions& options) {
  umask(077);
  const auto kept = kept_files(options.files, "pg_dump or pg_basebackup");
  if (!kept) return complain(kept.error());
  Watched watched("backup");
  const auto made = server::back_up(*kept, options.file, options.replace, std::ref(watched));
  return made ? answer(options, *made) : refuse(made.error(), watched, "backup");
}

int run_restore(const BackupOptions& options) {
  umask(077);
  const auto kept = kept_files(options.files, "pg_restore, or a copy that pg_basebackup has made");
  if (!kept) return complain(kept.error());
  auto aside =
      kept->uploads.parent_path() / ("before-restore-" + server::to_iso(server::wall_clock()));
  Watched watched("restore");
  const auto made =
      server::restore(options.file, *kept, aside,
                      options.without_log ? server::MissingLog::accept : server::MissingLog::refuse,
                      std::ref(watched));
  if (!made) return refuse(made.error(), watched, "restore");
  std::error_code none;
  if (fs::exists(aside, none)) {
    print_note(fmt::format("what was there before is in {}\n", aside.string()));
  }
  return answer(options, *made);
}

}  // namespace

void add_backup(Command app, Action& action) {
  auto options = std::make_shared<BackupOptions>();
  const Command command =
      app.add_subcommand("backup", "copy all that a server keeps into one file while it runs");
  command.add_option("FILE", options->file, "where to").required();
  add_server_files(command, options->files);
  command.add_flag("--replace", options->replace, "in place of a file that is there");
  command.add_flag("--json", options->json, "answer in JSON");
  command.callback([options, &action] {
    action = [options](const Catalog& /*known*/) { return run_backup(*options); };
  });
}

void add_restore(Command app, Action& action) {
  auto options = std::make_shared<BackupOptions>();
  const Command command = app.add_subcommand(
      "restore", "put a backup in the place of what a server keeps, which is moved aside");
  command.add_option("FILE", options->file, "a backup").required();
  add_server_files(command, options->files);
  command.add_flag("--without-log", options->without_log,
                   "take a database whose log is missing, as far as it goes");
  command.add_flag("--json", options->json, "answer in JSON");
  command.callback([options, &action] {
    action = [options](const Catalog& /*known*/) { return run_restore(*options); };
  });
}

}  // namespace camlann::cli
