#include "server/api/previews.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "picture/words.hpp"
#include "print/card.hpp"
#include "rules/variant_info.hpp"
#include "server/api/call.hpp"
#include "server/api/html.hpp"
#include "server/api/services.hpp"
#include "server/api/static_files.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/secret.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/imported.hpp"
#include "server/model/invitation.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/pictured_game.hpp"
#include "server/model/profile.hpp"
#include "server/model/site.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/archive/published_records.hpp"
#include "server/services/clubs/clubs.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/invitations.hpp"
#include "server/services/games/profiles.hpp"
#include "server/services/games/table.hpp"
#include "server/services/leagues/leagues.hpp"
#include "server/services/moderation/moderation.hpp"
#include "server/services/round/game_request.hpp"
#include "server/services/studies/studies.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "wire/describe.hpp"
#include "wire/messages/imported.hpp"
#include "wire/messages/shared_study.hpp"
#include "wire/read.hpp"

namespace camlann {

namespace puzzle_file {

/// The fields of a puzzle that its preview needs.
struct PreviewedPuzzle {
  MESSAGE(PreviewedPuzzle);
  FIELD(std::string, id);
  FIELD(std::string, fen, "The solver moves");
  FIELD(std::string, rules);
};

}  // namespace puzzle_file

namespace server {

namespace {

struct Preview {
  std::string title;
  std::string description;
  std::string image;  // its path and query
};

/// Escapes all but letters and digits of a value in a query.
std::string in_query(std::string_view text) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string safe;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool plain =
        (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-';
    if (plain) {
      safe += c;
    } else {
      safe += '%';
      safe += digits[byte >> 4U];
      safe += digits[byte & 0xFU];
    }
  }
  return safe;
}

/// Where a preview is shown.
struct Place {
  std::string name;  // of the site; empty if the page has it already
  std::string site;
  std::string path;
};

Place place_of(const Call& call) {
  return {call.site_name.empty() ? Site().shown_name() : std::string(), site_of(call.request),
          call.path};
}

NamedPage page_of(const Preview& preview, const Place& place) {
  const auto& [name, site, path] = place;
  const std::vector<std::pair<std::string_view, std::string>> properties{
      {"og:site_name", name},
      {"og:type", "website"},
      {"og:title", preview.title},
      {"og:description", preview.description},
      {"og:url", site + path},
      {"og:image", site + preview.image},
      {"og:image:type", "image/png"},
      {"og:image:width", std::to_string(print::preview_width)},
      {"og:image:height", std::to_string(print::preview_height)},
      {"og:image:alt", preview.description}};
  std::string elements;
  for (const auto& [property, content] : properties) {
    if (content.empty()) continue;
    elements += "<meta property=\"" + std::string(property) + "\" content=\"" +
                escaped_html(content) + "\" />\n    ";
  }
  return {elements + "<meta name=\"twitter:card\" content=\"summary_large_image\" />\n    ", false};
}

/// Returns the page of something that was not found, or could not be read.
NamedPage page_without(const Error& error) {
  return {{}, error.code == ErrorCode::not_found};
}

/// Returns a reply that only asks if something exists.
template <class T>
Reply<T> existence(const Previews::Found& found) {
  return [found](const Result<T>& one) { found(one ? NamedPage() : page_without(one.error())); };
}

/// The game on the pictures of pages that are of no game.
constexpr std::string_view default_game = "camelot";

constexpr std::string_view card_query = "?shape=card&form=png";

Preview preview_of(const PicturedGame& game, const std::string& picture) {
  return {game.players, picture::title_of(game.board),
          "/api/picture" + picture + std::string(card_query)};
}

/// Finds a puzzle in the text of a file; nothing if it does not have it.
std::optional<puzzle_file::PreviewedPuzzle> puzzle_in(std::string_view text,
                                                      const std::string& id) {
  const auto quoted = '"' + id + '"';
  for (auto at = text.find(quoted); at != std::string_view::npos; at = text.find(quoted, at + 1)) {
    const auto before = text.rfind('\n', at);
    const auto line = text.substr(before == std::string_view::npos ? 0 : before + 1);
    auto puzzle = wire::read<puzzle_file::PreviewedPuzzle>(line.substr(0, line.find('\n')));
    if (puzzle && puzzle->id == id) return std::move(*puzzle);
  }
  return std::nullopt;
}

bool needs_no_escape(std::string_view name) {
  return in_query(name) == name;
}

/// A page that is the same for all visitors; `of` adds the game in its address to the title.
struct GeneralPage {
  std::string_view path;
  std::string_view title;
  std::string_view of;
  std::string_view description;
};

constexpr GeneralPage general_pages[] = {
    {"/", "Camelot and its family of board games", "",
     "Play Camelot, Cam, Chivalry, Camblam and the games of three and four in your browser: with "
     "people, with the computer, or learn first."},
    {"/learn", "Lessons", " for ", "Learn the game in short lessons, on the board."},
    {"/rules", "Rules", " of ", "The rules, with diagrams to try."},
    {"/puzzles", "Puzzles", " of ", "Find the move that wins, and see why."},
    {"/endings", "Endings", "", "Practise endings against perfect play."},
    {"/analysis", "Analysis", " of ", "A board with an engine, openings and records."},
    {"/editor", "Editor", " for ", "Set up a position, share it, print it or play it."},
    {"/print", "Print", " ", "Boards, pieces, rules and problem sheets of true size."},
    {"/records", "Records", "", "Games that people have played, to search and to replay."},
    {"/tournaments", "Tournaments, leagues and clubs", "", "Enter one, or found your own."},
    {"/leaders", "Leaderboards", "", "The best players of each game."},
    {"/about", "About the games and this site", "", "What it is, and where it comes from."},
};

std::string phase_text(TournamentPhase phase) {
  switch (phase) {
    case TournamentPhase::open: return "open for entries";
    case TournamentPhase::running: return "running";
    case TournamentPhase::over: break;
  }
  return "finished";
}

/// Returns "Tournament of Cam, 12 players, running: Ann, Ben, Eve, ..".
std::string event_text(const PreviewedTournament& event, const std::string& game) {
  auto text = "Tournament of " + game + ", " + std::to_string(event.players) +
              (event.players == 1 ? " player, " : " players, ") + phase_text(event.phase);
  for (std::size_t i = 0; i < event.first.size(); ++i) {
    text += (i == 0 ? ": " : ", ") + event.first[i];
  }
  if (std::cmp_greater(event.players, event.first.size()) && !event.first.empty()) text += ", …";
  return text;
}

/// Returns "Study of Cam: The start, Two knights, ..".
std::string study_text(const message::SharedStudy& study, const std::string& game) {
  constexpr std::size_t most = 5;
  auto text = "Study of " + game;
  for (std::size_t i = 0; i < std::min(most, study.chapters.size()); ++i) {
    text += (i == 0 ? ": " : ", ") + study.chapters[i].name;
  }
  return study.chapters.size() > most ? text + ", …" : text;
}

}  // namespace

Previews::Previews(const Services& services, const StaticFiles& files, const Limits& limits,
                   const SteadyClock& now, const Catalog& known)
    : services_(services),
      files_(files),
      known_(known),
      previews_(limits.previews_per_address, now) {}

void Previews::find(const Call& call, const Found& found) const {
  using Find = void (Previews::*)(const Call&, const std::string&, const Found&) const;
  constexpr std::pair<std::string_view, Find> pages[] = {
      {"/game/", &Previews::game},     {"/records/", &Previews::record},
      {"/club/", &Previews::club},     {"/tournament/", &Previews::tournament},
      {"/league/", &Previews::league}, {"/study/", &Previews::study},
      {"/player/", &Previews::player}, {"/@/", &Previews::player},
      {"/i/", &Previews::invitation},  {"/endings/", &Previews::ending},
      {"/puzzles/", &Previews::puzzle}};
  for (const auto& [start, find] : pages) {
    auto name = call.path.substr(std::min(start.size(), call.path.size()));
    if (name.ends_with('/')) name.pop_back();
    if (!call.path.starts_with(start) || name.empty()) continue;
    if (previews_.take(call.request.address).count() > 0) break;
    if (services_.painter != nullptr) return (this->*find)(call, name, found);
    return (this->*find)(call, name, [found](const NamedPage& page) {
      found({{}, page.missing});  // previews have pictures
    });
  }
  found(general(call));
}

NamedPage Previews::general(const Call& call) const {
  const auto slash = call.path.find('/', 1);
  const auto path = std::string_view(call.path).substr(0, slash);
  const auto name = slash == std::string::npos ? std::string() : call.path.substr(slash + 1);
  for (const GeneralPage& page : general_pages) {
    if (page.path != path || services_.painter == nullptr) continue;
    const VariantInfo* const variant = known_.find(name);
    if (!name.empty() && (page.of.empty() || variant == nullptr)) break;
    Preview preview{std::string(page.title), std::string(page.description),
                    "/api/picture" + std::string(card_query) + "&variant="};
    if (variant != nullptr) preview.title.append(page.of).append(variant->name);
    preview.image += variant != nullptr ? variant->id : default_game;
    return page_of(preview, place_of(call));
  }
  return {};
}

void Previews::game(const Call& call, const std::string& id, const Found& found) const {
  if (id.starts_with("here-")) return found({});  // a game that only this browser has
  const auto reply = [found, id, place = place_of(call)](const Result<PicturedGame>& game) {
    if (!game) return found(page_without(game.error()));
    if (!game->shared) return found({});
    found(page_of(preview_of(*game, "/games/" + id), place));
  };
  services_.games.ask(GameRequest(call.queue_key(), id), reply, &Table::pictured);
}

void Previews::record(const Call& call, const std::string& id, const Found& found) const {
  const bool numbered =
      std::all_of(id.begin(), id.end(), [](char c) { return c >= '0' && c <= '9'; });
  if (numbered) return found({});  // of the archive, which this server may not have
  const auto reply = [found, id, place = place_of(call)](const Result<PicturedGame>& game) {
    if (!game) return found(page_without(game.error()));
    if (!game->shared) return found({});
    found(page_of(preview_of(*game, "/records/" + in_query(id)), place));
  };
  const auto published = services_.records.texts().find(id);
  if (published != services_.records.texts().end()) return reply(pictured_text(published->second));
  services_.games.ask(GameRequest(call.queue_key(), id), reply, &Table::pictured_record);
}

void Previews::tournament(const Call& call, const std::string& id, const Found& found) const {
  const auto reply = [found, place = place_of(call),
                      &known = known_](const Result<PreviewedTournament>& event) {
    if (!event) return found(page_without(event.error()));
    const auto* variant = event->is_public ? known.find(event->variant) : nullptr;
    if (variant == nullptr) return found({});
    const auto picture = event->game.empty()
                             ? "/api/picture" + std::string(card_query) + "&variant=" + variant->id
                             : "/api/picture/games/" + event->game + std::string(card_query);
    found(page_of({event->name, event_text(*event, variant->name), picture}, place));
  };
  services_.games.ask(call.queue_key(), reply, &Tournaments::preview, id);
}

void Previews::study(const Call& call, const std::string& rest, const Found& found) const {
  if (services_.studies == nullptr) return found({});
  const auto reply = [found, place = place_of(call),
                      &known = known_](const Result<message::SharedStudy>& study) {
    if (!study) return found(page_without(study.error()));
    if (study->chapters.empty()) return found({});
    const auto& chapter = study->chapters.front();
    const auto* variant = known.find(chapter.variant);
    if (variant == nullptr) return found({});
    auto picture = "/api/picture" + std::string(card_query) + "&variant=" + variant->id +
                   "&rules=" + in_query(chapter.rules);
    if (chapter.start) picture += "&fen=" + in_query(*chapter.start);
    found(page_of({study->title, study_text(*study, variant->name), picture}, place));
  };
  // Without the texts of the chapters.
  services_.studies->show(call.queue_key(), rest.substr(0, rest.find('/')),
                          std::numeric_limits<std::int64_t>::max(), reply);
}

void Previews::club(const Call& call, const std::string& address, const Found& found) const {
  services_.games.ask(call.queue_key(), existence<Payload>(found), &Clubs::show, call.player,
                      address);
}

void Previews::league(const Call& call, const std::string& id, const Found& found) const {
  services_.games.ask(call.queue_key(), existence<Payload>(found), &Leagues::show, call.player, id);
}

void Previews::player(const Call& call, const std::string& id, const Found& found) const {
  const auto named = services_.visitors.directory().player_named(id).value_or(id);
  const auto reply = existence<Profile>(found);
  const auto or_imported = [reply, found, id, who = call.queue_key(),
                            &moderation = services_.moderation](const Result<Profile>& profile) {
    const bool missing = !profile && profile.error().code == ErrorCode::not_found;
    if (!missing || !is_name(id, imported_id_length)) return reply(profile);
    moderation.imported(who, id, existence<message::ImportedPlayer>(found));
  };
  services_.games.ask(call.queue_key(), Reply<Profile>(or_imported), &Profiles::profile, named);
}

void Previews::invitation(const Call& call, const std::string& id, const Found& found) const {
  services_.games.ask(call.queue_key(), existence<Invitation>(found), &Invitations::find, id);
}

void Previews::ending(const Call& /*call*/, const std::string& name, const Found& found) const {
  // A list of "game/id" in quotes; pages of older builds have none.
  const auto list = files_.asset("endings", ".json");
  const bool missing = list != nullptr && (name.find('"') != std::string::npos ||
                                           list->find('"' + name + '"') == std::string::npos);
  found({{}, missing});
}

void Previews::puzzle(const Call& call, const std::string& rest, const Found& found) const {
  const auto slash = rest.find('/');
  const auto game = rest.substr(0, slash);
  if (known_.find(game) == nullptr) return found({{}, true});
  if (slash == std::string::npos) return found(general(call));
  const auto id = rest.substr(slash + 1);
  // Words for a puzzle that the page chooses.
  if (id == "daily" || id == "storm") return found({});
  const auto puzzles = needs_no_escape(id) ? files_.asset(game, ".jsonl") : nullptr;
  const auto read = puzzles == nullptr ? std::nullopt : puzzle_in(*puzzles, id);
  if (!read) return found({{}, true});
  const auto position = known_.make_game(game, read->rules, read->fen);
  if (!position) return found({});
  const auto& variant = position->variant();
  const Preview preview{
      "Puzzle of " + variant.name,
      variant.seating[index_of(position->seat())].name + " to move. Find the move that wins.",
      "/api/picture" + std::string(card_query) + "&variant=" + variant.id +
          "&rules=" + in_query(read->rules) + "&fen=" + in_query(read->fen)};
  found(page_of(preview, place_of(call)));
}

}  // namespace server
}  // namespace camlann
