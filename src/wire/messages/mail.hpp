#pragma once
// E-mail: an address for reminders and for a forgotten password.

#include <cstdint>
#include <optional>
#include <string>

#include "wire/describe.hpp"
#include "wire/messages/account.hpp"

namespace camlann::message {

inline constexpr std::int64_t longest_mail_address = 254;

struct MailState {
  MESSAGE(MailState, "How I am reached by e-mail");
  FIELD(bool, possible, "Whether this server sends e-mail") = false;
  FIELD(std::optional<std::string>, address, "My address; null: none is confirmed");
  FIELD(std::optional<std::string>, asked,
        "An address to which a link was sent that nobody has followed yet");
  FIELD(bool, reminders, "Whether I am reminded by e-mail") = false;
};

struct NewMail {
  REQUEST(NewMail, "A link is sent there; the address counts once it is followed");
  FIELD(std::string, mail, "", .required = "an e-mail address", .most = longest_mail_address,
        .one_line = true);
  FIELD_LIKE(std::string, password, about_password);
};

struct EndMail {
  REQUEST(EndMail);
  FIELD_LIKE(std::optional<std::string>, password, about_confirming_password);
};

struct MailCode {
  REQUEST(MailCode);
  FIELD(std::string, code, "", .required = "the code of the link", .most = 100, .one_line = true);
};

struct MailReminders {
  REQUEST(MailReminders);
  FIELD(bool, on, "", .required = "true or false") = false;
};

struct ForgottenPassword {
  REQUEST(ForgottenPassword, "A link to a new password is sent to the accounts there");
  FIELD(std::string, mail, "", .required = "an e-mail address", .most = longest_mail_address,
        .one_line = true);
};

struct RecoverAccount {
  REQUEST(RecoverAccount, "Whoever has the link sets a new password");
  FIELD(std::string, code, "", .required = "the code of the link", .most = 100, .one_line = true);
  FIELD_LIKE(std::string, new_password, about_new_password);
  FIELD(bool, end_tokens, "Ends all tokens, too; by default they stay valid") = false;
};

}  // namespace camlann::message
