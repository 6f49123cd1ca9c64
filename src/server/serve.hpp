#pragma once
// The web server as one call: page, JSON interface (doc/protocol/openapi.yaml) and socket on one
// port, games in a data folder. Called by `camlann serve` and by nobody else; at most once at a
// time, because it takes over SIGTERM, SIGINT and SIGHUP while it runs.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"

namespace camlann::server {

struct ServeOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;        // 0: any free one
  std::filesystem::path data_dir;   // empty: $XDG_DATA_HOME/camlann, else ~/.local/share/camlann
  std::filesystem::path web_dir;    // the built page; empty: looked for beside the program
  std::filesystem::path books_dir;  // opening books; empty: looked for beside the program
  std::filesystem::path self_play_dir;  // games of the engine with itself; empty: the same
  std::filesystem::path records_dir;    // published games; empty: looked for beside the program
  std::filesystem::path tables_dir;     // endgame tables; empty: $CAMLANN_TABLES, else as above
  // Most connections in all, connections of an address, new ones of an address in a second, sockets
  // of an address, and MiB that wait for clients; 0: as limits.hpp has it, the first as far as the
  // system lets a process open files.
  int connections = 0;
  int connections_per_address = 0;
  int new_connections_per_address = 0;
  int sockets_per_address = 0;
  int unread_mib = 0;
  std::vector<std::string> trusted_proxies;  // addresses and networks: see net/proxies.hpp
  std::string
      server_address;       // HOST:PORT, for other servers of this database; empty: as it listens
  std::string database;     // empty: a file in the data folder; else see find_database()
  std::string nats;         // by which servers of this database talk; empty: not
  std::string contact;      // of who runs this server, for push services: mailto: or https:
  std::string mail_server;  // empty: no mail; see mail/mailer.hpp
  std::string mail_from;
  std::string mail_login;              // a file with user:password
  std::string url;                     // of this server, as players have it
  std::string version;                 // of the program, for those who ask
  std::string uploaders = "accounts";  // who may add games to the archive: or admins, nobody
  bool without_log = false;            // as MissingLog::accept
};

/// Runs until one of these signals, then finishes commits and returns. Prints its address on stdout
/// once it accepts connections; everything else goes to stderr, one JSON object per line. An error
/// means that it could not start: a taken port, an unusable data folder, an unknown database.
[[nodiscard]] Result<void> serve(const ServeOptions& options, const Catalog& known);

}  // namespace camlann::server
