#include "server/services/accounts/sanctions.hpp"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "server/core/address_ranges.hpp"
#include "server/core/clock.hpp"
#include "server/model/measure.hpp"
#include "server/model/word_list.hpp"

namespace camlann::server {

namespace {

std::string_view start_of(MeasureKind kind) {
  switch (kind) {
    case MeasureKind::mute: return "You cannot chat";
    case MeasureKind::ban: return "You are banned from this server";
    case MeasureKind::close: return "The host has closed this account";
    case MeasureKind::ban_range: return "Your address is banned from this server";
  }
  return {};
}

/// "2026-12-01 10:00 UTC"
std::string moment(Millis at) {
  auto text = to_iso(at).substr(0, 16);
  text[10] = ' ';
  return text + " UTC";
}

}  // namespace

Error refusal(const Measure& measure) {
  std::string what(start_of(measure.kind));
  if (measure.until) what += " until " + moment(*measure.until);
  if (!measure.reason.empty()) what += ": " + measure.reason;
  // The code shows the page that the error is not about this request.
  const bool mute = measure.kind == MeasureKind::mute;
  return {ErrorCode::conflict, std::move(what), mute ? "mute" : "ban", {}};
}

std::shared_ptr<const Sanctions::State> Sanctions::state() const {
  const std::lock_guard lock(mutex_);
  return state_;
}

bool Sanctions::is_over(const Measure& measure) const {
  return measure.until && *measure.until <= clock_();
}

std::optional<Error> Sanctions::ban_of(std::string_view player) const {
  const auto now = state();
  const auto found = now->of_players.find(std::string(player));
  if (found == now->of_players.end()) return std::nullopt;
  for (const auto& measure : found->second) {
    if (measure.kind != MeasureKind::mute && !is_over(measure)) return refusal(measure);
  }
  return std::nullopt;
}

std::optional<Error> Sanctions::ban_of_address(std::string_view address) const {
  const auto now = state();
  for (const auto& [range, measure] : now->of_ranges) {
    if (!is_over(measure) && range.has(address)) return refusal(measure);
  }
  return std::nullopt;
}

std::optional<Error> Sanctions::mute_of(std::string_view player) const {
  const auto now = state();
  const auto found = now->of_players.find(std::string(player));
  if (found == now->of_players.end()) return std::nullopt;
  for (const auto& measure : found->second) {
    if (measure.kind == MeasureKind::mute && !is_over(measure)) return refusal(measure);
  }
  return std::nullopt;
}

std::optional<Error> Sanctions::bar(std::string_view player, bool admin,
                                    std::string_view address) const {
  if (admin) return std::nullopt;
  if (auto banned = ban_of(player)) return banned;
  return ban_of_address(address);
}

std::shared_ptr<const WordList> Sanctions::words() const {
  return state()->words;
}

bool Sanctions::guests_write() const {
  return state()->guests_write;
}

void Sanctions::set(const InForce& now) {
  auto made = std::make_shared<State>();
  for (const auto& measure : now.measures) {
    if (measure.kind != MeasureKind::ban_range) {
      made->of_players[measure.target].push_back(measure);
    } else if (auto range = Range::read(measure.target)) {
      made->of_ranges.emplace_back(std::move(*range), measure);
    }
  }
  made->words = std::make_shared<const WordList>(now.words);
  made->guests_write = now.guests_write;
  const std::lock_guard lock(mutex_);
  state_ = std::move(made);
}

}  // namespace camlann::server
