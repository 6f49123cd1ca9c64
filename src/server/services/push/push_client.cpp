#include "server/services/push/push_client.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "server/core/base64url.hpp"
#include "server/core/clock.hpp"
#include "server/core/sha256.hpp"
#include "server/core/transfers.hpp"
#include "server/model/delivery.hpp"
#include "server/services/push/endpoint.hpp"
#include "server/services/push/public_post.hpp"

namespace camlann::server {

namespace {

constexpr long answer_ms = 2000;
constexpr std::size_t most_at_once = 50;
/// Limits one push service with its subdomains, so that the others have their turns while it does
/// not answer.
constexpr std::size_t most_of_one = 20;
/// Lifetime of an undelivered message at the push service.
constexpr const char* keep_for = "TTL: 86400";

Delivery delivery_of(const PostOutcome& outcome) {
  if (outcome.timed_out) return Delivery::timed_out;
  const auto status = outcome.status;
  if (status == 0) return Delivery::later;
  if (status >= 200 && status < 300) return Delivery::taken;
  if (status == 404 || status == 410) return Delivery::gone;
  const bool passes = status == 408 || status == 429 || status >= 500;
  return passes ? Delivery::later : Delivery::refused;
}

/// Returns the topic, or its digest: push services refuse a longer one (RFC 8030, 5.4).
std::string topic_of(const std::string& topic) {
  constexpr std::size_t longest = 32;
  if (topic.size() <= longest) return topic;
  const auto digest = sha256(topic);
  return to_base64url(std::string(digest.begin(), digest.end())).substr(0, longest);
}

PublicPost post_of(const PushRequest& request) {
  return {request.endpoint,
          {keep_for, "Urgency: normal", "Topic: " + topic_of(request.topic),
           "Content-Type: application/octet-stream", "Content-Encoding: aes128gcm",
           "Authorization: " + request.authorization},
          request.body};
}

}  // namespace

PushClient::PushClient(bool loopback) : loopback_(loopback), transfers_(most_at_once) {}

std::vector<PushOutcome> PushClient::send(const std::vector<PushRequest>& requests) {
  std::vector<PushOutcome> outcomes(requests.size());
  std::vector<Transfer> transfers;
  transfers.reserve(requests.size());
  for (std::size_t i = 0; i < requests.size(); ++i) {
    transfers.push_back(
        public_post(post_of(requests[i]), {{push_domain(requests[i].endpoint), most_of_one}},
                    answer_ms, loopback_, [&outcomes, i](const PostOutcome& outcome, Millis took) {
                      outcomes[i] = {delivery_of(outcome), took};
                    }));
  }
  transfers_.run(std::move(transfers));
  return outcomes;
}

}  // namespace camlann::server
