#include "cli/bot_server.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>

#include "base/result.hpp"
#include "cli/http_client.hpp"
#include "wire/messages/error.hpp"
#include "wire/read.hpp"

namespace camlann::cli {

Result<std::string> BotServer::good(Result<HttpClient::Answer> answer) {
  if (!answer) return Failure(answer.error());
  const int status = answer->status;
  if (status < 300) return std::move(answer->body);
  const auto read = wire::read<message::ErrorAnswer>(answer->body);
  auto what = read ? read->error.what : fmt::format("The server answers with status {}", status);
  if (status == 401) {
    return failure(ErrorCode::unknown_name, std::move(what), "--token-file",
                   "a token of the bot's account");
  }
  const bool passes = status >= 500 || status == 429;
  return failure(passes ? ErrorCode::io : ErrorCode::conflict, std::move(what), "--server");
}

}  // namespace camlann::cli
