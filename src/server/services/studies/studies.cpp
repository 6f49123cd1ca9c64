#include "server/services/studies/studies.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "server/core/actor.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/log.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/core/secret.hpp"
#include "server/core/slice.hpp"
#include "server/core/work_time.hpp"
#include "server/messages/game.hpp"
#include "server/model/shown_text.hpp"
#include "server/model/study.hpp"
#include "server/model/study_check.hpp"
#include "server/store/study_store.hpp"
#include "wire/messages/shared_study.hpp"

namespace camlann::server {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds studies_patience{1000};
constexpr milliseconds studies_round{100};

Chapter chapter_of(const message::NewChapter& wish) {
  Chapter chapter;
  chapter.name = wish.name;
  chapter.variant = wish.variant;
  chapter.rules = wish.rules;
  if (wish.start && !wish.start->empty()) chapter.start = wish.start;
  chapter.text = wish.text;
  return chapter;
}

}  // namespace

Studies::Studies(StudyStore& store, const Catalog& known, Clock clock, Namer namer,
                 UnwantedWords words, Log log, const StudyBounds& bounds, WorkClock work_clock)
    : store_(store),
      known_(known),
      clock_(std::move(clock)),
      namer_(std::move(namer)),
      words_(std::move(words)),
      log_(std::move(log)),
      bounds_(bounds),
      work_clock_(std::move(work_clock)),
      actor_(bounds.queue, studies_round, Actor::Closing::refuse, log_) {}

void Studies::run() {
  actor_.run([this] { run_once(studies_patience); });
}

void Studies::run_once(milliseconds patience) {
  actor_.work(patience);
}

template <class T, class Work>
Result<T> Studies::in_one(Work work) {
  Result<T> answer = Failure(too_busy());
  TRY_VOID(store_.together([&]() -> Result<void> {
    answer = work();
    if (!answer) return Failure(answer.error());
    return {};
  }));
  return answer;
}

template <class T>
void Studies::with_checked(const QueueKey& who, const Reply<T>& reply,
                           const std::function<Result<Given>()>& given,
                           const std::function<Result<T>(Chapter)>& write) {
  struct Played {
    std::optional<ChapterCheck> check;
    std::chrono::nanoseconds worked{0};
  };
  const auto played = std::make_shared<Played>();
  actor_.ask_in_turns(who, reply, [this, played, given, write]() -> Result<std::optional<T>> {
    const auto end = [&write](Chapter chapter) -> Result<std::optional<T>> {
      TRY(auto answer, write(std::move(chapter)));
      return std::optional<T>(std::move(answer));
    };
    if (!played->check) {
      TRY(auto first, given());
      if (!first.check) return end(std::move(first.chapter));
      TRY(auto begun, ChapterCheck::begin(std::move(first.chapter), known_, *words_(),
                                          bounds_.plies_per_chapter));
      played->check.emplace(std::move(begun));
    }
    ChapterCheck& check = *played->check;
    const bool more = do_portion(work_clock_, played->worked,
                                 [&] { return check.go_on(slice_of(bounds_.slice)); });
    if (more && played->worked > bounds_.work) {
      return failure(ErrorCode::syntax, "The moves of this chapter take too long to check", "text",
                     "its variations in several chapters");
    }
    if (more) return std::optional<T>();
    TRY(auto chapter, std::move(check).done());
    return end(std::move(chapter));
  });
}

void Studies::list(const QueueKey& who, const Reply<message::Studies>& reply) {
  actor_.ask(who, reply, [this, player = who.player]() -> Result<message::Studies> {
    TRY(const auto all, store_.list(player));
    const auto words = words_();
    message::Studies made;
    for (const auto& [study, chapters] : all) {
      made.studies.push_back({study.id, shown(study.title, *words, hidden_name), study.open,
                              chapters, to_iso(study.updated)});
    }
    return made;
  });
}

void Studies::show(const QueueKey& who, const std::string& id, std::int64_t after,
                   const Reply<message::SharedStudy>& reply) {
  actor_.ask(who, reply, [this, player = who.player, id, after]() -> Result<message::SharedStudy> {
    const auto study = find(player, id, Right::read);
    return study ? shown_to(player, *study, after) : Failure(study.error());
  });
}

void Studies::make(const QueueKey& who, const message::NewStudy& wish,
                   const Reply<message::SharedStudy>& reply) {
  with_checked<message::SharedStudy>(
      who, reply, [wish]() -> Result<Given> { return Given{chapter_of(wish.chapter), true}; },
      [this, player = who.player, wish](Chapter chapter) {
        return make_now(player, wish, std::move(chapter));
      });
}

void Studies::change(const QueueKey& who, const std::string& id, const message::ChangeStudy& wish,
                     const Reply<message::SharedStudy>& reply) {
  actor_.ask(who, reply, [this, player = who.player, id, wish] {
    auto changed = change_now(player, id, wish);
    if (changed) tell(id);
    return changed;
  });
}

void Studies::remove(const QueueKey& who, const std::string& id, const Reply<bool>& reply) {
  actor_.ask(who, reply, [this, player = who.player, id] {
    auto removed = in_one<bool>([&]() -> Result<bool> {
      TRY_VOID(find(player, id, Right::own));
      TRY_VOID(store_.remove(id));
      return true;
    });
    if (removed) audience_.tell_gone(id);
    return removed;
  });
}

void Studies::add_chapter(const QueueKey& who, const std::string& id,
                          const message::NewChapter& wish,
                          const Reply<message::SharedStudy>& reply) {
  with_checked<message::SharedStudy>(
      who, reply,
      [this, player = who.player, id, wish]() -> Result<Given> {
        TRY_VOID(find(player, id, Right::write));
        return Given{chapter_of(wish), true};
      },
      [this, player = who.player, id, wish](Chapter chapter) {
        auto added = add_now(player, id, wish, std::move(chapter));
        if (added) tell(id);
        return added;
      });
}

void Studies::change_chapter(const QueueKey& who, const std::string& id, int number,
                             const message::ChangeChapter& wish,
                             const Reply<ChapterChanged>& reply) {
  with_checked<ChapterChanged>(
      who, reply,
      [this, player = who.player, id, number, wish]() -> Result<Given> {
        TRY(const auto study, find(player, id, Right::write));
        TRY(auto chapter, find_chapter(study, number));
        const bool rewrites = wish.text && chapter.version == wish.version;
        if (rewrites) chapter.text = wish.text;
        return Given{std::move(chapter), rewrites};
      },
      [this, player = who.player, id, number, wish](Chapter chapter) {
        auto changed = write_now(player, id, number, wish, std::move(chapter));
        if (changed && !changed->stale) tell(id);
        return changed;
      });
}

void Studies::remove_chapter(const QueueKey& who, const std::string& id, int number,
                             const Reply<message::SharedStudy>& reply) {
  actor_.ask(who, reply, [this, player = who.player, id, number] {
    auto removed = remove_now(player, id, number);
    if (removed) tell(id);
    return removed;
  });
}

void Studies::states(const QueueKey& who, const std::string& id, int number, std::int64_t version,
                     const Reply<message::StudyStates>& reply) {
  actor_.ask(who, reply, [this, player = who.player, id, number, version] {
    return states_now(player, id, number, version);
  });
}

void Studies::watch(const QueueKey& who, const std::string& id, std::int64_t version,
                    const std::shared_ptr<Watcher>& watcher) {
  const bool posted =
      actor_.mailbox()->try_post(who, [this, player = who.player, id, version, watcher] {
        const auto study = find(player, id, Right::read);
        const auto now = study ? shown_to(player, *study, version)
                               : Result<message::SharedStudy>(Failure(study.error()));
        if (now) {
          audience_.add(id, player, version, *now, watcher);
        } else {
          watcher->deliver(error_message(now.error(), id));
        }
        return Then::done;
      });
  if (!posted) watcher->deliver(error_message(too_busy(), id));
}

void Studies::unwatch(const QueueKey& who, const std::string& id,
                      const std::shared_ptr<Watcher>& watcher) {
  actor_.mailbox()->post(who, [this, id, watcher] {
    audience_.remove(id, watcher);
    return Then::done;
  });
}

void Studies::tell(const std::string& id) {
  const auto asked = store_.find(id);
  if (!asked) return;
  const std::optional<Study>& found = *asked;
  if (!found) return;
  const Study& study = *found;
  const std::int64_t since = study.version - 1;
  audience_.tell(id, since, study.owner,
                 [&](const std::string& player) { return shown_to(player, study, since); });
}

Result<Study> Studies::find(const std::string& player, const std::string& id, Right right) {
  TRY(auto found, store_.find(id));
  std::optional<Study> study = std::move(found);
  if (!study) return failure(ErrorCode::not_found, "There is no such study");
  const bool mine = study->owner == player;
  if (right == Right::own && !mine) {
    return failure(ErrorCode::conflict, "Only the player who made this study can do this");
  }
  if (right == Right::write && !mine && !study->open) {
    return failure(ErrorCode::conflict, "You may read this study, but not write in it", {},
                   "that its owner lets others write");
  }
  return std::move(*study);
}

Result<message::SharedStudy> Studies::shown_to(const std::string& player, const Study& study,
                                               std::int64_t after) {
  TRY(auto chapters, store_.chapters(study.id, after));
  const auto words = words_();
  message::SharedStudy made;
  made.id = study.id;
  made.title = shown(study.title, *words, hidden_name);
  made.open = study.open;
  made.mine = study.owner == player;
  made.writes = made.mine || study.open;
  made.version = study.version;
  made.updated = to_iso(study.updated);
  for (auto& one : chapters) {
    made.chapters.push_back({one.number, one.version, shown(one.name, *words, hidden_name),
                             std::move(one.variant), std::move(one.rules), std::move(one.start),
                             std::move(one.text)});
  }
  return made;
}

Result<void> Studies::has_room(const Study& study, std::size_t bytes, std::size_t before) {
  TRY(const auto room, store_.room(study.owner));
  if (room.bytes - std::min(before, room.bytes) + bytes > bounds_.bytes_per_player) {
    return failure(ErrorCode::conflict, "The owner of this study has no more room for studies", {},
                   "an older study deleted");
  }
  TRY(const auto chapters, store_.chapters(study.id, std::numeric_limits<std::int64_t>::max()));
  std::size_t all = bytes;
  for (const auto& one : chapters) all += one.bytes;
  if (all - std::min(before, all) > bounds_.bytes_per_study) {
    return failure(ErrorCode::conflict, "This study is full", {}, "another study");
  }
  return {};
}

void Studies::touch(Study& study) const {
  ++study.version;
  study.updated = clock_();
}

Result<void> Studies::put(Study& study, Chapter chapter, const std::string& player) {
  touch(study);
  chapter.version = study.version;
  // Placed last: places never exceed the number of chapters ever made.
  if (chapter.number == 0) chapter.place = chapter.number = ++study.made;
  auto done = store_.put(study);
  if (done) done = store_.put(study.id, chapter);
  if (done && chapter.text) done = keep(study, chapter, player);
  return done;
}

Result<void> Studies::keep(const Study& study, const Chapter& chapter, const std::string& player) {
  TRY(const auto known, store_.states(study.id, chapter.number));
  ChapterState state{chapter.version, player, {}, study.updated, study.updated, 0, chapter.text};
  state.bytes = chapter.text ? chapter.text->size() : 0;
  std::int64_t instead = 0;
  if (!known.empty() && known.front().player == player &&
      study.updated - known.front().began < bounds_.one_state) {
    state.began = known.front().began;
    instead = known.front().version;
  }
  return store_.keep(study.id, chapter.number, state, instead, bounds_.states_per_chapter,
                     bounds_.state_bytes_per_study);
}

Result<void> Studies::move_to(const Study& study, int number, int place) {
  TRY(auto chapters, store_.chapters(study.id, study.version));
  const auto moved = std::find_if(chapters.begin(), chapters.end(),
                                  [&](const Chapter& one) { return one.number == number; });
  const auto last = static_cast<int>(chapters.size());
  const auto to = chapters.begin() + (std::min(place, last) - 1);
  if (moved < to) {
    std::rotate(moved, moved + 1, to + 1);
  } else {
    std::rotate(to, moved, moved + 1);
  }
  Result<void> done;
  for (int i = 0; done && i < last; ++i) {
    done = store_.place(study.id, chapters[static_cast<std::size_t>(i)].number, i + 1);
  }
  return done;
}

Result<message::SharedStudy> Studies::make_now(const std::string& player,
                                               const message::NewStudy& wish, Chapter chapter) {
  return in_one<message::SharedStudy>([&]() -> Result<message::SharedStudy> {
    TRY(const auto room, store_.room(player));
    if (room.studies >= bounds_.studies_per_player) {
      return failure(ErrorCode::conflict, "You have made too many studies", {},
                     "an older study deleted");
    }
    Study study;
    study.id = namer_(study_id_length);
    study.owner = player;
    study.title = wish.title;
    study.open = wish.open;
    TRY_VOID(has_room(study, wish.chapter.text.size(), 0));
    TRY_VOID(put(study, std::move(chapter), player));
    return shown_to(player, study, study.version);
  });
}

Result<message::SharedStudy> Studies::change_now(const std::string& player, const std::string& id,
                                                 const message::ChangeStudy& wish) {
  return in_one<message::SharedStudy>([&]() -> Result<message::SharedStudy> {
    TRY(auto study, find(player, id, Right::own));
    if (wish.title && !wish.title->empty()) study.title = *wish.title;
    study.open = wish.open.value_or(study.open);
    touch(study);
    TRY_VOID(store_.put(study));
    return shown_to(player, study, study.version);
  });
}

Result<message::SharedStudy> Studies::add_now(const std::string& player, const std::string& id,
                                              const message::NewChapter& wish, Chapter chapter) {
  return in_one<message::SharedStudy>([&]() -> Result<message::SharedStudy> {
    TRY(auto study, find(player, id, Right::write));
    TRY(const auto chapters, store_.chapters(id, study.version));
    if (chapters.size() >= bounds_.chapters_per_study) {
      return failure(ErrorCode::conflict, "This study has too many chapters", {}, "another study");
    }
    TRY_VOID(has_room(study, wish.text.size(), 0));
    TRY_VOID(put(study, std::move(chapter), player));
    return shown_to(player, study, study.version);
  });
}

Result<Chapter> Studies::find_chapter(const Study& study, int number) {
  TRY(auto chapters, store_.chapters(study.id, study.version));
  const auto found = std::find_if(chapters.begin(), chapters.end(),
                                  [&](const Chapter& one) { return one.number == number; });
  if (found == chapters.end()) {
    return failure(ErrorCode::not_found, "There is no such chapter in this study");
  }
  return std::move(*found);
}

Result<ChapterChanged> Studies::write_now(const std::string& player, const std::string& id,
                                          int number, const message::ChangeChapter& wish,
                                          Chapter chapter) {
  return in_one<ChapterChanged>([&]() -> Result<ChapterChanged> {
    TRY(auto study, find(player, id, Right::write));
    TRY(const auto now, find_chapter(study, number));
    const bool moves_only = wish.place && !wish.name && !wish.text;
    const bool stale = !moves_only && now.version != wish.version;
    if (moves_only) {
      touch(study);
      TRY_VOID(store_.put(study));
    } else if (!stale) {
      if (wish.name && !wish.name->empty()) chapter.name = *wish.name;
      if (wish.text) {
        TRY_VOID(has_room(study, wish.text->size(), now.bytes));
      }
      TRY_VOID(put(study, std::move(chapter), player));
    }
    if (wish.place && !stale) {
      TRY_VOID(move_to(study, number, *wish.place));
    }
    TRY(auto made, shown_to(player, study, study.version));
    return ChapterChanged{std::move(made), stale};
  });
}

Result<message::StudyStates> Studies::states_now(const std::string& player, const std::string& id,
                                                 int number, std::int64_t version) {
  // Earlier texts have what the owner has removed since.
  TRY(const auto study, find(player, id, Right::own));
  TRY_VOID(find_chapter(study, number));
  TRY(const auto states, store_.states(id, number, version));
  const auto words = words_();
  message::StudyStates made;
  for (const auto& state : states) {
    if (version > 0 && state.version != version) continue;
    message::StudyState one{
        state.version, {}, state.player == player, to_iso(state.at), state.text};
    if (!state.name.empty()) one.by = shown(state.name, *words, hidden_name);
    made.states.push_back(std::move(one));
  }
  if (version > 0 && made.states.empty()) {
    return failure(ErrorCode::not_found, "This state of the chapter is not kept any more");
  }
  return made;
}

Result<message::SharedStudy> Studies::remove_now(const std::string& player, const std::string& id,
                                                 int number) {
  return in_one<message::SharedStudy>([&]() -> Result<message::SharedStudy> {
    TRY(auto study, find(player, id, Right::own));
    TRY_VOID(find_chapter(study, number));
    TRY(const auto chapters, store_.chapters(id, study.version));
    if (chapters.size() == 1) {
      return failure(ErrorCode::conflict, "A study keeps its last chapter", {},
                     "the whole study deleted");
    }
    touch(study);
    auto done = store_.remove(id, number);
    if (done) done = store_.put(study);
    if (!done) return Failure(done.error());
    return shown_to(player, study, study.version);
  });
}

}  // namespace camlann::server
