#pragma once
// The outcome of one try to deliver a push message or a letter.

#include <cstdint>

namespace camlann::server {

enum class Delivery : std::uint8_t {
  taken,
  gone,       // the subscription, the address or the letter has ended
  refused,    // permanently
  timed_out,  // no response in time
  later       // not reached, or try again
};

}  // namespace camlann::server
