#pragma once
// The studies that players keep on this server. The owner can write; anyone with the link can read,
// and can also write if the owner allows it. All work is done on one thread (run()) with a separate
// connection, so that games and sign-ins never wait for it. Requests may be made on any thread.
// Each is answered once: on this thread when its change is on disk, or at once if too many requests
// wait. The reply must not block.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
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
#include "server/core/work_time.hpp"
#include "server/model/shown_text.hpp"
#include "server/model/study.hpp"
#include "server/services/studies/audience.hpp"
#include "server/store/study_store.hpp"
#include "wire/messages/shared_study.hpp"

namespace camlann::server {

/// The result of changing a chapter.
struct ChapterChanged {
  message::SharedStudy study;  // current version, without texts
  bool stale = false;          // another change came first: nothing was changed
};

class Studies {
 public:
  /// The store and the catalog must outlive this.
  Studies(StudyStore& store, const Catalog& known, Clock clock, Namer namer, UnwantedWords words,
          Log log, const StudyBounds& bounds = {}, WorkClock work_clock = thread_time);

  /// Works until close(); requests that still wait then are refused.
  void run();
  /// One round of run(): waits for work for at most `patience`.
  void run_once(std::chrono::milliseconds patience);
  void close() { actor_.close(); }

  void list(const QueueKey& who, const Reply<message::Studies>& reply);
  /// Replies with the study, and the texts of the chapters changed after this version.
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
  /// Replies to the owner with the earlier states of the chapter, and the text of this version.
  void states(const QueueKey& who, const std::string& id, int number, std::int64_t version,
              const Reply<message::StudyStates>& reply);

  /// Sends the watcher every change after this version, until unwatch(). An error if the study does
  /// not exist.
  void watch(const QueueKey& who, const std::string& id, std::int64_t version,
             const std::shared_ptr<Watcher>& watcher);
  void unwatch(const QueueKey& who, const std::string& id, const std::shared_ptr<Watcher>& watcher);

  [[nodiscard]] const StudyBounds& bounds() const { return bounds_; }

 private:
  /// A player's right to a study.
  enum class Right : std::uint8_t { read, write, own };

  /// Runs `work` in one transaction, which blocks other writers; chapters are replayed before it.
  template <class T, class Work>
  [[nodiscard]] Result<T> in_one(Work work);

  /// A chapter to write, with a new text if it needs a check.
  struct Given {
    Chapter chapter;
    bool check = false;
  };

  /// Checks the chapter from `given` in turns of the player, and replies with the result of
  /// `write`. Refuses a chapter if its moves take longer than `bounds.work`.
  template <class T>
  void with_checked(const QueueKey& who, const Reply<T>& reply,
                    const std::function<Result<Given>()>& given,
                    const std::function<Result<T>(Chapter)>& write);

  /// Returns the study; an error if it does not exist, or the player lacks this right.
  [[nodiscard]] Result<Study> find(const std::string& player, const std::string& id, Right right);
  [[nodiscard]] Result<message::SharedStudy> shown_to(const std::string& player, const Study& study,
                                                      std::int64_t after);
  /// Returns an error unless `bytes` fit in a chapter that now has `before` bytes.
  [[nodiscard]] Result<void> has_room(const Study& study, std::size_t bytes, std::size_t before);
  /// Saves the chapter as written by the player, as the next version of the study.
  [[nodiscard]] Result<void> put(Study& study, Chapter chapter, const std::string& player);
  /// Keeps the current state of the chapter in its history.
  [[nodiscard]] Result<void> keep(const Study& study, const Chapter& chapter,
                                  const std::string& player);
  [[nodiscard]] Result<void> move_to(const Study& study, int number, int place);
  /// Sends the change that has just been saved to the watchers.
  void tell(const std::string& id);
  void touch(Study& study) const;

  [[nodiscard]] Result<message::SharedStudy> make_now(const std::string& player,
                                                      const message::NewStudy& wish,
                                                      Chapter chapter);
  [[nodiscard]] Result<message::SharedStudy> change_now(const std::string& player,
                                                        const std::string& id,
                                                        const message::ChangeStudy& wish);
  [[nodiscard]] Result<message::SharedStudy> add_now(const std::string& player,
                                                     const std::string& id,
                                                     const message::NewChapter& wish,
                                                     Chapter chapter);
  [[nodiscard]] Result<ChapterChanged> write_now(const std::string& player, const std::string& id,
                                                 int number, const message::ChangeChapter& wish,
                                                 Chapter chapter);
  [[nodiscard]] Result<message::StudyStates> states_now(const std::string& player,
                                                        const std::string& id, int number,
                                                        std::int64_t version);
  /// Returns the chapter; an error if it does not exist.
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
  const WorkClock work_clock_;
  Actor actor_;
  Audience audience_{bounds_.told_bytes};
};

}  // namespace camlann::server
