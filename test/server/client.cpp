#include "server/client.hpp"

#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "server/free_port.hpp"
#include "server/give_up.hpp"

namespace camlann::server::test {

namespace {

/// The first line of a pipe, empty if it ends before one.
std::string first_line(int descriptor) {
  std::string line;
  char c = 0;
  while (read(descriptor, &c, 1) == 1) {
    if (c == '\n') return line;
    line += c;
  }
  return {};
}

}  // namespace

Program::Program(const std::filesystem::path& data, const std::filesystem::path& web,
                 std::uint16_t port, const std::vector<std::string>& more,
                 const std::vector<std::string>& environment,
                 const std::vector<std::string>& before) {
  std::vector<std::string> words = before;
  // The tests do not depend on the room on this disk.
  words.insert(words.end(), {CAMLANN_PROGRAM, "serve", "--keep-free", "0", "--port",
                             std::to_string(port), "--data", data.string(), "--web", web.string()});
  words.insert(words.end(), more.begin(), more.end());
  // Tests count the games that they made.
  if (std::find(more.begin(), more.end(), "--self-play") == more.end()) {
    words.insert(words.end(), {"--self-play", (data.parent_path() / "no-self-play").string()});
  }
  std::filesystem::create_directories(data.parent_path());
  log_ = data.parent_path() / "server.log";
  std::error_code none_yet;
  const auto log_size = std::filesystem::file_size(log_, none_yet);
  log_start_ = none_yet ? 0 : static_cast<std::streamoff>(log_size);
  int pipe_ends[2];
  if (pipe2(pipe_ends, O_CLOEXEC) != 0) give_up("pipe");
  process_ = fork();
  if (process_ < 0) give_up("fork");
  if (process_ == 0) {
    std::vector<char*> arguments;
    for (auto& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const int errors = open(log_.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    dup2(errors, STDERR_FILENO);
    dup2(pipe_ends[1], STDOUT_FILENO);
    setenv("CAMLANN_BUILD_TABLES", "none", 1);  // takes a minute of a core; own tests turn it on
    for (const auto& variable : environment) {
      const auto equals = variable.find('=');
      setenv(variable.substr(0, equals).c_str(), variable.c_str() + equals + 1, 1);
    }
    execvp(arguments[0], arguments.data());
    perror(arguments[0]);
    _exit(127);
  }
  close(pipe_ends[1]);
  const auto line = first_line(pipe_ends[0]);
  close(pipe_ends[0]);
  const auto colon = line.rfind(':');
  if (line.find("ready") != std::string::npos && colon != std::string::npos) {
    port_ = static_cast<std::uint16_t>(std::stoi(line.substr(colon + 1)));
  }
}

Program::~Program() {
  if (process_ <= 0) return;
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

void Program::signal(int number) const {
  kill(process_, number);
}

std::string Program::last_words() {
  const auto status = wait();
  std::ifstream file(log_);
  file.seekg(log_start_);
  return "exit status " + std::to_string(status) + "\n" +
         std::string(std::istreambuf_iterator<char>(file), {});
}

int Program::wait() {
  int status = 0;
  if (waitpid(std::exchange(process_, -1), &status, 0) < 0) give_up("wait");
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

Wire::Wire(const Place& place, int room) {
  descriptor_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (descriptor_ < 0) give_up("socket");
  if (room > 0) setsockopt(descriptor_, SOL_SOCKET, SO_RCVBUF, &room, sizeof room);
  const timeval limit{patience.count(), 0};
  setsockopt(descriptor_, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
  setsockopt(descriptor_, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
  const int yes = 1;
  setsockopt(descriptor_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  const auto address = address_of(place.host, place.port);
  if (connect(descriptor_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    ended_ = true;
  }
}

Wire::~Wire() {
  if (descriptor_ >= 0) close(descriptor_);
}

Wire::Wire(Wire&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      buffer_(std::move(other.buffer_)),
      ended_(other.ended_) {}

Wire& Wire::operator=(Wire&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  std::swap(buffer_, other.buffer_);
  std::swap(ended_, other.ended_);
  return *this;
}

bool Wire::send(std::string_view bytes) const {
  while (!bytes.empty()) {
    const auto sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

void Wire::finish() const {
  shutdown(descriptor_, SHUT_WR);
}

bool Wire::read_some() {
  if (ended_) return false;
  char bytes[16384];
  auto got = recv(descriptor_, bytes, sizeof bytes, 0);
  while (got < 0 && errno == EINTR) got = recv(descriptor_, bytes, sizeof bytes, 0);
  if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) give_up("no answer in time");
  if (got <= 0) {
    ended_ = true;
    return false;
  }
  buffer_.append(bytes, static_cast<std::size_t>(got));
  return true;
}

std::string Wire::read_until(std::string_view end) {
  while (buffer_.find(end) == std::string::npos) {
    if (!read_some()) return std::exchange(buffer_, {});
  }
  return read_exactly(buffer_.find(end) + end.size());
}

std::string Wire::read_exactly(std::size_t size) {
  while (buffer_.size() < size) {
    if (!read_some()) return std::exchange(buffer_, {});
  }
  auto bytes = buffer_.substr(0, size);
  buffer_.erase(0, size);
  return bytes;
}

std::string Wire::read_all() {
  while (read_some()) {
  }
  return std::exchange(buffer_, {});
}

std::string Answer::header(std::string_view name) const {
  const auto found = head.find("\r\n" + std::string(name) + ": ");
  if (found == std::string::npos) return {};
  const auto start = found + name.size() + 4;
  return head.substr(start, head.find("\r\n", start) - start);
}

Answer read_answer(Wire& wire) {
  Answer answer;
  answer.head = wire.read_until("\r\n\r\n");
  if (answer.head.size() < 12) return answer;
  answer.status = std::stoi(answer.head.substr(9, 3));
  const auto length = answer.header("Content-Length");
  if (!length.empty()) {
    const auto size = std::stoul(length);
    answer.body = wire.read_exactly(size);
    if (answer.body.size() < size) answer.status = 0;
  }
  return answer;
}

void Client::reconnect(const Place& place) {
  place_ = place;
  wire_ = Wire(place);
}

Answer Client::ask(const std::string& method, const std::string& target, const std::string& body) {
  const auto host = place_.host + ':' + std::to_string(place_.port);
  auto text = method + ' ' + target + " HTTP/1.1\r\nHost: " + host + "\r\n";
  if (!from_.empty()) text += "X-Forwarded-For: " + from_ + "\r\n";
  if (!token_.empty()) text += "Authorization: Bearer " + token_ + "\r\n";
  if (token_.empty() && !cookie_.empty()) text += "Cookie: " + cookie_ + "\r\n";
  if (token_.empty() && method == "POST") text += "Origin: http://" + host + "\r\n";
  if (method == "POST") {
    text +=
        "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
  }
  text += "\r\n" + body;
  if (!wire_.send(text)) return {};
  auto answer = read_answer(wire_);
  const auto cookie = answer.header("Set-Cookie");
  if (!cookie.empty()) cookie_ = cookie.substr(0, cookie.find(';'));
  return answer;
}

std::string handshake_text(const std::string& more) {
  return "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
         "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
         more + "\r\n";
}

int Frame::close_code() const {
  if (opcode != 8 || payload.size() < 2) return 0;
  return static_cast<unsigned char>(payload[0]) * 256 + static_cast<unsigned char>(payload[1]);
}

WebSocket::WebSocket(const Place& place, const std::string& cookie, int room,
                     const std::string& more)
    : wire_(place, room) {
  wire_.send(handshake_text("Cookie: " + cookie + "\r\n" + more));
  const auto answer = read_answer(wire_);
  if (answer.status != 101) throw std::runtime_error("no handshake: " + answer.head + answer.body);
}

void WebSocket::send_frame(std::uint8_t first, std::string_view payload, bool masked) {
  std::string frame(1, static_cast<char>(first));
  const auto mask_bit = masked ? 0x80U : 0U;
  const auto size = payload.size();
  if (size < 126) {
    frame += static_cast<char>(mask_bit | size);
  } else if (size < 65536) {
    frame += static_cast<char>(mask_bit | 126U);
    frame += static_cast<char>(size >> 8);
    frame += static_cast<char>(size & 0xFFU);
  } else {
    frame += static_cast<char>(mask_bit | 127U);
    for (int shift = 56; shift >= 0; shift -= 8)
      frame += static_cast<char>((size >> shift) & 0xFFU);
  }
  const std::string mask = masked ? "\x12\x34\x56\x78" : "";
  frame += mask;
  for (std::size_t i = 0; i < size; ++i) {
    frame += masked ? static_cast<char>(payload[i] ^ mask[i % 4]) : payload[i];
  }
  wire_.send(frame);
}

Frame WebSocket::receive() {
  while (true) {
    const auto head = wire_.read_exactly(2);
    if (head.size() < 2) return {};
    Frame frame;
    frame.opcode = head[0] & 0x0F;
    std::size_t size = static_cast<unsigned char>(head[1]);
    const int wide = size == 126 ? 2 : size == 127 ? 8 : 0;
    if (wide != 0) {
      size = 0;
      for (const char c : wire_.read_exactly(static_cast<std::size_t>(wide))) {
        size = size * 256 + static_cast<unsigned char>(c);
      }
    }
    frame.payload = wire_.read_exactly(size);
    if (frame.opcode == 8) send_frame(0x88, frame.payload);
    if (frame.opcode != 9) return frame;
    std::this_thread::sleep_for(pause_);
    send_frame(0x8A, frame.payload);
  }
}

}  // namespace camlann::server::test
