// camlann-tables-mpi: `camlann tables build` by several processes, which share out each table.
// All of them must see the folder of the tables:
//
//   mpirun -np 4 camlann-tables-mpi --variant cam --pieces 5 --dir /shared/tables --threads 1

#include <mpi.h>
#include <CLI/CLI.hpp>

#include "cli/command.hpp"
#include "cli/mpi_team.hpp"
#include "cli/table_build.hpp"

namespace camlann::cli {
namespace {

int run(int argc, char** argv) {
  MpiTeam team;
  CLI::App app{"Build endgame tables with several processes, started by mpirun"};
  BuildOptions options;
  options.threads = 1;  // as a rule there is a process for each core
  add_build_options(Command(app), options);
  app.get_option("--threads")->description("threads of each process (default: 1)");
  try {
    app.parse(argc, argv);
    check_build_options(Command(app));
  } catch (const CLI::Success& help) {
    return team.leads() ? app.exit(help) : exit_done;
  } catch (const CLI::ParseError& error) {
    if (team.leads()) complain(Error{ErrorCode::syntax, error.what(), "", ""});
    return exit_unusable;
  }
  return run_build(options, team);
}

}  // namespace
}  // namespace camlann::cli

int main(int argc, char** argv) {
  int provided = 0;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
  const int code = camlann::cli::run(argc, argv);
  MPI_Finalize();
  return code;
}
