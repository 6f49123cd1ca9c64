#include "server/api/printer.hpp"

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "base/number.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "print/asked.hpp"
#include "print/order.hpp"
#include "print/rendering.hpp"
#include "server/core/actor.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/http.hpp"
#include "server/core/log.hpp"
#include "server/core/outbox.hpp"
#include "server/core/require_memory.hpp"

namespace camlann::server {

namespace {

constexpr std::chrono::seconds printer_round{1};

/// librsvg ends the program if memory runs out, so it draws only with plenty of it; it needs about
/// 40 MiB.
constexpr std::size_t memory_for_pdf = std::size_t{64} << 20;

Result<Response> pdf_response(const print::Printed& printed, const std::string& variant) {
  require_memory(memory_for_pdf);
  auto pdf = print::rendered_sheets(printed.sheets, printed.title);
  if (!pdf) {  // the error names an option of the command
    return error_response(501, {ErrorCode::io, "This server cannot make PDF files", "",
                                "the libraries librsvg and cairo on the server"});
  }
  auto response = json_response(200, std::move(*pdf));
  response.headers[0].second = "application/pdf";
  response.headers.emplace_back("Content-Disposition",
                                "attachment; filename=\"" + variant + ".pdf\"");
  return response;
}

Result<Response> svg_response(const print::Printed& printed, const std::string& target) {
  const auto wanted = query_value(target, "sheet");
  const auto number = wanted.empty() ? 1 : read_number<std::size_t>(wanted).value_or(0);
  if (number < 1 || number > printed.sheets.size()) {
    return failure(ErrorCode::not_found, "There is no sheet of this number", "sheet",
                   "1 to " + std::to_string(printed.sheets.size()));
  }
  auto response = json_response(200, printed.sheets[number - 1].svg);
  response.headers[0].second = "image/svg+xml";
  return response;
}

Result<Response> response_to(const std::string& target, const Catalog& known,
                             std::size_t most_sheets) {
  const auto value_of = [&](std::string_view name) { return read_query(target, name); };
  TRY(const auto printed, print::printed_as_asked(value_of, known, most_sheets));
  const auto form = query_value(target, "form");
  if (!form.empty() && form != "pdf" && form != "svg") {
    return failure(ErrorCode::syntax, "Sheets are not made in this form", "form", "pdf or svg");
  }
  TRY(auto response,
      form == "svg" ? svg_response(printed, target) : pdf_response(printed, printed.id));
  response.headers.emplace_back("Camlann-Sheets", std::to_string(printed.sheets.size()));
  response.headers.emplace_back("Camlann-Contents", print::contents_of(printed));
  response.headers.emplace_back("Camlann-Board", print::board_of(printed));
  return response;
}

}  // namespace

Printer::Printer(const Catalog& known, const QueueBounds& bounds, std::size_t most_sheets, Log log)
    : known_(known),
      most_sheets_(most_sheets),
      actor_(bounds, printer_round, Actor::Closing::refuse, std::move(log)),
      thread_([this] { actor_.run([this] { actor_.work(printer_round); }); }) {}

Printer::~Printer() {
  actor_.close();
  thread_.join();
}

void Printer::draw(const QueueKey& who, std::string target, const Respond& respond) {
  const Reply<Response> reply = [respond](const Result<Response>& response) {
    respond(response ? *response : error_response(response.error()));
  };
  actor_.ask(who, reply, [this, target = std::move(target)] {
    return response_to(target, known_, most_sheets_);
  });
}

}  // namespace camlann::server
