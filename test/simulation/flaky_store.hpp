#pragma once
// The real store on a disk that fails on command: nothing is written; or everything is written but
// the answer is lost; or the program dies as the commit returns.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/store/store.hpp"
#include "simulation/flaky_tournaments.hpp"

namespace camlann::server::simulation {

class FlakyStore final : public Store {
 public:
  explicit FlakyStore(std::unique_ptr<Store> real)
      : real_(std::move(real)),
        tournaments_(real_->tournaments(), [this] { return !reads_fail && linked(); }) {}

  std::function<bool()> linked = [] { return true; };  // to the database
  std::function<void()> after_write;                   // of each that was done
  bool reads_fail = false;
  bool writes_fail = false;
  bool answer_is_lost = false;       // of the next write
  std::function<void()> on_written;  // once

  Result<void> write(const RoundWrite& round) override {
    if (!may_write()) return disk_error();
    auto written = real_->write(round);
    if (written && after_write) after_write();
    if (const auto told = std::exchange(on_written, {}); told && written) told();
    if (std::exchange(answer_is_lost, false) && written) return disk_error();
    return written;
  }
  Result<std::optional<HalfReadGame>> open(std::string_view id) override {
    if (reads_fail || !linked()) return disk_error();
    return real_->open(id);
  }
  Result<void> read_on(HalfReadGame& game, std::size_t most) override {
    if (reads_fail || !linked()) return disk_error();
    return real_->read_on(game, most);
  }
  Result<std::vector<GameSummary>> list(std::string_view player, int limit, int skip) override {
    return linked() ? real_->list(player, limit, skip) : disk_error();
  }
  Result<std::vector<GameSummary>> turns(std::string_view player, int limit) override {
    return linked() ? real_->turns(player, limit) : disk_error();
  }
  Result<GameCount> count(std::string_view player) override {
    return linked() ? real_->count(player) : disk_error();
  }
  Result<std::optional<std::string>> find_created(std::string_view player,
                                                  std::string_view nonce) override {
    return linked() ? real_->find_created(player, nonce) : disk_error();
  }
  Result<std::vector<OwedGame>> owed() override { return linked() ? real_->owed() : disk_error(); }
  Result<void> set_deleted(std::span<const std::string> ids, std::optional<Millis> at) override {
    if (!may_write()) return disk_error();
    return real_->set_deleted(ids, at);
  }
  Result<std::string> owner_of_deleted(std::string_view id) override {
    return linked() ? real_->owner_of_deleted(id) : disk_error();
  }
  Result<std::vector<std::string>> unmoved(std::string_view player, Millis before,
                                           int kept) override {
    return linked() ? real_->unmoved(player, before, kept) : disk_error();
  }
  Result<void> purge(Millis before) override {
    if (!may_write()) return disk_error();
    return real_->purge(before);
  }
  Result<std::optional<Invitation>> find_invitation(std::string_view id) override {
    return linked() ? real_->find_invitation(id) : disk_error();
  }
  Result<std::optional<std::string>> find_invited(std::string_view host,
                                                  std::string_view nonce) override {
    return linked() ? real_->find_invited(host, nonce) : disk_error();
  }
  Result<std::optional<Invitation>> find_rematch(std::string_view game) override {
    return linked() ? real_->find_rematch(game) : disk_error();
  }
  Result<std::vector<Invitation>> challenges(std::string_view player, Millis now,
                                             int limit) override {
    return linked() ? real_->challenges(player, now, limit) : disk_error();
  }
  Result<std::vector<Invitation>> waiting(std::string_view host, Millis now, int limit) override {
    return linked() ? real_->waiting(host, now, limit) : disk_error();
  }
  Result<Adopted> adopt(const Adoption& adoption) override {
    if (!may_write()) return disk_error();
    return real_->adopt(adoption);
  }
  ChatBook& chat() override { return real_->chat(); }
  TournamentStore& tournaments() override { return tournaments_; }
  ClubStore& clubs() override { return real_->clubs(); }
  LeagueStore& leagues() override { return real_->leagues(); }
  Result<std::vector<Deadline>> timed() override {
    return linked() ? real_->timed() : disk_error();
  }
  Result<Millis> clock() override { return linked() ? real_->clock() : disk_error(); }
  Result<void> set_clock(Millis shown) override {
    if (!may_write()) return disk_error();
    return real_->set_clock(shown);
  }
  People& people() override { return real_->people(); }
  LeaveBook& leaves() override { return real_->leaves(); }
  Result<std::vector<PrivateText>> private_texts(std::string_view game) override {
    return linked() ? real_->private_texts(game) : disk_error();
  }
  Result<void> check() override {
    if (!may_write()) return disk_error();
    return real_->check();
  }

 private:
  static Failure disk_error() { return failure(ErrorCode::io, "the disk does not answer"); }

  [[nodiscard]] bool may_write() const { return !writes_fail && linked(); }

  std::unique_ptr<Store> real_;
  FlakyTournaments tournaments_;
};

}  // namespace camlann::server::simulation
