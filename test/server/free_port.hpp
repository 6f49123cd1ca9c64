#pragma once
// A free port, for a program that needs one as an option.

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdint>
#include <string>

namespace camlann::server::test {

inline sockaddr_in address_of(const std::string& host, std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  inet_pton(AF_INET, host.c_str(), &address.sin_addr);
  address.sin_port = htons(port);
  return address;
}

inline std::uint16_t free_port(const std::string& host = "127.0.0.1") {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  auto address = address_of(host, 0);
  socklen_t size = sizeof(address);
  (void)::bind(socket, reinterpret_cast<sockaddr*>(&address), size);
  (void)::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);
  ::close(socket);
  return ntohs(address.sin_port);
}

}  // namespace camlann::server::test
