#include "server/core/gzip.hpp"

#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/crc.hpp>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

namespace camlann::server {

namespace {

void append_little_endian(std::string& out, std::uint32_t value) {
  for (int shift = 0; shift < 32; shift += 8) out += static_cast<char>((value >> shift) & 0xFFU);
}

}  // namespace

std::string gzip(std::string_view data) {
  namespace zlib = boost::beast::zlib;
  zlib::deflate_stream stream;
  stream.reset(9, 15, 9, zlib::Strategy::normal);

  // Header: magic, deflate, no flags, no time, slowest compression, unknown system.
  std::string out("\x1f\x8b\x08\0\0\0\0\0\x02\xff", 10);
  const auto header = out.size();
  out.resize(header + stream.upper_bound(data.size()) + 16);
  zlib::z_params params;
  params.next_in = data.data();
  params.avail_in = data.size();
  params.next_out = out.data() + header;
  params.avail_out = out.size() - header;
  boost::system::error_code error;
  stream.write(params, zlib::Flush::finish, error);
  out.resize(header + params.total_out);

  boost::crc_32_type checksum;
  checksum.process_bytes(data.data(), data.size());
  append_little_endian(out, checksum.checksum());
  append_little_endian(out, static_cast<std::uint32_t>(data.size()));
  return out;
}

std::shared_ptr<const std::string> GzippedOnce::get() {
  std::call_once(once_, [this] {
    auto packed = gzip(*plain_);
    if (packed.size() < plain_->size()) {
      packed_ = std::make_shared<const std::string>(std::move(packed));
    }
  });
  return packed_;
}

}  // namespace camlann::server
