#include "server/api/account_routes.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "languages/language.hpp"
#include "server/api/call.hpp"
#include "server/api/password_tries.hpp"
#include "server/api/personal_export.hpp"
#include "server/api/token_routes.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/account.hpp"
#include "server/services/accounts/accounts.hpp"
#include "server/services/accounts/browser.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/archive/reader.hpp"
#include "server/services/games/deletions.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/guest_games.hpp"
#include "server/store/adoption.hpp"
#include "server/store/store.hpp"
#include "wire/messages/account.hpp"
#include "wire/messages/my_data.hpp"
#include "wire/messages/progress.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

constexpr int deepest = 4;

message::Account account_message(const Account& account) {
  const bool bot = account.kind == AccountKind::bot;
  return {account.id,
          account.name,
          to_iso(account.created),
          account.admin,
          bot,
          account.guests,
          bot ? std::optional(account.tournaments) : std::nullopt};
}

message::OpenSessions sessions_message(const std::vector<Session>& sessions,
                                       const std::string& current) {
  message::OpenSessions all;
  for (const auto& session : sessions) {
    all.sessions.push_back({session.id, session.browser, to_iso(session.made), to_iso(session.used),
                            session.key == current});
  }
  return all;
}

Reply<std::vector<Session>> sessions_reply(const Call& call) {
  return [respond = call.respond, current = call.who.session](const auto& sessions) {
    if (!sessions) return respond(error_response(sessions.error()));
    respond(json_response(200, wire::to_json(sessions_message(*sessions, current))));
  };
}

/// Reads the body of a POST as this message; answers the call if it is not valid.
template <class T>
std::optional<T> body_of(const Call& call) {
  if (!call.sends_json("POST")) return std::nullopt;
  auto read = wire::read<T>(call.request.body, deepest);
  if (read) return std::move(*read);
  call.respond(error_response(read.error()));
  return std::nullopt;
}

}  // namespace

Response account_response(int status, const Account& account) {
  return json_response(status, wire::to_json(account_message(account)));
}

Caller caller_of(const Call& call) {
  return {call.who, call.request.address, browser_of(call.request.user_agent),
          languages::preferred_language(call.request.accept_language)};
}

Reply<Account> account_reply(const Call& call) {
  return [respond = call.respond](const Result<Account>& account) {
    respond(account ? account_response(200, *account) : error_response(account.error()));
  };
}

AccountRoutes::AccountRoutes(Accounts& accounts, Games& games, const Visitors& visitors,
                             ArchiveReader* archive, PasswordTries& passwords, const Limits& limits,
                             const SteadyClock& now)
    : accounts_(accounts),
      games_(games),
      visitors_(visitors),
      archive_(archive),
      passwords_(passwords),
      new_accounts_(limits.new_accounts_per_address, now),
      calls_(limits.account_calls_per_address, now),
      exports_(limits.exports_per_address, now) {}

void AccountRoutes::handle(const Call& call, std::string_view rest) const {
  if (rest == "/session" && call.reads()) return me(call);
  if (!call.pays(calls_, "changes of accounts")) return;
  if (!call.reads() && rest != "/account/challenges" && !call.comes_by_page()) return;
  if (rest == "/session") return sign_in(call);
  if (rest == "/session/end") return sign_out(call);
  if (rest == "/account" && !call.reads()) return make(call);
  if (rest == "/account" || rest == "/account/sessions") return read(call, rest);
  if (rest == "/account/name") return rename(call);
  if (rest == "/account/challenges") return set_challenges(call);
  if (rest == "/account/password") return change_password(call);
  if (rest == "/account/guest") return guest_games(call);
  if (rest == "/account/data") return send_data(call);
  if (rest == "/account/records") return send_records(call);
  if (rest == "/account/progress") return progress(call);
  if (rest == "/account/delete") return remove(call);
  if (rest == "/account/sessions/end") return end_sessions(call);
  call.respond(not_found(call.path));
}

void AccountRoutes::me(const Call& call) const {
  message::Me me;
  me.id = call.player;
  if (!call.who.guest()) me.name = call.who.name;
  me.admin = call.who.admin;
  call.respond(json_response(200, wire::to_json(me)));
}

void AccountRoutes::read(const Call& call, std::string_view what) const {
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  if (!signed_in(call)) return;
  if (what == "/account") return accounts_.find(caller_of(call), account_reply(call));
  accounts_.sessions(caller_of(call), sessions_reply(call));
}

void AccountRoutes::make(const Call& call) const {
  const auto wish = body_of<message::NewAccount>(call);
  if (!wish || !call.pays(new_accounts_, "accounts")) return;
  const auto reply = signed_in_reply(call, 201);
  const auto go_on = [this, reply, address = call.request.address](const Result<SignedIn>& in) {
    if (!in) {
      // People try names until one is free; new_accounts_ limits accounts, calls_ all requests.
      if (in.error().code == ErrorCode::conflict) new_accounts_.give_back(address, 1);
      return reply(in);
    }
    // The name is saved even if the games report an error.
    const auto done = [reply, in = *in](const Result<bool>&) { reply(in); };
    const auto& account = in->account;
    games_.ask(QueueKey(account.id), done, &Deletions::rename_player, account.id, account.name);
  };
  accounts_.make(caller_of(call), *wish, go_on);
}

void AccountRoutes::sign_in(const Call& call) const {
  const auto wish = body_of<message::SignIn>(call);
  if (!wish || !passwords_.permit(call, wish->name)) return;
  const auto caller = caller_of(call);
  const auto memory = call.who.guest() ? visitors_.remember_guest(call.request) : std::string();
  const auto reply = signed_in_reply(call, 200, Visitors::forget_guest(call.request.secure));
  if (memory.empty()) return accounts_.sign_in(caller, *wish, reply);
  // Only a guest with games is worth remembering.
  const auto go_on = [this, caller, asked = *wish, reply,
                      remember =
                          signed_in_reply(call, 200, memory)](const Result<GameCount>& count) {
    accounts_.sign_in(caller, asked, count && count->all > 0 ? remember : reply);
  };
  games_.ask(call.queue_key(), go_on, &GuestGames::count);
}

void AccountRoutes::sign_out(const Call& call) const {
  if (!call.sends_json("POST")) return;
  const auto reply = [this, respond = call.respond,
                      secure = call.request.secure](const Result<Visitor>& guest) {
    respond(guest ? guest_response(*guest, secure) : error_response(guest.error()));
  };
  accounts_.sign_out(caller_of(call), reply, visitors_.new_guest());
}

void AccountRoutes::rename(const Call& call) const {
  const auto wish = body_of<message::Rename>(call);
  if (!wish || !signed_in(call) || !passwords_.permit_own(call, wish->password)) return;
  accounts_.rename(caller_of(call), *wish, account_reply(call));
}

void AccountRoutes::set_challenges(const Call& call) const {
  const auto wish = body_of<message::Challenges>(call);
  if (!wish || !signed_in(call)) return;
  accounts_.set_challenges(caller_of(call), *wish, account_reply(call));
}

void AccountRoutes::progress(const Call& call) const {
  if (call.reads()) {
    if (!signed_in(call)) return;
    return accounts_.progress(
        caller_of(call), [respond = call.respond](const Result<message::Progress>& all) {
          respond(all ? json_response(200, wire::to_json(*all)) : error_response(all.error()));
        });
  }
  if (!call.sends_json("GET, HEAD, POST")) return;
  const auto wish = body_of<message::KeepProgress>(call);
  if (!wish || !signed_in(call)) return;
  accounts_.keep_progress(
      caller_of(call), *wish, [respond = call.respond](const Result<message::KeptProgress>& kept) {
        respond(kept ? json_response(200, wire::to_json(*kept)) : error_response(kept.error()));
      });
}

void AccountRoutes::change_password(const Call& call) const {
  const auto wish = body_of<message::NewPassword>(call);
  if (!wish || !signed_in(call) || !passwords_.permit_own(call)) return;
  accounts_.change_password(caller_of(call), *wish, signed_in_reply(call, 200));
}

void AccountRoutes::end_sessions(const Call& call) const {
  const auto wish = body_of<message::EndSessions>(call);
  if (!wish || !signed_in(call) || !passwords_.permit_own(call, wish->password)) return;
  accounts_.end_sessions(caller_of(call), *wish, sessions_reply(call));
}

Response AccountRoutes::guest_response(const Visitor& guest, bool secure) const {
  auto response = json_response(200, wire::to_json(message::Me{guest.who.player, {}, false}));
  for (auto& cookie : visitors_.cookies_of(guest, secure)) {
    response.headers.emplace_back("Set-Cookie", std::move(cookie));
  }
  response.headers.emplace_back("Set-Cookie", Visitors::forget_session(secure));
  response.headers.emplace_back("Set-Cookie", Visitors::forget_guest(secure));
  return response;
}

void AccountRoutes::remove(const Call& call) const {
  const auto wish = body_of<message::DeleteAccount>(call);
  if (!wish || !signed_in(call) || !passwords_.permit_own(call)) return;
  const auto reply = [this, respond = call.respond, player = call.player,
                      secure = call.request.secure](const Result<Visitor>& guest) {
    if (!guest) return respond(error_response(guest.error()));
    // The account is deleted even if the games report an error, so the browser is signed out.
    const auto done = [this, respond, guest = *guest, secure](const Result<bool>&) {
      respond(guest_response(guest, secure));
    };
    games_.ask(QueueKey(player), done, &Deletions::forget_player, player);
  };
  accounts_.remove(caller_of(call), *wish, reply, visitors_.new_guest());
}

void AccountRoutes::guest_games(const Call& call) const {
  if (!call.reads() && !call.sends_json("GET, HEAD, POST")) return;
  if (!signed_in(call)) return;
  const auto guest = visitors_.former_guest(call.request);
  const auto reply = [respond = call.respond](const Result<GameCount>& count) {
    if (!count) return respond(error_response(count.error()));
    respond(json_response(200, wire::to_json(message::GuestGames{count->all})));
  };
  if (call.reads()) {
    if (!guest) return reply(GameCount{});
    return games_.ask(QueueKey(*guest, call.request.address), reply, &GuestGames::count);
  }
  const auto wish = body_of<message::GuestWish>(call);
  if (!wish) return;
  if (wish->move && guest) return take_games(call, *guest);
  auto response = json_response(200, wire::to_json(message::GuestGames{0}));
  response.headers.emplace_back("Set-Cookie", Visitors::forget_guest(call.request.secure));
  call.respond(std::move(response));
}

void AccountRoutes::take_games(const Call& call, const std::string& guest) const {
  const auto reply = [this, respond = call.respond, secure = call.request.secure,
                      guest](const Result<Adopted>& adopted) {
    if (!adopted) return respond(error_response(adopted.error()));
    if (!adopted->done) {
      // Keeps the guest cookie, which is the only access to these games.
      return respond(error_response(
          {ErrorCode::conflict, "This account has ended", {}, "that you sign in to another one"}));
    }
    accounts_.retire_guest(guest);
    const auto games = static_cast<int>(adopted->games.size());
    auto response = json_response(200, wire::to_json(message::GuestGames{games}));
    response.headers.emplace_back("Set-Cookie", Visitors::forget_guest(secure));
    respond(std::move(response));
  };
  games_.ask(call.queue_key(), reply, &GuestGames::adopt, guest, call.who.name);
}

void AccountRoutes::send_data(const Call& call) const {
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  if (!signed_in(call) || !call.pays(exports_, "exports")) return;
  const auto data = std::make_shared<message::MyData>();
  const auto fail = [respond = call.respond](const Error& error) {
    respond(error_response(error));
  };
  const auto add_uploads =
      [data, fail, respond = call.respond](const Result<std::vector<message::MyUpload>>& uploads) {
        if (!uploads) return fail(uploads.error());
        data->uploads = *uploads;
        auto response = json_response(200, wire::to_json(*data));
        response.headers.emplace_back("Content-Disposition",
                                      "attachment; filename=\"camlann-my-data.json\"");
        respond(std::move(response));
      };
  const auto add_games = [this, data, fail, add_uploads, queue_key = call.queue_key()](
                             const Result<std::vector<message::MyGame>>& games) {
    if (!games) return fail(games.error());
    data->games = *games;
    if (archive_ == nullptr) return add_uploads(std::vector<message::MyUpload>());
    export_uploads(*archive_, queue_key, add_uploads);
  };
  const auto caller = caller_of(call);
  const auto add_things = [this, data, fail, add_games, queue_key = call.queue_key(),
                           site = record_site(call)](const Result<message::MyThings>& things) {
    if (!things) return fail(things.error());
    static_cast<message::MyThings&>(*data) = *things;
    export_games(games_, queue_key, site, add_games);
  };
  const auto add_tokens = [this, data, fail, add_things,
                           caller](const Result<std::vector<Token>>& tokens) {
    if (!tokens) return fail(tokens.error());
    data->tokens = tokens_message(*tokens).tokens;
    accounts_.things(caller, add_things);
  };
  const auto add_sessions = [this, data, fail, add_tokens,
                             caller](const Result<std::vector<Session>>& sessions) {
    if (!sessions) return fail(sessions.error());
    data->sessions = sessions_message(*sessions, caller.who.session).sessions;
    accounts_.tokens(caller, add_tokens);
  };
  accounts_.find(caller, [this, data, fail, add_sessions, caller](const Result<Account>& account) {
    if (!account) return fail(account.error());
    data->account = account_message(*account);
    accounts_.sessions(caller, add_sessions);
  });
}

void AccountRoutes::send_records(const Call& call) const {
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  if (!signed_in(call) || !call.pays(exports_, "exports")) return;
  const auto reply = [respond = call.respond](const Result<std::vector<message::MyGame>>& games) {
    if (!games) return respond(error_response(games.error()));
    std::string text;
    for (const auto& game : *games) {
      if (!text.empty() && !game.record.empty()) text += '\n';
      text += game.record;
    }
    auto response = json_response(200, std::move(text));
    response.headers[0].second = "text/plain; charset=utf-8";
    response.headers.emplace_back("Content-Disposition",
                                  "attachment; filename=\"camlann-my-games.txt\"");
    respond(std::move(response));
  };
  export_games(games_, call.queue_key(), record_site(call), reply);
}

bool AccountRoutes::signed_in(const Call& call) {
  if (!call.who.guest()) return true;
  call.respond(
      error_response(403, {ErrorCode::conflict, "You are not signed in", {}, "an account"}));
  return false;
}

Reply<SignedIn> AccountRoutes::signed_in_reply(const Call& call, int status,
                                               const std::string& cookie) const {
  return [this, respond = call.respond, secure = call.request.secure, status,
          cookie](const Result<SignedIn>& in) {
    if (!in) return respond(error_response(in.error()));
    auto response = account_response(status, in->account);
    for (auto& one : visitors_.cookies_of(in->visitor, secure)) {
      response.headers.emplace_back("Set-Cookie", std::move(one));
    }
    if (!cookie.empty()) response.headers.emplace_back("Set-Cookie", cookie);
    respond(std::move(response));
  };
}

}  // namespace camlann::server
