#pragma once
// The real store on a disk that fails as it is told to: nothing is written; or all is written and
// nobody hears of it; or the program dies as the commit returns.

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

namespace camlann::server::simulation {

class FlakyStore final : public Store {
 public:
  explicit FlakyStore(std::unique_ptr<Store> real) : real_(std::move(real)) {}

  bool reads_fail = false;
  bool writes_fail = false;
  bool answer_is_lost = false;       // of the next write
  std::function<void()> on_written;  // once

  Result<void> write(const Round& round) override {
    if (writes_fail) return disk_error();
    auto written = real_->write(round);
    if (const auto told = std::exchange(on_written, {}); told && written) told();
    if (std::exchange(answer_is_lost, false) && written) return disk_error();
    return written;
  }
  Result<std::optional<HalfReadGame>> open(std::string_view id) override {
    if (reads_fail) return disk_error();
    return real_->open(id);
  }
  Result<void> read_on(HalfReadGame& game, std::size_t most) override {
    if (reads_fail) return disk_error();
    return real_->read_on(game, most);
  }
  Result<std::vector<GameSummary>> list(std::string_view player, int limit, int skip) override {
    return real_->list(player, limit, skip);
  }
  Result<std::vector<GameSummary>> turns(std::string_view player, int limit) override {
    return real_->turns(player, limit);
  }
  Result<GameCount> count(std::string_view player) override { return real_->count(player); }
  Result<std::optional<std::string>> find_created(std::string_view player,
                                                  std::string_view nonce) override {
    return real_->find_created(player, nonce);
  }
  Result<std::vector<OwedGame>> owed() override { return real_->owed(); }
  Result<void> set_deleted(std::span<const std::string> ids, std::optional<Millis> at) override {
    if (writes_fail) return disk_error();
    return real_->set_deleted(ids, at);
  }
  Result<std::string> owner_of_deleted(std::string_view id) override {
    return real_->owner_of_deleted(id);
  }
  Result<std::vector<std::string>> unmoved(std::string_view player, Millis before,
                                           int kept) override {
    return real_->unmoved(player, before, kept);
  }
  Result<void> purge(Millis before) override {
    if (writes_fail) return disk_error();
    return real_->purge(before);
  }
  Result<std::optional<Invitation>> find_invitation(std::string_view id) override {
    return real_->find_invitation(id);
  }
  Result<std::optional<std::string>> find_invited(std::string_view host,
                                                  std::string_view nonce) override {
    return real_->find_invited(host, nonce);
  }
  Result<std::optional<Invitation>> find_rematch(std::string_view game) override {
    return real_->find_rematch(game);
  }
  Result<std::vector<Invitation>> challenges(std::string_view player, Millis now,
                                             int limit) override {
    return real_->challenges(player, now, limit);
  }
  Result<std::vector<Invitation>> waiting(std::string_view host, Millis now, int limit) override {
    return real_->waiting(host, now, limit);
  }
  Result<Adopted> adopt(const Adoption& adoption) override {
    if (writes_fail) return disk_error();
    return real_->adopt(adoption);
  }
  ChatBook& chat() override { return real_->chat(); }
  TournamentStore& tournaments() override { return real_->tournaments(); }
  ClubStore& clubs() override { return real_->clubs(); }
  LeagueStore& leagues() override { return real_->leagues(); }
  Result<std::vector<Deadline>> timed() override { return real_->timed(); }
  Result<Millis> clock() override { return real_->clock(); }
  Result<void> set_clock(Millis shown) override {
    if (writes_fail) return disk_error();
    return real_->set_clock(shown);
  }
  People& people() override { return real_->people(); }
  LeaveBook& leaves() override { return real_->leaves(); }
  Result<std::vector<PrivateText>> private_texts(std::string_view game) override {
    return real_->private_texts(game);
  }
  Result<void> check() override {
    if (writes_fail) return disk_error();
    return real_->check();
  }

 private:
  static Failure disk_error() { return failure(ErrorCode::io, "the disk does not answer"); }

  std::unique_ptr<Store> real_;
};

}  // namespace camlann::server::simulation
