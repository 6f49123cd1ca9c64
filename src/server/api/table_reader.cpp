#include "server/api/table_reader.hpp"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "engine/table_prober.hpp"
#include "game/catalog.hpp"
#include "rules/variant_info.hpp"
#include "server/core/actor.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/http.hpp"
#include "server/core/log.hpp"
#include "server/core/outbox.hpp"
#include "wire/messages/table.hpp"
#include "wire/table_messages.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

// Per game with tables; blocks that are read often stay in memory.
constexpr std::size_t cache_bytes = std::size_t{16} << 20;
constexpr std::chrono::seconds pause_between_reads{1};

std::string list_tables(TableProber& prober, const std::vector<std::string>& making) {
  message::Tables found;
  found.making = making;
  for (const VariantInfo& variant : catalog()) {
    for (const RuleSetInfo& rule_set : variant.rule_sets) {
      const auto game = make_game(variant.id, rule_set.id);
      const int pieces = game ? prober.most_pieces(*game) : 0;
      if (pieces == 0) continue;
      found.tables.push_back({variant.id, rule_set.id, pieces});
    }
  }
  return wire::to_json(found);
}

Result<std::string> answer(TableProber& prober, const TableQuestion& question) {
  TRY(const auto game, make_game(question.variant, question.rules, question.fen));
  auto probed = prober.ask(game, {.moves = true, .line = false});
  if (probed) return wire::to_json(wire::perfect_values(*probed));
  // A game without tables counts as not found. Other errors are reported without the folder.
  if (probed.error().code == ErrorCode::unknown_name) probed.error().code = ErrorCode::not_found;
  if (probed.error().code != ErrorCode::not_found) probed.error().code = ErrorCode::io;
  return failure(probed.error().code, probed.error().what, "fen", "a position with a table");
}

}  // namespace

TableReader::Shelf::Shelf(const std::filesystem::path& folder)
    : prober(folder, cache_bytes), files(folder) {}

TableReader::TableReader(std::filesystem::path folder, std::size_t waiting, Log log)
    : folder_(std::move(folder)),
      shelf_(look_through(folder_, {})),
      actor_({.all = waiting, .per_address = waiting / 4}, pause_between_reads,
             Actor::Closing::finish, std::move(log)),
      thread_([this] { actor_.run([this] { actor_.work(pause_between_reads); }); }) {}

TableReader::~TableReader() {
  actor_.close();
  thread_.join();
}

std::shared_ptr<TableReader::Shelf> TableReader::look_through(
    const std::filesystem::path& folder, const std::vector<std::string>& making) {
  auto found = std::make_shared<Shelf>(folder);
  found->list_json = list_tables(found->prober, making);
  return found;
}

std::shared_ptr<TableReader::Shelf> TableReader::shelf() const {
  const std::lock_guard lock(mutex_);
  return shelf_;
}

void TableReader::renew(const std::vector<std::string>& making) {
  auto found = look_through(folder_, making);
  const std::lock_guard lock(mutex_);
  shelf_.swap(found);  // the earlier one is released when its last question is answered
}

void TableReader::ask(const QueueKey& who, TableQuestion question,
                      const Reply<std::string>& reply) {
  actor_.ask(who, reply,
             [this, question = std::move(question)] { return answer(shelf()->prober, question); });
}

void TableReader::fetch(const QueueKey& who, std::string name, Request request,
                        const Respond& respond) {
  const Reply<Response> reply = [respond](const Result<Response>& response) {
    respond(response ? *response : error_response(response.error()));
  };
  actor_.ask(who, reply,
             [this, name = std::move(name), request = std::move(request)]() -> Result<Response> {
               return shelf()->files.get(name, request);
             });
}

}  // namespace camlann::server
