#pragma once
// What letters say, and the codes in their links. Pure; thread-safe.

#include <optional>
#include <string>
#include <string_view>

#include "server/model/letter.hpp"
#include "server/model/reminder_words.hpp"
#include "server/services/mail/mailer.hpp"

namespace camlann::server {

/// To whoever is to confirm an address, or has forgotten his password.
[[nodiscard]] Mail letter_with_code(LetterPurpose purpose, const std::string& to,
                                    const std::string& name, const std::string& site,
                                    const std::string& code);
/// With a link by which no more reminders are sent.
[[nodiscard]] Mail reminder(const NoticeWords& words, const std::string& to,
                            const std::string& site, const std::string& stop);

/// For a link by which a player's reminders are stopped without signing in, for as long as the
/// server has this secret.
[[nodiscard]] std::string stop_code(std::string_view player, std::string_view secret);
/// The player of such a code; nothing if it is forged.
[[nodiscard]] std::optional<std::string> read_stop_code(std::string_view code,
                                                        std::string_view secret);

}  // namespace camlann::server
