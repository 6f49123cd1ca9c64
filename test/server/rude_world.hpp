#pragma once
// The world of a rude client before it begins, as large as the limits allow: a long game, full
// events, a club and a study; and the largest request for each operation with them.

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "server/hostile_fixture.hpp"

namespace camlann::server::test {

constexpr std::array<const char*, 4> there_and_back{"B5-A5", "B9-A9", "A5-B5", "A9-B9"};

inline const char* move_of(int ply) {
  return there_and_back[static_cast<std::size_t>(ply) % there_and_back.size()];
}

/// Moves of Cam from the array with a variation inside a variation, and so on, to this size in
/// bytes.
[[nodiscard]] std::string deep_variations(std::size_t size);

/// Twenty men in a lattice of knights of Chivalry: 72,520 outcomes, most of one knight.
inline constexpr std::string_view lattice_of_knights =
    "2/8/2KK6/3KKKK5/2K11/3Kmmmmmmm3/14/2KKmmmmmmm3/14/4mmmmmm4/14/6K7/12/3K6/2KK4/2 w 0,0 0 1";
/// A move in it with this number of variations, each of which takes milliseconds to read.
[[nodiscard]] std::string slow_variations(int count);

struct RudeSizes {
  int moves, entrants, members, chapters, games;
};

class RudeWorld {
 public:
  RudeWorld(std::uint16_t port, const RudeSizes& sizes);

  [[nodiscard]] const std::string& cookie() const { return rude_.cookie; }
  /// Returns the address of an operation, with the largest thing of its kind.
  [[nodiscard]] std::string target_of(const Operation& operation) const;
  /// Returns the largest body for an operation; a different one for each `number` where one is
  /// taken only once.
  [[nodiscard]] std::string body_of(const Operation& operation, int number) const;

 private:
  /// Sends a request again while a rate limit refuses it.
  static Answer insist(Stranger& who, const std::string& target, const std::string& body);
  /// Returns the id of what the rude client has made.
  std::string make(const std::string& folder, const std::string& body, const char* id = "id");
  void await_archive();
  void make_games(const RudeSizes& sizes);
  void make_study(int chapters);
  /// Lets guests of many addresses take part.
  void fill(const std::string& target, int count);

  std::uint16_t port_;
  Stranger rude_, friend_;
  int guests_ = 0;
  std::string friend_id_, game_, invitation_, tournament_, league_, club_, study_;
};

}  // namespace camlann::server::test
