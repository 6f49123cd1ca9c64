#pragma once
// Machines of a small network, all on this one: each is a network namespace, with cables to others
// that can be pulled. What is sent on a pulled cable is gone, and neither end is told.

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/child.hpp"
#include "support/files.hpp"

namespace camlann::server::test {

/// What a cable leads to. All of a kind end at one switch, and this program is at each.
enum class Cable { database, bus, others };
inline constexpr Cable all_cables[] = {Cable::database, Cable::bus, Cable::others};

class Machines {
 public:
  /// From now on this program and all that it starts are in a network of their own. Throws where
  /// the system does not allow it. No other thread may be there yet.
  explicit Machines(std::size_t count);

  [[nodiscard]] std::size_t count() const { return machines_.size(); }
  /// Of this program.
  [[nodiscard]] static std::string here(Cable cable);
  [[nodiscard]] static std::string network(Cable cable);
  [[nodiscard]] static std::string address(std::size_t machine, Cable cable);
  /// How a command begins that runs there.
  [[nodiscard]] std::vector<std::string> at(std::size_t machine) const;

  void pull(std::size_t machine, Cable cable) const;
  void plug(std::size_t machine, Cable cable) const;

 private:
  void run(std::vector<std::string> words) const;

  camlann::test::TemporaryFolder folder_;
  std::vector<std::unique_ptr<Child>> machines_;  // each keeps its namespace there
};

}  // namespace camlann::server::test
