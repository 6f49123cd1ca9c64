#include "server/api/personal_export.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/outbox.hpp"
#include "server/model/game_state.hpp"
#include "server/services/archive/reader.hpp"
#include "server/services/archive/upload_folder.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/table.hpp"
#include "server/services/round/game_request.hpp"
#include "wire/messages/my_data.hpp"

namespace camlann::server {

namespace {

constexpr int listed_at_once = 200;

class Export : public std::enable_shared_from_this<Export> {
 public:
  Export(Games& games, QueueKey who, std::string site, Reply<std::vector<message::MyGame>> reply)
      : games_(games), who_(std::move(who)), site_(std::move(site)), reply_(std::move(reply)) {}

  void list() {
    const auto skip = static_cast<int>(found_.size());
    const auto reply = [self = shared_from_this()](const Result<std::vector<GameSummary>>& some) {
      if (!some) return self->reply_(Failure(some.error()));
      self->add(*some);
    };
    games_.ask(who_, reply, &Table::list, listed_at_once, skip);
  }

 private:
  void add(const std::vector<GameSummary>& some) {
    for (const auto& game : some) {
      found_.push_back({game.meta.id, to_iso(game.meta.created), {}});
    }
    if (some.size() == listed_at_once) return list();
    read_next();
  }

  void read_next() {
    if (next_ == found_.size()) return reply_(std::move(found_));
    const auto reply = [self = shared_from_this()](const Result<std::string>& record) {
      // A game that was deleted meanwhile has no record.
      if (!record && record.error().code != ErrorCode::not_found) {
        return self->reply_(Failure(record.error()));
      }
      if (record) self->found_[self->next_].record = *record;
      ++self->next_;
      self->read_next();
    };
    games_.ask(GameRequest{who_, found_[next_].id}, reply, &Table::record, site_);
  }

  Games& games_;
  const QueueKey who_;
  const std::string site_;
  const Reply<std::vector<message::MyGame>> reply_;
  std::vector<message::MyGame> found_;
  std::size_t next_ = 0;
};

constexpr std::size_t most_uploaded_bytes = std::size_t{64} << 20;

class UploadExport : public std::enable_shared_from_this<UploadExport> {
 public:
  UploadExport(ArchiveReader& archive, QueueKey who, Reply<std::vector<message::MyUpload>> reply)
      : archive_(archive), who_(std::move(who)), reply_(std::move(reply)) {}

  void list() {
    archive_.own_uploads(who_, [self = shared_from_this()](
                                   const Result<std::vector<UploadFolder::Upload>>& uploads) {
      if (!uploads) return self->reply_(Failure(uploads.error()));
      self->uploads_ = *uploads;
      self->read_next();
    });
  }

 private:
  void read_next() {
    if (read_.size() == uploads_.size()) return reply_(std::move(read_));
    archive_.own_upload(who_, uploads_[read_.size()], most_,
                        [self = shared_from_this()](const Result<message::MyUpload>& upload) {
                          if (!upload) return self->reply_(Failure(upload.error()));
                          for (const auto& part : upload->parts) self->most_ -= part.text.size();
                          self->read_.push_back(*upload);
                          self->read_next();
                        });
  }

  ArchiveReader& archive_;
  const QueueKey who_;
  const Reply<std::vector<message::MyUpload>> reply_;
  std::vector<UploadFolder::Upload> uploads_;
  std::vector<message::MyUpload> read_;
  std::size_t most_ = most_uploaded_bytes;
};

}  // namespace

void export_games(Games& games, const QueueKey& who, const std::string& site,
                  const Reply<std::vector<message::MyGame>>& reply) {
  std::make_shared<Export>(games, who, site, reply)->list();
}

void export_uploads(ArchiveReader& archive, const QueueKey& who,
                    const Reply<std::vector<message::MyUpload>>& reply) {
  std::make_shared<UploadExport>(archive, who, reply)->list();
}

}  // namespace camlann::server
