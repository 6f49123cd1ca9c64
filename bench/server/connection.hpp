#pragma once
// A client with its own address that sends one request after the other.

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address_v4.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace camlann::bench {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using Tcp = asio::ip::tcp;

/// The N-th address of this kind: 127.KIND.0.1 and so on.
inline Tcp::endpoint address(std::uint32_t kind, std::uint32_t number) {
  return {asio::ip::address_v4(0x7F000001U + (kind << 16U) + number), 0};
}

inline Tcp::socket connect_from(asio::io_context& loop, const Tcp::endpoint& from,
                                std::uint16_t port) {
  Tcp::socket socket(loop);
  socket.open(Tcp::v4());
  socket.bind(from);
  socket.connect({asio::ip::address_v4::loopback(), port});
  socket.set_option(Tcp::no_delay(true));
  return socket;
}

struct Answer {
  unsigned status = 0;
  std::string body;
  std::string cookie;
};

/// A connection that stays.
class Connection {
 public:
  Connection(asio::io_context& loop, const Tcp::endpoint& from, std::uint16_t port)
      : stream_(connect_from(loop, from, port)) {}

  asio::awaitable<Answer> ask(http::verb verb, const std::string& target, const std::string& cookie,
                              const std::string& body) {
    http::request<http::string_body> request(verb, target, 11);
    request.set(http::field::host, "localhost");
    if (!cookie.empty()) request.set(http::field::cookie, cookie);
    if (verb == http::verb::post) request.set(http::field::content_type, "application/json");
    request.body() = body;
    request.prepare_payload();
    co_await http::async_write(stream_, request, asio::use_awaitable);
    http::response<http::string_body> response;
    co_await http::async_read(stream_, buffer_, response, asio::use_awaitable);
    Answer answer{response.result_int(), std::move(response.body()), {}};
    for (const auto& each : response) {
      const std::string_view value(each.value().data(), each.value().size());
      if (each.name() == http::field::set_cookie && value.substr(0, 15) == "camlann_player=") {
        answer.cookie = value.substr(0, value.find(';'));
      }
    }
    co_return answer;
  }

 private:
  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;
};

}  // namespace camlann::bench
