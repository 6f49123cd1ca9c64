#include "server/api/table_reader.hpp"

#include <chrono>
#include <cstddef>
#include <exception>
#include <filesystem>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "engine/table_prober.hpp"
#include "game/catalog.hpp"
#include "rules/variant_info.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/http.hpp"
#include "server/core/mailbox.hpp"
#include "wire/messages/table.hpp"
#include "wire/table_messages.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

Failure too_busy() {
  return failure(ErrorCode::busy, "The server is too busy", {}, "another attempt in a moment");
}

// Of each game that has tables; what is read again and again stays in memory.
constexpr std::size_t cache_bytes = std::size_t{16} << 20;
constexpr std::chrono::seconds pause_between_questions{1};

std::string list_tables(TableProber& prober) {
  message::Tables found;
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

/// The same on a thread that memory running out must not end.
Result<std::string> answer_or_say(TableProber& prober, const TableQuestion& question) {
  try {
    return answer(prober, question);
  } catch (const std::exception&) {
    return too_busy();
  }
}

}  // namespace

TableReader::TableReader(const std::filesystem::path& folder, std::size_t waiting)
    : prober_(folder, cache_bytes),
      files_(folder),
      mailbox_({.all = waiting, .per_address = waiting / 4}),
      list_json_(list_tables(prober_)),
      thread_([this] {
        while (!mailbox_.closed_and_empty()) {
          mailbox_.work_off(pause_between_questions, pause_between_questions,
                            [](const Mailbox::Task& task) { return task(); });
        }
      }) {}

TableReader::~TableReader() {
  mailbox_.close();
  thread_.join();
}

void TableReader::ask(const QueueKey& queue_key, TableQuestion question, const Reply& reply) {
  const bool posted = mailbox_.try_post(queue_key, [this, question = std::move(question), reply] {
    reply(answer_or_say(prober_, question));
    return Then::done;
  });
  if (!posted) {
    reply(too_busy());
  }
}

void TableReader::fetch(const QueueKey& queue_key, std::string name, Request request,
                        const Respond& respond) {
  const auto get = [this, name = std::move(name), request = std::move(request), respond] {
    try {
      respond(files_.get(name, request));
    } catch (const std::exception&) {
      respond(error_response(too_busy().value()));
    }
    return Then::done;
  };
  if (!mailbox_.try_post(queue_key, get)) respond(error_response(too_busy().value()));
}

}  // namespace camlann::server
