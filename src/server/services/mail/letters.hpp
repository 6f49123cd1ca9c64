#pragma once
// The texts of letters, and the codes in their links. Pure; thread-safe.

#include <optional>
#include <string>
#include <string_view>

#include "languages/language.hpp"
#include "server/model/letter.hpp"
#include "server/model/reminder_words.hpp"
#include "server/services/mail/mailer.hpp"

namespace camlann::server {

/// Makes the letter to confirm an address or to reset a password. The former may go to a
/// stranger, so it has no text of the player, such as the name. Both are in the player's language.
[[nodiscard]] Mail letter_with_code(LetterPurpose purpose, const std::string& to,
                                    const std::string& name, const std::string& site,
                                    const std::string& code, languages::Language language = {});
/// Makes a reminder, with a link that stops reminders, and the address for a mail program that does
/// so by one click.
[[nodiscard]] Mail reminder(const LetterWords& words, const std::string& to,
                            const std::string& site, const std::string& stop);

/// Makes the code of a link that stops a player's reminders without a sign-in. Valid while the
/// server keeps this secret.
[[nodiscard]] std::string stop_code(std::string_view player, std::string_view secret);
/// Returns the player of the code; nothing if it is forged.
[[nodiscard]] std::optional<std::string> read_stop_code(std::string_view code,
                                                        std::string_view secret);

}  // namespace camlann::server
