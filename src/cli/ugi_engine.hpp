#pragma once
// The engine side of UGI (doc/protocol/ugi.md): executes a line and answers on standard output.
// Searches run on a separate thread, so that the caller can read on; answers are whole lines. Call
// obey() and input_ended() from one thread.

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "base/result.hpp"
#include "engine/analyst.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "search/limits.hpp"

namespace camlann::cli {

class UgiEngine {
 public:
  /// `known` must outlive the engine.
  explicit UgiEngine(const Catalog& known);
  ~UgiEngine();  // stops a search
  UgiEngine(const UgiEngine&) = delete;
  UgiEngine& operator=(const UgiEngine&) = delete;

  /// Executes a line; false after `quit`, or if an answer cannot be written. Unknown words are
  /// ignored.
  bool obey(std::string_view line);
  /// Waits for a search with a limit to end; stops any other.
  void input_ended();

 private:
  using Words = std::span<const std::string_view>;

  bool dispatch(std::string_view command, Words rest, bool& quit);
  void introduce();
  void set_option(Words words);
  Result<void> change_option(std::string_view name, const std::string& value);
  void set_position(Words words);
  void go(Words words);
  void ponder_hit();
  void start(const Limits& limits);
  void query(Words words);
  void stop_search();
  void search(const Game& game, const Limits& limits);
  [[nodiscard]] std::string best_move(const Game& game, const Info& answer) const;
  void report(const Game& game, const Info& info);
  [[nodiscard]] std::string wdl_words(const Game& game, Score score) const;
  void say(std::string_view line);
  void complain(const Error& error);
  Analyst& analyst();
  [[nodiscard]] std::shared_ptr<const nn::Network> network();

  const Catalog& known_;
  std::mutex out_mutex_;
  std::atomic<bool> lost_{false};  // an answer could not be written

  std::string variant_ = "cam";
  std::string rules_;
  int hash_mib_ = 16;
  int threads_ = 1;
  std::string tables_;
  bool by_hand_ = false;      // with the hand-written evaluation
  std::string network_file_;  // empty: the program's network
  int lines_ = 1;
  int level_ = 0;  // 0: full strength
  bool ponder_ = false;
  bool shows_chances_ = false;
  Game game_;

  std::unique_ptr<Analyst> analyst_;  // created again after an option has changed
  std::thread searcher_;
  std::atomic<bool> stop_{false};
  bool limited_ = false;            // the current search ends by itself
  std::optional<Limits> when_hit_;  // while pondering, the limits from `ponderhit` on
  std::atomic<bool> mute_{false};   // the search ends without an answer
};

}  // namespace camlann::cli
