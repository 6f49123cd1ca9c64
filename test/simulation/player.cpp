#include "simulation/player.hpp"
#include "play/command.hpp"
#include "server/model/list_wish.hpp"
#include "server/services/games/invitations.hpp"
#include "server/services/games/new_games.hpp"
#include "server/services/games/private_texts.hpp"
#include "server/services/games/table.hpp"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "game/catalog.hpp"
#include "simulation/page.hpp"

namespace camlann::server::simulation {

namespace {

constexpr std::size_t games_at_once = 4;

bool is_at_move(const GameView& view, const std::string& player) {
  const auto& seats = view.meta.seats;
  const auto seat = index_of(view.standing.seat);
  if (view.standing.verdict.over() || view.standing.thinking) return false;
  return view.meta.shared() ? seats[seat].id == player : seats[seat].level == 0;
}

/// The player's current position.
Game board_of(const GameView& view) {
  return make_game(view.meta.variant, view.meta.rules, view.standing.fen).value();
}

}  // namespace

/// The page of a game: reads every event, with no gaps.
class Player::GamePage final : public Page {
 public:
  GamePage(World& world, Told& told, std::string game, std::int64_t has)
      : Page(world, has), told_(told), game_(std::move(game)) {}

  [[nodiscard]] std::string wish(bool deltas) const {
    return R"({"type":"watch","game":")" + game_ + R"(","version":)" + std::to_string(has()) +
           R"(,"deltas":)" + (deltas ? "true" : "false") + "}";
  }

 private:
  void read(const std::string& message) override {
    const auto value = boost::json::parse(message);
    // The game may have failed to load: the page reconnects.
    if (value.at("type") == "error") return close();
    if (value.at("type") != "event") return;
    const auto version = value.at("version").as_int64();
    const bool whole = value.at("kind") == "state";
    if (!whole && has() != 0 && version != has() + 1) {
      told_.wrong("game " + game_ + ": after version " + std::to_string(has()) + " came " +
                  std::to_string(version));
    }
    heard(version);
    const auto& game = value.at("game_state").as_object();
    const auto* const from = game.if_contains("from");
    const auto before = from == nullptr ? 0 : from->as_int64();
    const auto moves = static_cast<std::int64_t>(game.at("moves").as_array().size());
    told_.see(game_, version, {static_cast<int>(before + moves), {}});
  }

  Told& told_;
  const std::string game_;
};

Player::Player(World& world, Site& site, Told& told, std::string id)
    : world_(world),
      site_(site),
      told_(told),
      id_(std::move(id)),
      client_(world, site),
      competitor_(world, site, client_, told, id_,
                  [this](const std::string& game) { watch(game); }) {}

Player::~Player() = default;

void Player::act_in(Millis wait) {
  world_.after(wait, [this] {
    if (!client_.gone()) act();
  });
}

void Player::act() {
  if (world_.chance(0.002)) client_.go_offline(world_.now() + world_.between(second, 2 * hour));
  bool live = false;
  std::vector<View> open;
  for (const auto& [id, view] : games_) {
    if (view->standing.verdict.over()) continue;
    open.push_back(view);
    live = live || (view->meta.time && view->meta.time->live());
  }
  if (open.size() < games_at_once && world_.chance(0.5)) {
    look_around();
  } else if (!open.empty()) {
    play_in(open[world_.below(open.size())]);
  }
  act_in(live ? world_.between(second / 5, 20 * second) : world_.between(5 * second, hour));
}

void Player::look_around() {
  switch (world_.below(4)) {
    case 0: return make_game();
    case 1:
      return client_.ask<std::vector<GameSummary>>(
          [id = id_](Games& games, const auto& reply) {
            games.ask(QueueKey(id, id), reply, &Table::list, 20, 0);
          },
          [this](const Result<std::vector<GameSummary>>& list) {
            if (!list) return;
            for (const auto& game : *list) {
              if (!game.standing.verdict.over()) watch(game.meta.id);
            }
          });
    default: return find_game();
  }
}

std::optional<play::TimeControl> Player::some_time() {
  switch (world_.below(4)) {
    case 0: return std::nullopt;
    case 1: return play::TimeControl{.days = 1 + static_cast<int>(world_.below(3))};
    default: break;
  }
  play::TimeControl time;
  time.base = world_.between(10 * second, 10 * minute);
  if (world_.chance(0.5)) time.increment = world_.between(second, 20 * second);
  if (world_.chance(0.3)) time.delay = world_.between(second, 20 * second);
  return time;
}

void Player::make_game() {
  NewInvitation wish;
  wish.name = id_;
  auto& game = wish.game;
  game.variant = world_.chance(0.9) ? "cam" : "camette";
  game.nonce = world_.name(12);
  if (world_.chance(0.3)) {
    game.opponent = Opponent::computer;
    game.level = 1 + static_cast<int>(world_.below(3));
    return client_.ask<View>(
        [id = id_, game](Games& games, const ViewReply& reply) {
          games.ask(QueueKey(id, id), reply, &NewGames::create, game);
        },
        [this](const Result<View>& view) { take(view); });
  }
  game.opponent = Opponent::person;
  game.time = some_time();
  game.late = world_.chance(0.2) ? 2 : 0;
  game.rated = game.time && world_.chance(0.5);
  wish.is_public = true;
  client_.ask<Invitation>(
      [id = id_, wish](Games& games, const Reply<Invitation>& reply) {
        games.ask(QueueKey(id, id), reply, &Invitations::invite, wish);
      },
      [](const Result<Invitation>&) {});
}

void Player::find_game() {
  client_.ask<ListPart<Invitation>>(
      [id = id_](Games& games, const auto& reply) {
        games.ask(QueueKey(id, id), reply, &Invitations::list, ListWish());
      },
      [this](const Result<ListPart<Invitation>>& waiting) {
        if (!waiting) return;
        std::vector<std::string> others;
        for (const auto& one : waiting->all) {
          if (one.table.host != id_) others.push_back(one.id);
        }
        if (others.empty()) return make_game();
        const auto chosen = others[world_.below(others.size())];
        client_.ask<Invitation>(
            [id = id_, chosen](Games& games, const Reply<Invitation>& reply) {
              games.ask(QueueKey(id, id), reply, &Invitations::answer, chosen, SitDown{id, {}});
            },
            [this](const Result<Invitation>& begun) {
              if (begun && !begun->game.empty()) watch(begun->game);
            });
      });
}

void Player::watch(const std::string& game) {
  const auto old = pages_.find(game);
  if (old != pages_.end()) {
    if (old->second->live()) return;
    old->second->close();
  }
  const auto has = old == pages_.end() ? 0 : old->second->has();
  auto page = std::make_shared<GamePage>(world_, told_, game, has);
  pages_[game] = page;
  page->connect(site_, id_, page->wish(world_.chance(0.5)));
  client_.ask<View>(
      [id = id_, game](Games& games, const ViewReply& reply) {
        games.ask(GameRequest{QueueKey(id, id), game}, reply, &Table::get);
      },
      [this](const Result<View>& view) { take(view); });
}

void Player::take(const Result<View>& view) {
  if (!view) return;
  told_.see(**view);
  auto& known = games_[(*view)->meta.id];
  if (!known || known->standing.version < (*view)->standing.version) known = *view;
  expect_heard((*view)->meta.id, (*view)->standing.version);
}

/// An open page must also receive each event, unless its connection ends.
void Player::expect_heard(const std::string& game, std::int64_t version) {
  const auto found = pages_.find(game);
  if (found == pages_.end()) return;
  found->second->expect(version, [this, game, version] {
    if (client_.gone()) return;
    told_.wrong("game " + game + ": a page of " + id_ + " has not heard of version " +
                std::to_string(version) + " at " + std::to_string(world_.now()));
  });
}

void Player::play_in(const View& view) {
  const auto& id = view->meta.id;
  if (const auto page = pages_.find(id);
      page != pages_.end() && !page->second->closed() && world_.chance(0.02)) {
    page->second->close();
  }
  watch(id);
  if (is_at_move(*view, id_) && !world_.chance(0.1)) return move(view);
  if (world_.chance(0.2)) return change(view);
  if (view->meta.time && !view->meta.time->live() && world_.chance(0.3)) return plan(view);
  client_.ask<View>(
      [player = id_, id](Games& games, const ViewReply& reply) {
        games.ask(GameRequest{QueueKey(player, player), id}, reply, &Table::get);
      },
      [this](const Result<View>& now) { take(now); });
}

void Player::move(const View& view) {
  const auto board = board_of(*view);
  const auto moves = board.written();
  if (moves.empty()) return;
  SentMove sent{id_, view->meta.id, world_.name(12), moves[world_.below(moves.size())].notation,
                view->standing.plies};
  client_.ask<View>(
      [sent](Games& games, const ViewReply& reply) {
        games.ask(GameRequest{QueueKey(sent.player, sent.player), sent.game}, reply, &Table::play,
                  MoveRequest{sent.ply, sent.notation, sent.nonce});
      },
      [this, sent](const Result<View>& answer) mutable {
        sent.accepted = static_cast<bool>(answer);
        if (!answer) sent.refusal = answer.error().what;
        told_.move(sent);
        take(answer);
      });
}

void Player::plan(const View& view) {
  const auto board = board_of(*view);
  const auto moves = board.written();
  if (moves.empty() || is_at_move(*view, id_)) return;
  const auto& theirs = moves[world_.below(moves.size())];
  auto after = board;
  after.play(theirs);
  const auto answers = after.written();
  if (answers.empty()) return;
  const play::PlanLine line{theirs.notation, answers[world_.below(answers.size())].notation};
  client_.ask<PlanView>(
      [player = id_, id = view->meta.id, ply = view->standing.plies, line](
          Games& games, const Reply<PlanView>& reply) {
        games.ask(GameRequest{QueueKey(player, player), id}, reply, &PrivateTexts::set_plan,
                  std::make_shared<PlanReading>(ply, std::vector<play::PlanLine>{line}));
      },
      [](const Result<PlanView>&) {});
}

void Player::change(const View& view) {
  static const play::Command changes[] = {play::TakeBack{},  play::TakeBack{}, play::OfferDraw{},
                                          play::OfferDraw{}, play::Resign{},   play::ClaimDraw{},
                                          play::ClaimWin{},  play::Cancel{}};
  play::Command what;
  if (view->asks_back || view->standing.offer) {
    const bool yes = world_.chance(0.4);
    what = view->asks_back ? play::Command(play::AnswerTakeBack{yes}) : play::AnswerDraw{yes};
  } else {
    what = changes[world_.below(std::size(changes))];
  }
  const Client::Send<View> send = [who = GameRequest{QueueKey(id_, id_), view->meta.id}, what,
                                   action = action()](Games& games, const ViewReply& reply) {
    games.ask(who, reply, &Table::change, action, GameChange(what));
  };
  client_.ask<View>(send, [this](const Result<View>& answer) { take(answer); });
}

}  // namespace camlann::server::simulation
