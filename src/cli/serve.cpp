// camlann serve: the web server (server/serve.hpp).

#include "server/serve.hpp"
#include <filesystem>
#include <memory>

#include "cli/commands.hpp"

namespace camlann::cli {

void add_serve(CLI::App& app, Action& action) {
  auto options = std::make_shared<server::ServeOptions>();
  CLI::App* command = app.add_subcommand("serve", "serve the page and its interface");
  command->add_option("--host", options->host, "address to listen at (default: 127.0.0.1)")
      ->type_name("HOST");
  command->add_option("--port", options->port, "port, 0 for any free one (default: 8080)")
      ->type_name("PORT")
      ->check(CLI::Range(0, 65535));
  const auto path_option = [command](const char* name, std::filesystem::path& path,
                                     const char* text) {
    command
        ->add_option_function<std::string>(
            name, [&path](const std::string& value) { path = value; }, text)
        ->type_name("DIR");
  };
  path_option("--data", options->data_dir, "data folder (default: $XDG_DATA_HOME/camlann)");
  path_option("--web", options->web_dir, "the built page (default: beside the program)");
  path_option("--records", options->records_dir, "published games (default: beside the program)");
  path_option("--tables", options->tables_dir,
              "endgame tables (default: $CAMLANN_TABLES, else $XDG_DATA_HOME/camlann/tables)");
  command
      ->add_option("--database", options->database,
                   "sqlite:FILE (default: a file in the data folder)")
      ->type_name("URL");
  command
      ->add_option("--trusted-proxy", options->trusted_proxies,
                   "believe this address or network whom a request comes from (X-Forwarded-*)")
      ->type_name("ADDRESS");
  command->callback([options, &action] {
    action = [options] {
      const auto served = server::serve(*options);
      return served ? exit_done : complain(served.error());
    };
  });
}

}  // namespace camlann::cli
