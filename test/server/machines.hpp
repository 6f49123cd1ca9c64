#pragma once
// Machines of a small simulated network: each is a network namespace, with cables to others that
// can be pulled. Packets on a pulled cable are lost without a notice to either end.

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/child.hpp"
#include "support/files.hpp"

namespace camlann::server::test {

/// The destination of a cable. All of a kind end at one switch, and this program is at each.
enum class Cable { database, bus, others };
inline constexpr Cable all_cables[] = {Cable::database, Cable::bus, Cable::others};

class Machines {
 public:
  /// Moves this program and all its children into a separate network. Throws if the system does not
  /// allow it. Must be called before any other thread starts.
  explicit Machines(std::size_t count);

  [[nodiscard]] std::size_t count() const { return machines_.size(); }
  /// Address of this program.
  [[nodiscard]] static std::string here(Cable cable);
  [[nodiscard]] static std::string network(Cable cable);
  [[nodiscard]] static std::string address(std::size_t machine, Cable cable);
  /// Returns the beginning of a command that runs on that machine.
  [[nodiscard]] std::vector<std::string> at(std::size_t machine) const;

  void pull(std::size_t machine, Cable cable) const;
  void plug(std::size_t machine, Cable cable) const;

 private:
  void run(std::vector<std::string> words) const;

  camlann::test::TemporaryFolder folder_;
  std::vector<std::unique_ptr<Child>> machines_;  // each keeps its namespace there
};

}  // namespace camlann::server::test
