#pragma once
// Decides about the lease of the games for one of several servers: which requests to send to the
// table of leases and when, what follows from the answers, and how long the lease is valid. Without
// thread, clock or database: Tenancy supplies them, and the simulation replaces them. Not
// thread-safe.

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/secret.hpp"
#include "server/store/lease_table.hpp"

namespace camlann::server {

class LeaseKeeper {
 public:
  /// By a clock that also runs while the process is suspended and while the machine sleeps.
  using Time = std::chrono::milliseconds;

  /// `address` is the address of this server for other servers; empty: not reachable.
  LeaseKeeper(std::string address, Namer namer);

  /// A request to the table of leases.
  struct Question {
    enum class Kind : std::uint8_t { look, take, renew, set_address, give_back };
    Kind kind = Kind::look;
    std::string owner;
    std::string address;  // take, set_address
    std::int64_t epoch = 0;
    Time asked{};
  };
  /// The answer; each kind of question has its field.
  struct Answer {
    LeaseTable::Lease lease;             // look
    std::optional<std::int64_t> epoch;   // take: nothing if another server has it
    std::optional<std::string> address;  // renew: the owner's; nothing if another server has it
  };
  /// A round: begin() returns the first question, hear() takes its answer (or error) and returns
  /// the next question, if any. Only one round at a time.
  [[nodiscard]] Question begin(Time now) const;
  [[nodiscard]] std::optional<Question> hear(const Question& question, const Result<Answer>& answer,
                                             Time now);
  /// Returns the time from the end of a round to the next one.
  [[nodiscard]] Time pause() const;

  /// Gives back a held lease in the next round. It is not taken again before `not_before`, so that
  /// another server can take it.
  void give_back(Time not_before);
  [[nodiscard]] bool gives_back() const { return gives_back_; }

  /// Records a message from a client, direct or through another server.
  void heard(Time now) { heard_ = now; }
  /// Records that the holder of the games in this epoch was unreachable for a client.
  void missed(std::int64_t epoch) { missed_ = epoch; }

  /// See Tenancy.
  [[nodiscard]] bool holds() const { return holds_; }
  /// False while the lease is being given back, because that may have happened already.
  [[nodiscard]] bool is_certain(Time now) const {
    return holds_ && !gives_back_ && now < certain_until_;
  }
  /// True if the database does not answer, or has been silent too long for any lease to be valid.
  [[nodiscard]] bool is_away(Time now) const;
  struct Own {
    std::string name;
    std::int64_t epoch = 0;
  };
  [[nodiscard]] const Own& own() const { return own_; }
  struct Holder {
    std::string address;  // empty: unreachable
    std::int64_t epoch = 0;

    bool operator==(const Holder&) const = default;
  };
  [[nodiscard]] const std::optional<Holder>& holder() const { return holder_; }

  struct News {
    enum class Kind : std::uint8_t {
      took_over,  // this server has the games, in this epoch
      overtaken,  // another server has taken them from this epoch; `lost` follows
      cut_off,    // this server is unreachable, so it gives the games away; `lost` follows
      barred,     // this server must not take the games, because of `what`
      lost,       // the games are not here any more
      holder,     // holder() has changed
      away,       // the database does not answer; `what` is its error
      back
    };
    Kind kind{};
    std::int64_t epoch = 0;
    std::string what;
  };
  /// Returns the news since the last call.
  [[nodiscard]] std::vector<News> take_news() { return std::exchange(news_, {}); }

 private:
  [[nodiscard]] Question ask(Question::Kind kind, Time now) const;
  [[nodiscard]] std::optional<Question> hear_look(const LeaseTable::Lease& lease, Time now);
  void hear_take(std::optional<std::int64_t> epoch, Time asked);
  [[nodiscard]] std::optional<Question> hear_renew(const std::optional<std::string>& address,
                                                   Time asked, Time now);
  void lose();
  void show(std::optional<Holder> holder);
  void note_bar(const std::string& barred);
  /// Notes whether the database answers.
  void settle(const Result<Answer>& answer, Time now);

  const std::string address_;
  const Namer namer_;
  Own own_;
  bool holds_ = false;
  bool gives_back_ = false;
  bool away_ = false;  // the database does not answer
  Time answered_{};    // send time of the last answered question
  Time certain_until_{};
  Time not_before_{};  // the earliest time to take the lease
  Time heard_{};
  std::int64_t missed_ = 0;  // epoch of an unreachable holder to report; 0: none
  Time next_missed_{};       // the earliest next report
  std::optional<Holder> holder_;
  std::string barred_;  // LeaseTable::Lease::barred
  std::vector<News> news_;
};

}  // namespace camlann::server
