// Measures lag compensation in games with clocks over slow links: the time that the server charges
// for a move, compared with the time from the position's arrival at the player to the move's
// departure.
//
// In each game one player has a link that delays every packet, and the other is on the server's
// machine. A link keeps the order, as TCP does: a lost packet arrives again after a while and holds
// up all packets after it.
//
// camlann_server_lag [GAMES [MOVES [FOLDER]]]     see --help
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <exception>
#include <filesystem>
#include <iterator>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arguments.hpp"
#include "base/random.hpp"
#include "server/client.hpp"
#include "server/commits.hpp"

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace fs = std::filesystem;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::use_awaitable;
using camlann::Random;
using camlann::bench::check;
using camlann::bench::field;
using camlann::server::test::Program;
using std::chrono::steady_clock;
using Tcp = asio::ip::tcp;
using Milliseconds = std::chrono::duration<double, std::milli>;

constexpr double shortest_thought = 150;  // milliseconds
constexpr double longest_thought = 1500;
constexpr std::chrono::seconds last_answers{3};  // arrive, though the events were faster

struct Plan {
  int games = 10;  // 210 in all; an address may begin 300
  int moves = 20;  // of each player
  fs::path folder = fs::temp_directory_path();
};

/// There and back, in milliseconds.
struct Quality {
  double round_trip = 0;
  double jitter = 0;  // maximum deviation of a round trip, half of it in each direction
  double lost = 0;    // the part of the packets
};

constexpr Quality qualities[] = {{0, 0, 0},       {50, 0, 0},  {50, 20, 0.01},  {150, 0, 0},
                                 {150, 60, 0.01}, {400, 0, 0}, {400, 100, 0.01}};

/// The clocks of a game.
struct Control {
  const char* name;
  const char* time;
  double increment = 0;  // milliseconds
  double delay = 0;
};

constexpr Control controls[] = {{"60 min", R"({"base":3600})"},
                                {"+ 2 s", R"({"base":3600,"increment":2})", 2000, 0},
                                {"delay 1 s", R"({"base":3600,"delay":1})", 0, 1000}};

Random& chance() {
  thread_local Random random(11);
  return random;
}

double between(double least, double most) {
  return least + (most - least) * chance().below(1'000'001) / 1e6;
}

steady_clock::duration milliseconds(double count) {
  return std::chrono::duration_cast<steady_clock::duration>(Milliseconds(count));
}

asio::awaitable<void> wait_until(asio::io_context& loop, steady_clock::time_point time) {
  asio::steady_timer timer(loop, time);
  co_await timer.async_wait(use_awaitable);
}

/// One direction of a connection: what is read comes out later, in order.
class Lane {
 public:
  Lane(asio::io_context& loop, std::shared_ptr<Tcp::socket> from, std::shared_ptr<Tcp::socket> to,
       const Quality& quality)
      : loop_(loop), from_(std::move(from)), to_(std::move(to)), quality_(quality) {}

  static void run(const std::shared_ptr<Lane>& lane) {
    asio::co_spawn(lane->loop_, read(lane), asio::detached);
  }

 private:
  static asio::awaitable<void> read(std::shared_ptr<Lane> lane) {
    char bytes[16384];
    while (true) {
      std::size_t got = 0;
      try {
        got = co_await lane->from_->async_read_some(asio::buffer(bytes), use_awaitable);
      } catch (const boost::system::system_error&) {
        co_return;
      }
      lane->last_ = std::max(lane->last_, steady_clock::now() + milliseconds(lane->way()));
      lane->under_way_.push_back({lane->last_, std::string(bytes, got)});
      if (!lane->writing_) asio::co_spawn(lane->loop_, write(lane), asio::detached);
    }
  }

  static asio::awaitable<void> write(std::shared_ptr<Lane> lane) {
    lane->writing_ = true;
    while (!lane->under_way_.empty()) {
      const auto [time, bytes] = std::move(lane->under_way_.front());
      lane->under_way_.pop_front();
      co_await wait_until(lane->loop_, time);
      try {
        co_await asio::async_write(*lane->to_, asio::buffer(bytes), use_awaitable);
      } catch (const boost::system::system_error&) {
        break;
      }
    }
    lane->writing_ = false;
  }

  /// Delay of one packet.
  [[nodiscard]] double way() const {
    const auto& [round_trip, jitter, lost] = quality_;
    double way = (round_trip + between(-jitter, jitter)) / 2;
    if (chance().below(1'000'000) < lost * 1e6) way += std::max(200.0, round_trip + 2 * jitter);
    return way;
  }

  struct Packet {
    steady_clock::time_point time;
    std::string bytes;
  };

  asio::io_context& loop_;
  const std::shared_ptr<Tcp::socket> from_;
  const std::shared_ptr<Tcp::socket> to_;
  const Quality quality_;
  std::deque<Packet> under_way_;
  steady_clock::time_point last_;
  bool writing_ = false;
};

/// A port that leads to the server by a slow way.
class Link {
 public:
  Link(asio::io_context& loop, const Quality& quality, std::uint16_t server)
      : loop_(loop),
        quality_(quality),
        server_(server),
        acceptor_(loop, {asio::ip::address_v4::loopback(), 0}) {
    asio::co_spawn(loop, accept(), asio::detached);
  }
  [[nodiscard]] std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

 private:
  asio::awaitable<void> accept() {
    while (true) {
      const auto near =
          std::make_shared<Tcp::socket>(co_await acceptor_.async_accept(use_awaitable));
      const auto far = std::make_shared<Tcp::socket>(loop_);
      const Tcp::endpoint server(asio::ip::address_v4::loopback(), server_);
      co_await far->async_connect(server, use_awaitable);
      near->set_option(Tcp::no_delay(true));
      far->set_option(Tcp::no_delay(true));
      Lane::run(std::make_shared<Lane>(loop_, near, far, quality_));
      Lane::run(std::make_shared<Lane>(loop_, far, near, quality_));
    }
  }

  asio::io_context& loop_;
  const Quality quality_;
  const std::uint16_t server_;
  Tcp::acceptor acceptor_;
};

/// Errors on one side of the links of a kind: charged time less real time, in milliseconds.
struct Errors {
  std::vector<double> moves;
  std::vector<double> games;  // the sum of a whole game

  void print(const char* who, const Quality& quality) {
    const auto count = static_cast<double>(moves.size());
    const auto mean = std::accumulate(moves.begin(), moves.end(), 0.0) / count;
    std::sort(moves.begin(), moves.end());
    std::sort(games.begin(), games.end());
    const auto at = [](const std::vector<double>& sorted, double part) {
      return sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
    };
    std::printf("%-5s %5.0f %7.0f %5.0f %% %6zu %7.1f %7.1f %7.1f %7.1f %9.1f\n", who,
                quality.round_trip, quality.jitter, 100 * quality.lost, moves.size(), mean,
                at(moves, 0.05), at(moves, 0.5), at(moves, 0.95), at(games, 0.5));
  }
};

/// The first number behind these characters of the JSON.
double number_after(std::string_view json, std::string_view start, int place = 0) {
  auto at = json.find(start);
  check(at != std::string_view::npos, "no " + std::string(start) + " in " + std::string(json));
  at += start.size();
  for (int i = 0; i < place; ++i) at = json.find(',', at) + 1;
  return std::atof(json.data() + at);
}

/// A player with a connection for requests and a socket that is read all the time.
class Player {
 public:
  Player(asio::io_context& loop, std::uint16_t port, int seat, int plies, const Control& control)
      : loop_(loop),
        to_(asio::ip::address_v4::loopback(), port),
        seat_(seat),
        plies_(plies),
        control_(control),
        stream_(loop),
        socket_(loop) {}

  asio::awaitable<std::string> post(const std::string& target, const std::string& body) {
    if (!stream_.socket().is_open()) {
      co_await stream_.async_connect(to_, use_awaitable);
      stream_.socket().set_option(Tcp::no_delay(true));
    }
    http::request<http::string_body> request(http::verb::post, target, 11);
    request.set(http::field::host, "localhost");
    if (!cookie_.empty()) request.set(http::field::cookie, cookie_);
    request.set(http::field::content_type, "application/json");
    request.body() = body;
    request.prepare_payload();
    co_await http::async_write(stream_, request, use_awaitable);
    http::response<http::string_body> response;
    co_await http::async_read(stream_, buffer_, response, use_awaitable);
    check(response.result_int() < 300, response.body());
    for (const auto& each : response) {
      const std::string_view value(each.value().data(), each.value().size());
      if (each.name() == http::field::set_cookie && value.substr(0, 15) == "camlann_player=") {
        cookie_ = value.substr(0, value.find(';'));
      }
    }
    co_return std::move(response.body());
  }

  /// Plays the whole game.
  asio::awaitable<void> play(const std::string& game, Errors& errors) {
    auto& bottom = beast::get_lowest_layer(socket_);
    co_await bottom.async_connect(to_, use_awaitable);
    bottom.socket().set_option(Tcp::no_delay(true));
    socket_.set_option(websocket::stream_base::decorator(
        [&](websocket::request_type& hello) { hello.set(http::field::cookie, cookie_); }));
    co_await socket_.async_handshake("localhost", "/ws", use_awaitable);
    socket_.text(true);
    const auto wish = R"({"type":"watch","deltas":true,"version":1,"game":")" + game + "\"}";
    co_await socket_.async_write(asio::buffer(wish), use_awaitable);
    if (seat_ == 0) begin_turn(game, 0);
    beast::flat_buffer buffer;
    double sum = 0;
    for (int ply = 0; ply < plies_;) {
      co_await socket_.async_read(buffer, use_awaitable);
      const std::string message(static_cast<const char*>(buffer.data().data()), buffer.size());
      buffer.consume(buffer.size());
      if (message.find(R"("type":"event")") == std::string::npos) continue;
      ply = static_cast<int>(number_after(message, R"("version":)")) - 1;
      if (ply % 2 == seat_ && ply < plies_) begin_turn(game, ply);
      if (ply % 2 == seat_) continue;
      const double left = number_after(message, R"("left":[)", seat_);
      if (ply > 2) {  // no clock runs before
        const double charged = left_ - left + control_.increment;
        errors.moves.push_back(charged - std::max(0.0, had_ - control_.delay));
        sum += errors.moves.back();
      }
      left_ = left;
    }
    errors.games.push_back(sum);
  }

 private:
  void begin_turn(const std::string& game, int ply) {
    asio::co_spawn(loop_, move(game, ply), [](const std::exception_ptr& failure) {
      if (failure) std::rethrow_exception(failure);
    });
  }

  asio::awaitable<void> move(std::string game, int ply) {
    constexpr const char* moves[] = {"B5-A5", "B9-A9", "A5-B5", "A9-B9"};
    const auto arrived = steady_clock::now();
    co_await wait_until(loop_, arrived + milliseconds(between(shortest_thought, longest_thought)));
    const auto number = std::to_string(ply);
    const auto target = "/api/games/" + game + "/moves";
    const auto body = R"({"ply":)" + number + R"(,"move":")" + moves[ply % 4] + R"(","nonce":")" +
                      number + R"(","have":)" + std::to_string(ply + 1) + '}';
    had_ = Milliseconds(steady_clock::now() - arrived).count();
    co_await post(target, body);
  }

  asio::io_context& loop_;
  const Tcp::endpoint to_;
  const int seat_;
  const int plies_;
  const Control& control_;
  std::string cookie_;
  beast::tcp_stream stream_;
  websocket::stream<beast::tcp_stream> socket_;
  beast::flat_buffer buffer_;
  double had_ = 0;
  double left_ = 0;
};

class Evening {
 public:
  Evening(const Plan& plan, std::uint16_t port) : plan_(plan), port_(port) {
    for (const auto& quality : qualities)
      links_.push_back(std::make_unique<Link>(loop_, quality, port));
    far_.resize(links_.size() * std::size(controls));
    near_.resize(far_.size());
  }

  void run() {
    for (std::size_t kind = 0; kind < far_.size(); ++kind) {
      for (int game = 0; game < plan_.games; ++game) {
        ++open_;
        asio::co_spawn(loop_, play(kind), [this](const std::exception_ptr& failure) {
          --open_;
          if (failure) std::rethrow_exception(failure);
        });
      }
    }
    while (open_ > 0) loop_.run_for(std::chrono::milliseconds(100));
  }

  void print() {
    std::printf("%-10s %-5s %5s %7s %7s %6s %7s %7s %7s %7s %9s\n", "clocks", "side", "link",
                "jitter", "lost", "moves", "mean", "5 %", "half", "95 %", "a game");
    for (std::size_t kind = 0; kind < far_.size(); ++kind) {
      const auto& quality = qualities[kind / std::size(controls)];
      std::printf("%-10s ", controls[kind % std::size(controls)].name);
      far_[kind].print("far", quality);
      std::printf("%-10s ", "");
      near_[kind].print("near", quality);
    }
  }

 private:
  /// White is far from the server, Black is next to it.
  asio::awaitable<void> play(std::size_t kind) {
    const Control& control = controls[kind % std::size(controls)];
    Player white(loop_, links_[kind / std::size(controls)]->port(), 0, 2 * plan_.moves, control);
    Player black(loop_, port_, 1, 2 * plan_.moves, control);
    const std::string invitations = "/api/invitations";
    const std::string wish =
        R"({"variant":"cam","colour":"w","time":)" + std::string(control.time) + '}';
    const auto offered = co_await white.post(invitations, wish);
    const auto seat = invitations + '/' + field(offered, "id") + "/sit-down";
    const std::string empty = "{}";
    const auto game = field(co_await black.post(seat, empty), "game");
    int playing = 2;
    asio::steady_timer over(loop_, steady_clock::time_point::max());
    for (auto* player : {&white, &black}) {
      auto& errors = (player == &white ? far_ : near_)[kind];
      asio::co_spawn(loop_, player->play(game, errors), [&](const std::exception_ptr& failure) {
        if (failure) std::rethrow_exception(failure);
        if (--playing == 0) over.cancel();
      });
    }
    try {
      co_await over.async_wait(use_awaitable);
    } catch (const boost::system::system_error&) {
      playing = 0;  // cancelled: both players have received the last move
    }
    co_await wait_until(loop_, steady_clock::now() + last_answers);
  }

  const Plan plan_;
  const std::uint16_t port_;
  asio::io_context loop_{1};
  std::vector<std::unique_ptr<Link>> links_;
  std::vector<Errors> far_;
  std::vector<Errors> near_;
  int open_ = 0;
};

}  // namespace

int main(int count, char** words) {
  Plan plan;
  CLI::App app("Measures what the server charges for moves over slow links.");
  app.add_option("GAMES", plan.games, "of each kind of clock on each link")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  app.add_option("MOVES", plan.moves, "of each player")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  app.add_option("FOLDER", plan.folder, "for the server's files")->capture_default_str();
  if (const auto status = camlann::bench::wrong_or_help(app, count, words)) return *status;
  plan.folder /= "camlann-lag-" + std::to_string(getpid());
  fs::create_directories(plan.folder / "web");
  int status = 0;
  try {
    const Program program(plan.folder / "data", plan.folder / "web");
    check(program.ready(), "the server does not start");
    Evening evening(plan, program.port());
    evening.run();
    evening.print();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    status = 1;
  }
  fs::remove_all(plan.folder);
  return status;
}
