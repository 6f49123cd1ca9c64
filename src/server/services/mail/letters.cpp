#include "server/services/mail/letters.hpp"

#include <openssl/crypto.h>

#include <optional>
#include <string>
#include <string_view>

#include "server/core/base64url.hpp"
#include "server/core/sha256.hpp"
#include "server/model/letter.hpp"
#include "server/model/reminder_words.hpp"
#include "server/services/mail/mailer.hpp"

namespace camlann::server {

namespace {

std::string text_of(const Digest& digest) {
  return to_base64url({reinterpret_cast<const char*>(digest.data()), digest.size()});
}

std::string seal_of(std::string_view player, std::string_view secret) {
  return text_of(hmac_sha256(secret, "stop " + std::string(player)));
}

}  // namespace

std::string stored_code(std::string_view code) {
  return text_of(sha256("mail " + std::string(code)));
}

std::string stored_address(std::string_view mail) {
  std::string small(mail);
  for (char& letter : small) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return text_of(sha256("address " + small));
}

Mail letter_with_code(LetterPurpose purpose, const std::string& to, const std::string& name,
                      const std::string& site, const std::string& code) {
  if (purpose == LetterPurpose::prove) {
    return {to,
            "Confirm your e-mail address",
            "Hello,\n\nplease follow this link to confirm that this is your address:\n\n" + site +
                "/mail#prove=" + code +
                "\n\nThe link is good for three days. If you have not asked for it, do nothing: "
                "the address is not used.\n",
            {}};
  }
  return {to,
          "A new password for " + name,
          "Hello " + name + ",\n\nfollow this link to set a new password for your account:\n\n" +
              site + "/mail#recover=" + code +
              "\n\nThe link is good for one hour and works once. If you have not asked for it, do "
              "nothing: your password stays as it is.\n",
          {}};
}

Mail reminder(const LetterWords& words, const std::string& to, const std::string& site,
              const std::string& stop) {
  std::string text = words.title + ".\n";
  for (const auto& entry : words.entries) {
    if (words.entries.size() > 1) text += '\n';
    text += entry.text + (words.entries.size() > 1 ? "\n" : "\n\n") + site + entry.path + '\n';
  }
  text += "\nYou get this because you asked for reminders. To get no more of them:\n" + site +
          "/mail#stop=" + stop + "\n";
  return {to, words.subject, text, site + "/api/mail/unsubscribe?code=" + stop};
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
