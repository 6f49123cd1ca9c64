#include "cli/http_client.hpp"

#include <curl/curl.h>
#include <curl/easy.h>
#include <curl/multi.h>
#include <curl/urlapi.h>

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"

namespace camlann::cli {
namespace {

using std::chrono::milliseconds;

constexpr std::chrono::seconds usual_patience{20};
constexpr int glance_ms = 20;  // interval of checks for a stop
/// Larger than any answer of our server.
constexpr std::size_t longest_answer = std::size_t{16} << 20U;

using Headers = std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)>;

void add_header(Headers& headers, const std::string& line) {
  curl_slist* const longer = curl_slist_append(headers.get(), line.c_str());
  if (longer == nullptr) std::abort();
  std::ignore = headers.release();
  headers.reset(longer);
}

/// Called by libcurl with each piece of an answer. A smaller number than `size` ends the transfer.
std::size_t take_part(const char* bytes, std::size_t /*one*/, std::size_t size, void* body) {
  auto& text = *static_cast<std::string*>(body);
  if (text.size() + size > longest_answer) return 0;
  text.append(bytes, size);
  return size;
}

/// "https://example.org", without the slash at its end.
Result<std::string> read_address(std::string_view server) {
  const auto wrong = [&] {
    return failure(ErrorCode::syntax,
                   '"' + std::string(server) + "\" is not the address of a server", "--server",
                   "https://HOST, http://HOST or http://HOST:PORT");
  };
  auto text = std::string(server);
  while (!text.empty() && text.back() == '/') text.pop_back();
  const std::unique_ptr<CURLU, decltype(&curl_url_cleanup)> url(curl_url(), curl_url_cleanup);
  if (!url) std::abort();
  char* part = nullptr;
  if (text.ends_with(':') || curl_url_set(url.get(), CURLUPART_URL, text.c_str(), 0) != CURLUE_OK ||
      curl_url_get(url.get(), CURLUPART_URL, &part, 0) != CURLUE_OK) {
    return wrong();
  }
  auto whole = std::string(part);
  curl_free(part);
  const auto host = whole.find("://") + 3;
  const auto scheme = std::string_view(whole).substr(0, host);
  // Behind the host and the port there is only the slash of an empty path.
  if (scheme != "https://" && scheme != "http://") return wrong();
  if (whole.find_first_of("/?#@", host) != whole.size() - 1) return wrong();
  whole.pop_back();
  return whole;
}

}  // namespace

class HttpClient::Link {
 public:
  Link(std::string server, const std::string& token, std::function<bool()> stopped)
      : server_(std::move(server)),
        stopped_(std::move(stopped)),
        connections_(curl_multi_init(), curl_multi_cleanup),
        transfer_(curl_easy_init(), curl_easy_cleanup) {
    if (!connections_ || !transfer_) std::abort();
    add_header(headers_, "Authorization: Bearer " + token);
    add_header(headers_, "Content-Type: application/json");
    add_header(headers_, "Expect:");
  }

  /// `json` is sent if it is not null.
  Result<Answer> ask(const std::string& target, const std::string* json, milliseconds patience) {
    Answer answer;
    std::array<char, CURL_ERROR_SIZE> what{};
    CURL* const curl = transfer_.get();
    const auto url = server_ + target;
    curl_easy_reset(curl);
    bool set =
        curl_easy_setopt(curl, CURLOPT_URL, url.c_str()) == CURLE_OK &&
        curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https") == CURLE_OK &&
        curl_easy_setopt(curl, CURLOPT_HTTP_VERSION, long{CURL_HTTP_VERSION_1_1}) == CURLE_OK &&
        curl_easy_setopt(curl, CURLOPT_PROXY, "") == CURLE_OK &&
        curl_easy_setopt(curl, CURLOPT_USERAGENT, "camlann bot") == CURLE_OK &&
        curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers_.get()) == CURLE_OK &&
        curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L) == CURLE_OK &&
        curl_easy_setopt(curl, CURLOPT_QUICK_EXIT, 1L) == CURLE_OK &&
        curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, long{patience.count()}) == CURLE_OK &&
        curl_easy_setopt(curl, CURLOPT_ERRORBUFFER, what.data()) == CURLE_OK &&
        curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, take_part) == CURLE_OK &&
        curl_easy_setopt(curl, CURLOPT_WRITEDATA, &answer.body) == CURLE_OK &&
        trust("SSL_CERT_FILE", CURLOPT_CAINFO) && trust("SSL_CERT_DIR", CURLOPT_CAPATH);
    if (json != nullptr) {
      set = set && curl_easy_setopt(curl, CURLOPT_POSTFIELDS, json->data()) == CURLE_OK &&
            curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE, static_cast<long>(json->size())) ==
                CURLE_OK;
    }
    const auto code = set ? transfer() : CURLE_OUT_OF_MEMORY;
    long status = 0;
    if (code == CURLE_OK) (void)curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    answer.status = static_cast<int>(status);
    if (code == CURLE_OK) return answer;
    const std::string reason = what.front() != 0 ? what.data() : curl_easy_strerror(code);
    return failure(ErrorCode::io, "No answer: " + reason, server_);
  }

 private:
  /// Uses the certificates that this variable names instead of the system's, as OpenSSL does.
  bool trust(const char* variable, CURLoption option) {
    const char* const path = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): never set
    return path == nullptr || curl_easy_setopt(transfer_.get(), option, path) == CURLE_OK;
  }

  /// Waits for the end of the transfer, or until all is to stop.
  CURLcode transfer() {
    CURLM* const multi = connections_.get();
    if (curl_multi_add_handle(multi, transfer_.get()) != CURLM_OK) return CURLE_OUT_OF_MEMORY;
    CURLcode result = CURLE_ABORTED_BY_CALLBACK;
    int running = 1;
    while (running > 0 && !stopped_()) {
      if (curl_multi_perform(multi, &running) != CURLM_OK) break;
      if (running > 0) (void)curl_multi_poll(multi, nullptr, 0, glance_ms, nullptr);
    }
    int more = 0;
    while (const CURLMsg* message = curl_multi_info_read(multi, &more)) {
      if (message->msg == CURLMSG_DONE) result = message->data.result;
    }
    curl_multi_remove_handle(multi, transfer_.get());
    return result;
  }

  const std::string server_;
  const std::function<bool()> stopped_;
  Headers headers_{nullptr, curl_slist_free_all};
  std::unique_ptr<CURLM, decltype(&curl_multi_cleanup)> connections_;
  std::unique_ptr<CURL, decltype(&curl_easy_cleanup)> transfer_;
};

HttpClient::HttpClient(std::unique_ptr<Link> link) : link_(std::move(link)) {}
HttpClient::~HttpClient() = default;
HttpClient::HttpClient(HttpClient&& other) noexcept = default;
HttpClient& HttpClient::operator=(HttpClient&& other) noexcept = default;

Result<HttpClient> HttpClient::create(std::string_view server, const std::string& token,
                                      std::function<bool()> stopped) {
  TRY(auto address, read_address(server));
  return HttpClient(std::make_unique<Link>(std::move(address), token, std::move(stopped)));
}

Result<HttpClient::Answer> HttpClient::get(const std::string& target,
                                           std::chrono::seconds patience) {
  return link_->ask(target, nullptr, patience);
}

Result<HttpClient::Answer> HttpClient::post(const std::string& target, const std::string& json) {
  return link_->ask(target, &json, usual_patience);
}

}  // namespace camlann::cli
