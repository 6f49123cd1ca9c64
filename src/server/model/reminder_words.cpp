#include "server/model/reminder_words.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "game/catalog.hpp"
#include "languages/dates.hpp"
#include "languages/language.hpp"
#include "languages/message.hpp"
#include "languages/seats.hpp"
#include "languages/words.hpp"
#include "play/clock.hpp"
#include "play/local_time.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "server/core/clock.hpp"
#include "server/model/marks.hpp"
#include "server/model/notice.hpp"
#include "wire/messages/imported.hpp"

namespace camlann::server {

namespace {

/// Games in a letter with their addresses; of the others it has the number.
constexpr std::size_t most_entries = 20;

/// Says a text that has the time left, at least one hour: "5 hours", from two days on "3 days".
std::string said_with_time(languages::Language language, const std::string& key, Millis left,
                           std::vector<languages::Argument> arguments = {}) {
  const bool days = left >= 2 * play::one_day;
  arguments.emplace_back(
      "count", days ? left / play::one_day : std::max<Millis>(1, left / (play::one_day / 24)));
  return languages::say(language, key + (days ? ".days" : ".hours"), arguments);
}

/// Returns "Tuesday, 1 December 2026, 14:05 (Europe/Berlin)", or with "UTC" where no zone is known.
std::string date_of(Millis at, const std::string& zone, languages::Language language) {
  const auto local = play::local_time(zone, at);
  return languages::say(language, local ? "notice.date" : "notice.date.utc",
                        {{"day", languages::day_text(language, local.value_or(at))},
                         {"time", languages::time_text(language, local.value_or(at))},
                         {"zone", zone}});
}

/// Returns "Ben, Carla (guest)".
std::string names_of_others(const Notice& notice) {
  std::string names;
  for (const auto& [name, guest] : notice.others) {
    if (!names.empty()) names += ", ";
    if (name == deleted_name) {
      names += languages::say(notice.language, "event.deleted");
    } else {
      names += guest ? languages::say(notice.language, "event.guest", {{"name", name}}) : name;
    }
  }
  return names;
}

/// Returns "Cam, against Ben".
std::string game_of(const Notice& notice, const Catalog& known) {
  std::string game = notice.variant;
  for (const auto& variant : known) {
    if (variant.id == notice.variant) game = variant.name;
  }
  if (notice.others.empty()) return game;
  return languages::say(notice.language, "notice.against",
                        {{"game", game}, {"others", names_of_others(notice)}});
}

/// True for a challenge of a club.
bool is_team_match(const Notice& notice) {
  return notice.kind == NoticeKind::challenge && !notice.club.empty();
}

/// True for news of a claim on an imported player.
bool is_of_claim(const Notice& notice) {
  return notice.claim.has_value();
}

std::string claim_text(const Notice& notice) {
  const auto phase = notice.claim.value_or(message::ClaimPhase::waiting);
  return languages::say(notice.language, "notice.claim." + std::string(word_of(phase)),
                        {{"name", names_of_others(notice)}, {"player", notice.text}});
}

std::string path_of(const Notice& notice) {
  if (notice.wish) {
    return (notice.of_league ? "/league/" : "/tournament/") +
           notice.subject.substr(0, notice.subject.find('-'));
  }
  if (notice.kind == NoticeKind::news) {
    return (is_of_claim(notice) ? "/player/" : "/club/") +
           notice.subject.substr(0, notice.subject.rfind('-'));
  }
  if (is_team_match(notice)) return "/tournament/" + notice.subject;
  return (notice.kind == NoticeKind::challenge ? "/i/" : "/game/") + notice.subject;
}

/// Returns the beginning of a text, which browsers show.
std::string beginning_of(const std::string& text) {
  constexpr std::size_t shown = 200;
  if (text.size() <= shown) return text;
  auto end = shown;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return text.substr(0, end) + "…";
}

/// Returns the beginning of the keys of a notice's words.
std::string words_key(const Notice& notice) {
  return "notice." + std::string(notice.wish ? word_of(*notice.wish) : word_of(notice.kind));
}

/// Returns what an event wants: "Hill cup: Your opponent reports 1-0. ..".
std::string wish_text(const Notice& notice) {
  const auto what = languages::say(
      notice.language, words_key(notice) + ".text",
      {{"result", notice.score}, {"others", names_of_others(notice)}, {"count", notice.count}});
  return notice.text + ": " + what;
}

/// Returns what a notice is about.
std::string title_of(const Notice& notice) {
  if (is_of_claim(notice)) return languages::say(notice.language, "notice.claim");
  return languages::say(notice.language, words_key(notice));
}

/// Returns the title for a notice with those that it takes along.
std::string title_of_all(const Notice& notice) {
  const auto count = static_cast<std::int64_t>(notice.more.size()) + 1;
  return languages::say(notice.language, words_key(notice) + ".several", {{"count", count}});
}

/// Returns the news of a club.
std::string news_of(const Notice& notice) {
  return notice.text.empty() ? languages::say(notice.language, "notice.webhook") : notice.text;
}

/// Returns what a result was corrected to. The sentence with the reason is the game's, in English.
std::string corrected_text(const Notice& notice, const Catalog& known) {
  if (notice.language == languages::Language()) return notice.text;
  std::vector<std::string> winners;
  for (const auto& variant : known) {
    if (variant.id != notice.variant) continue;
    for (std::size_t seat = 0; seat < variant.seating.size(); ++seat) {
      if (!notice.verdict.won_by(static_cast<Seat>(seat))) continue;
      winners.push_back(variant.seating[seat].name);
    }
  }
  const auto result = has_no_result(notice.verdict.reason)
                          ? languages::say(notice.language, "result.none")
                          : languages::result_text(notice.language, winners);
  return languages::say(notice.language, "notice.result.corrected", {{"result", result}});
}

LetterWords::Entry entry_of(const Notice& notice, const Catalog& known) {
  if (is_of_claim(notice)) return {claim_text(notice), path_of(notice)};
  if (notice.wish) return {wish_text(notice), path_of(notice)};
  if (notice.kind == NoticeKind::news) {
    return {notice.club + '\n' + news_of(notice), path_of(notice)};
  }
  auto text = game_of(notice, known);
  if (notice.kind == NoticeKind::result) text = corrected_text(notice, known) + '\n' + text;
  if (notice.kind == NoticeKind::turn || notice.kind == NoticeKind::low) {
    text += '\n' + said_with_time(notice.language, "notice.until", notice.left,
                                  {{"date", date_of(notice.until, notice.zone, notice.language)}});
  }
  return {text, path_of(notice)};
}

}  // namespace

NoticeWords words_of(const Notice& notice, const Catalog& known) {
  const auto language = notice.language;
  const auto game = game_of(notice, known);
  if (!notice.more.empty()) {
    return {title_of_all(notice), languages::say(language, "notice.on-page"), "/"};
  }
  const auto path = path_of(notice);
  if (is_team_match(notice)) {
    return {languages::say(language, "notice.team-match", {{"club", notice.club}}), game, path};
  }
  if (is_of_claim(notice)) return {title_of(notice), beginning_of(claim_text(notice)), path};
  if (notice.wish) return {title_of(notice), beginning_of(wish_text(notice)), path};
  switch (notice.kind) {
    case NoticeKind::result: return {corrected_text(notice, known), game, path};
    case NoticeKind::news:
      return {title_of(notice), beginning_of(notice.club + ": " + news_of(notice)), path};
    case NoticeKind::low: return {said_with_time(language, "notice.low", notice.left), game, path};
    case NoticeKind::challenge:
    case NoticeKind::round:
    case NoticeKind::turn: break;
  }
  return {title_of(notice), game, path};
}

LetterWords letter_words_of(const Notice& notice, const Catalog& known) {
  const auto language = notice.language;
  const auto title = title_of(notice);
  if (notice.more.empty()) return {title, title, {entry_of(notice, known)}, language};
  const auto count = notice.more.size() + 1;
  const auto all = title_of_all(notice);
  // Any number of strangers may challenge.
  if (notice.kind == NoticeKind::challenge && !notice.wish) {
    return {title, all, {{languages::say(language, "notice.on-page"), "/"}}, language};
  }
  LetterWords words{all, all, {entry_of(notice, known)}, language};
  for (const auto& one : notice.more) {
    if (words.entries.size() == most_entries) {
      const auto rest = static_cast<std::int64_t>(count - most_entries);
      words.entries.push_back(
          {languages::say(language, "notice.more", {{"count", rest}}), "/days"});
      break;
    }
    words.entries.push_back(entry_of(one, known));
  }
  return words;
}

}  // namespace camlann::server
