// The page's files: what is served, as what, how long it may be kept, and packed how.
#include "server/api/static_files.hpp"

#include <gtest/gtest.h>

#include <boost/beast/zlib/inflate_stream.hpp>
#include <filesystem>
#include <random>
#include <string>
#include <utility>

#include "server/api/earlier_page.hpp"
#include "server/core/gzip.hpp"
#include "server/fakes.hpp"

namespace camlann::server::test {
namespace {

/// The contents of a gzip member; its header and trailer are of fixed size.
std::string unpack(const std::string& packed) {
  namespace zlib = boost::beast::zlib;
  zlib::inflate_stream stream;
  std::string out(10'000'000, '\0');
  zlib::z_params params;
  params.next_in = packed.data() + 10;
  params.avail_in = packed.size() - 18;
  params.next_out = out.data();
  params.avail_out = out.size();
  boost::system::error_code error;
  stream.write(params, zlib::Flush::finish, error);
  EXPECT_EQ(error, zlib::error::end_of_stream) << error.message();
  out.resize(params.total_out);
  return out;
}

std::string header(const Response& response, std::string_view name) {
  for (const auto& [key, value] : response.headers) {
    if (key == name) return value;
  }
  return "";
}

TEST(GzipTest, RoundTrips) {
  std::string noise;
  for (unsigned i = 0; i < 300'000; ++i) noise += static_cast<char>(i * i / 7);
  for (const auto& text : {std::string(), std::string("a"), std::string(1'000'000, 'x'), noise}) {
    EXPECT_EQ(unpack(gzip(text)), text);
  }
  EXPECT_LT(gzip(std::string(1'000'000, 'x')).size(), 2000U);
}

TEST(StaticFilesTest, TypesAndCaching) {
  TemporaryFolder folder;
  folder.write("index.html", std::string(5000, 'a'));
  folder.write("assets/app-Bx3f_9Qz.js", "1");
  folder.write("assets/plain.js", "1");
  folder.write("icon.svg", "<svg/>");
  folder.write(".env", "secret");
  folder.write(".git/config", "secret");
  const auto files = StaticFiles::read(folder.path()).value();
  Request request;
  EXPECT_EQ(header(files.get("/icon.svg", request), "Content-Type"), "image/svg+xml");
  EXPECT_NE(
      header(files.get("/assets/app-Bx3f_9Qz.js", request), "Cache-Control").find("immutable"),
      std::string::npos);
  EXPECT_EQ(header(files.get("/assets/plain.js", request), "Cache-Control"), "no-cache");
  EXPECT_FALSE(files.has("/.env"));
  EXPECT_FALSE(files.has("/.git/config"));
  EXPECT_FALSE(files.has("/"));
  EXPECT_FALSE(files.has(""));
}

TEST(StaticFilesTest, LinksOutOfTheFolderAreNotFollowed) {
  TemporaryFolder folder, outside;
  outside.write("secret.txt", "secret");
  folder.write("index.html", "x");
  std::filesystem::create_symlink(outside.path() / "secret.txt", folder.path() / "a.txt");
  std::filesystem::create_directory_symlink(outside.path(), folder.path() / "b");
  const auto files = StaticFiles::read(folder.path()).value();
  EXPECT_TRUE(files.has("/index.html"));
  EXPECT_FALSE(files.has("/a.txt"));
  EXPECT_FALSE(files.has("/b/secret.txt"));
}

TEST(StaticFilesTest, CompressesForClientsThatAcceptItAndRevalidates) {
  TemporaryFolder folder;
  folder.write("index.html", std::string(5000, 'a'));
  const auto files = StaticFiles::read(folder.path()).value();
  Request request;
  EXPECT_EQ(files.get("/index.html", request).body->size(), 5000U);
  request.accept_encoding = "gzip, deflate, br";
  const auto packed = files.get("/index.html", request);
  EXPECT_EQ(header(packed, "Content-Encoding"), "gzip");
  EXPECT_EQ(unpack(*packed.body), std::string(5000, 'a'));
  request.if_none_match = header(packed, "ETag");
  const auto again = files.get("/index.html", request);
  EXPECT_EQ(again.status, 304);
  EXPECT_TRUE(again.body->empty());
}

TEST(StaticFilesTest, IsCompressedOnceAndOnlyIfThatSavesBytes) {
  std::mt19937 random(49);
  std::string noise;
  while (noise.size() < 5000) noise += static_cast<char>(random());
  TemporaryFolder folder;
  folder.write("index.html", std::string(5000, 'a'));
  folder.write("noise.txt", noise);
  const auto files = StaticFiles::read(folder.path()).value();
  Request request;
  request.accept_encoding = "gzip";
  EXPECT_EQ(files.get("/index.html", request).body, files.get("/index.html", request).body);
  const auto sent = files.get("/noise.txt", request);
  EXPECT_EQ(header(sent, "Content-Encoding"), "");
  EXPECT_EQ(*sent.body, noise);
}

TEST(StaticFilesTest, LinksOfAnEntryAreAHeaderOfItsAnswers) {
  TemporaryFolder folder;
  folder.write("game.html", "<!doctype html>");
  folder.write("game.html.links", "</assets/a.js>; rel=modulepreload; crossorigin");
  const auto files = StaticFiles::read(folder.path()).value();
  EXPECT_FALSE(files.has("/game.html.links"));
  Request request;
  const auto first = files.get("/game.html", request);
  EXPECT_EQ(header(first, "Link"), "</assets/a.js>; rel=modulepreload; crossorigin");
  request.if_none_match = header(first, "ETag");
  const auto unchanged = files.get("/game.html", request);
  EXPECT_EQ(unchanged.status, 304);
  EXPECT_EQ(header(unchanged, "Link"), header(first, "Link"));
}

TEST(StaticFilesTest, PrecompressedFilesGoToClientsThatAcceptThem) {
  TemporaryFolder folder;
  folder.write("core.wasm", std::string(5000, 'a'));
  folder.write("core.wasm.br", "packed");
  folder.write("tiny.txt", "1");
  folder.write("tiny.txt.br", "longer");
  const auto files = StaticFiles::read(folder.path()).value();
  EXPECT_FALSE(files.has("/core.wasm.br"));
  Request request;
  EXPECT_EQ(files.get("/core.wasm", request).body->size(), 5000U);
  EXPECT_EQ(header(files.get("/core.wasm", request), "Vary"), "Accept-Encoding");
  for (const char* const taken : {"br", "gzip, deflate, br", "gzip;q=0.8, br;q=0.9"}) {
    request.accept_encoding = taken;
    const auto packed = files.get("/core.wasm", request);
    EXPECT_EQ(header(packed, "Content-Encoding"), "br") << taken;
    EXPECT_EQ(header(packed, "Content-Type"), "application/wasm") << taken;
    EXPECT_EQ(*packed.body, "packed") << taken;
  }
  for (const char* const taken : {"gzip", "gzip, br;q=0", "gzip, brotli"}) {
    request.accept_encoding = taken;
    EXPECT_EQ(header(files.get("/core.wasm", request), "Content-Encoding"), "gzip") << taken;
  }
  for (const char* const taken : {"gzip;q=0", "gzip;q=0.000, deflate", "identity"}) {
    request.accept_encoding = taken;
    EXPECT_EQ(header(files.get("/core.wasm", request), "Content-Encoding"), "") << taken;
  }
  request.accept_encoding = "br";
  EXPECT_EQ(*files.get("/tiny.txt", request).body, "1");
}

/// A page of which each version has one separate and one common file, as a server starts with it.
class EarlierPage : public testing::Test {
 protected:
  Result<StaticFiles> start_with(const std::string& version) {
    std::filesystem::remove_all(folder_.path() / "web");
    folder_.write("web/index.html", version);
    folder_.write("web/assets/index-" + version + ".js", "of " + version);
    folder_.write("web/assets/engine/same-12345678.js", "the same");
    auto files = StaticFiles::read(folder_.path() / "web").value();
    auto earlier = earlier_page(folder_.path() / "web", folder_.path() / "kept");
    if (!earlier) return earlier;
    files.add(std::move(*earlier));
    return files;
  }
  static std::string text(const StaticFiles& files, const std::string& version) {
    const auto path = "/assets/index-" + version + ".js";
    return files.has(path) ? *files.get(path, {}).body : std::string();
  }

  TemporaryFolder folder_;
};

TEST_F(EarlierPage, FilesOfTheVersionBeforeAreServedAfterAnUpgrade) {
  EXPECT_EQ(text(*start_with("one-1111"), "one-1111"), "of one-1111");
  for (int starts = 0; starts < 2; ++starts) {
    const auto files = start_with("two-2222").value();
    EXPECT_EQ(text(files, "two-2222"), "of two-2222");
    EXPECT_EQ(text(files, "one-1111"), "of one-1111");
    EXPECT_TRUE(files.has("/assets/engine/same-12345678.js"));
    EXPECT_EQ(*files.get("/index.html", {}).body, "two-2222");
  }
  const auto third = start_with("san-3333").value();
  EXPECT_EQ(text(third, "two-2222"), "of two-2222");
  EXPECT_EQ(text(third, "one-1111"), "") << "no more than one";
  EXPECT_EQ(text(*start_with("two-2222"), "san-3333"), "of san-3333") << "and back";
}

TEST_F(EarlierPage, AnInterruptedStartIsContinued) {
  ASSERT_TRUE(start_with("one-1111"));
  ASSERT_TRUE(start_with("two-2222"));
  // As if it had died before the last step.
  std::filesystem::rename(folder_.path() / "kept/current", folder_.path() / "kept/next");
  EXPECT_EQ(text(*start_with("two-2222"), "one-1111"), "of one-1111");
  EXPECT_EQ(text(*start_with("san-3333"), "two-2222"), "of two-2222");
}

TEST_F(EarlierPage, LinksAreNotFollowed) {
  const auto page = folder_.path() / "page";
  folder_.write("secret.js", "of the host");
  folder_.write("page/assets/index-one-1111.js", "of one-1111");
  std::filesystem::create_symlink(folder_.path() / "secret.js", page / "assets/link-12345678.js");
  for (int starts = 0; starts < 2; ++starts) {
    ASSERT_TRUE(earlier_page(page, folder_.path() / "kept"));
    EXPECT_FALSE(std::filesystem::exists(folder_.path() / "kept/before")) << "no other version";
  }
  const auto files = start_with("two-2222").value();
  EXPECT_EQ(text(files, "one-1111"), "of one-1111");
  EXPECT_FALSE(files.has("/assets/link-12345678.js"));
}

TEST_F(EarlierPage, AFolderThatCannotBeWrittenIsAnError) {
  folder_.write("kept", "a file");
  EXPECT_FALSE(start_with("one-1111"));
}

TEST_F(EarlierPage, WithoutAPageNothingIsWritten) {
  const auto files = earlier_page(folder_.path() / "none", folder_.path() / "kept");
  ASSERT_TRUE(files);
  EXPECT_TRUE(files->empty());
  EXPECT_FALSE(std::filesystem::exists(folder_.path() / "kept"));
}

TEST(StaticFilesTest, AMissingFolderIsEmpty) {
  EXPECT_TRUE(StaticFiles::read("/no/such/folder").value().empty());
  EXPECT_TRUE(StaticFiles::read("").value().empty());
}

}  // namespace
}  // namespace camlann::server::test
