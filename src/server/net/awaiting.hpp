#pragma once
// The completion token of the network's coroutines: co_await returns errors as values.

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace camlann::server {

inline constexpr auto awaiting = boost::asio::as_tuple(boost::asio::use_awaitable);

}  // namespace camlann::server
