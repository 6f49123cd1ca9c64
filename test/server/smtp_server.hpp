#pragma once
// A mail server on a port of this machine: accepts letters, or answers as configured. It talks with
// several clients at once.

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <deque>
#include <list>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/letters.hpp"

namespace camlann::server::test {

struct TakenLetter {
  std::string from;  // of the envelope
  std::string to;
  std::string text;
  std::string login;  // as AUTH PLAIN has it
};

class SmtpServer {
 public:
  SmtpServer() : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    EXPECT_EQ(bind(socket_, reinterpret_cast<sockaddr*>(&address), size), 0);
    EXPECT_EQ(listen(socket_, 8), 0);
    EXPECT_EQ(getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &size), 0);
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this] { serve(); });
  }
  SmtpServer(const SmtpServer&) = delete;
  SmtpServer& operator=(const SmtpServer&) = delete;
  ~SmtpServer() {
    shutdown(socket_, SHUT_RDWR);
    thread_.join();
    close(socket_);
  }

  [[nodiscard]] std::string url() const { return "smtp://127.0.0.1:" + std::to_string(port_); }

  /// The next letters are answered so, then taken. With 0 it says nothing until the client goes.
  void answer_with(std::deque<int> statuses) {
    const std::lock_guard lock(mutex_);
    statuses_ = std::move(statuses);
  }
  /// Letters to this domain and those below it get no answer until the client goes.
  void never_answer(const std::string& domain) {
    const std::lock_guard lock(mutex_);
    silent_domain_ = domain;
  }
  /// Returns the number of clients that have waited for an answer.
  [[nodiscard]] int silent() const { return silent_; }
  /// Returns the number of clients that wait for an answer now.
  [[nodiscard]] int waiting() const { return waiting_; }
  [[nodiscard]] std::vector<TakenLetter> letters() {
    const std::lock_guard lock(mutex_);
    return letters_;
  }

 private:
  void serve() {
    std::list<std::jthread> talks;
    for (;;) {
      const int client = accept(socket_, nullptr, nullptr);
      if (client < 0) return;
      talks.emplace_back([this, client] {
        talk(client);
        close(client);
      });
    }
  }
  static bool read_line(int client, std::string& line) {
    line.clear();
    for (char c = 0; recv(client, &c, 1, 0) == 1;) {
      if (c == '\n') return true;
      if (c != '\r') line += c;
    }
    return false;
  }
  static void say(int client, const std::string& line) {
    const auto text = line + "\r\n";
    (void)send(client, text.data(), text.size(), MSG_NOSIGNAL);
  }
  static std::string in_brackets(const std::string& line) {
    const auto open = line.find('<');
    return line.substr(open + 1, line.find('>') - open - 1);
  }
  void talk(int client) {
    say(client, "220 mail.example ESMTP");
    TakenLetter letter;
    for (std::string line; read_line(client, line);) {
      const auto word = line.substr(0, 4);
      if (word == "EHLO") {
        say(client, "250-mail.example");
        say(client, "250-8BITMIME");
        say(client, "250 AUTH PLAIN");
      } else if (word == "AUTH") {
        letter.login = line.substr(line.rfind(' ') + 1);
        if (line == "AUTH PLAIN") {
          say(client, "334 ");
          (void)read_line(client, letter.login);
        }
        say(client, "235 welcome");
      } else if (word == "MAIL") {
        letter = {in_brackets(line), {}, {}, letter.login};  // more than one in a connection
        say(client, "250 ok");
      } else if (word == "RCPT") {
        letter.to = in_brackets(line);
        const int status = next_status(letter.to);
        if (status != 0) {
          say(client, std::to_string(status) + " said");
          continue;
        }
        ++silent_;
        ++waiting_;
        while (read_line(client, line)) continue;
        --waiting_;
      } else if (word == "DATA") {
        say(client, "354 go on");
        while (read_line(client, line) && line != ".") letter.text += line + '\n';
        keep(letter);
        say(client, "250 taken");
      } else if (word == "QUIT") {
        return say(client, "221 bye");
      } else {
        say(client, "250 ok");
      }
    }
  }

  int next_status(const std::string& to) {
    const std::lock_guard lock(mutex_);
    if (is_silent(to.substr(to.find('@') + 1))) return 0;
    if (statuses_.empty()) return 250;
    const int status = statuses_.front();
    statuses_.pop_front();
    return status;
  }
  [[nodiscard]] bool is_silent(const std::string& domain) const {
    if (same_letters(domain, silent_domain_)) return true;
    const auto below = '.' + silent_domain_;
    return !silent_domain_.empty() && domain.size() > below.size() &&
           same_letters(domain.substr(domain.size() - below.size()), below);
  }
  void keep(const TakenLetter& letter) {
    const std::lock_guard lock(mutex_);
    letters_.push_back(letter);
  }

  std::mutex mutex_;
  std::deque<int> statuses_;
  std::string silent_domain_;
  std::vector<TakenLetter> letters_;
  int socket_;
  int port_ = 0;
  std::atomic<int> silent_{0};
  std::atomic<int> waiting_{0};
  std::thread thread_;
};

}  // namespace camlann::server::test
