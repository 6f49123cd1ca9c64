#include "server/api/token_routes.hpp"

#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "server/api/account_routes.hpp"
#include "server/api/call.hpp"
#include "server/core/clock.hpp"
#include "server/core/http.hpp"
#include "server/core/outbox.hpp"
#include "server/messages/requests.hpp"
#include "server/model/account.hpp"
#include "server/services/accounts/accounts.hpp"
#include "wire/messages/bot.hpp"
#include "wire/messages/token.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

constexpr int token_depth = 2;
constexpr int bot_depth = 4;

message::Token message_of(const Token& token) {
  message::Token made{token.id, token.name, {}, to_iso(token.made), {}};
  for (const auto& [scope, word] : Words<message::TokenScope>::table) {
    if (token.scopes.has(scope)) made.scopes.push_back(scope);
  }
  if (token.used != 0) made.used = to_iso(token.used);
  return made;
}

Scopes scopes_of(const message::NewToken& wish) {
  if (!wish.scopes) return Scopes::all();
  auto scopes = Scopes::none();
  for (const auto scope : *wish.scopes) scopes = scopes.with(scope);
  return scopes;
}

Reply<std::vector<Token>> tokens_reply(const Call& call) {
  return [respond = call.respond](const Result<std::vector<Token>>& tokens) {
    if (!tokens) return respond(error_response(tokens.error()));
    respond(json_response(200, wire::to_json(tokens_message(*tokens))));
  };
}

}  // namespace

message::Tokens tokens_message(const std::vector<Token>& tokens) {
  message::Tokens all;
  for (const auto& token : tokens) all.tokens.push_back(message_of(token));
  return all;
}

void TokenRoutes::tokens(const Call& call, std::string_view rest) const {
  const auto& respond = call.respond;
  if (!rest.empty() && rest != "/end") return respond(not_found(call.path));
  if (!call.pays(calls_, "changes of accounts") || !AccountRoutes::signed_in(call)) return;
  const auto caller = caller_of(call);
  if (rest.empty() && call.reads()) return accounts_.tokens(caller, tokens_reply(call));
  if (!call.sends_json(rest.empty() ? "GET, HEAD, POST" : "POST") || !call.comes_by_page()) return;
  if (rest == "/end") {
    const auto wish = wire::read<message::EndToken>(call.request.body, token_depth);
    if (!wish) return respond(error_response(wish.error()));
    return accounts_.end_token(caller, wish->id, tokens_reply(call));
  }
  const auto wish = wire::read<message::NewToken>(call.request.body, token_depth);
  if (!wish) return respond(error_response(wish.error()));
  if (!passwords_.permit_own(call, wish->password)) return;
  accounts_.make_token(caller, without_direction_marks(wish->name), scopes_of(*wish),
                       wish->password, [respond](const Result<NewToken>& made) {
                         if (!made) return respond(error_response(made.error()));
                         respond(json_response(201, wire::to_json(message::MadeToken{
                                                        made->text, message_of(made->token)})));
                       });
}

void TokenRoutes::bot(const Call& call, std::string_view rest) const {
  if (!rest.empty()) return call.respond(not_found(call.path));
  if (!call.pays(calls_, "changes of accounts") || !call.sends_json("POST")) return;
  const auto wish = wire::read<message::BecomeBot>(call.request.body, bot_depth);
  if (!wish) return call.respond(error_response(wish.error()));
  if (!AccountRoutes::signed_in(call)) return;
  accounts_.become_bot(caller_of(call), *wish, account_reply(call));
}

}  // namespace camlann::server
