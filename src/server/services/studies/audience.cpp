#include "server/services/studies/audience.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "server/core/outbox.hpp"
#include "server/messages/game.hpp"
#include "wire/messages/shared_study.hpp"
#include "wire/write.hpp"

namespace camlann::server {

void Audience::add(const std::string& study, const std::string& player, std::int64_t since,
                   const message::SharedStudy& now, const std::shared_ptr<Watcher>& watcher) {
  remove(study, watcher);
  listed_[study].push_back({watcher, player});
  watcher->deliver(message_of(now, since));
}

void Audience::remove(const std::string& study, const std::shared_ptr<Watcher>& watcher) {
  const auto found = listed_.find(study);
  if (found == listed_.end()) return;
  std::erase_if(found->second, [&](const Listed& listed) { return listed.watcher == watcher; });
  if (found->second.empty()) listed_.erase(found);
}

void Audience::tell(const std::string& study, std::int64_t since, const std::string& owner,
                    const Shown& shown) const {
  const auto found = listed_.find(study);
  if (found == listed_.end()) return;
  std::array<Payload, 2> made;  // for all others, and for the owner
  for (const auto& [watcher, player] : found->second) {
    auto& message = made[player == owner ? 1U : 0U];
    if (!message) {
      const auto now = shown(player);
      if (!now) return;  // the next request returns the error
      message = message_of(*now, since);
    }
    watcher->deliver(message);
  }
}

void Audience::tell_gone(const std::string& study) {
  const auto found = listed_.find(study);
  if (found == listed_.end()) return;
  const auto message =
      error_message({ErrorCode::not_found, "There is no such study", {}, {}}, study);
  for (const auto& listed : found->second) listed.watcher->deliver(message);
  listed_.erase(found);
}

Payload Audience::message_of(const message::SharedStudy& now, std::int64_t since) const {
  message::StudyChanged changed{now.id, now.version, since, {}};
  std::size_t bytes = 0;
  for (const auto& chapter : now.chapters) bytes += chapter.text ? chapter.text->size() : 0;
  if (since < now.version && bytes <= told_bytes_) changed.change = now;
  return std::make_shared<const std::string>(wire::to_json(changed));
}

}  // namespace camlann::server
