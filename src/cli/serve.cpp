// camlann serve: the web server (server/serve.hpp).

#include "server/serve.hpp"

#include <memory>
#include <string>

#include "base/result.hpp"
#include "cli/commands.hpp"
#include "cli/settings.hpp"

namespace camlann::cli {

void add_serve(Command app, Action& action) {
  auto options = std::make_shared<server::ServeOptions>();
  options->version = CAMLANN_VERSION;
  const Command command = app.add_subcommand("serve", "run the web server with the page");
  auto config = std::make_shared<std::string>();
  command
      .add_option("--config", *config,
                  "file in TOML with these options, each by its name without the dashes")
      .type_name("FILE");
  command.add_option("--host", options->host, "address to listen on (default: 127.0.0.1)")
      .type_name("HOST");
  command.add_option("--port", options->port, "port; 0 for any free port (default: 8080)")
      .type_name("PORT")
      .range(0, 65535);
  command.add_folder("--data", options->data_dir, "data folder (default: $XDG_DATA_HOME/camlann)");
  command.add_folder("--web", options->web_dir, "the built page (default: next to the program)");
  command.add_folder("--books", options->books_dir, "opening books (default: next to the program)");
  command.add_folder("--self-play", options->self_play_dir,
                     "games of the engine with itself (default: next to the program)");
  command.add_folder("--records", options->records_dir,
                     "published games (default: next to the program)");
  command.add_folder("--tables", options->tables_dir,
                     "endgame tables (default: the folder tables in the data folder)");
  command
      .add_option("--build-tables", options->build_tables,
                  "tables that the server makes in the background: those of the practice endings, "
                  "or none (default: endings, but none with --tables)")
      .type_name("WHICH")
      .one_of({"endings", "none"});
  command
      .add_option("--database", options->database,
                  "sqlite:FILE or postgresql://user@host/name (default: a file in the data "
                  "folder)")
      .type_name("URL");
  command
      .add_option("--server-address", options->server_address,
                  "where other servers of the same PostgreSQL database reach this one (default: "
                  "where it listens)")
      .type_name("HOST:PORT");
  command
      .add_option("--nats", options->nats,
                  "NATS server by which servers of the same PostgreSQL database share sockets: "
                  "nats://HOST:PORT (default: none)")
      .type_name("URL");
  command
      .add_option("--contact", options->contact,
                  "address by which push services reach you: mailto:... or https:...")
      .type_name("URL");
  command
      .add_option("--mail", options->mail_server,
                  "send mail by this server: smtp://HOST:PORT or smtps://HOST:PORT")
      .type_name("URL");
  command.add_option("--mail-from", options->mail_from, "sender of mail: \"Name <address>\"")
      .type_name("SENDER");
  command.add_option("--mail-login", options->mail_login, "file with user:password for --mail")
      .type_name("FILE");
  command.add_option("--url", options->url, "address of this server as players have it, for links")
      .type_name("URL");
  command
      .add_option("--trusted-proxy", options->trusted_proxies,
                  "trust X-Forwarded-* headers, and PROXY lines, from this address or network")
      .type_name("ADDRESS");
  command
      .add_option("--max-connections", options->connections,
                  "connections in all (default: 20000, at most the limit of open files)")
      .type_name("N")
      .range(1, 1'000'000);
  command
      .add_option("--max-connections-per-address", options->connections_per_address,
                  "connections of an IPv4 address or an IPv6 /64; twice that of an IPv6 /56, four "
                  "times that of a /48 (default: 1024)")
      .type_name("N")
      .range(1, 1'000'000);
  command
      .add_option("--max-new-connections-per-address", options->new_connections_per_address,
                  "new connections of such an address per second, in five seconds together "
                  "(default: 200)")
      .type_name("N")
      .range(1, 1000);
  command
      .add_option("--max-sockets-per-address", options->sockets_per_address,
                  "open games (WebSockets) of an address (default: 512)")
      .type_name("N")
      .range(1, 1'000'000);
  command
      .add_option(
          "--max-unread", options->unread_mib,
          "MiB of answers and events that clients have not taken yet, in all (default: 256)")
      .type_name("MIB")
      .range(1, 1'000'000);
  command
      .add_option("--keep-free", options->keep_free,
                  "percent of the disk that are left for running games (default: 10)")
      .type_name("PERCENT")
      .range(0, 90);
  command
      .add_option("--max-data", options->max_data_gib,
                  "GiB for the data folder and the database, in all (default: the disk)")
      .type_name("GIB")
      .range(1, 1'000'000);
  command
      .add_option("--session-days", options->session_days,
                  "days after which a player must sign in again (default: 400)")
      .type_name("DAYS")
      .range(1, 400);
  command
      .add_option("--uploads", options->uploaders,
                  "permission to add files of games to the archive (default: accounts)")
      .type_name("WHO")
      .one_of({"accounts", "admins", "nobody"});
  command.add_flag("--without-log", options->without_log,
                   "for one start: use a database without its log");
  command.callback([options, config, command, &action] {
    if (const auto taken = take_settings(command); !taken) give_up(taken.error());
    action = [options](const Catalog& known) {
      const auto served = server::serve(*options, known);
      return served ? exit_done : complain(served.error());
    };
  });
}

}  // namespace camlann::cli
