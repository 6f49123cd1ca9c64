#include "server/fakes.hpp"

#include <algorithm>
#include <limits>
#include <new>
#include <stdexcept>

namespace camlann::server::test {

namespace {

Failure disk_full() {
  return failure(ErrorCode::io, "the disk is full");
}

}  // namespace

boost::json::value json_of(std::string_view text) {
  return boost::json::parse({text.data(), text.size()});
}

boost::json::value field(const boost::json::value& value, std::string_view way) {
  const auto* at = &value;
  while (!way.empty()) {
    const auto dot = way.find('.');
    const auto step = way.substr(0, dot);
    way = dot == std::string_view::npos ? std::string_view{} : way.substr(dot + 1);
    if (const auto* object = at->if_object()) {
      at = object->if_contains({step.data(), step.size()});
    } else if (const auto* array = at->if_array()) {
      at = array->if_contains(std::stoul(std::string(step)));
    } else {
      return {};
    }
    if (at == nullptr) return {};
  }
  return *at;
}

std::string text_field(const boost::json::value& value, std::string_view way) {
  const auto found = field(value, way);
  const auto* text = found.if_string();
  return text == nullptr ? "(no text)" : std::string(text->data(), text->size());
}

std::int64_t number_field(const boost::json::value& value, std::string_view way) {
  const auto found = field(value, way);
  return found.is_int64() ? found.get_int64() : -1;
}

Result<void> FakeStore::write(const RoundWrite& round) {
  if (while_writing) while_writing();
  if (std::exchange(out_of_memory, false)) throw std::bad_alloc();
  if (std::exchange(fail_next_write, false)) return disk_full();
  ++commits;
  for (const auto& step : round.games) {
    auto& kept = games_[step.id];
    if (step.created) kept.meta = step.created->meta;
    for (const auto& entry : step.entries) {
      if (entry.version != static_cast<std::int64_t>(kept.entries.size()) + 1) {
        throw std::logic_error("an event was written twice or left out");
      }
      kept.entries.push_back(entry);
    }
    for (const auto& text : step.private_texts) {
      auto& texts = private_texts_[step.id];
      std::erase_if(texts, [&](const PrivateText& one) {
        return one.player == text.player && one.kind == text.kind;
      });
      if (!text.text.empty()) texts.push_back(text);
    }
    if (step.entries.empty()) continue;
    kept.standing = step.standing;
    if (kept.standing.deadline) clock_ = std::max(clock_, kept.entries.back().clock);
  }
  for (const auto& step : round.games) {
    const auto& kept = games_[step.id];
    if (kept.meta.shared()) people_.keep(kept.meta, kept.standing);
  }
  for (const auto& finished : round.finished) people_.record(finished);
  for (const auto& club : round.clubs) clubs_.write(club);
  for (const auto& league : round.leagues) leagues_.write(league);
  for (const auto& step : round.tournaments) tournaments_.write(step);
  for (const auto& invitation : round.invitations) {
    invitations_[invitation.id] = invitation;
    if (!invitation.is_public) people_.keep_private(invitation.game);
  }
  chat_.write(round);
  if (std::exchange(lose_next_answer, false)) return disk_full();
  return {};
}

void FakeChat::write(const RoundWrite& round) {
  lines_.insert(lines_.end(), round.chat.begin(), round.chat.end());
  for (const auto& wish : round.mutes) {
    std::erase_if(mutes_, [&](const MuteWish& one) {
      return one.player == wish.player && one.other == wish.other;
    });
    if (wish.muted) mutes_.push_back(wish);
  }
}

Result<std::int64_t> FakeChat::last(std::string_view game) {
  std::int64_t last = 0;
  for (const auto& line : lines_) {
    if (line.game == game) last = std::max(last, line.number);
  }
  return last;
}

Result<ChatPage> FakeChat::read(std::string_view game, ChatRoom room, std::string_view reader,
                                std::int64_t after, std::size_t most) {
  ChatPage page;
  page.muted = muted(reader).value();
  for (const auto& line : lines_) {
    const bool muted =
        std::find(page.muted.begin(), page.muted.end(), line.player) != page.muted.end();
    if (line.game == game && line.room == room && line.number > after && !muted) {
      page.lines.push_back(line);
    }
  }
  if (page.lines.size() > most) {
    page.lines.erase(page.lines.begin(), page.lines.end() - static_cast<std::ptrdiff_t>(most));
  }
  return page;
}

Result<std::vector<std::string>> FakeChat::muted(std::string_view player) {
  std::vector<std::string> players;
  for (const auto& wish : mutes_) {
    if (wish.player == player) players.push_back(wish.other);
  }
  std::sort(players.begin(), players.end());
  return players;
}

Result<std::vector<std::string>> FakeChat::muting(std::string_view player) {
  std::vector<std::string> players;
  for (const auto& wish : mutes_) {
    if (wish.other == player) players.push_back(wish.player);
  }
  return players;
}

Result<std::vector<PrivateText>> FakeStore::private_texts(std::string_view game) {
  if (fail_reads) return disk_full();
  const auto found = private_texts_.find(game);
  return found == private_texts_.end() ? std::vector<PrivateText>{} : found->second;
}

Result<std::optional<Invitation>> FakeStore::find_invitation(std::string_view id) {
  if (fail_reads) return disk_full();
  const auto found = invitations_.find(id);
  if (found == invitations_.end()) return std::optional<Invitation>{};
  return std::optional(found->second);
}

Result<std::optional<std::string>> FakeStore::find_invited(std::string_view host,
                                                           std::string_view nonce) {
  for (const auto& [id, invitation] : invitations_) {
    if (invitation.table.host == host && invitation.nonce == nonce) return std::optional(id);
  }
  return std::optional<std::string>{};
}

Result<std::optional<Invitation>> FakeStore::find_rematch(std::string_view game) {
  std::optional<Invitation> last;
  for (const auto& [id, invitation] : invitations_) {
    if (invitation.rematch_of != game || invitation.table.phase == play::Phase::withdrawn) continue;
    if (!last || invitation.created >= last->created) last = invitation;
  }
  return last;
}

Result<std::vector<Invitation>> FakeStore::challenges(std::string_view player, Millis now,
                                                      int limit) {
  std::vector<Invitation> all;
  for (const auto& [id, invitation] : invitations_) {
    const auto& table = invitation.table;
    const bool waits = table.phase == play::Phase::waiting && table.expires > now;
    if (waits && table.invited == player) all.push_back(invitation);
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const auto& a, const auto& b) { return a.created > b.created; });
  all.resize(std::min(all.size(), static_cast<std::size_t>(limit)));
  return all;
}

Result<std::vector<Invitation>> FakeStore::waiting(std::string_view host, Millis now, int limit) {
  std::vector<Invitation> all;
  for (const auto& [id, invitation] : invitations_) {
    const auto& table = invitation.table;
    const bool waits = table.phase == play::Phase::waiting && table.expires > now;
    if (waits && invitation.rematch_of.empty()) all.push_back(invitation);
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const auto& a, const auto& b) { return a.created > b.created; });
  std::erase_if(all, [&](const Invitation& one) {
    const bool shown = one.is_public && limit-- > 0;
    return !shown && one.table.host != host && one.table.invited != host;
  });
  return all;
}

Result<std::optional<HalfReadGame>> FakeStore::open(std::string_view id) {
  if (std::exchange(out_of_memory, false)) throw std::bad_alloc();
  if (fail_reads) return disk_full();
  const auto found = games_.find(id);
  if (found == games_.end() || found->second.deleted) return std::optional<HalfReadGame>{};
  const auto& [meta, entries, standing, deleted] = found->second;
  auto state = GameState::create(meta);
  if (!state) return Failure(state.error());
  return HalfReadGame{KeptGame(meta, std::move(*state)), static_cast<std::int64_t>(entries.size())};
}

Result<void> FakeStore::read_on(HalfReadGame& game, std::size_t most) {
  const auto& entries = games_.find(game.game.meta.id)->second.entries;
  for (; most > 0 && !game.whole(); --most) {
    game.add(entries[static_cast<std::size_t>(game.game.version())]);
  }
  return {};
}

Result<std::optional<KeptGame>> load(Store& store, std::string_view id) {
  auto opened = store.open(id);
  if (!opened) return Failure(opened.error());
  if (!*opened) return std::optional<KeptGame>{};
  HalfReadGame& game = **opened;
  while (!game.whole()) {
    if (const auto read = store.read_on(game, 100); !read) return Failure(read.error());
  }
  return std::move(game.game);
}

Result<std::vector<GameSummary>> FakeStore::list(std::string_view player, int limit, int skip) {
  std::vector<GameSummary> games;
  for (const auto& [id, kept] : games_) {
    if (kept.meta.has(player) && !kept.deleted) games.push_back({kept.meta, kept.standing});
  }
  std::stable_sort(games.begin(), games.end(),
                   [](const auto& a, const auto& b) { return a.meta.created > b.meta.created; });
  games.erase(games.begin(), games.begin() + std::min(skip, static_cast<int>(games.size())));
  if (games.size() > static_cast<std::size_t>(limit)) {
    games.erase(games.begin() + limit, games.end());
  }
  return games;
}

Result<std::vector<GameSummary>> FakeStore::turns(std::string_view player, int limit) {
  auto games = list(player, 1000, 0).value();
  std::erase_if(games, [](const GameSummary& game) {
    return !game.meta.shared() || game.standing.thinking || game.standing.verdict.over();
  });
  constexpr auto never = std::numeric_limits<Millis>::max();
  std::stable_sort(games.begin(), games.end(), [never](const GameSummary& a, const GameSummary& b) {
    return a.standing.deadline.value_or(never) < b.standing.deadline.value_or(never);
  });
  games.resize(std::min(games.size(), static_cast<std::size_t>(limit)));
  return games;
}

Result<GameCount> FakeStore::count(std::string_view player) {
  GameCount count;
  for (const auto& [id, kept] : games_) {
    if (!kept.meta.has(player) || kept.deleted) continue;
    ++count.all;
    if (!kept.standing.verdict.over()) ++count.unfinished;
  }
  return count;
}

Result<std::optional<std::string>> FakeStore::find_created(std::string_view player,
                                                           std::string_view nonce) {
  for (const auto& [id, kept] : games_) {
    if (kept.meta.player == player && kept.meta.nonce == nonce) return std::optional(id);
  }
  return std::optional<std::string>{};
}

Result<std::vector<OwedGame>> FakeStore::owed() {
  std::vector<OwedGame> games;
  for (const auto& [id, kept] : games_) {
    if (kept.standing.thinking && !kept.deleted) games.push_back({id, kept.meta.player});
  }
  return games;
}

Result<void> FakeStore::set_deleted(std::span<const std::string> ids, std::optional<Millis> at) {
  for (const auto& id : ids) games_.find(id)->second.deleted = at;
  return {};
}

Result<std::string> FakeStore::owner_of_deleted(std::string_view id) {
  const auto found = games_.find(id);
  return found != games_.end() && found->second.deleted ? found->second.meta.player : "";
}

Result<std::vector<std::string>> FakeStore::unmoved(std::string_view player, Millis before,
                                                    int kept_ones) {
  std::vector<std::string> ids;
  const auto games = list(player, 1000, 0);
  for (const auto& game : games.value()) {
    if (game.standing.version == 1 && game.meta.created < before && !game.meta.shared())
      ids.push_back(game.meta.id);
  }
  ids.erase(ids.begin(), ids.begin() + std::min(kept_ones, static_cast<int>(ids.size())));
  return ids;
}

Result<void> FakeStore::purge(Millis before) {
  std::erase_if(games_, [&](const auto& game) {
    return game.second.deleted && *game.second.deleted < before;
  });
  return {};
}

Result<play::Leaves> FakeLeaves::of(std::string_view player) {
  const auto found = kept_.find(player);
  return found == kept_.end() ? play::Leaves{} : found->second;
}

Result<void> FakeLeaves::set(std::string_view player, const play::Leaves& leaves, Millis shown) {
  kept_[std::string(player)] = leaves;
  set_clock(shown);
  return {};
}

Result<std::vector<OwnedLeave>> FakeLeaves::since(Millis then) {
  std::vector<OwnedLeave> all;
  for (const auto& [player, leaves] : kept_) {
    for (const auto& leave : leaves) {
      if (leave.until > then) all.push_back({player, leave});
    }
  }
  return all;
}

LeaveBook& FakeStore::leaves() {
  leaves_.timed_games = [this](std::string_view player) {
    std::vector<std::string> ids;
    for (const auto& [id, kept] : games_) {
      if (kept.meta.shared() && kept.meta.has(player) && kept.standing.deadline && !kept.deleted) {
        ids.push_back(id);
      }
    }
    return ids;
  };
  leaves_.set_clock = [this](Millis shown) { clock_ = std::max(clock_, shown); };
  return leaves_;
}

TournamentStore& FakeStore::tournaments() {
  tournaments_.fail_reads = fail_tournaments;
  tournaments_.all_games = [this](std::string_view id) {
    std::vector<GameSummary> games;
    for (const auto& [game, kept] : games_) {
      if (kept.meta.tournament == id) games.push_back({kept.meta, kept.standing});
    }
    return games;
  };
  return tournaments_;
}

Result<std::vector<Deadline>> FakeStore::timed() {
  std::vector<Deadline> games;
  for (const auto& [id, kept] : games_) {
    if (kept.deleted || !kept.standing.deadline) continue;
    games.push_back({id, kept.meta.player, *kept.standing.deadline});
  }
  return games;
}

Result<void> FakeStore::set_clock(Millis shown) {
  if (std::exchange(fail_next_write, false)) return disk_full();
  clock_ = std::max(clock_, shown);
  return {};
}

Result<void> FakeStore::check() {
  if (fail_reads) return disk_full();
  return {};
}

bool FakeThinker::has_room(Length /*length*/) {
  return jobs.size() < room;
}

void FakeThinker::submit(ThinkJob job) {
  if (std::exchange(out_of_memory, false)) throw std::bad_alloc();
  if (job.kind == ThinkJob::Kind::pairing && !holds_pairings) {
    ++pairings;
    return job.done(server::think(job));
  }
  jobs.push_back(std::move(job));
}

void FakeThinker::think(std::optional<Thought> thought) {
  if (jobs.empty()) throw std::logic_error("nothing to think about");
  const auto job = std::move(jobs.front());
  jobs.pop_front();
  if (job.kind == ThinkJob::Kind::pairing) {
    return job.done(thought ? *thought : server::think(job));
  }
  auto answer = thought.value_or(Thought{});
  const auto moves = job.board.written();
  if (job.kind == ThinkJob::Kind::analysis && !thought) {
    for (std::size_t i = 0; i < moves.size() && i < static_cast<std::size_t>(job.lines); ++i) {
      answer.lines.push_back({100 - static_cast<Score>(i), 3, {moves[i].notation}});
    }
  }
  if (!answer.move && !moves.empty()) answer.move = moves.front();
  job.done(answer);
}

void FakeWatcher::deliver(std::shared_ptr<const std::string> message) {
  messages.push_back(json_of(*message));
}

NewGame wish_for(std::string variant, Opponent opponent, Seat colour) {
  NewGame wish;
  wish.variant = std::move(variant);
  wish.opponent = opponent;
  wish.colour = colour;
  return wish;
}

PlayerKeys test_keys(Namer namer) {
  return {"a secret", {player_of(std::string(player_key_length, '0'))}, std::move(namer)};
}

Namer counting_names() {
  auto count = std::make_shared<int>(0);
  return [count](std::size_t length) {
    auto name = std::to_string(++*count);
    return std::string(length - name.size(), '0') + name;
  };
}

StopFlag still_there() {
  return std::make_shared<std::atomic<bool>>(false);
}

Log silent_log() {
  return [](Severity, std::string_view, LogFields) {};
}

}  // namespace camlann::server::test
