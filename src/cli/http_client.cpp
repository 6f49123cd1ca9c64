#include "cli/http_client.hpp"

#include <fmt/format.h>
#include <openssl/tls1.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/ssl/stream_base.hpp>
#include <boost/asio/ssl/verify_mode.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/stream_traits.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/field.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/verb.hpp>
#include <boost/beast/http/write.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "base/result.hpp"

namespace camlann::cli {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using Tcp = asio::ip::tcp;
using HttpRequest = http::request<http::string_body>;
using Deadline = std::chrono::steady_clock::time_point;

constexpr std::chrono::seconds usual_patience{20};
constexpr std::chrono::milliseconds glance{20};  // interval of checks for a stop
/// Larger than any answer of our server.
constexpr std::size_t longest_answer = std::size_t{16} << 20U;

}  // namespace

class HttpClient::Link {
 public:
  struct Address {
    bool secure = false;
    std::string host;
    std::string port;
  };
  static Result<Address> read_address(std::string_view server);

  Link(Address address, std::string server, std::string token, std::function<bool()> stopped)
      : address_(std::move(address)),
        server_(std::move(server)),
        token_(std::move(token)),
        stopped_(std::move(stopped)) {}

  Result<void> prepare() {
    beast::error_code error;
    if (address_.secure) std::ignore = tls_.set_default_verify_paths(error);
    if (error) return no_answer(error);
    return {};
  }

  Result<Answer> ask(const HttpRequest& request, std::chrono::seconds patience) {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    const bool used = open_;
    auto answer = try_once(request, deadline);
    // The server may have closed an idle connection.
    if (!answer && used && !stopped_()) return try_once(request, deadline);
    return answer;
  }

  [[nodiscard]] HttpRequest request(http::verb method, const std::string& target) const {
    HttpRequest made(method, target, 11);
    made.set(http::field::host, address_.host + ':' + address_.port);
    made.set(http::field::user_agent, "camlann bot");
    made.set(http::field::authorization, "Bearer " + token_);
    made.set(http::field::content_type, "application/json");
    return made;
  }

 private:
  using Secure = asio::ssl::stream<beast::tcp_stream>;

  template <class Act>
  beast::error_code on_stream(const Act& act) {
    return secure_ ? act(*secure_) : act(*plain_);
  }

  Result<Answer> try_once(const HttpRequest& request, Deadline deadline) {
    auto answer = exchange(request, deadline);
    if (!answer) close();
    return answer;
  }

  Result<Answer> exchange(const HttpRequest& request, Deadline deadline) {
    if (!open_) {
      if (auto connected = connect(deadline); !connected) return Failure(connected.error());
    }
    const auto write = [&](auto& stream) {
      return carry_out(deadline,
                       [&](auto done) { http::async_write(stream, request, std::move(done)); });
    };
    if (const auto error = on_stream(write)) return no_answer(error);
    http::response_parser<http::string_body> parser;
    parser.body_limit(longest_answer);
    const auto read = [&](auto& stream) {
      return carry_out(
          deadline, [&](auto done) { http::async_read(stream, buffer_, parser, std::move(done)); });
    };
    if (const auto error = on_stream(read)) return no_answer(error);
    auto response = parser.release();
    if (!response.keep_alive()) close();
    return Answer{static_cast<int>(response.result_int()), std::move(response.body())};
  }

  Result<void> connect(Deadline deadline) {
    Tcp::resolver resolver(loop_);
    Tcp::resolver::results_type found;
    auto error = carry_out(deadline, [&](auto done) {
      resolver.async_resolve(
          address_.host, address_.port,
          [&found, done](beast::error_code failed, Tcp::resolver::results_type all) mutable {
            found = std::move(all);
            done(failed);
          });
    });
    if (error) return no_answer(error);
    secure_.reset();
    plain_ = std::make_unique<beast::tcp_stream>(loop_);
    error = carry_out(deadline, [&](auto done) { plain_->async_connect(found, std::move(done)); });
    if (error) return no_answer(error);
    if (address_.secure) error = shake_hands(deadline);
    if (error) return no_answer(error);
    open_ = true;
    return {};
  }

  beast::error_code shake_hands(Deadline deadline) {
    secure_ = std::make_unique<Secure>(std::move(*plain_), tls_);
    plain_.reset();
    SSL_set_tlsext_host_name(secure_->native_handle(), address_.host.c_str());
    secure_->set_verify_mode(asio::ssl::verify_peer);
    secure_->set_verify_callback(asio::ssl::host_name_verification(address_.host));
    return carry_out(deadline, [&](auto done) {
      secure_->async_handshake(asio::ssl::stream_base::client, std::move(done));
    });
  }

  /// Waits for the operation started by `begin`; ends it with an error at the deadline, or once
  /// stopped.
  template <class Begin>
  beast::error_code carry_out(Deadline deadline, const Begin& begin) {
    std::optional<beast::error_code> result;
    begin([&result](beast::error_code error, auto&&... /*more*/) { result = error; });
    while (!result) {
      loop_.restart();
      loop_.run_for(glance);
      const bool late = std::chrono::steady_clock::now() >= deadline;
      if (!result && (late || stopped_())) {
        close();
        loop_.restart();
        loop_.run();
        return beast::error::timeout;
      }
    }
    return *result;
  }

  void close() {
    open_ = false;
    buffer_.clear();
    if (secure_) beast::get_lowest_layer(*secure_).close();
    if (plain_) plain_->close();
  }

  [[nodiscard]] Failure no_answer(beast::error_code error) const {
    return failure(ErrorCode::io, "No answer: " + error.message(), server_);
  }

  const Address address_;
  const std::string server_;
  const std::string token_;
  const std::function<bool()> stopped_;
  asio::io_context loop_;
  asio::ssl::context tls_{asio::ssl::context::tls_client};
  std::unique_ptr<beast::tcp_stream> plain_;
  std::unique_ptr<Secure> secure_;
  beast::flat_buffer buffer_;
  bool open_ = false;
};

Result<HttpClient::Link::Address> HttpClient::Link::read_address(std::string_view server) {
  const auto wrong = [&] {
    return failure(ErrorCode::syntax, fmt::format("\"{}\" is not the address of a server", server),
                   "--server", "https://HOST, http://HOST or http://HOST:PORT");
  };
  Address address;
  const auto scheme = server.substr(0, server.find("://"));
  if (scheme.size() == server.size() || (scheme != "http" && scheme != "https")) return wrong();
  address.secure = scheme == "https";
  auto rest = server.substr(scheme.size() + 3);
  while (!rest.empty() && rest.back() == '/') rest.remove_suffix(1);
  const auto bracket = rest.find(']');  // of an IPv6 address
  const auto colon = rest.find(':', bracket == std::string_view::npos ? 0 : bracket);
  address.host = rest.substr(0, colon);
  if (address.host.size() > 2 && address.host.front() == '[' && address.host.back() == ']') {
    address.host = address.host.substr(1, address.host.size() - 2);
  }
  address.port = address.secure ? "443" : "80";
  if (colon != std::string_view::npos) address.port = rest.substr(colon + 1);
  const bool number = address.port.find_first_not_of("0123456789") == std::string::npos;
  if (address.host.empty() || address.port.empty() || !number) return wrong();
  if (address.host.find_first_of("/?#@ ") != std::string::npos) return wrong();
  return address;
}

HttpClient::HttpClient(std::unique_ptr<Link> link) : link_(std::move(link)) {}
HttpClient::~HttpClient() = default;
HttpClient::HttpClient(HttpClient&& other) noexcept = default;
HttpClient& HttpClient::operator=(HttpClient&& other) noexcept = default;

Result<HttpClient> HttpClient::create(std::string_view server, std::string token,
                                      std::function<bool()> stopped) {
  auto address = Link::read_address(server);
  if (!address) return Failure(address.error());
  auto link = std::make_unique<Link>(std::move(*address), std::string(server), std::move(token),
                                     std::move(stopped));
  if (auto prepared = link->prepare(); !prepared) return Failure(prepared.error());
  return HttpClient(std::move(link));
}

Result<HttpClient::Answer> HttpClient::get(const std::string& target,
                                           std::chrono::seconds patience) {
  return link_->ask(link_->request(http::verb::get, target), patience);
}

Result<HttpClient::Answer> HttpClient::post(const std::string& target, const std::string& json) {
  auto request = link_->request(http::verb::post, target);
  request.body() = json;
  request.prepare_payload();
  return link_->ask(request, usual_patience);
}

}  // namespace camlann::cli
