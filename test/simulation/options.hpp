#pragma once
// Options of a simulation run.

#include <cstdint>
#include <cstdlib>

namespace camlann::server::simulation {

inline std::uint64_t number_from(const char* name, std::uint64_t usual) {
  const char* const text = std::getenv(name);
  return text == nullptr ? usual : std::strtoull(text, nullptr, 10);
}

}  // namespace camlann::server::simulation
