#pragma once
// The real program and a small client for it, over bare sockets of the loopback, so that tests can
// also send what no proper client would. Everything waits at most `patience` and then throws.

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <ios>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace camlann::server::test {

inline constexpr std::chrono::seconds patience{20};

/// The address of a server: this machine by default.
struct Place {
  Place(std::uint16_t at) : port(at) {}
  Place(std::string where, std::uint16_t at) : host(std::move(where)), port(at) {}

  std::string host = "127.0.0.1";
  std::uint16_t port;
};

/// `camlann serve`, by default on any free port, with additional variables NAME=value; killed by
/// the destructor. `before` starts the command, for a program that runs it elsewhere.
class Program {
 public:
  /// Returns once the program has said that it is ready.
  Program(const std::filesystem::path& data, const std::filesystem::path& web,
          std::uint16_t port = 0, const std::vector<std::string>& more = {},
          const std::vector<std::string>& environment = {},
          const std::vector<std::string>& before = {});
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  [[nodiscard]] std::uint16_t port() const { return port_; }
  [[nodiscard]] bool ready() const { return port_ != 0; }
  [[nodiscard]] pid_t process() const { return process_; }
  void signal(int number) const;
  /// The exit status; 128 + signal if it was killed.
  int wait();
  /// Waits for its end: the exit status and what this process wrote on stderr.
  std::string last_words();

 private:
  pid_t process_ = -1;
  std::filesystem::path log_;  // shared by all programs with the same data folder
  std::streamoff log_start_ = 0;
  std::uint16_t port_ = 0;
};

/// A TCP connection of bytes.
class Wire {
 public:
  /// `room` is the approximate number of unread bytes that the system buffers; 0: the default.
  explicit Wire(const Place& place, int room = 0);
  ~Wire();
  Wire(Wire&& other) noexcept;
  Wire& operator=(Wire&& other) noexcept;

  /// False if the other end is gone.
  bool send(std::string_view bytes) const;
  /// Says that nothing more is sent.
  void finish() const;
  /// Up to and with `end`; what was read before the connection ended if it does.
  std::string read_until(std::string_view end);
  std::string read_exactly(std::size_t size);
  /// All until the other end closes.
  std::string read_all();
  [[nodiscard]] bool ended() const { return ended_; }

 private:
  bool read_some();
  int descriptor_ = -1;
  std::string buffer_;
  bool ended_ = false;
};

struct Answer {
  int status = 0;  // 0: the connection ended instead
  std::string head;
  std::string body;

  [[nodiscard]] std::string header(std::string_view name) const;
};

/// A browser's part of the interface: keeps its cookie and its connection.
class Client {
 public:
  explicit Client(Place place) : place_(std::move(place)), wire_(place_) {}

  Answer get(const std::string& target) { return ask("GET", target, {}); }
  Answer post(const std::string& target, const std::string& body) {
    return ask("POST", target, body);
  }
  /// Goes to another server, with the same cookie.
  void reconnect(const Place& place);
  [[nodiscard]] const std::string& cookie() const { return cookie_; }
  /// By what it says, to servers that trust it as a proxy.
  void come_from(std::string address) { from_ = std::move(address); }
  /// It is a program from now on, and no browser.
  void use_token(std::string token) { token_ = std::move(token); }

 private:
  Answer ask(const std::string& method, const std::string& target, const std::string& body);

  Place place_;
  Wire wire_;
  std::string cookie_;
  std::string token_;
  std::string from_;
};

/// Reads one answer.
[[nodiscard]] Answer read_answer(Wire& wire);

struct Frame {
  int opcode = 0;  // 1 text, 2 binary, 8 close, 9 ping, 10 pong
  std::string payload;

  /// Code of a close frame; 0 without one.
  [[nodiscard]] int close_code() const;
};

/// A socket after its handshake.
class WebSocket {
 public:
  /// Throws unless the handshake succeeds. `more` are lines of its head.
  WebSocket(const Place& place, const std::string& cookie, int room = 0,
            const std::string& more = {});

  void say(std::string_view text) { send_frame(0x81, text); }
  /// `first` is the first byte of the frame.
  void send_frame(std::uint8_t first, std::string_view payload, bool masked = true);
  void send_raw(std::string_view bytes) { wire_.send(bytes); }
  /// The next frame that is no ping; opcode 0 if the connection ended. A close is answered.
  Frame receive();
  /// Delays the answers to pings.
  void answer_pings_after(std::chrono::milliseconds pause) { pause_ = pause; }

 private:
  Wire wire_;
  std::chrono::milliseconds pause_{0};
};

[[nodiscard]] std::string handshake_text(const std::string& more);

}  // namespace camlann::server::test
