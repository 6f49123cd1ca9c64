#pragma once
// Directors of tournaments, leagues and clubs, and the log of what they did.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/game.hpp"

namespace camlann {

namespace message {

/// Kinds of things that have directors.
enum class DirectedKind : std::uint8_t { tournament, league, club };

enum class DirectorAct : std::uint8_t {
  appointed,    // another director
  dismissed,    // a director, or a director has stepped down
  handed_over,  // by the first director, or by the host
  inherited,    // after the first director's account was deleted
  abandoned,    // likewise; no director was left
  gave,         // a result
  corrected,    // a result
  removed,      // a player
  entered,      // a name without a device
  accepted,     // an applicant
  posted,       // news of a club
  unposted,     // removed news
  began,        // a round or a season
  paired,       // a round, in place of the program
  opened,       // a board: its game is played on one device
  reported,     // a player: the result of a game with `about`, who has no device
  confirmed,    // a player: the result that `about` has reported
  disputed,     // a player: reported another result than `about`
  brought,      // a tournament, from a file; `round` is its last one
  broke,        // a rule of pairing in this round; `result` is its word
  ended,
  reopened,
  changed,  // the terms, or what a club says of itself
  hidden,   // from public lists, by the host
  shown,    // in them again
  unsaid,   // removed a line of the chat
};

struct Director {
  MESSAGE(Director, "One who directs a tournament, league or club");
  FIELD(std::string, id);
  FIELD(std::string, name);
  FIELD_LIKE(bool, bot, about_bot) = false;
  FIELD_LIKE(bool, guest, about_guest) = false;
};

inline constexpr wire::About about_directors{
    .text =
        "Who direct it. The first one appoints the others, dismisses them, and hands over. "
        "Empty if nobody is left"};

struct AppointDirector {
  REQUEST(AppointDirector, "Another director");
  FIELD(std::string, player,
        "The id of a player who takes part or is a member; not in a club also the name of an "
        "account",
        .required = "a player, or the name of an account", .most = 100, .one_line = true);
};

struct ChooseDirector {
  REQUEST(ChooseDirector, "One of the directors");
  FIELD(std::string, player, "The id", .required = "the id of a director", .most = 100);
};

struct DirectorLine {
  MESSAGE(DirectorLine, "Something that a director did");
  FIELD(std::int64_t, number, "", .least = 1) = 1;
  FIELD(std::string, at, "", .format = "date-time");
  FIELD(DirectorAct, act) {};
  FIELD(std::string, by, "The id of the director; empty for the host, and for the server itself");
  FIELD(std::string, by_name);
  FIELD(std::string, about, "The id of the player that it was about; empty for none");
  FIELD(std::string, about_name);
  FIELD(int, round, "The number of a round or a season; 0 for none") = 0;
  FIELD(int, board, "0 for none") = 0;
  FIELD(std::string, result,
        "That was given; of `broke` the rule, as in `PairingFaultKind`; empty for none");
};

struct DirectorLog {
  MESSAGE(DirectorLog, "Newest first");
  FIELD(std::vector<DirectorLine>, lines);
  FIELD(bool, more, "Whether there are earlier ones") = false;
};

}  // namespace message

template <>
struct Words<message::DirectedKind> {
  using enum message::DirectedKind;
  static constexpr Word<message::DirectedKind> table[] = {
      {tournament, "tournament"}, {league, "league"}, {club, "club"}};
};

template <>
struct Words<message::DirectorAct> {
  using enum message::DirectorAct;
  static constexpr Word<message::DirectorAct> table[] = {
      {appointed, "appointed"}, {dismissed, "dismissed"}, {handed_over, "handed-over"},
      {inherited, "inherited"}, {abandoned, "abandoned"}, {gave, "gave"},
      {corrected, "corrected"}, {removed, "removed"},     {began, "began"},
      {ended, "ended"},         {reopened, "reopened"},   {changed, "changed"},
      {hidden, "hidden"},       {entered, "entered"},     {accepted, "accepted"},
      {posted, "posted"},       {unposted, "unposted"},   {paired, "paired"},
      {broke, "broke"},         {brought, "brought"},     {unsaid, "unsaid"},
      {opened, "opened"},       {shown, "shown"},         {reported, "reported"},
      {confirmed, "confirmed"}, {disputed, "disputed"},
  };
};

namespace wire {

template <>
inline constexpr Title title<message::DirectedKind>{"DirectedKind", "What has directors"};

template <>
inline constexpr Title title<message::DirectorAct>{
    "DirectorAct",
    "`reported`, `confirmed`, `disputed`: by a player, the result of a game; `dismissed`: also who "
    "steps down; `paired`: a round, in place of the program; `broke`: a rule "
    "of pairing in it; `inherited`: the first director's account was deleted; "
    "`abandoned`: likewise, and nobody was left to direct it"};

}  // namespace wire
}  // namespace camlann
