#include "server/net/crowd.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "server/core/token_bucket.hpp"
#include "server/net/connection.hpp"
#include "server/net/network.hpp"
#include "server/net/socket.hpp"

namespace camlann::server {

void Crowd::add(Connection& connection) {
  connections_.insert(&connection);
  show_counts();
}

void Crowd::remove(Connection& connection) {
  connections_.erase(&connection);
  show_counts();
}

void Crowd::add(const std::shared_ptr<Socket>& socket) {
  sockets_.insert(socket);
  show_counts();
}

void Crowd::remove(const std::shared_ptr<Socket>& socket) {
  sockets_.erase(socket);
  show_counts();
}

void Crowd::show_counts() {
  vitals_.set("connections", static_cast<std::int64_t>(connections_.size()));
  vitals_.set("sockets", static_cast<std::int64_t>(sockets_.size()));
}

void Crowd::drop(Connection& connection, std::string_view why) {
  dropped_.tell(why);
  connection.dropped = true;
  connection.stays = false;
  if (connection.socket) {
    connection.socket->drop();
  } else {
    connection.stream.close();
  }
}

void Crowd::drop_all() {
  for (auto* connection : connections_) {
    if (!connection->dropped) drop(*connection, "overtaken");
  }
}

void Crowd::drop_slowest() {
  using Behind = std::pair<SteadyTime, Connection*>;
  const auto bytes_of = [](const Connection& connection) {
    return connection.socket ? connection.socket->waiting_bytes() : connection.answer_bytes;
  };
  std::size_t freed = 0;  // bytes that closing connections will free
  std::vector<Behind> behind;
  for (auto* connection : connections_) {
    const auto bytes = bytes_of(*connection);
    if (connection->dropped) {
      freed += bytes;
    } else if (!connection->socket && bytes > 0) {
      behind.emplace_back(connection->limited.since, connection);
    } else if (connection->socket) {
      if (const auto since = connection->socket->behind_since()) {
        behind.emplace_back(*since, connection);
      }
    }
  }
  std::sort(behind.begin(), behind.end());
  for (const auto& [since, connection] : behind) {
    if (freed >= outgoing_.excess()) break;
    freed += bytes_of(*connection);
    drop(*connection, "unread");
  }
  outgoing_.made_room();
}

void Crowd::sign_out(const Network::Whose& whose) {
  for (auto* connection : connections_) {
    if (!connection->socket || !whose(connection->who, connection->address)) continue;
    connection->socket->sign_out();
  }
}

void Crowd::send_home() {
  for (const auto& socket : sockets_) socket->go_away();
  for (auto* connection : connections_) {
    if (connection->idle) connection->stream.cancel();
  }
}

}  // namespace camlann::server
