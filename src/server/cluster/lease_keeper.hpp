#pragma once
// What one of several servers decides about the lease of the games: what it asks the table of
// leases and when, what it makes of the answers, and how long it may rely on them. It has no
// thread, no clock and no database: Tenancy gives it those, and the simulation gives it others. Not
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
  /// By a clock that goes on while the process stands still and the machine sleeps.
  using Time = std::chrono::milliseconds;

  /// `address` is where other servers reach this one; empty: nowhere.
  LeaseKeeper(std::string address, Namer namer);

  /// For the table of leases.
  struct Question {
    enum class Kind : std::uint8_t { look, take, renew, set_address, give_back };
    Kind kind = Kind::look;
    std::string owner;
    std::string address;  // take, set_address
    std::int64_t epoch = 0;
    Time asked{};
  };
  /// Each kind of question has its field.
  struct Answer {
    LeaseTable::Lease lease;             // look
    std::optional<std::int64_t> epoch;   // take: nothing, somebody else has it
    std::optional<std::string> address;  // renew: that of the owner; nothing, somebody else has it
  };
  /// A round: the first question, and with each answer the next one, if there is one. An error is
  /// an answer, too. Only one round at a time.
  [[nodiscard]] Question begin(Time now) const;
  [[nodiscard]] std::optional<Question> hear(const Question& question, const Result<Answer>& answer,
                                             Time now);
  /// From the end of a round to the next one.
  [[nodiscard]] Time pause() const;

  /// The lease is given back in the next round, if it is held. It is not taken again before this
  /// moment, so that another server can have it.
  void give_back(Time not_before);
  [[nodiscard]] bool gives_back() const { return gives_back_; }

  /// A client, or a server that passes one on, is heard here.
  void heard(Time now) { heard_ = now; }
  /// The one that has the games in this epoch could not be reached for a client.
  void missed(std::int64_t epoch) { missed_ = epoch; }

  /// See Tenancy.
  [[nodiscard]] bool holds() const { return holds_; }
  /// Not where it is being given back: that may have been done.
  [[nodiscard]] bool is_certain(Time now) const {
    return holds_ && !gives_back_ && now < certain_until_;
  }
  /// Whether the database does not answer, or has not answered for so long that nobody could rely
  /// on a lease.
  [[nodiscard]] bool is_away(Time now) const;
  struct Own {
    std::string name;
    std::int64_t epoch = 0;
  };
  [[nodiscard]] const Own& own() const { return own_; }
  struct Holder {
    std::string address;  // empty: it cannot be reached
    std::int64_t epoch = 0;

    bool operator==(const Holder&) const = default;
  };
  [[nodiscard]] const std::optional<Holder>& holder() const { return holder_; }

  struct News {
    enum class Kind : std::uint8_t {
      took_over,  // this server has the games, in this epoch
      overtaken,  // somebody has taken them from this epoch; `lost` follows
      cut_off,    // nobody reaches this server, so they are given away; `lost` follows
      lost,       // they are not here any more
      holder,     // holder() has changed
      away,       // the database does not answer: what it says
      back
    };
    Kind kind{};
    std::int64_t epoch = 0;
    std::string what;
  };
  /// What has happened since this was called last.
  [[nodiscard]] std::vector<News> take_news() { return std::exchange(news_, {}); }

 private:
  [[nodiscard]] Question ask(Question::Kind kind, Time now) const;
  [[nodiscard]] std::optional<Question> hear_look(const LeaseTable::Lease& lease, Time now);
  void hear_take(std::optional<std::int64_t> epoch, Time asked);
  [[nodiscard]] std::optional<Question> hear_renew(const std::optional<std::string>& address,
                                                   Time asked, Time now);
  void lose();
  void show(std::optional<Holder> holder);
  /// Whether the database answers.
  void settle(const Result<Answer>& answer, Time now);

  const std::string address_;
  const Namer namer_;
  Own own_;
  bool holds_ = false;
  bool gives_back_ = false;
  bool away_ = false;  // the database
  Time answered_{};    // when the last question was asked that it has answered
  Time certain_until_{};
  Time not_before_{};  // of an attempt to take it
  Time heard_{};
  std::int64_t missed_ = 0;  // the epoch of a holder that is to be told; 0: none
  Time next_missed_{};       // not told before
  std::optional<Holder> holder_;
  std::vector<News> news_;
};

}  // namespace camlann::server
