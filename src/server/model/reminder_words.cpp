#include "server/model/reminder_words.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <ctime>
#include <string>
#include <vector>

#include "game/catalog.hpp"
#include "play/clock.hpp"
#include "play/local_time.hpp"
#include "server/core/clock.hpp"
#include "server/model/notice.hpp"

namespace camlann::server {

namespace {

/// Games in a letter with their addresses; of the others it has the number.
constexpr std::size_t most_entries = 20;
constexpr const char* claim_title = "A player from before";

/// Returns "1 hour" or "5 hours".
std::string counted(Millis count, const std::string& what) {
  return std::to_string(count) + ' ' + what + (count == 1 ? "" : "s");
}

/// Returns the time left, at least one hour: "5 hours", from two days on "3 days".
std::string time_left(Millis left) {
  if (left >= 2 * play::one_day) return counted(left / play::one_day, "day");
  return counted(std::max<Millis>(1, left / (play::one_day / 24)), "hour");
}

/// Returns "Tuesday, 1 December 2026, 14:05 (Europe/Berlin)", or with "UTC" where no zone is known.
std::string date_of(Millis at, const std::string& zone) {
  const auto local = play::local_time(zone, at);
  const auto seconds = static_cast<std::time_t>(local.value_or(at) / 1000);
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::array<char, 64> text{};
  const auto day = std::strftime(text.data(), text.size(), "%A, ", &parts);
  std::string date(text.data(), day);
  date += std::to_string(parts.tm_mday);
  const auto rest = std::strftime(text.data(), text.size(), " %B %Y, %H:%M", &parts);
  date.append(text.data(), rest);
  return date + (local ? " (" + zone + ')' : " UTC");
}

/// Returns "Cam, against Ben".
std::string game_of(const Notice& notice, const Catalog& known) {
  std::string game = notice.variant;
  for (const auto& variant : known) {
    if (variant.id == notice.variant) game = variant.name;
  }
  return notice.others.empty() ? game : game + ", against " + notice.others;
}

/// True for a challenge of a club.
bool is_team_match(const Notice& notice) {
  return notice.kind == NoticeKind::challenge && !notice.club.empty();
}

/// True for news of a claim on an imported player.
bool is_of_claim(const Notice& notice) {
  return notice.kind == NoticeKind::news && notice.club.empty();
}

std::string path_of(const Notice& notice) {
  if (notice.kind == NoticeKind::news) {
    return (is_of_claim(notice) ? "/player/" : "/club/") +
           notice.subject.substr(0, notice.subject.rfind('-'));
  }
  if (is_team_match(notice)) return "/tournament/" + notice.subject;
  return (notice.kind == NoticeKind::challenge ? "/i/" : "/game/") + notice.subject;
}

/// Returns the beginning of a text, as much of it as browsers show.
std::string beginning_of(const std::string& text) {
  constexpr std::size_t shown = 200;
  if (text.size() <= shown) return text;
  auto end = shown;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return text.substr(0, end) + "…";
}

/// Returns what a notice is about.
std::string title_of(NoticeKind kind) {
  switch (kind) {
    case NoticeKind::challenge: return "You are challenged";
    case NoticeKind::result: return "A result was corrected";
    case NoticeKind::round: return "Your round begins";
    case NoticeKind::news: return "News of your club";
    case NoticeKind::low: return "Your time runs low";
    case NoticeKind::turn: break;
  }
  return "Your move";
}

/// Returns the title for several notices of a kind.
std::string title_of(NoticeKind kind, std::size_t count) {
  const auto number = std::to_string(count);
  switch (kind) {
    case NoticeKind::challenge: return number + " challenges";
    case NoticeKind::result: return number + " results were corrected";
    case NoticeKind::round: return "Rounds begin in " + number + " games";
    case NoticeKind::news: return number + " pieces of news";
    case NoticeKind::low:
    case NoticeKind::turn: break;
  }
  return title_of(kind) + " in " + number + " games";
}

LetterWords::Entry entry_of(const Notice& notice, const Catalog& known) {
  if (is_of_claim(notice)) return {notice.text, path_of(notice)};
  if (notice.kind == NoticeKind::news) return {notice.club + '\n' + notice.text, path_of(notice)};
  auto text = game_of(notice, known);
  if (notice.kind == NoticeKind::result) text = notice.text + '\n' + text;
  if (notice.kind == NoticeKind::turn || notice.kind == NoticeKind::low) {
    text +=
        "\nUntil " + date_of(notice.until, notice.zone) + ": " + time_left(notice.left) + " left";
  }
  return {text, path_of(notice)};
}

}  // namespace

NoticeWords words_of(const Notice& notice, const Catalog& known) {
  const auto game = game_of(notice, known);
  if (!notice.more.empty()) {
    return {title_of(notice.kind, notice.more.size() + 1), "They are on your page", "/"};
  }
  const auto path = path_of(notice);
  if (is_of_claim(notice)) return {claim_title, beginning_of(notice.text), path};
  const auto title =
      is_team_match(notice) ? notice.club + " is invited to a team match" : title_of(notice.kind);
  switch (notice.kind) {
    case NoticeKind::result: return {notice.text, game, path};
    case NoticeKind::news: return {title, beginning_of(notice.club + ": " + notice.text), path};
    case NoticeKind::low: return {title + ": " + time_left(notice.left) + " left", game, path};
    case NoticeKind::challenge:
    case NoticeKind::round:
    case NoticeKind::turn: break;
  }
  return {title, game, path};
}

LetterWords letter_words_of(const Notice& notice, const Catalog& known) {
  const auto title = is_of_claim(notice) ? std::string(claim_title) : title_of(notice.kind);
  if (notice.more.empty()) return {title, title, {entry_of(notice, known)}};
  const auto count = notice.more.size() + 1;
  const auto title_of_all = title_of(notice.kind, count);
  // Any number of strangers may challenge.
  if (notice.kind == NoticeKind::challenge) {
    return {title, title_of_all, {{"They are on your page", "/"}}};
  }
  LetterWords words{title_of_all, title_of_all, {entry_of(notice, known)}};
  for (const auto& one : notice.more) {
    if (words.entries.size() == most_entries) {
      words.entries.push_back({"and " + std::to_string(count - most_entries) + " more", "/days"});
      break;
    }
    words.entries.push_back(entry_of(one, known));
  }
  return words;
}

}  // namespace camlann::server
