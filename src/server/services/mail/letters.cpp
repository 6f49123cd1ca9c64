#include "server/services/mail/letters.hpp"

#include <openssl/crypto.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "languages/language.hpp"
#include "languages/words.hpp"
#include "server/core/base64url.hpp"
#include "server/core/sha256.hpp"
#include "server/model/letter.hpp"
#include "server/model/reminder_words.hpp"
#include "server/services/mail/mailer.hpp"

namespace camlann::server {

namespace {

std::string base64url_of(const Digest& digest) {
  return to_base64url(text_of(digest));
}

std::string seal_of(std::string_view player, std::string_view secret) {
  return base64url_of(hmac_sha256(secret, "stop " + std::string(player)));
}

/// Adds the line of a translation that no speaker has read yet.
std::string finished(std::string text, languages::Language language) {
  const auto machine = languages::say(language, "machine");
  return machine.empty() ? text : text + '\n' + machine + '\n';
}

}  // namespace

std::string stored_code(std::string_view code) {
  return base64url_of(sha256("mail " + std::string(code)));
}

std::string stored_address(std::string_view mail) {
  std::string small(mail);
  for (char& letter : small) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return base64url_of(sha256("address " + small));
}

Mail letter_with_code(LetterPurpose purpose, const std::string& to, const std::string& name,
                      const std::string& site, const std::string& code,
                      languages::Language language) {
  if (purpose == LetterPurpose::prove) {
    return {to,
            languages::say(language, "letter.prove.subject"),
            finished(languages::say(language, "letter.prove.text",
                                    {{"link", site + "/mail#prove=" + code}}),
                     language),
            {}};
  }
  return {to,
          languages::say(language, "letter.recover.subject", {{"name", name}}),
          finished(languages::say(language, "letter.recover.text",
                                  {{"name", name}, {"link", site + "/mail#recover=" + code}}),
                   language),
          {}};
}

Mail reminder(const LetterWords& words, const std::string& to, const std::string& site,
              const std::string& stop) {
  std::string text = words.title + ".\n";
  for (const auto& entry : words.entries) {
    if (words.entries.size() > 1) text += '\n';
    text += entry.text + (words.entries.size() > 1 ? "\n" : "\n\n") + site + entry.path + '\n';
  }
  text +=
      '\n' + languages::say(words.language, "letter.stop", {{"link", site + "/mail#stop=" + stop}});
  return {to, words.subject, finished(std::move(text), words.language),
          site + "/api/mail/unsubscribe?code=" + stop};
}

std::string stop_code(std::string_view player, std::string_view secret) {
  return std::string(player) + '.' + seal_of(player, secret);
}

std::optional<std::string> read_stop_code(std::string_view code, std::string_view secret) {
  const auto dot = code.find('.');
  if (dot == std::string_view::npos) return std::nullopt;
  const auto player = code.substr(0, dot);
  const auto right = seal_of(player, secret);
  const auto given = code.substr(dot + 1);
  if (given.size() != right.size() ||
      CRYPTO_memcmp(given.data(), right.data(), right.size()) != 0) {
    return std::nullopt;
  }
  return std::string(player);
}

}  // namespace camlann::server
