// Many games between two people, as on a busy evening: each player has a socket, thinks, and sends
// a move; some lose their connection and come back, some watch and never read. Prints how long a
// move takes to be acknowledged and to reach the opponent, what resources the server uses, and, in
// the same run, how many commits a bare loop makes on the same disk. At the end checks that every
// acknowledged move was saved and that no player missed an event or received one twice.
//
// camlann_server_load [GAMES [MOVES [SECONDS [FOLDER [SERVERS POSTGRES [NATS [WATCHERS]]]]]]]
//
// 1,000 games, 2,000 moves per second, 20 s by default. SERVERS is the number of servers that share
// the empty database at the URL POSTGRES, and their sockets by the bus NATS ("" for none); WATCHERS
// clients watch each game.
#include <sys/resource.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "arguments.hpp"
#include "base/random.hpp"
#include "server/client.hpp"
#include "server/commits.hpp"
#include "server/connection.hpp"
#include "server/lock_waits.hpp"
#include "server/random_games.hpp"

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace fs = std::filesystem;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::use_awaitable;
using camlann::Random;
using camlann::bench::address;
using camlann::bench::check;
using camlann::bench::Commits;
using camlann::bench::connect_from;
using camlann::bench::Connection;
using camlann::bench::copied;
using camlann::bench::different_games;
using camlann::bench::field;
using camlann::bench::LockWaits;
using camlann::bench::number;
using camlann::bench::processor_seconds;
using camlann::bench::random_games;
using camlann::bench::seconds_since;
using camlann::server::test::Program;
using std::chrono::steady_clock;

constexpr int players_per_address = 200;
constexpr int makers = 64;  // number of games at a time, each from its own address
constexpr int sleepers = 20;
constexpr int games_of_a_sleeper = 30;
constexpr double lost_per_second = 0.01;  // of all connections
constexpr std::chrono::milliseconds pause_of_the_lost{200};

struct Plan {
  int games = 1000;
  double rate = 2000;  // of moves, a second
  double seconds = 20;
  fs::path folder = fs::temp_directory_path();
  int servers = 0;  // of the database; 0: one, with a file
  std::string database;
  std::string bus;
  int watchers = 0;  // of each game
};

// Texts passed to these are variables: g++ 12 destroys a temporary that is an argument of co_await
// twice.

using Socket = websocket::stream<beast::tcp_stream>;

struct Player {
  std::uint32_t number = 0;
  std::string cookie;
  std::unique_ptr<Socket> socket;
  std::int64_t version = 0;  // the last event seen
};

struct Table {
  std::string id;
  Player players[2];
  const std::vector<std::string>* game = nullptr;
  std::size_t ply = 0;
  steady_clock::time_point sent;
  std::int64_t acknowledged = 0;  // moves, in all its games
};

struct Figures {
  std::vector<double> acknowledged;  // milliseconds of each move
  std::vector<double> seen;
  int lost_connections = 0;
  int gaps = 0;
  int games = 0;
  std::int64_t looked_on = 0;  // messages to watchers
};

class Load {
 public:
  Load(const Plan& plan, std::vector<std::uint16_t> ports)
      : plan_(plan), ports_(std::move(ports)), tables_(static_cast<std::size_t>(plan.games)) {
    std::uint32_t number = 0;
    for (auto& table : tables_) {
      for (auto& player : table.players) player.number = number++;
    }
  }

  /// All sit down and open their sockets.
  void begin() {
    for (std::uint32_t maker = 0; maker < makers; ++maker) start(make_tables(maker));
    loop_.run();
    loop_.restart();
    for (auto& table : tables_) {
      for (auto& player : table.players) start(listen(table, player));
    }
    for (std::uint32_t i = 0; i < sleepers; ++i) start(sleep(i));
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      for (int j = 0; j < plan_.watchers; ++j) start(look_on(i));
    }
    loop_.run_for(std::chrono::seconds(2) + std::chrono::milliseconds(tables_.size()));
  }

  void play() {
    end_ = steady_clock::now() + std::chrono::milliseconds(static_cast<int>(1000 * plan_.seconds));
    playing_ = tables_.size();
    for (auto& table : tables_) start(play(table));
    start(lose_connections());
    while (playing_ > 0) loop_.run_for(std::chrono::milliseconds(100));
    loop_.run_for(std::chrono::seconds(1));  // the last events arrive
  }

  /// Checks that every acknowledged move was saved exactly once.
  void verify() {
    stopping_ = true;
    start(compare());
    while (!compared_) loop_.run_for(std::chrono::milliseconds(100));
  }

  [[nodiscard]] Figures& figures() { return figures_; }

 private:
  void start(asio::awaitable<void> work) {
    asio::co_spawn(loop_, std::move(work), [](const std::exception_ptr& failure) {
      if (failure) std::rethrow_exception(failure);
    });
  }

  asio::awaitable<void> wait(steady_clock::duration time) {
    asio::steady_timer timer(loop_, time);
    co_await timer.async_wait(use_awaitable);
  }

  asio::awaitable<void> make_tables(std::uint32_t maker) {
    Connection connection(loop_, address(2, maker), port_of(maker));
    for (std::size_t i = maker; i < tables_.size(); i += makers) {
      co_await new_game(tables_[i], connection);
    }
  }

  asio::awaitable<void> new_game(Table& table, Connection& connection) {
    auto& [host, guest] = table.players;
    const std::string wish = R"({"variant":"cam","colour":"w","time":{"base":3600,"increment":5}})";
    const std::string invitations = "/api/invitations";
    const auto offered = co_await connection.ask(http::verb::post, invitations, host.cookie, wish);
    check(offered.status == 201, offered.body);
    if (host.cookie.empty()) host.cookie = offered.cookie;
    const auto at = "/api/invitations/" + field(offered.body, "id") + "/sit-down";
    const std::string empty = "{}";
    const auto begun = co_await connection.ask(http::verb::post, at, guest.cookie, empty);
    check(begun.status == 200, begun.body);
    if (guest.cookie.empty()) guest.cookie = begun.cookie;
    table.id = field(begun.body, "game");
    table.ply = 0;
    table.game = &lines_[random_.below(different_games)];
    host.version = guest.version = 1;
    ++figures_.games;
  }

  static asio::awaitable<void> watch(Player& player, const std::string& id) {
    const auto wish = R"({"type":"watch","deltas":true,"game":")" + id + R"(","version":)" +
                      std::to_string(player.version) + '}';
    co_await player.socket->async_write(asio::buffer(wish), use_awaitable);
  }

  asio::awaitable<void> open(Player& player) {
    const auto from = address(1, player.number / players_per_address);
    player.socket = std::make_unique<Socket>(connect_from(loop_, from, port_of(player.number)));
    player.socket->set_option(websocket::stream_base::decorator(
        [&](websocket::request_type& hello) { hello.set(http::field::cookie, player.cookie); }));
    co_await player.socket->async_handshake("localhost", "/ws", use_awaitable);
    player.socket->text(true);
  }

  /// Reads a player's socket; comes back when the connection is lost.
  asio::awaitable<void> listen(Table& table, Player& player) {
    while (!stopping_) {
      bool lost = false;
      try {
        co_await open(player);
        co_await watch(player, table.id);
        beast::flat_buffer buffer;
        while (true) {
          co_await player.socket->async_read(buffer, use_awaitable);
          hear(table, player, {static_cast<const char*>(buffer.data().data()), buffer.size()});
          buffer.consume(buffer.size());
        }
      } catch (const boost::system::system_error&) {
        lost = true;
      }
      if (lost) co_await wait(pause_of_the_lost);
    }
  }

  void hear(Table& table, Player& player, std::string_view message) {
    constexpr std::string_view event = R"({"type":"event")";
    if (message.substr(0, event.size()) != event) return;
    if (message.find(table.id) == std::string_view::npos) return;  // of the game before
    const auto version = number(message, "version");
    if (version != player.version + 1) ++figures_.gaps;
    player.version = version;
    const auto sent = static_cast<std::int64_t>(table.ply) + 1;
    const auto& mover = table.players[(table.ply + 1) % 2];
    if (version == sent && &player != &mover) {
      figures_.seen.push_back(1000 * seconds_since(table.sent));
    }
  }

  asio::awaitable<void> play(Table& table) {
    const double pause = plan_.games / plan_.rate;
    co_await wait(std::chrono::duration_cast<steady_clock::duration>(
        std::chrono::duration<double>(pause * chance())));
    while (steady_clock::now() < end_) {
      if (table.ply == table.game->size()) co_await next_game(table);
      auto connection = take();
      const auto ply = std::to_string(table.ply);
      const auto& mover = table.players[table.ply % 2];
      const auto body = R"({"ply":)" + ply + R"(,"move":")" + (*table.game)[table.ply] +
                        R"(","nonce":")" + ply + R"(","have":)" + std::to_string(table.ply + 1) +
                        '}';
      const auto target = "/api/games/" + table.id + "/moves";
      table.sent = steady_clock::now();
      ++table.ply;
      const auto answer = co_await connection->ask(http::verb::post, target, mover.cookie, body);
      figures_.acknowledged.push_back(1000 * seconds_since(table.sent));
      check(answer.status == 200, answer.body);
      ++table.acknowledged;
      free_.push_back(std::move(connection));
      co_await wait(std::chrono::duration_cast<steady_clock::duration>(
          std::chrono::duration<double>(-pause * std::log(1 - chance()))));
    }
    --playing_;
  }

  asio::awaitable<void> next_game(Table& table) {
    auto connection = take();
    co_await new_game(table, *connection);
    free_.push_back(std::move(connection));
    for (auto& player : table.players) {
      if (!player.socket) continue;
      try {
        co_await watch(player, table.id);
      } catch (const boost::system::system_error&) {
        continue;  // after reconnecting, the client watches the new game
      }
    }
  }

  asio::awaitable<void> lose_connections() {
    const double each = 1 / (lost_per_second * 2 * plan_.games);
    while (steady_clock::now() < end_) {
      co_await wait(
          std::chrono::duration_cast<steady_clock::duration>(std::chrono::duration<double>(each)));
      auto& table = tables_[random_.below(static_cast<std::uint32_t>(tables_.size()))];
      auto& player = table.players[random_.below(2)];
      if (!player.socket) continue;
      beast::get_lowest_layer(*player.socket).close();
      ++figures_.lost_connections;
    }
  }

  /// Watches many games and reads nothing, until the server has enough of it.
  asio::awaitable<void> sleep(std::uint32_t which) {
    Player player;
    player.number = which;
    player.cookie = tables_[which % tables_.size()].players[0].cookie;
    co_await open(player);
    for (int i = 0; i < games_of_a_sleeper; ++i) {
      co_await watch(player, tables_[(which + static_cast<std::size_t>(i)) % tables_.size()].id);
    }
    sleepers_.push_back(std::move(player.socket));
  }

  /// Watches one game after the other at a table, from an address range for watchers.
  asio::awaitable<void> look_on(std::size_t which) {
    Player player;
    player.number = static_cast<std::uint32_t>(2 * tables_.size()) + onlookers_++;
    player.cookie = tables_[which].players[0].cookie;
    while (!stopping_) {
      try {
        co_await open(player);
        std::string watched;
        beast::flat_buffer buffer;
        while (true) {
          if (watched != tables_[which].id) {
            watched = tables_[which].id;
            player.version = 0;
            co_await watch(player, watched);
          }
          co_await player.socket->async_read(buffer, use_awaitable);
          ++figures_.looked_on;
          buffer.consume(buffer.size());
        }
      } catch (const boost::system::system_error&) {
        player.socket.reset();
      }
      co_await wait(pause_of_the_lost);
    }
  }

  asio::awaitable<void> compare() {
    auto connection = take();
    for (const auto& table : tables_) {
      const auto target = "/api/games/" + table.id;
      const std::string nothing;
      const auto answer =
          co_await connection->ask(http::verb::get, target, table.players[0].cookie, nothing);
      check(answer.status == 200, answer.body);
      check(number(answer.body, "plies") == static_cast<std::int64_t>(table.ply),
            "a move is lost or doubled in " + table.id);
      std::size_t from = 0;
      for (std::size_t ply = 0; ply < table.ply; ++ply) {
        from = answer.body.find("\"notation\":\"" + (*table.game)[ply] + '"', from);
        check(from != std::string::npos, "another move was kept in " + table.id);
        ++from;
      }
    }
    compared_ = true;
  }

  std::unique_ptr<Connection> take() {
    if (free_.empty()) {
      const auto number = connections_++;
      return std::make_unique<Connection>(loop_, address(3, number % 64), port_of(number));
    }
    auto connection = std::move(free_.back());
    free_.pop_back();
    return connection;
  }

  [[nodiscard]] std::uint16_t port_of(std::uint32_t number) const {
    return ports_[number % ports_.size()];
  }

  double chance() { return random_.below(1'000'000) / 1e6; }

  const Plan plan_;
  const std::vector<std::uint16_t> ports_;
  asio::io_context loop_{1};
  Random random_{7};
  const std::vector<std::vector<std::string>> lines_ = random_games();
  std::vector<Table> tables_;
  std::vector<std::unique_ptr<Connection>> free_;
  std::vector<std::unique_ptr<Socket>> sleepers_;
  std::uint32_t connections_ = 0;
  std::uint32_t onlookers_ = 0;
  steady_clock::time_point end_;
  std::size_t playing_ = 0;
  bool stopping_ = false;
  bool compared_ = false;
  Figures figures_;
};

void tell(const char* what, std::vector<double>& times) {
  std::sort(times.begin(), times.end());
  check(!times.empty(), "nothing was measured");
  const auto at = [&](double part) {
    return times[std::min(times.size() - 1,
                          static_cast<std::size_t>(part * static_cast<double>(times.size())))];
  };
  std::printf("%s: half of them after %.1f ms, 99 of 100 after %.1f ms, the last after %.0f ms\n",
              what, at(0.5), at(0.99), at(1));
}

/// The servers as the plan has them, the one with the games first.
std::vector<std::unique_ptr<Program>> start_servers(const Plan& plan) {
  std::vector<std::unique_ptr<Program>> servers;
  for (int i = 0; i < std::max(1, plan.servers); ++i) {
    std::vector<std::string> more = {"--max-new-connections-per-address", "1000"};
    if (plan.servers > 0) {
      more.insert(more.end(), {"--database", plan.database, "--trusted-proxy", "127.0.0.1"});
    }
    if (!plan.bus.empty()) more.insert(more.end(), {"--nats", plan.bus});
    const auto data = plan.folder / (i == 0 ? "data" : "data" + std::to_string(i));
    servers.push_back(std::make_unique<Program>(data, plan.folder / "web", std::uint16_t{0}, more));
    check(servers.back()->ready(), "a server does not start");
  }
  std::this_thread::sleep_for(std::chrono::seconds(plan.bus.empty() ? 0 : 1));
  return servers;
}

void measure(const Plan& plan) {
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  fs::create_directories(plan.folder / "web");
  const auto servers = start_servers(plan);
  std::vector<std::uint16_t> ports;
  for (const auto& server : servers) ports.push_back(server->port());
  Load load(plan, ports);
  load.begin();
  std::optional<Commits> commits;
  if (plan.servers == 0) {
    commits.emplace(copied(plan.folder / "data"));
    std::printf("a bare loop of commits, before: %.0f a second\n", commits->per_second(2));
    std::fflush(stdout);
  }

  LockWaits locks(plan.database);
  std::vector<double> used;
  used.reserve(servers.size());
  for (const auto& server : servers) used.push_back(processor_seconds(server->process()));
  load.play();
  for (std::size_t i = 0; i < servers.size(); ++i) {
    used[i] = processor_seconds(servers[i]->process()) - used[i];
  }
  locks.end();
  auto& figures = load.figures();
  const auto moves = static_cast<double>(figures.acknowledged.size());
  std::printf("%d games at a time, %d in all, %.0f moves a second for %.0f s\n", plan.games,
              figures.games, moves / plan.seconds, plan.seconds);
  tell("acknowledged", figures.acknowledged);
  tell("seen by the other", figures.seen);
  for (std::size_t i = 0; i < servers.size(); ++i) {
    std::printf("%.2f ms of processor time a move of %s\n", 1000 * used[i] / moves,
                i == 0 ? "the server with the games" : "another server");
  }
  locks.tell();
  if (plan.watchers > 0) {
    std::printf("%.0f messages a second to those who look on\n",
                static_cast<double>(figures.looked_on) / plan.seconds);
  }
  std::printf("%d connections lost and made again, %d events missed or seen twice\n",
              figures.lost_connections, figures.gaps);
  load.verify();
  std::printf("every acknowledged move of %d games is there once\n", plan.games);
  if (commits)
    std::printf("a bare loop of commits, after: %.0f a second\n", commits->per_second(2));
}

}  // namespace

int main(int count, char** words) {
  Plan plan;
  CLI::App app("Measures the server during many games between two people.");
  app.add_option("GAMES", plan.games, "at the same time")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  app.add_option("MOVES", plan.rate, "per second, in all")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  app.add_option("SECONDS", plan.seconds, "of play")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  app.add_option("FOLDER", plan.folder, "for the server's files")->capture_default_str();
  app.add_option("SERVERS", plan.servers, "that share POSTGRES; 0: one server with a file")
      ->capture_default_str();
  app.add_option("POSTGRES", plan.database, "the URL of an empty database");
  app.add_option("NATS", plan.bus, "the URL of the bus by which servers share sockets");
  app.add_option("WATCHERS", plan.watchers, "of each game")->capture_default_str();
  if (const auto status = camlann::bench::wrong_or_help(app, count, words)) return *status;
  plan.folder /= "camlann-load-" + std::to_string(getpid());
  int status = 0;
  try {
    measure(plan);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    status = 1;
  }
  fs::remove_all(plan.folder);
  return status;
}
