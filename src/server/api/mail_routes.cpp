#include "server/api/mail_routes.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "languages/language.hpp"
#include "server/api/account_routes.hpp"
#include "server/api/call.hpp"
#include "server/api/password_tries.hpp"
#include "server/core/clock.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/mail_address.hpp"
#include "server/core/outbox.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/accounts/accounts.hpp"
#include "server/services/accounts/browser.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/mail/addresses.hpp"
#include "wire/messages/account.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/mail.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

constexpr int deepest_mail = 2;

Caller sender_of(const Call& call) {
  return {call.who, call.request.address, browser_of(call.request.user_agent),
          languages::preferred_language(call.request.accept_language)};
}

Reply<message::MailState> mail_reply(const Call& call) {
  return [respond = call.respond](const Result<message::MailState>& state) {
    respond(state ? json_response(200, wire::to_json(*state)) : error_response(state.error()));
  };
}

/// Returns a reply that confirms success, with no further data.
Reply<bool> done_reply(const Call& call) {
  return [respond = call.respond](const Result<bool>& done) {
    respond(done ? json_response(200, wire::to_json(message::Health{}))
                 : error_response(done.error()));
  };
}

/// Reads the body of a POST as this message; answers the call if it is not valid.
template <class T>
std::optional<T> mail_body(const Call& call) {
  if (!call.sends_json("POST")) return std::nullopt;
  auto read = wire::read<T>(call.request.body, deepest_mail);
  if (read) return std::move(*read);
  call.respond(error_response(read.error()));
  return std::nullopt;
}

/// True if this is an e-mail address; otherwise answers the call.
bool is_mailbox(const Call& call, const std::string& mail) {
  if (is_mail_address(mail)) return true;
  call.respond(error_response(
      {ErrorCode::syntax, "This is not an e-mail address", "mail", "name@example.org"}));
  return false;
}

/// True for paths that change the caller's account. The others are authorized by a code from a
/// mail.
bool is_of_account(std::string_view path) {
  return path == "/mail" || path == "/mail/end" || path == "/mail/reminders";
}

bool has_account(const Call& call) {
  if (!call.who.guest()) return true;
  call.respond(
      error_response(403, {ErrorCode::conflict, "You are not signed in", {}, "an account"}));
  return false;
}

}  // namespace

MailRoutes::MailRoutes(MailAddresses* addresses, const Visitors& visitors, PasswordTries& passwords,
                       const Limits& limits, const SteadyClock& now)
    : addresses_(addresses),
      visitors_(visitors),
      passwords_(passwords),
      changes_(limits.settings_per_address, now),
      letters_(limits.letters_per_address, now),
      codes_(limits.passwords_per_address, now) {}

void MailRoutes::handle(const Call& call, std::string_view path) const {
  if (addresses_ == nullptr) {
    if (path != "/mail" || !call.reads()) return call.respond(not_found(call.path));
    return call.respond(json_response(200, wire::to_json(message::MailState{})));
  }
  if (path == "/mail" && call.reads()) {
    if (!call.who.guest()) return addresses_->find(sender_of(call), mail_reply(call));
    message::MailState of_guest;
    of_guest.possible = true;
    return call.respond(json_response(200, wire::to_json(of_guest)));
  }
  if (!call.reads() && is_of_account(path) && !call.comes_by_page()) return;
  if (path == "/mail") return set(call);
  if (path == "/mail/end") return remove(call);
  if (path == "/mail/reminders") return set_reminders(call);
  if (path == "/mail/prove") return prove(call);
  if (path == "/mail/stop") return stop(call);
  if (path == "/mail/unsubscribe") return unsubscribe(call);
  if (path == "/recovery") return forgotten(call);
  if (path == "/recovery/use") return recover(call);
  call.respond(not_found(call.path));
}

void MailRoutes::set(const Call& call) const {
  const auto wish = mail_body<message::NewMail>(call);
  if (!wish || !has_account(call) || !is_mailbox(call, wish->mail)) return;
  if (!passwords_.permit_own(call) || !call.pays(letters_, "letters")) return;
  addresses_->set(sender_of(call), *wish, mail_reply(call));
}

void MailRoutes::remove(const Call& call) const {
  const auto wish = mail_body<message::EndMail>(call);
  if (!wish || !has_account(call) || !call.pays(changes_, "changes of reminders")) return;
  if (!passwords_.permit_own(call, wish->password)) return;
  addresses_->remove(sender_of(call), *wish, mail_reply(call));
}

void MailRoutes::set_reminders(const Call& call) const {
  const auto wish = mail_body<message::MailReminders>(call);
  if (!wish || !has_account(call) || !call.pays(changes_, "changes of reminders")) return;
  addresses_->set_reminders(sender_of(call), wish->on, mail_reply(call));
}

void MailRoutes::prove(const Call& call) const {
  const auto wish = mail_body<message::MailCode>(call);
  if (!wish || !call.pays(codes_, "codes")) return;
  addresses_->prove(sender_of(call), wish->code, done_reply(call));
}

void MailRoutes::stop(const Call& call) const {
  const auto wish = mail_body<message::MailCode>(call);
  if (!wish || !call.pays(codes_, "codes")) return;
  addresses_->stop(sender_of(call), wish->code, done_reply(call));
}

// Mail programs send a form, which says nothing more (RFC 8058). Older ones open the address.
void MailRoutes::unsubscribe(const Call& call) const {
  const std::string code(query_value(call.request.target, "code"));
  if (call.reads()) {
    Response page;
    page.status = 303;
    page.headers.emplace_back("Location", "/mail#stop=" + code);
    page.body = std::make_shared<const std::string>();
    return call.respond(std::move(page));
  }
  if (call.request.method != "POST") return call.respond(not_allowed("GET, POST"));
  if (!call.pays(codes_, "codes")) return;
  addresses_->stop(sender_of(call), code, done_reply(call));
}

void MailRoutes::forgotten(const Call& call) const {
  const auto wish = mail_body<message::ForgottenPassword>(call);
  if (!wish || !is_mailbox(call, wish->mail) || !call.pays(letters_, "letters")) return;
  addresses_->forgotten(sender_of(call), wish->mail, done_reply(call));
}

void MailRoutes::recover(const Call& call) const {
  const auto wish = mail_body<message::RecoverAccount>(call);
  if (!wish || !call.pays(codes_, "codes")) return;
  addresses_->recover(sender_of(call), *wish, signed_in_reply(call));
}

Reply<SignedIn> MailRoutes::signed_in_reply(const Call& call) const {
  return [this, respond = call.respond, secure = call.request.secure](const Result<SignedIn>& in) {
    if (!in) return respond(error_response(in.error()));
    auto response = account_response(200, in->account);
    for (auto& cookie : visitors_.cookies_of(in->visitor, secure)) {
      response.headers.emplace_back("Set-Cookie", std::move(cookie));
    }
    respond(std::move(response));
  };
}

}  // namespace camlann::server
