#pragma once
// The web server as one call: page, JSON interface (doc/protocol/openapi.yaml) and socket on one
// port, games in a data folder. Called only by `camlann serve`, and at most once at a time, because
// it handles SIGTERM, SIGINT and SIGHUP while it runs.

#include <array>
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
  std::filesystem::path web_dir;    // the built page; empty: found relative to the program
  std::filesystem::path books_dir;  // opening books; empty: likewise
  std::filesystem::path self_play_dir;  // self-play games of the engine; empty: likewise
  std::filesystem::path records_dir;    // published games; empty: likewise
  std::filesystem::path tables_dir;     // endgame tables; empty: a folder of the data folder
  std::string build_tables;  // "endings": makes those of the practice endings; "none"; empty:
                             // makes them unless `tables_dir` is given
  // Limits on all connections, connections per address, new connections per address and second,
  // sockets per address, and unsent MiB; 0: the default of limits.hpp, for connections lowered to
  // fit the limit on open files.
  int connections = 0;
  int connections_per_address = 0;
  int new_connections_per_address = 0;
  int sockets_per_address = 0;
  int unread_mib = 0;
  int keep_free = 10;    // percent of the disk that are left for running games
  int max_data_gib = 0;  // quota for the data folder and the database; 0: the whole disk
  int session_days = 0;  // lifetime of sessions; 0: the default of limits.hpp
  std::vector<std::string> trusted_proxies;  // addresses and networks: see net/proxies.hpp
  std::string server_address;                // HOST:PORT for other servers; empty: as it listens
  std::string database;     // empty: a file in the data folder; else see find_database()
  std::string nats;         // connects the servers of this database; empty: none
  std::string contact;      // operator's contact for push services: mailto: or https:
  std::string mail_server;  // empty: no mail; see mail/mailer.hpp
  std::string mail_from;
  std::string mail_login;              // a file with user:password
  std::string url;                     // of this server, for players
  std::string version;                 // of the program
  std::string uploaders = "accounts";  // may add games to the archive; see Uploaders
  /// The host's own site, by the words of SiteSetting; `logo` is a file.
  std::array<std::string, 8> site;
  bool without_log = false;  // see MissingLog::accept
};

/// Runs until one of these signals, then finishes commits and returns. Prints its address on stdout
/// once it accepts connections; everything else goes to stderr, one JSON object per line. Returns
/// an error if it cannot start: a port in use, an unusable data folder, an unknown database.
[[nodiscard]] Result<void> serve(const ServeOptions& options, const Catalog& known);

}  // namespace camlann::server
