#include "server/net/port.hpp"

#include <signal.h>  // NOLINT(modernize-deprecated-headers): sigaction and SIGHUP are of POSIX

#include <boost/asio/error.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/socket_base.hpp>
#include <boost/system/error_code.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>

#include "base/result.hpp"

namespace camlann::server {

namespace {

namespace asio = boost::asio;
using Tcp = asio::ip::tcp;

}  // namespace

Result<void> listen_on(Tcp::acceptor& acceptor, const std::string& host, std::uint16_t port) {
  const auto where = host + ':' + std::to_string(port);
  boost::system::error_code error;
  Tcp::resolver resolver(acceptor.get_executor());
  const auto found = resolver.resolve(host, std::to_string(port), Tcp::resolver::passive, error);
  if (error || found.empty()) {
    return failure(ErrorCode::io, "This machine does not have this address", where,
                   "an address of this machine, such as 127.0.0.1");
  }
  const Tcp::endpoint endpoint = found.begin()->endpoint();
  std::ignore = acceptor.open(endpoint.protocol(), error);
  if (!error) std::ignore = acceptor.set_option(Tcp::acceptor::reuse_address(true), error);
  if (!error) std::ignore = acceptor.bind(endpoint, error);
  if (!error) std::ignore = acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (!error) return {};
  if (error == asio::error::address_in_use) {
    return failure(ErrorCode::io, "Port " + std::to_string(port) + " is in use by another program",
                   where, "a free port, with --port");
  }
  return failure(ErrorCode::io, "This port cannot be opened: " + error.message(), where,
                 "another address or port");
}

std::string address_of(const Tcp::acceptor& acceptor) {
  const auto local = acceptor.local_endpoint();
  const auto text = local.address().to_string();
  const auto host = local.address().is_v6() ? '[' + text + ']' : text;
  return "http://" + host + ':' + std::to_string(local.port());
}

std::string reachable_of(const Tcp::acceptor& acceptor) {
  if (acceptor.local_endpoint().address().is_unspecified()) return {};
  return address_of(acceptor).substr(std::string_view("http://").size());
}

void add_stop_signals(asio::signal_set& signals) {
  signals.add(SIGINT);
  signals.add(SIGTERM);
  // SIGHUP stays ignored if the process was started with nohup, to outlive its terminal.
  struct sigaction hangup{};
  if (sigaction(SIGHUP, nullptr, &hangup) != 0 || hangup.sa_handler != SIG_IGN) {
    signals.add(SIGHUP);
  }
}

}  // namespace camlann::server
