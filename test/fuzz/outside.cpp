// The server's input other than JSON: cookies, tokens, addresses from proxies, destinations of
// pushes and letters, ranges, the list of words, paths and queries. The first byte selects the
// reader.

#include <boost/asio/ip/address.hpp>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fuzz/fuzz.hpp"
#include "server/core/address_ranges.hpp"
#include "server/core/base64url.hpp"
#include "server/core/http.hpp"
#include "server/core/mail_address.hpp"
#include "server/core/secret.hpp"
#include "server/messages/requests.hpp"
#include "server/model/account_names.hpp"
#include "server/model/player_keys.hpp"
#include "server/model/word_list.hpp"
#include "server/net/proxies.hpp"
#include "server/services/accounts/bearer.hpp"
#include "server/services/accounts/browser.hpp"
#include "server/services/mail/letters.hpp"
#include "server/services/push/endpoint.hpp"

using namespace camlann;
using namespace camlann::server;

namespace {

template <class T>
void check_error(const Result<T>& read) {
  if (!read) fuzz::check(!read.error().what.empty(), "an error says what");
}

bool is_one_line(std::string_view text) {
  return text.find_first_of("\r\n\0", 0, 3) == std::string_view::npos;
}

/// The text up to the first of these letters, and what is behind it.
std::pair<std::string_view, std::string_view> divided(std::string_view text, char at) {
  const auto end = text.find(at);
  if (end == std::string_view::npos) return {text, {}};
  return {text.substr(0, end), text.substr(end + 1)};
}

const PlayerKeys& keys() {
  static const PlayerKeys made("a secret", {}, random_name);
  return made;
}

void cookies(std::string_view text) {
  for (const char* name : {"camlann_player", "__Host-camlann_player", "camlann_id", ""}) {
    const auto value = cookie_value(text, name);
    fuzz::check(value.size() <= text.size() && value.find(';') == std::string_view::npos,
                "a cookie's value is a part of the header");
    fuzz::check(!keys().read(value), "nobody forges a key");
  }
  const auto own = keys().cookie_of(std::string(player_key_length, 'a'));
  const std::string among = std::string(text) + "; camlann_player=" + own;
  const auto found = cookie_value(among, "camlann_player");
  if (const auto key = keys().read(found)) {
    fuzz::check(found == own && key->kind == KeyKind::guest, "a key is read as it was issued");
  }
}

void forwarded(std::string_view text) {
  static const auto trusting = Proxies::read({"192.0.2.0/24", "2001:db8::/32"}).value();
  static const auto trusts_nobody = Proxies::read({}).value();
  const auto proxy = boost::asio::ip::make_address("192.0.2.1");
  const auto stranger = boost::asio::ip::make_address("198.51.100.1");
  fuzz::check(trusting.client(stranger, text) == stranger, "a stranger's word is nothing");
  fuzz::check(trusts_nobody.client(proxy, text) == proxy, "and nobody's where nobody is trusted");
  const auto client = trusting.client(proxy, text);
  const auto home = client_prefix(client);
  fuzz::check(!home.address.empty() && home.address.size() < 64, "an address is short");
  const auto names = Proxies::read({std::string(text)});
  check_error(names);
}

void bearers(std::string_view text) {
  const auto token = bearer_in(text);
  if (!token) return;
  fuzz::check(token->size() <= text.size(), "a token is a part of the header");
  const auto hash = hashed_token(*token);
  if (!hash) return;
  fuzz::check(hash->size() == player_key_length, "a hash has its length");
  fuzz::check(token->find(*hash) == std::string_view::npos, "a hash is not the token");
  fuzz::check(token_of(token->substr(token->size() - player_key_length)) == *token,
              "a token is written as it is read");
}

void endpoints(std::string_view text) {
  const auto origin = push_origin(text, false);
  check_error(origin);
  if (!origin) return;
  fuzz::check(origin->rfind("https://", 0) == 0 && is_one_line(*origin), "an origin is of https");
  const auto again = push_origin(*origin + "/x", false);
  fuzz::check(again && *again == *origin, "an origin is its own");
  fuzz::check(origin->find('@') == std::string::npos, "nobody signs in to it");
}

void mail(std::string_view text) {
  if (is_mail_address(text)) {
    fuzz::check(is_one_line(text) && text.find_first_of(" <>,;\"") == std::string_view::npos,
                "an address ends no line and no bracket");
    fuzz::check(address_in(text) == text, "an address is one of a sender");
    fuzz::check(address_in("Club <" + std::string(text) + ">") == text, "in brackets, too");
  }
  const auto sender = address_in(text);
  fuzz::check(sender.empty() || is_mail_address(sender), "a sender has an address or none");
  const auto head = head_text(text);
  for (const char letter : head) {
    fuzz::check(
        letter == '\t' || (letter >= ' ' && letter <= '~') || letter == '\r' || letter == '\n',
        "a head is ASCII");
  }
}

void base64(std::string_view text) {
  if (const auto bytes = from_base64url(text)) {
    const auto again = from_base64url(to_base64url(*bytes));
    fuzz::check(again && *again == *bytes, "bytes are written and read again the same");
  }
  const auto back = from_base64url(to_base64url(text));
  fuzz::check(back && *back == text, "any bytes go round");
}

void ranges(std::string_view text) {
  const auto [first, rest] = divided(text, ' ');
  const auto range = Range::read(first);
  check_error(range);
  if (!range) return;
  const auto again = Range::read(range->text());
  fuzz::check(again && again->text() == range->text(), "a range is written as it is read");
  const auto alone = range->text().substr(0, range->text().find('/'));
  fuzz::check(range->has(client_prefix(boost::asio::ip::make_address(alone)).address),
              "a range has its first address");
  fuzz::check(again->has(rest) == range->has(rest), "both have the same");
}

void words(std::string_view text) {
  const auto [list, said] = divided(text, '\n');
  std::vector<std::string> kept;
  std::string_view left = list;
  while (!left.empty() && kept.size() < 20) {
    const auto [one, more] = divided(left, ' ');
    left = more;
    if (auto word = read_word(one)) {
      const auto again = read_word(*word);
      fuzz::check(again && *again == *word, "a word is kept as it is read");
      kept.push_back(std::move(*word));
    }
  }
  const WordList all(kept);
  fuzz::check(WordList().passes(said), "without words everything passes");
  const bool passes = all.passes(said);
  fuzz::check(all.check_name(said, "name").has_value() == passes, "a name is no exception");
  for (const auto& word : kept) {
    const auto plain = word.substr(0, word.find('*'));
    fuzz::check(!all.passes(plain), "a word of the list does not pass");
  }
}

void targets(std::string_view text) {
  const auto path = read_path(text);
  check_error(path);
  if (path) {
    fuzz::check(!path->empty() && path->front() == '/', "a path begins with a slash");
    fuzz::check(path->find("/../") == std::string::npos && is_one_line(*path),
                "a path leads nowhere else");
  }
  for (const char* key : {"state", "limit", "a", "fen"}) {
    const auto raw = query_value(text, key);
    fuzz::check(raw.size() <= text.size(), "a value is a part of the query");
    const auto value = read_query(text, key);
    check_error(value);
    if (!value) continue;
    for (const char letter : *value) {
      fuzz::check(std::iscntrl(static_cast<unsigned char>(letter)) == 0, "no control characters");
    }
  }
}

void secrets(std::string_view text) {
  fuzz::check(!keys().read(text), "nobody forges a key");
  fuzz::check(!read_stop_code(text, "a secret"), "nobody forges a link");
  const auto [player, rest] = divided(text, '.');
  const auto own = stop_code(player, "a secret");
  const auto read = read_stop_code(own, "a secret");
  fuzz::check(read && *read == player, "our own is read");
  fuzz::check(!read_stop_code(own + std::string(rest) + "0", "a secret"), "and nothing longer");
}

void names(std::string_view text) {
  const auto fits = check_account_name(text);
  check_error(fits);
  const auto folded = folded_name(text);
  fuzz::check(folded_name(folded) == folded, "what is folded stays so");
  if (fits) fuzz::check(text.size() >= 3 && text.size() <= 20, "an account's name is short");
  fuzz::check(without_direction_marks(without_direction_marks(text)).size() <=
                  without_direction_marks(text).size(),
              "marks are taken out");
  fuzz::check(browser_of(text).size() < 80, "a browser is a few words");
}

void origins(std::string_view text) {
  const auto [origin, host] = divided(text, ' ');
  if (!same_origin(origin, host)) return;
  fuzz::check(origin.empty() || (origin.size() > host.size() &&
                                 origin.substr(origin.size() - host.size()).size() == host.size()),
              "an origin of ours ends with our host");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr void (*readers[])(std::string_view) = {cookies, forwarded, bearers, endpoints,
                                                   mail,    base64,    ranges,  words,
                                                   targets, secrets,   names,   origins};
  fuzz::Input input(data, size);
  const auto choice = input.choice(std::size(readers));
  readers[choice](input.text());
  return 0;
}
