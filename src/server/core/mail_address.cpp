#include "server/core/mail_address.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "base/letters.hpp"
#include "server/core/base64url.hpp"

namespace camlann::server {

namespace {

constexpr std::size_t longest_address = 254;
constexpr std::size_t longest_local = 64;

bool is_plain(char c) {
  return is_letter(c) || is_digit(c);
}

bool is_local(std::string_view text) {
  constexpr std::string_view others = ".!#$%&'*+/=?^_`{|}~-";
  return !text.empty() && text.size() <= longest_local && text.front() != '.' &&
         text.back() != '.' && text.find("..") == std::string_view::npos &&
         std::all_of(text.begin(), text.end(), [&](char c) {
           return is_plain(c) || others.find(c) != std::string_view::npos;
         });
}

bool is_label(std::string_view text) {
  return !text.empty() && text.size() <= 63 && text.front() != '-' && text.back() != '-' &&
         std::all_of(text.begin(), text.end(), [](char c) { return is_plain(c) || c == '-'; });
}

bool is_domain(std::string_view text) {
  int labels = 0;
  for (;; ++labels) {
    const auto dot = text.find('.');
    if (!is_label(text.substr(0, dot))) return false;
    if (dot == std::string_view::npos) return labels > 0;
    text.remove_prefix(dot + 1);
  }
}

/// Returns ordinary Base64, with its signs and padding.
std::string base64(std::string_view bytes) {
  auto text = to_base64url(bytes);
  std::replace(text.begin(), text.end(), '-', '+');
  std::replace(text.begin(), text.end(), '_', '/');
  while (text.size() % 4 != 0) text += '=';
  return text;
}

}  // namespace

bool is_mail_address(std::string_view text) {
  const auto at = text.find('@');
  return at != std::string_view::npos && text.size() <= longest_address &&
         is_local(text.substr(0, at)) && is_domain(text.substr(at + 1));
}

std::string address_in(std::string_view sender) {
  if (!sender.empty() && sender.back() == '>') {
    const auto open = sender.rfind('<');
    if (open == std::string_view::npos) return {};
    sender = sender.substr(open + 1, sender.size() - open - 2);
  }
  return is_mail_address(sender) ? std::string(sender) : std::string();
}

std::string mailbox_of(std::string_view address) {
  auto local = address.substr(0, address.rfind('@'));
  local = local.substr(0, local.find('+'));
  std::string mailbox;
  for (const char c : local) {
    if (c != '.') mailbox += small_letter(c);
  }
  return mailbox + '@' + domain_of(address);
}

std::string domain_of(std::string_view address) {
  std::string domain(address.substr(address.rfind('@') + 1));
  std::transform(domain.begin(), domain.end(), domain.begin(), small_letter);
  return domain;
}

std::string head_text(std::string_view text) {
  // An encoded word has at most 75 characters; UTF-8 sequences stay whole.
  constexpr std::size_t most_bytes = 42;
  // Text that looks like an encoded word would be decoded by the reader.
  const bool plain =
      std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c < '\x7F'; }) &&
      text.find("=?") == std::string_view::npos;
  if (plain) return std::string(text);
  std::string words;
  while (!text.empty()) {
    auto size = std::min(text.size(), most_bytes);
    while (size < text.size() && size > 1 &&
           (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U)
      --size;
    words += (words.empty() ? "" : "\r\n ") + ("=?UTF-8?B?" + base64(text.substr(0, size))) + "?=";
    text.remove_prefix(size);
  }
  return words;
}

}  // namespace camlann::server
