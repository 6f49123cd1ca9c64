#pragma once
// The studies that players keep on this server: their owner writes, whoever has the link reads, and
// writes too where the owner wishes it. One thread (run()) does it all, on a connection of its own,
// so that neither a game nor a password waits for it. The requests may be called from any thread;
// each is answered once, on that thread, when what it changes is on disk, or at once where too many
// wait. The answer must not block.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/core/actor.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/log.hpp"
#include "server/core/outbox.hpp"
#include "server/core/secret.hpp"
#include "server/model/shown_text.hpp"
#include "server/model/study.hpp"
#include "server/services/studies/audience.hpp"
#include "server/store/study_store.hpp"
#include "wire/messages/shared_study.hpp"

namespace camlann::server {

/// A chapter was to be changed.
struct ChapterChanged {
  message::SharedStudy study;  // as it is now, without texts
  bool stale = false;          // somebody else was first: nothing was changed
};

class Studies {
 public:
  /// The store and the catalog must outlive it.
  Studies(StudyStore& store, const Catalog& known, Clock clock, Namer namer, UnwantedWords words,
          Log log, const StudyBounds& bounds = {});

  /// Works until close(); what waits then is refused.
  void run();
  /// One round of run(): waits for work for at most `patience`.
  void run_once(std::chrono::milliseconds patience);
  void close() { actor_.close(); }

  void list(const QueueKey& who, const Reply<message::Studies>& reply);
  /// With the texts of the chapters that were written after this version.
  void show(const QueueKey& who, const std::string& id, std::int64_t after,
            const Reply<message::SharedStudy>& reply);
  void make(const QueueKey& who, const message::NewStudy& wish,
            const Reply<message::SharedStudy>& reply);
  void change(const QueueKey& who, const std::string& id, const message::ChangeStudy& wish,
              const Reply<message::SharedStudy>& reply);
  void remove(const QueueKey& who, const std::string& id, const Reply<bool>& reply);
  void add_chapter(const QueueKey& who, const std::string& id, const message::NewChapter& wish,
                   const Reply<message::SharedStudy>& reply);
  void change_chapter(const QueueKey& who, const std::string& id, int number,
                      const message::ChangeChapter& wish, const Reply<ChapterChanged>& reply);
  void remove_chapter(const QueueKey& who, const std::string& id, int number,
                      const Reply<message::SharedStudy>& reply);
  /// How the chapter was, with the text of this version.
  void states(const QueueKey& who, const std::string& id, int number, std::int64_t version,
              const Reply<message::StudyStates>& reply);

  /// The watcher is told of every change after this version, until unwatch(); an error if there is
  /// no such study.
  void watch(const QueueKey& who, const std::string& id, std::int64_t version,
             const std::shared_ptr<Watcher>& watcher);
  void unwatch(const QueueKey& who, const std::string& id, const std::shared_ptr<Watcher>& watcher);

  [[nodiscard]] const StudyBounds& bounds() const { return bounds_; }

 private:
  /// What a player may do to a study.
  enum class Right : std::uint8_t { read, write, own };

  /// In one transaction, which keeps others from writing: chapters are replayed before it.
  template <class T, class Work>
  [[nodiscard]] Result<T> in_one(Work work);

  /// An error if there is none, or the player may not do this.
  [[nodiscard]] Result<Study> find(const std::string& player, const std::string& id, Right right);
  [[nodiscard]] Result<message::SharedStudy> shown_to(const std::string& player, const Study& study,
                                                      std::int64_t after);
  [[nodiscard]] Result<Chapter> checked(Chapter chapter) const;
  /// Whether there is room for so many bytes in a chapter that has `before` of them now.
  [[nodiscard]] Result<void> has_room(const Study& study, std::size_t bytes, std::size_t before);
  /// The next version of the study, with this chapter as the player has written it.
  [[nodiscard]] Result<void> put(Study& study, Chapter chapter, const std::string& player);
  /// How the chapter is now, for later.
  [[nodiscard]] Result<void> keep(const Study& study, const Chapter& chapter,
                                  const std::string& player);
  [[nodiscard]] Result<void> move_to(const Study& study, int number, int place);
  /// Those who watch are told of the change that has just been saved.
  void tell(const std::string& id);
  void touch(Study& study) const;

  [[nodiscard]] Result<message::SharedStudy> make_now(const std::string& player,
                                                      const message::NewStudy& wish);
  [[nodiscard]] Result<message::SharedStudy> change_now(const std::string& player,
                                                        const std::string& id,
                                                        const message::ChangeStudy& wish);
  [[nodiscard]] Result<message::SharedStudy> add_now(const std::string& player,
                                                     const std::string& id,
                                                     const message::NewChapter& wish);
  [[nodiscard]] Result<ChapterChanged> write_now(const std::string& player, const std::string& id,
                                                 int number, const message::ChangeChapter& wish);
  [[nodiscard]] Result<message::StudyStates> states_now(const std::string& player,
                                                        const std::string& id, int number,
                                                        std::int64_t version);
  /// An error if the study has no such chapter.
  [[nodiscard]] Result<Chapter> find_chapter(const Study& study, int number);
  [[nodiscard]] Result<message::SharedStudy> remove_now(const std::string& player,
                                                        const std::string& id, int number);

  StudyStore& store_;
  const Catalog& known_;
  const Clock clock_;
  const Namer namer_;
  const UnwantedWords words_;
  const Log log_;
  const StudyBounds bounds_;
  Actor actor_;
  Audience audience_{bounds_.told_bytes};
};

}  // namespace camlann::server
