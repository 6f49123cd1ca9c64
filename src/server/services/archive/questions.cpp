#include "server/services/archive/questions.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "archive/archive.hpp"
#include "archive/facts.hpp"
#include "archive/pattern.hpp"
#include "base/number.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "game/catalog.hpp"
#include "notation/record.hpp"
#include "rules/variant_info.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "wire/messages/archive_search.hpp"

namespace camlann::server {

namespace {

constexpr std::size_t most_games_skipped = 100'000;
constexpr std::size_t most_rows = 100;
constexpr int highest_rating = 4000;
constexpr std::size_t most_players = 4;

struct Filter {
  std::string_view name;
  std::string SearchWish::* text;
};

constexpr std::array<Filter, 13> text_filters = {{{"variant", &SearchWish::variant},
                                                  {"player", &SearchWish::player},
                                                  {"named", &SearchWish::named},
                                                  {"event", &SearchWish::event},
                                                  {"since", &SearchWish::since},
                                                  {"until", &SearchWish::until},
                                                  {"result", &SearchWish::result},
                                                  {"opening", &SearchWish::opening},
                                                  {"material", &SearchWish::material},
                                                  {"fen", &SearchWish::fen},
                                                  {"rules", &SearchWish::rules},
                                                  {"pattern", &SearchWish::pattern},
                                                  {"from", &SearchWish::from}}};

Failure wrong(std::string what, std::string_view where, std::string expected) {
  return failure(ErrorCode::syntax, std::move(what), std::string(where), std::move(expected));
}

Result<void> read_text(std::string_view target, std::string_view key, const Limits& limits,
                       std::string& text) {
  TRY(auto value, read_query(target, key));
  if (value.size() > limits.archive_filter_bytes) {
    return wrong("This filter is too long", key,
                 "at most " + std::to_string(limits.archive_filter_bytes) + " bytes");
  }
  text = std::move(value);
  return {};
}

template <class Number>
Result<Number> read_number_of(std::string_view target, std::string_view key, Number least,
                              Number most, Number usual) {
  const auto text = query_value(target, key);
  if (text.empty()) return usual;
  const auto number = read_number<Number>(text);
  if (number && *number >= least && *number <= most) return *number;
  return wrong("This is not such a number", key,
               std::to_string(least) + " to " + std::to_string(most));
}

Result<bool> read_flag(std::string_view target, std::string_view key) {
  const auto text = query_value(target, key);
  if (text.empty() || text == "0") return false;
  if (text == "1") return true;
  return wrong("This is not such a flag", key, "0 or 1");
}

Result<std::string> read_date(const std::string& text, std::string_view key) {
  std::string date = archive::canonical_date(text);
  const auto parts = [](char c) { return c == '-' || c == '.' || c == '/'; };
  const bool whole =
      std::count_if(text.begin(), text.end(), parts) == std::count(date.begin(), date.end(), '-');
  if (text.empty() || (!date.empty() && whole)) return date;
  return wrong("This is not a date", key, "2009, 2009-02 or 2009-02-07");
}

Error at_filter(Error error, std::string_view filter) {
  error.where = std::string(filter) + (error.where.empty() ? "" : ", " + error.where);
  return error;
}

/// The games of one origin, or all without those of engines.
struct Whose {
  std::optional<archive::Origin> origin;
  bool people = false;
};

Result<Whose> read_whose(std::string_view text, std::string_view key) {
  if (text.empty()) return Whose{};
  if (text == "people") return Whose{{}, true};
  const auto origin = value_of<message::GameOrigin>(text);
  if (!origin) {
    return wrong("There are no such games", key, "published, site, self-play, uploaded or people");
  }
  switch (*origin) {
    case message::GameOrigin::site: return Whose{archive::Origin::site};
    case message::GameOrigin::self_play: return Whose{archive::Origin::self_play};
    case message::GameOrigin::uploaded: return Whose{archive::Origin::uploaded};
    case message::GameOrigin::published: break;
  }
  return Whose{archive::Origin::published};
}

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const auto part = text.substr(0, text.find(at));
    if (!part.empty()) parts.emplace_back(part);
    text.remove_prefix(std::min(part.size() + 1, text.size()));
  }
  return parts;
}

Result<void> add_opening(const SearchWish& wish, const VariantInfo& variant,
                         archive::Query& query) {
  auto game = make_game(variant, wish.rules, {});
  if (!game) return Failure(at_filter(game.error(), "rules"));
  for (const auto& text : split(wish.opening, ' ')) {
    const auto move = game->play(text);
    if (!move) return Failure(at_filter(move.error(), "opening"));
  }
  query.opening = std::move(*game);
  return {};
}

/// Adds the filters for positions of a game.
Result<void> add_boards(const SearchWish& wish, const VariantInfo& variant, archive::Query& query) {
  if (!wish.opening.empty()) {
    TRY_VOID(add_opening(wish, variant, query));
  }
  if (!wish.fen.empty()) {
    auto position = make_game(variant, wish.rules, wish.fen);
    if (!position) return Failure(at_filter(position.error(), "fen"));
    query.position = std::move(*position);
  }
  if (!wish.pattern.empty()) {
    auto pattern = archive::read_pattern(wish.pattern, variant);
    if (!pattern) return Failure(at_filter(pattern.error(), "pattern"));
    query.pattern = std::move(*pattern);
  }
  if (wish.material.empty()) return {};
  query.material = archive::canonical_material(wish.material, variant);
  if (query.material.size() == wish.material.size()) return {};
  std::string letters;
  for (const SeatInfo& seat : variant.seating) letters += seat.men;
  return wrong("These are not men of " + variant.name, "material", "letters of " + letters);
}

}  // namespace

std::vector<std::string> forms_of_name(std::string_view name) {
  std::vector<std::string> forms{std::string(name)};
  constexpr std::string_view comma = ", ";
  if (const auto at = name.find(comma); at != std::string_view::npos) {
    forms.push_back(std::string(name.substr(at + comma.size())) + ' ' +
                    std::string(name.substr(0, at)));
  } else if (const auto last = name.rfind(' '); last != std::string_view::npos) {
    forms.push_back(std::string(name.substr(last + 1)) + std::string(comma) +
                    std::string(name.substr(0, last)));
  }
  return forms;
}

std::vector<std::string> players_of(const SearchWish& wish) {
  auto players = split(wish.player, ';');
  if (players.size() > most_players) players.resize(most_players);
  return players;
}

Result<SearchWish> read_search(std::string_view target, const Limits& limits) {
  SearchWish wish;
  for (const auto& [name, text] : text_filters) {
    TRY_VOID(read_text(target, name, limits, wish.*text));
  }
  const auto mine = read_flag(target, "mine");
  const auto newest = read_flag(target, "newest");
  const auto skip = read_number_of<std::size_t>(target, "skip", 0, most_games_skipped, 0);
  const auto most = read_number_of<std::size_t>(target, "most", 1, most_rows, wish.most);
  if (!mine) return Failure(mine.error());
  if (!newest) return Failure(newest.error());
  if (!skip) return Failure(skip.error());
  if (!most) return Failure(most.error());
  wish.mine = *mine;
  wish.newest = *newest;
  wish.skip = *skip;
  wish.most = *most;
  return wish;
}

Result<OpeningsWish> read_openings(std::string_view target, const Limits& limits) {
  OpeningsWish wish;
  for (const auto& [name, text] : {std::pair{"variant", &wish.variant},
                                   {"rules", &wish.rules},
                                   {"fen", &wish.fen},
                                   {"who", &wish.who},
                                   {"since", &wish.since},
                                   {"until", &wish.until}}) {
    TRY_VOID(read_text(target, name, limits, *text));
  }
  TRY(const auto rating, read_number_of<int>(target, "rating", 0, highest_rating, 0));
  wish.rating = rating;
  if (wish.who == "everybody") wish.who.clear();
  return wish;
}

std::vector<std::string_view> filters_of(const SearchWish& wish) {
  std::vector<std::string_view> set;
  for (const auto& [name, text] : text_filters) {
    const bool set_to_nothing = name == "player" ? players_of(wish).empty() : (wish.*text).empty();
    if (name != "rules" && !set_to_nothing) set.push_back(name);
  }
  if (wish.mine) set.emplace_back("mine");
  return set;
}

SearchWish without(SearchWish wish, std::string_view filter) {
  if (filter == "mine") wish.mine = false;
  for (const auto& [name, text] : text_filters) {
    if (name == filter) (wish.*text).clear();
  }
  return wish;
}

Result<archive::Query> query_of(const SearchWish& wish, const Catalog& known) {
  archive::Query query;
  query.players = players_of(wish);
  if (!wish.named.empty()) query.named = forms_of_name(wish.named);
  query.event = wish.event;
  query.newest = wish.newest;
  query.skip = wish.skip;
  query.most = wish.most;
  auto since = read_date(wish.since, "since");
  auto until = read_date(wish.until, "until");
  const auto whose = read_whose(wish.from, "from");
  if (!since) return Failure(since.error());
  if (!until) return Failure(until.error());
  if (!whose) return Failure(whose.error());
  query.since = std::move(*since);
  query.until = std::move(*until);
  query.origin = whose->origin;
  query.people = whose->people;
  if (!wish.result.empty()) {
    query.result = parse_record_result(wish.result);
    if (!query.result) {
      return wrong("This is not a result", "result", "1-0, 0-1, 1/2-1/2, 1-0-0, 0-1-0, 0-0-1 or *");
    }
  }
  const bool boards =
      !wish.opening.empty() || !wish.fen.empty() || !wish.pattern.empty() || !wish.material.empty();
  if (wish.variant.empty() && !boards) return query;
  const VariantInfo* const variant = known.find(wish.variant);
  if (variant == nullptr) {
    return wrong(
        wish.variant.empty() ? "Moves and boards are those of a game" : "There is no such variant",
        "variant", "the id of a variant, such as cam");
  }
  query.variant = variant->id;
  TRY_VOID(add_boards(wish, *variant, query));
  return query;
}

Result<archive::NextMoveQuery> query_of(const OpeningsWish& wish, const Catalog& known) {
  auto since = read_date(wish.since, "since");
  auto until = read_date(wish.until, "until");
  const auto whose = read_whose(wish.who, "who");
  if (!since) return Failure(since.error());
  if (!until) return Failure(until.error());
  if (!whose) return Failure(whose.error());
  const VariantInfo* const variant = known.find(wish.variant);
  if (variant == nullptr) {
    return wrong("There is no such variant", "variant", "the id of a variant, such as cam");
  }
  auto position = make_game(*variant, wish.rules, wish.fen);
  if (!position) {
    return Failure(
        at_filter(position.error(), position.error().about == Subject::rules ? "rules" : "fen"));
  }
  std::string rules = wish.rules.empty() ? std::string() : position->rules();
  return archive::NextMoveQuery{.position = std::move(*position),
                                .rules = std::move(rules),
                                .origin = whose->origin,
                                .people = whose->people,
                                .since = std::move(*since),
                                .until = std::move(*until),
                                .rating = wish.rating};
}

}  // namespace camlann::server
