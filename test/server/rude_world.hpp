#pragma once
// The world of a rude client before it begins, as large as the limits allow: a long game, full
// events, a club and a study; and the largest request for each operation with them.

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
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

/// The longest text of a chapter.
inline constexpr std::size_t longest_chapter_bytes = std::size_t{60} * 1024;

struct RudeSizes {
  int moves, entrants;
  int members;  // of the club, besides its host and the friend
  int games;
};

/// A request of a rude client.
struct RudeRequest {
  std::string cookie, target, body;
};

class RudeWorld {
 public:
  /// The cookie is a moderator's.
  RudeWorld(std::uint16_t port, const RudeSizes& sizes, std::string moderator);

  /// Returns the largest request of an operation, a different one for each `number` where one is
  /// taken only once. Clients of the same number modulo 8 send one after another. `rude` sends what
  /// has to come before it.
  [[nodiscard]] RudeRequest request(const Operation& operation, int number, Stranger& rude) const;

 private:
  /// Sends a request again while a rate limit refuses it.
  static Answer insist(Stranger& who, const std::string& target, const std::string& body);
  /// Returns the id of what has been made.
  static std::string make(Stranger& who, const std::string& folder, const std::string& body,
                          const char* id = "id");
  void await_archive();
  void make_accounts();
  void make_games(const RudeSizes& sizes);
  void make_invitations();
  void make_events(const RudeSizes& sizes);
  void make_study();
  /// Returns a new game with these moves between the rude client, with White, and the friend.
  std::string make_game(int moves, const std::string& more = {});
  void play(const std::string& game, int moves);
  /// Lets guests of many addresses take part; returns the cookie of the last one.
  std::string fill(const std::string& target, int count);

  [[nodiscard]] std::string cookie_for(const std::string& name) const;
  [[nodiscard]] std::string target_of(const Operation& operation, const std::string& name,
                                      int number) const;
  [[nodiscard]] std::string body_of(const std::string& name, int number) const;
  /// Sends what the other player or the state of a chapter needs before; returns the body.
  [[nodiscard]] std::string prepared(const std::string& name, int number, Stranger& rude) const;

  std::uint16_t port_;
  Stranger rude_, friend_, director_;
  int guests_ = 0;
  std::string rude_id_, friend_id_;
  std::map<std::string, std::string, std::less<>> cookies_;  // of others, by the operation
  std::string game_, offers_, planned_;
  std::map<std::string, std::string, std::less<>> used_up_;  // games by the operation
  std::vector<std::string> alone_, tokens_;
  std::string invitation_, challenge_, table_of_four_, half_full_;
  std::string tournament_, swiss_, league_, quiet_league_, club_, study_;
};

}  // namespace camlann::server::test
