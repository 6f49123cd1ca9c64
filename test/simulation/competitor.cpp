#include "simulation/competitor.hpp"
#include "server/services/tournaments/tournaments.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "play/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "tournament/event.hpp"

namespace camlann::server::simulation {

namespace {

std::string text_of(const boost::json::object& object, const char* name) {
  return std::string(object.at(name).as_string());
}

/// Returns the player's index among the entered players.
std::optional<std::int64_t> place_of(const boost::json::object& tournament,
                                     const std::string& player) {
  std::int64_t place = 0;
  for (const auto& entrant : tournament.at("entrants").as_array()) {
    if (entrant.at("id").as_string() == player) return place;
    ++place;
  }
  return std::nullopt;
}

bool is_open(const boost::json::value& game) {
  return game.at("result").as_string() == "*";
}

}  // namespace

/// The page of a tournament: receives each version, or a later one.
class Competitor::Leaf final : public Page {
 public:
  Leaf(World& world, Told& told, std::string id)
      : Page(world, 0), told_(told), id_(std::move(id)) {}

  [[nodiscard]] std::string wish() const { return R"({"type":"await","game":")" + id_ + R"("})"; }

 private:
  void read(const std::string& message) override {
    const auto value = boost::json::parse(message);
    if (value.at("type") == "error") return close();
    if (value.at("type") != "tournament") return;
    const auto version = value.at("version").as_int64();
    if (version < has()) {
      told_.wrong("tournament " + id_ + ": after version " + std::to_string(has()) + " came " +
                  std::to_string(version));
    }
    heard(version);
    told_.hear_of_tournament(id_, version);
  }

  Told& told_;
  const std::string id_;
};

Competitor::Competitor(World& world, Site& site, Client& client, Told& told, std::string id,
                       std::function<void(const std::string& game)> play)
    : world_(world),
      site_(site),
      client_(client),
      told_(told),
      id_(std::move(id)),
      play_(std::move(play)) {}

Competitor::~Competitor() = default;

void Competitor::act_in(Millis wait) {
  world_.after(wait, [this] {
    if (client_.gone()) return;
    act();
    act_in(world_.between(5 * second, hour));
  });
}

void Competitor::act() {
  if (world_.chance(0.03)) return make();
  ask([id = id_](Tournaments& all) { return all.list(id); },
      [this](const Result<Payload>& list) {
        if (list) look(*list);
      });
}

void Competitor::ask(Ask what) {
  ask(std::move(what), [this](const Result<Payload>& answer) { take(answer); });
}

void Competitor::ask(Ask what, Client::Done<Payload> done) {
  client_.ask<Payload>(
      [id = id_, what = std::move(what)](Games& games, const Reply<Payload>& reply) {
        games.ask(QueueKey(id, id), reply, what);
      },
      std::move(done));
}

void Competitor::make() {
  using tournament::System;
  static constexpr System systems[] = {System::swiss, System::swiss, System::round_robin,
                                       System::knockout, System::arena};
  NewTournament wish;
  wish.name = "Evening";
  wish.host = id_;
  wish.variant = "cam";
  wish.time.base = world_.between(10 * second, 5 * minute);
  if (world_.chance(0.5)) wish.time.increment = world_.between(second, 10 * second);
  wish.rated = world_.chance(0.5);
  wish.terms.system = systems[world_.below(std::size(systems))];
  wish.terms.rounds = 1 + static_cast<int>(world_.below(4));
  wish.terms.tie_breaks = {wish.terms.system == System::round_robin
                               ? tournament::TieBreak::beaten_points
                               : tournament::TieBreak::opponents_points};
  wish.is_public = true;
  wish.nonce = world_.name(12);
  const bool arena = wish.terms.system == System::arena;
  if (arena) wish.lasts = world_.between(10 * minute, 2 * hour);
  if (arena || world_.chance(0.6)) wish.starts_in = world_.between(minute, 3 * hour);
  if (wish.starts_in) wish.pause = world_.between(second, 5 * minute);
  ask([id = id_, wish](Tournaments& all) { return all.make(id, wish); },
      [this, wish](const Result<Payload>& made) {
        if (made) {
          told_.made_tournament(id_, wish.nonce,
                                text_of(boost::json::parse(**made).as_object(), "id"));
        }
        take(made);
      });
}

void Competitor::look(const Payload& list) {
  const auto all = boost::json::parse(*list);
  std::vector<std::string> running;
  for (const auto& one : all.at("tournaments").as_array()) {
    if (one.at("phase").as_string() != "over") running.push_back(text_of(one.as_object(), "id"));
  }
  if (running.empty()) return make();
  const auto id = running[world_.below(running.size())];
  watch(id);
  ask([id](Tournaments& tournaments) { return tournaments.show(id); },
      [this](const Result<Payload>& shown) {
        take(shown);
        if (shown) take_part(boost::json::parse(**shown).as_object());
      });
}

void Competitor::take_part(const Tournament& seen) {
  const auto id = text_of(seen, "id");
  const auto place = place_of(seen, id_);
  if (text_of(seen, "director") == id_ && world_.chance(0.7)) direct(seen);
  const bool running = seen.at("phase").as_string() == "running";
  if (!place) {
    if (world_.chance(running ? 0.3 : 0.8)) enter(id);
    return;
  }
  for (const auto& round : seen.at("rounds").as_array()) {
    for (const auto& game : round.at("games").as_array()) {
      const bool own = game.at("white") == *place || game.at("black") == *place;
      if (own && is_open(game) && game.at("game").is_string()) {
        play_(text_of(game.as_object(), "game"));
      }
    }
  }
  if (world_.chance(0.03)) {
    ask([id, player = id_](Tournaments& all) { return all.leave(player, id); });
  } else if (world_.chance(0.05)) {
    const auto next = seen.at("rounds").as_array().size() + 1;
    ask([id, player = id_, next](Tournaments& all) { return all.ask_bye(player, id, next); });
  } else if (world_.chance(0.05)) {
    enter(id);
  }
}

void Competitor::enter(const std::string& id) {
  ask([id, player = id_](Tournaments& all) { return all.enter(player, id, player); },
      [this, id](const Result<Payload>& entered) {
        if (entered) told_.entered(id, id_);
        take(entered);
      });
}

void Competitor::direct(const Tournament& seen) {
  const auto id = text_of(seen, "id");
  const auto& rounds = seen.at("rounds").as_array();
  const auto& entrants = seen.at("entrants").as_array();
  if (rounds.empty()) {
    if (entrants.size() >= 3 || world_.chance(0.2)) start_round(id, 1);
    return;
  }
  if (world_.chance(0.6)) return start_round(id, rounds.size() + 1);
  if (world_.chance(0.2)) return give_result(seen);
  if (world_.chance(0.05)) {
    const auto gone = text_of(entrants[world_.below(entrants.size())].as_object(), "id");
    ask([id, gone, player = id_](Tournaments& all) { return all.remove(player, id, gone); });
  } else if (world_.chance(0.03)) {
    ask([id, player = id_](Tournaments& all) { return all.finish(player, id); });
  }
}

void Competitor::start_round(const std::string& id, std::size_t round) {
  client_.ask<Payload>(
      [player = id_, id, round](Games& games, const Reply<Payload>& reply) {
        games.ask(QueueKey(player, player), reply, &Tournaments::start_round, player, id, round);
      },
      [this](const Result<Payload>& started) { take(started); });
}

void Competitor::give_result(const Tournament& seen) {
  using tournament::Score;
  static constexpr Score scores[] = {Score::white, Score::draw, Score::black, Score::white_absent,
                                     Score::both_absent};
  const auto id = text_of(seen, "id");
  const auto& rounds = seen.at("rounds").as_array();
  const auto round = world_.below(rounds.size());
  const auto& boards = rounds[round].at("games").as_array();
  if (boards.empty()) return;
  const auto board = world_.below(boards.size());
  const tournament::Report report{round + 1, board + 1, scores[world_.below(std::size(scores))]};
  client_.ask<Payload>(
      [player = id_, id, report](Games& games, const Reply<Payload>& reply) {
        games.ask(QueueKey(player, player), reply, &Tournaments::give_result, player, id, report);
      },
      [this](const Result<Payload>& given) { take(given); });
}

void Competitor::take(const Result<Payload>& answer) {
  if (!answer) return;
  auto seen = boost::json::parse(**answer).as_object();
  const auto id = text_of(seen, "id");
  const auto version = seen.at("version").as_int64();
  seen.erase("next");  // it may be put off, and nothing has happened
  told_.see_tournament(id, version, boost::json::serialize(seen));
  const auto page = pages_.find(id);
  if (page == pages_.end()) return;
  page->second->expect(version, [this, id, version] {
    if (client_.gone()) return;
    told_.wrong("tournament " + id + ": a page of " + id_ + " has not heard of version " +
                std::to_string(version) + " at " + std::to_string(world_.now()));
  });
}

void Competitor::watch(const std::string& id) {
  auto& page = pages_[id];
  if (page && page->live()) {
    if (!world_.chance(0.02)) return;
    page->close();
  }
  page = std::make_shared<Leaf>(world_, told_, id);
  page->connect(site_, id_, page->wish());
}

}  // namespace camlann::server::simulation
