#pragma once
// Notices for players that are not on the page: their turn in a correspondence game, little time
// left there, a challenge, a new round of a tournament, a corrected result, what an event wants of
// them, news of a club or of a claim on an imported player. Values.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "languages/language.hpp"
#include "rules/verdict.hpp"
#include "server/core/clock.hpp"
#include "wire/messages/imported.hpp"

namespace camlann::server {

enum class NoticeKind : std::uint8_t { turn, low, challenge, round, result, news };

/// The way of delivery.
enum class Channel : std::uint8_t { push, mail };

/// A request of an event to a player: to give a simultaneous display, to confirm the result that
/// the opponent has reported, or to accept or refuse applicants.
enum class EventWish : std::uint8_t { display, reported, applicants };

/// A person or club in the text of a notice.
struct NoticeName {
  std::string name;
  bool guest = false;
};

struct Notice {
  // Id of a game, an invitation, a tournament, or an imported player; id of a tournament with round
  // and board; address of a club and number of its news.
  std::string subject;
  NoticeKind kind = NoticeKind::turn;
  Channel channel = Channel::push;
  std::string player;
  // Moves played, so that every turn gets its notice; of a result the time of the correction.
  std::int64_t mark = 0;
  Millis due = 0;
  int tries = 0;
  std::vector<Notice> more;  // others of this kind in the same letter or push

  // For the text
  std::string variant;             // its id
  std::vector<NoticeName> others;  // the other people
  Millis left = 0;                 // time for this move
  Millis until = 0;                // its end
  std::string zone;  // of the player's clock, as play/local_time.hpp names it; empty: UTC
  std::string club;  // its name; of a challenge, the club that is invited to a team match
  // The news, empty: a webhook of the club was switched off; of a result its sentence, in English;
  // of a claim the name of the imported player; of a tournament its name.
  std::string text;
  Verdict verdict;                           // of a result
  std::optional<message::ClaimPhase> claim;  // of news of a claim; `others` is the claimant
  std::optional<EventWish> wish;             // of a tournament or league
  bool of_league = false;                    // the wish
  std::int64_t count = 0;                    // of waiting applicants
  std::string score;                         // that the opponent has reported
  languages::Language language;              // of its player
};

}  // namespace camlann::server

namespace camlann {

template <>
struct Words<server::NoticeKind> {
  using enum server::NoticeKind;
  static constexpr Word<server::NoticeKind> table[] = {{turn, "turn"},           {low, "low"},
                                                       {challenge, "challenge"}, {round, "round"},
                                                       {result, "result"},       {news, "news"}};
};

template <>
struct Words<server::EventWish> {
  using enum server::EventWish;
  static constexpr Word<server::EventWish> table[] = {
      {display, "display"}, {reported, "reported"}, {applicants, "applicants"}};
};

template <>
struct Words<server::Channel> {
  using enum server::Channel;
  static constexpr Word<server::Channel> table[] = {{push, "push"}, {mail, "mail"}};
};

}  // namespace camlann
