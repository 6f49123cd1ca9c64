#include "simulation/world.hpp"

#include <cmath>
#include <string>

namespace camlann::server::simulation {

Millis World::between(Millis least, Millis most) {
  const double part = below(1'000'001) / 1e6;
  const auto low = static_cast<double>(least);
  return static_cast<Millis>(low * std::pow(static_cast<double>(most) / low, part));
}

std::string World::name(std::size_t length) {
  constexpr std::string_view signs = "0123456789abcdefghjkmnpqrstvwxyz";
  std::string made(length, ' ');
  for (auto& sign : made) sign = signs[below(signs.size())];
  return made;
}

}  // namespace camlann::server::simulation
