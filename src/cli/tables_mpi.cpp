// camlann-tables-mpi: `camlann tables build` by several processes, which share out each table.
// All of them must see the folder of the tables:
//
//   mpirun -np 4 camlann-tables-mpi --variant cam --pieces 5 --dir /shared/tables --threads 1

#include <mpi.h>

#include "cli/command.hpp"
#include "cli/mpi_team.hpp"
#include "cli/table_build.hpp"

namespace camlann::cli {
namespace {

int run(int argc, char** argv) {
  MpiTeam team;
  const Program program("camlann-tables-mpi",
                        "Build endgame tables with several processes, started by mpirun");
  const Command command = program.command();
  BuildOptions options;
  options.threads = 1;  // usually one process per core
  add_build_options(command, options);
  command.option("--threads").text("threads of each process (default: 1)");
  command.callback([command] { check_build_options(command); });
  const auto shown = program.read({argv, argv + argc});
  if (!shown) return team.leads() ? complain(shown.error()) : exit_unusable;
  if (!shown->empty()) {
    if (team.leads()) print(*shown);
    return exit_done;
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
