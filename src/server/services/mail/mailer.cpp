#include "server/services/mail/mailer.hpp"

#include <curl/curl.h>
#include <curl/easy.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/host_name.hpp"
#include "server/core/mail_address.hpp"
#include "server/core/secret.hpp"
#include "server/core/transfers.hpp"
#include "server/model/delivery.hpp"
#include "server/model/site.hpp"

namespace camlann::server {

namespace {

constexpr long reach_seconds = 10;
constexpr long letter_seconds = 30;
/// Limits one domain: the mail server may check its addresses slowly.
constexpr std::size_t most_of_domain = 4;
constexpr std::size_t most_with_subdomains = 5;
constexpr std::size_t message_id_length = 26;

struct FreeRecipients {
  void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};
using Recipients = std::unique_ptr<curl_slist, FreeRecipients>;

bool begins(std::string_view text, std::string_view with) {
  return text.substr(0, with.size()) == with;
}

/// Returns "host:25" of a URL, without the path.
std::string_view host_of(std::string_view url) {
  const auto slashes = url.find("://");
  if (slashes != std::string_view::npos) url.remove_prefix(slashes + 3);
  return url.substr(0, url.find('/'));
}

bool is_here(std::string_view host) {
  return begins(host, "127.") || begins(host, "[::1]") || host == "localhost" ||
         begins(host, "localhost:");
}

/// Returns "Mon, 23 Nov 2026 01:02:03 +0000" in any locale.
std::string mail_date(Millis now) {
  constexpr const char* days[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  constexpr const char* months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                    "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  const auto seconds = static_cast<std::time_t>(now / 1000);
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::array<char, 32> time{};
  const auto length = std::strftime(time.data(), time.size(), "%Y %H:%M:%S +0000", &parts);
  return std::string(days[parts.tm_wday]) + ", " + std::to_string(parts.tm_mday) + ' ' +
         months[parts.tm_mon] + ' ' + std::string(time.data(), length);
}

/// Reads the rest of the letter for libcurl.
std::size_t read_letter(char* into, std::size_t size, std::size_t count, void* letter) {
  auto& rest = *static_cast<std::string_view*>(letter);
  const auto some = std::min(size * count, rest.size());
  std::memcpy(into, rest.data(), some);
  rest.remove_prefix(some);
  return some;
}

Delivery outcome_of(CURL* curl, CURLcode result) {
  if (result == CURLE_OK) return Delivery::taken;
  long status = 0;
  if (curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status) != CURLE_OK) return Delivery::later;
  // This letter is refused permanently. A wrong password (535) is the host's problem, so it is
  // retried.
  const bool for_good = status >= 550 && status < 560;
  return for_good ? Delivery::refused : Delivery::later;
}

/// The texts that libcurl reads during a transfer.
struct Sending {
  std::string url;
  std::string sender;
  std::string text;
  std::string_view rest;  // of the text
  Recipients to;
};

/// Sets up the transfer of a letter; false if libcurl fails.
bool prepare(CURL* curl, Sending& sending, const MailOptions& options) {
  const auto tls = is_here(host_of(options.server)) ? CURLUSESSL_TRY : CURLUSESSL_ALL;
  const bool set = curl_easy_setopt(curl, CURLOPT_URL, sending.url.c_str()) == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps") == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_USE_SSL, static_cast<long>(tls)) == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_FORBID_REUSE, 1L) == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, reach_seconds) == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_TIMEOUT, letter_seconds) == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_MAIL_FROM, sending.sender.c_str()) == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_MAIL_RCPT, sending.to.get()) == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_READFUNCTION, read_letter) == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_READDATA, &sending.rest) == CURLE_OK &&
                   curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L) == CURLE_OK;
  if (!set || options.user.empty()) return set;
  return curl_easy_setopt(curl, CURLOPT_USERNAME, options.user.c_str()) == CURLE_OK &&
         curl_easy_setopt(curl, CURLOPT_PASSWORD, options.password.c_str()) == CURLE_OK;
}

}  // namespace

Result<void> check(const MailOptions& options) {
  if (!begins(options.server, "smtp://") && !begins(options.server, "smtps://")) {
    return failure(ErrorCode::syntax, "This is not a mail server", "--mail",
                   "smtp://HOST:PORT or smtps://HOST:PORT");
  }
  if (host_of(options.server).empty() || options.server.find('@') != std::string::npos) {
    return failure(ErrorCode::syntax, "This is not a mail server", "--mail",
                   "a host; user and password are read with --mail-login");
  }
  if (address_in(options.sender).empty()) {
    return failure(ErrorCode::syntax, "This is not a sender of mail", "--mail-from",
                   "as in \"Camlann <club@example.org>\"");
  }
  const bool site = begins(options.site, "https://") || begins(options.site, "http://");
  if (!site || host_of(options.site).empty() || options.site.back() == '/') {
    return failure(ErrorCode::syntax, "Mail has links to this server, so it must know its address",
                   "--url", "as in https://camlann.example.org");
  }
  return {};
}

namespace {

/// Returns a name as a head has it, in quotation marks unless it is encoded.
std::string quoted_name(const std::string& name) {
  const bool plain = std::all_of(name.begin(), name.end(),
                                 [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  if (name.empty() || !plain) return name;
  std::string text = "\"";
  for (const char c : name) {
    if (c == '"' || c == '\\') text += '\\';
    text += c;
  }
  return text + '"';
}

/// Returns the lines below a letter: name, address and contact of the site; none without a name.
std::string signature_of(const Site& own, const std::string& address) {
  const auto& name = own[SiteSetting::name];
  if (name.empty()) return {};
  constexpr std::string_view mailto = "mailto:";
  auto contact = own[SiteSetting::contact];
  if (contact.starts_with(mailto)) contact.erase(0, mailto.size());
  // The mark of a signature, by RFC 3676.
  return "\n-- \n" + name + '\n' + address + '\n' + (contact.empty() ? "" : contact + '\n');
}

}  // namespace

/// Ends lines as mail does, and breaks those that are too long for it (RFC 5321, 4.5.3.1.6): at a
/// space, or between two characters.
std::string lines_of_letter(std::string_view text) {
  constexpr std::size_t longest = 900;
  std::string lines;
  while (!text.empty()) {
    const auto end = text.find('\n');
    if (end <= longest) {
      lines += std::string(text.substr(0, end)) + "\r\n";
      text.remove_prefix(end + 1);
      continue;
    }
    if (text.size() <= longest) return lines + std::string(text);
    auto cut = text.rfind(' ', longest);
    const bool at_space = cut != std::string_view::npos && cut > 0;
    if (!at_space) {
      cut = longest;
      while (cut > 1 && (static_cast<unsigned char>(text[cut]) & 0xC0U) == 0x80U) --cut;
    }
    lines += std::string(text.substr(0, cut)) + "\r\n";
    text.remove_prefix(at_space ? cut + 1 : cut);
  }
  return lines;
}

std::string letter_text(const Mail& mail, const MailOptions& options, Millis now,
                        const std::string& id) {
  const auto address = address_in(options.sender);
  std::string name(options.sender.substr(0, options.sender.size() - address.size()));
  if (const auto open = options.sender.rfind('<'); open != std::string::npos) {
    name = options.sender.substr(0, open);
  }
  while (!name.empty() && name.back() == ' ') name.pop_back();
  const auto own = options.own();
  const auto& site = own[SiteSetting::name];
  if (name.empty()) name = quoted_name(site);
  std::string text = "Date: " + mail_date(now) + "\r\n";
  text += "From: " + (name.empty() ? address : head_text(name) + " <" + address + ">") + "\r\n";
  text += "To: <" + mail.to + ">\r\n";
  text +=
      "Subject: " + head_text(site.empty() ? mail.subject : site + ": " + mail.subject) + "\r\n";
  text += "Message-ID: <" + id + address.substr(address.find('@')) + ">\r\n";
  if (!mail.stop.empty()) {
    text += "List-Unsubscribe: <" + mail.stop + ">\r\n";
    text += "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n";
  }
  text += "Auto-Submitted: auto-generated\r\nMIME-Version: 1.0\r\n";
  text += "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n";
  return text + lines_of_letter(mail.text + signature_of(own, options.site));
}

std::vector<Share> shares_of(std::string_view address) {
  const auto domain = domain_of(address);
  return {{std::string(last_labels(domain, 3)), most_of_domain},
          {"*." + std::string(last_labels(domain, 2)), most_with_subdomains}};
}

Mailer::Mailer(MailOptions options, std::size_t at_once)
    : options_(std::move(options)), transfers_(at_once) {}

void Mailer::send(const More& more, const Clock& clock) {
  transfers_.run([&] { return transfers_of(more(), clock()); });
}

void Mailer::send(std::vector<OutgoingMail> letters, Millis now) {
  transfers_.run(transfers_of(std::move(letters), now));
}

std::vector<Transfer> Mailer::transfers_of(std::vector<OutgoingMail> letters, Millis now) const {
  // The name by which this program greets the mail server.
  auto here = std::string(host_of(options_.site));
  here = here.substr(0, here.find(':'));
  const auto url = std::string(options_.server.substr(0, options_.server.find("://") + 3)) +
                   std::string(host_of(options_.server)) + '/' + here;
  const auto sender = '<' + address_in(options_.sender) + '>';
  std::vector<Transfer> transfers;
  for (auto& letter : letters) {
    const auto& to = letter.mail.to;
    if (!is_mail_address(to)) {
      letter.ended(Delivery::refused, 0);
      continue;
    }
    const auto sending = std::make_shared<Sending>();
    sending->url = url;
    sending->sender = sender;
    sending->text = letter_text(letter.mail, options_, now, random_name(message_id_length));
    sending->rest = sending->text;
    sending->to.reset(curl_slist_append(nullptr, ('<' + to + '>').c_str()));
    if (sending->to == nullptr) std::abort();
    auto shares = shares_of(to);
    shares.insert(shares.end(), letter.shares.begin(), letter.shares.end());
    transfers.push_back(
        {std::move(shares),
         [this, sending](CURL* curl) { return prepare(curl, *sending, options_); },
         [ended = std::move(letter.ended)](CURL* curl, CURLcode result, Millis took) {
           ended(outcome_of(curl, result), took);
         }});
  }
  return transfers;
}

}  // namespace camlann::server
