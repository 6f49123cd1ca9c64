#include "server/serve.hpp"

#include <sys/resource.h>
#include <sys/stat.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "bus/nats_bus.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "server/api/earlier_page.hpp"
#include "server/api/painter.hpp"
#include "server/api/printer.hpp"
#include "server/api/router.hpp"
#include "server/api/services.hpp"
#include "server/api/site_files.hpp"
#include "server/api/static_files.hpp"
#include "server/api/table_maker.hpp"
#include "server/api/table_reader.hpp"
#include "server/cluster/queue_thinker.hpp"
#include "server/cluster/tenancy.hpp"
#include "server/core/actor.hpp"
#include "server/core/base64url.hpp"
#include "server/core/clock.hpp"
#include "server/core/data_folder.hpp"
#include "server/core/disk_watch.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/secret.hpp"
#include "server/core/vitals.hpp"
#include "server/decisions.hpp"
#include "server/measures.hpp"
#include "server/model/own_turns.hpp"
#include "server/model/site.hpp"
#include "server/model/subscription.hpp"
#include "server/net/network.hpp"
#include "server/net/proxies.hpp"
#include "server/own_site.hpp"
#include "server/services/accounts/accounts.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/sanctions.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/archive/keeper.hpp"
#include "server/services/archive/published_records.hpp"
#include "server/services/archive/reader.hpp"
#include "server/services/games/books.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/turn_polls.hpp"
#include "server/services/mail/addresses.hpp"
#include "server/services/mail/carrier.hpp"
#include "server/services/mail/mailer.hpp"
#include "server/services/moderation/moderation.hpp"
#include "server/services/reminders/contacts.hpp"
#include "server/services/reminders/mail_messenger.hpp"
#include "server/services/reminders/notifier.hpp"
#include "server/services/reminders/push_messenger.hpp"
#include "server/services/round/thinkers.hpp"
#include "server/services/site/site_keeper.hpp"
#include "server/services/studies/studies.hpp"
#include "server/services/webhooks/sender.hpp"
#include "server/space.hpp"
#include "server/store/account_store.hpp"
#include "server/store/checkup.hpp"
#include "server/store/contact_store.hpp"
#include "server/store/games_lock.hpp"
#include "server/store/host_tables.hpp"
#include "server/store/key_store.hpp"
#include "server/store/lease_table.hpp"
#include "server/store/log_mark.hpp"
#include "server/store/mail_store.hpp"
#include "server/store/notice_store.hpp"
#include "server/store/schema.hpp"
#include "server/store/store.hpp"
#include "server/store/study_store.hpp"
#include "server/store/thought_queue.hpp"
#include "wire/messages/upload.hpp"

namespace camlann::server {

namespace {

namespace fs = std::filesystem;

constexpr std::chrono::minutes checkup_pause{1};
constexpr std::size_t queue_name_length = 12;
/// Delay before a server that could not open the games retries.
constexpr std::chrono::seconds pause_after_failed_start{5};

/// Returns the first of these folders that exists, relative to the program: as installed, then as
/// in a checkout (build/release/camlann).
fs::path find_beside_program(std::string_view installed, std::string_view checkout) {
  std::error_code error;
  const auto program = fs::read_symlink("/proc/self/exe", error);
  if (error) return {};
  for (const auto relative : {installed, checkout}) {
    auto folder = (program.parent_path() / relative).lexically_normal();
    if (fs::is_directory(folder, error)) return folder;
  }
  return {};
}

/// Open files other than connections: the database, the page's, endgame tables.
constexpr std::size_t other_files = 256;

/// Raises the limit on open files to the system's maximum and returns it.
std::size_t open_files() {
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return 1024;
  files.rlim_cur = files.rlim_max;
  (void)setrlimit(RLIMIT_NOFILE, &files);  // a failure shows in the next line
  (void)getrlimit(RLIMIT_NOFILE, &files);
  return static_cast<std::size_t>(files.rlim_cur);
}

Result<Limits> limits_for(const ServeOptions& options) {
  const auto chosen = [](int option, std::size_t usual) {
    return option > 0 ? static_cast<std::size_t>(option) : usual;
  };
  Limits limits;
  const auto files = open_files();
  const auto room = files > 2 * other_files ? files - other_files : files / 2;
  limits.connections = chosen(options.connections, std::min(limits.connections, room));
  limits.connections_per_address =
      chosen(options.connections_per_address, limits.connections_per_address);
  if (const int rate = options.new_connections_per_address; rate > 0) {
    // Permits a burst of five seconds' connections after a pause.
    limits.arrivals_per_address = {5 * rate, std::chrono::milliseconds(std::max(1, 1000 / rate))};
  }
  limits.sockets_per_address = chosen(options.sockets_per_address, limits.sockets_per_address);
  limits.outgoing_bytes_in_all = chosen(options.unread_mib, limits.outgoing_bytes_in_all >> 20U)
                                 << 20U;
  if (options.session_days > 0) {
    limits.session_lasts = std::chrono::hours(24) * options.session_days;
  }
  limits.uploaders = value_of<message::Uploaders>(options.uploaders).value_or(limits.uploaders);
  if (limits.connections > room) {
    return failure(ErrorCode::too_many, "This process may open " + std::to_string(files) + " files",
                   "--max-connections",
                   "at most " + std::to_string(room) + ", or a higher limit (ulimit -n)");
  }
  return limits;
}

/// Removes other users' access to files that an earlier version left readable. Files owned by
/// another user stay unchanged.
void make_private(const database::Address& database) {
  if (database.engine() != database::Engine::sqlite) return;
  for (const auto ending : {"", "-wal", "-shm"}) {
    auto file = database.file();
    file += ending;
    std::error_code ignored;
    fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write, ignored);
  }
}

/// Returns nothing if no mail is configured.
Result<std::optional<MailOptions>> mail_options(const ServeOptions& options,
                                                const std::function<Site()>& site) {
  if (options.mail_server.empty()) return std::optional<MailOptions>{};
  MailOptions mail{options.mail_server, {}, {}, options.mail_from, options.url, site};
  while (!mail.site.empty() && mail.site.back() == '/') mail.site.pop_back();
  TRY_VOID(check(mail));
  if (options.mail_login.empty()) return std::optional(std::move(mail));
  std::ifstream file(options.mail_login);
  std::string line;
  std::getline(file, line);
  const auto colon = line.find(':');
  if (colon == std::string::npos || colon == 0) {
    return failure(ErrorCode::io, "User and password of the mail server cannot be read",
                   options.mail_login, "a file with user:password");
  }
  mail.user = line.substr(0, colon);
  mail.password = line.substr(colon + 1);
  return std::optional(std::move(mail));
}

bool makes_tables(const ServeOptions& options) {
  if (options.build_tables.empty()) return options.tables_dir.empty();
  return options.build_tables == "endings";
}

std::size_t thinking_threads() {
  // One core stays free for the network and the games.
  return std::max(2U, std::thread::hardware_concurrency()) - 1;
}

/// Everything that a server has from start to end, with or without the games.
struct House {
  const ServeOptions& options;
  const Limits& limits;
  const Catalog& known;
  const fs::path& data;
  const std::optional<MailOptions>& mail;
  SiteKeeper& site;
  const StaticFiles& files;
  const SiteFiles& site_files;
  const PublishedRecords& records;
  const Books& books;
  Vitals& vitals;
  const Log& log;
  Network& network;
  bool ready = false;

  void tell_ready() {
    if (std::exchange(ready, true)) return;
    const auto address = network.address();
    log(Severity::info, "started", {{"address", std::string_view(address)}});
    std::printf("Camlann is ready: %s\n", address.c_str());
    std::fflush(stdout);
  }
};

/// Opens the games, serves until the network returns, and closes the games. `epoch` is that of the
/// lease, if any.
Result<void> run_active(House& house, const database::Address& database,
                        std::optional<std::int64_t> epoch) {
  const auto& options = house.options;
  const auto& limits = house.limits;
  const auto& known = house.known;
  const auto& data = house.data;
  const auto& mail = house.mail;
  const auto& log = house.log;
  auto& vitals = house.vitals;
  auto& network = house.network;
  TRY(const auto lock, GamesLock::take(database));
  make_private(database);
  TRY(const auto store,
      open_database_store(database, known,
                          options.without_log ? MissingLog::accept : MissingLog::refuse, epoch));
  TRY(const auto keys, read_player_keys(database, random_name));
  TRY(const auto account_store, open_database_account_store(database));
  TRY(const auto push_key, read_push_key(database));
  TRY(auto contact_store, ContactStore::open(database));
  TRY(auto push_notices, NoticeStore::open(database, Channel::push));
  TRY(auto mail_notices, NoticeStore::open(database, Channel::mail));
  TRY(auto mail_store, MailStore::open(database));
  TRY(auto webhook_queue, WebhookQueue::open(database));
  TRY(auto carrier_store, MailStore::open(database));
  TRY(auto reminder_store, MailStore::open(database));
  TRY(const auto study_store, StudyStore::open(database));
  TRY(const auto mail_secret, read_mail_secret(database));
  const auto tables_folder = options.tables_dir.empty() ? data / "tables" : options.tables_dir;
  Thinkers thinkers(thinking_threads(), tables_folder.string(), log);
  std::optional<QueueThinker> workers;  // worker programs can start and stop at any time
  if (database.engine() == database::Engine::postgres) {
    TRY(auto queue, ThoughtQueue::open(database));
    workers.emplace(std::move(queue), random_name(queue_name_length), thinkers, log);
  }
  Thinker& thinker = workers ? static_cast<Thinker&>(*workers) : thinkers;
  Directory directory(wall_clock);
  Games games(*store, thinker, wall_clock, random_name, limits, log, known);
  Accounts accounts(*account_store, directory, wall_clock, random_name, limits, log);
  TRY_VOID(accounts.start());
  measure(vitals, games, thinkers, workers ? &*workers : nullptr, data);
  const auto marks = directory.marks();
  games.know_bots(marks.is_bot);
  games.know_accounts(marks.has_account);
  games.know_words([&directory] { return directory.sanctions().words(); });
  TRY_VOID(games.start());
  directory.on_end([&network, &games](const Identity& who) {
    network.end_sockets([who](const Identity& one, const std::string&) {
      return one.player == who.player && one.session == who.session;
    });
    games.tell(
        std::nullopt, &TurnPolls::end_of,
        TurnWaiters::Whose([player = who.player](const std::string& one, const std::string&) {
          return one == player;
        }));
  });
  TRY(const auto host_tables, HostTables::open(database));
  Moderation moderation(*host_tables, directory, wall_clock, limits, log, &house.site, known);
  listen_to(moderation, directory, network, accounts, games);
  TRY_VOID(moderation.start());
  const Visitors visitors(keys, directory);
  Contacts contacts(accounts, contact_store, PushOptions{to_base64url(push_key.public_key())},
                    wall_clock, limits);
  MailAddresses addresses(accounts, *account_store, mail_store, mail_secret, wall_clock, limits);
  ArchiveKeeper keeper(
      {data / "archive.sqlite", database, data / "uploads",
       options.self_play_dir.empty()
           ? find_beside_program("../share/camlann/self-play", "../../data/self-play")
           : options.self_play_dir},
      house.records, known, limits, vitals, log);
  TRY(auto space, measure_space(data, database, options.max_data_gib));
  DiskWatch disk(std::move(space), options.keep_free, vitals, log);
  const DiskLooks disk_looks(disk);
  ArchiveReader archive(keeper, directory, known, limits, log, &disk);
  TableReader tables(tables_folder, limits.waiting_positions, log);
  std::optional<TableMaker> table_maker;
  if (makes_tables(options)) {
    table_maker.emplace(
        tables_folder, [&disk](std::size_t bytes) { return disk.has_room_for(bytes); },
        [&tables](const std::vector<std::string>& making) { tables.renew(making); }, log);
  }
  Printer printer(known, limits.prints, limits.sheets_per_print, log);
  Painter painter(limits.pictures, limits.picture_bytes, log);
  Studies studies(
      *study_store, known, wall_clock, random_name,
      [&directory] { return directory.sanctions().words(); }, log);
  const Services services{games,       house.records,    tables,
                          vitals,      visitors,         accounts,
                          moderation,  &contacts,        mail ? &addresses : nullptr,
                          &archive,    &studies,         &house.books,
                          &disk,       &printer,         &painter,
                          &house.site, &house.site_files};
  const Router router(services, house.files, limits, std::chrono::steady_clock::now, known, log);
  std::optional<Checkup> checkup;  // a database server checks itself for damage
  if (database.engine() == database::Engine::sqlite) {
    checkup.emplace(database.file(), checkup_pause, vitals, log);
  }
  Notifier pushes(
      std::move(push_notices),
      std::make_unique<PushMessenger>(PushIdentity{push_key, options.contact}, wall_clock, known),
      wall_clock, log);
  pushes.start();
  WebhookSender webhooks(std::move(webhook_queue), wall_clock, log);
  webhooks.start();
  std::optional<Notifier> reminders;
  std::optional<Carrier> carrier;
  std::optional<Running<Carrier>> carrier_thread;
  if (mail) {
    reminders.emplace(std::move(mail_notices),
                      std::make_unique<MailMessenger>(std::move(reminder_store), *mail, mail_secret,
                                                      wall_clock, known),
                      wall_clock, log);
    reminders->start();
    carrier.emplace(std::move(carrier_store), *mail, wall_clock, random_name, log);
    carrier_thread.emplace(*carrier);
  }
  {
    const Running games_thread(games);
    const Running accounts_thread(accounts);
    const Running moderation_thread(moderation);
    const Running studies_thread(studies);

    house.tell_ready();
    network.run(router, games, studies);
  }
  vitals.forget_asked();
  return {};
}

/// Makes the tables of a new database while no server has the games. The server that takes the
/// games upgrades an earlier schema.
Result<void> prepare_leases(const database::Address& address) {
  TRY(auto database, database::Database::open(address));
  TRY(const auto found, schema_version(database));
  if (found.version > 0) return check_schema(found, address);
  const auto lock = GamesLock::take(address);
  if (!lock) {  // another server may be faster
    const auto later = schema_version(database);
    return later && later->version > 0 ? Result<void>() : Failure(lock.error());
  }
  TRY_VOID(open_up_to_date(address, MissingLog::accept));
  return {};
}

/// Connects to the bus of the servers; nothing if none is configured.
Result<std::optional<Network::SharedBus>> open_bus(House& house, const database::Address& address) {
  const auto& url = house.options.nats;
  if (url.empty()) return std::nullopt;
  TRY(auto secret, read_secret(address));
  auto& vitals = house.vitals;
  TRY(auto bus, bus::open_nats(url, [&vitals, &log = house.log](const bus::NatsNews& news) {
        vitals.set("bus_connected", news.connected ? 1 : 0);
        if (news.trouble.empty()) return log(Severity::info, "bus-connected", {});
        log(Severity::warning, "bus-trouble", {{"what", news.trouble}});
      }));
  return Network::SharedBus{std::move(bus), std::move(secret)};
}

/// Serves as one of several servers, which have the games in turn.
Result<void> take_turns(House& house, const database::Address& address) {
  TRY_VOID(prepare_leases(address));
  TRY(auto table, LeaseTable::open(address));
  const auto& given = house.options.server_address;
  const auto reachable = given.empty() ? house.network.reachable() : given;
  TRY(auto bus, open_bus(house, address));
  Tenancy tenancy(std::move(table), reachable, house.vitals, house.log);
  house.network.join(tenancy, std::move(bus));
  while (!house.network.stopped()) {
    if (!tenancy.holds()) {
      house.tell_ready();
      house.network.stand_by();
      continue;
    }
    const auto had = run_active(house, tenancy.address_for(address), tenancy.own().epoch);
    house.vitals.trouble(Trouble::saving, false);
    if (had) continue;
    if (!house.ready) return had;
    house.log(Severity::error, "take-over-failed", {{"what", std::string_view(had.error().what)}});
    tenancy.give_back(pause_after_failed_start);
  }
  return {};
}

}  // namespace

Result<void> serve(const ServeOptions& options, const Catalog& known) {
  TRY(const auto limits, limits_for(options));
  Vitals vitals(options.version);
  const Log log = vitals.counting(log_to_stderr);
  const database::TroubleLog troubles([&log](const database::Trouble& trouble) {
    const auto severity = trouble.notice ? Severity::info : Severity::warning;
    if (trouble.engine == database::Engine::postgres) {
      log(severity, "postgresql", {{"what", trouble.what}});
    } else {
      log(severity, "sqlite", {{"code", std::int64_t{trouble.code}}, {"what", trouble.what}});
    }
  });

  umask(077);  // new files are private to this user
  TRY(auto own_site, read_own_site(options.site));
  SiteKeeper site(std::move(own_site));
  TRY(const auto mail, mail_options(options, [&site] { return *site.current(); }));
  TRY(const auto data, find_data_folder(options.data_dir));
  std::error_code error;
  fs::create_directories(data, error);
  if (error) {
    return failure(ErrorCode::io, "The data folder cannot be created: " + error.message(),
                   data.string(), "another folder, with --data");
  }
  const auto database = find_database(options.database, data);
  if (!database) return Failure(database.error());

  TRY(const auto proxies, Proxies::read(options.trusted_proxies));
  // Before the games, so that a second server fails with the port in its message.
  TRY(const auto network,
      Network::listen(options.host, options.port, limits, proxies, vitals, log));
  const auto web = options.web_dir.empty()
                       ? find_beside_program("../share/camlann/web", "../../web/dist")
                       : options.web_dir;
  TRY(auto files, StaticFiles::read(web));
  if (files.empty()) log(Severity::warning, "page-missing", {{"folder", web.native()}});
  if (auto earlier = earlier_page(web, data / "page")) {
    files.add(std::move(*earlier));
  } else {
    log(Severity::warning, "page-not-kept", {{"what", std::string_view(earlier.error().what)}});
  }
  SiteFiles site_files(files);
  site.on_change([&site_files](const Site& now) { site_files.set(now); });
  const auto records = PublishedRecords::read(
      options.records_dir.empty()
          ? find_beside_program("../share/camlann/records", "../../data/records")
          : options.records_dir,
      log);

  const auto books = Books::read(
      options.books_dir.empty() ? find_beside_program("../share/camlann/books", "../../data/books")
                                : options.books_dir,
      log);

  House house{options,    limits,  known, data,   mail, site,    files,
              site_files, records, books, vitals, log,  *network};
  vitals.set("holds_games", 1);  // unless several servers share them
  for (const auto* of_several :
       {"database_away", "bus_connected", "bus_resent", "far_sockets", "relayed_sockets"}) {
    vitals.set(of_several, 0);
  }
  if (!options.nats.empty() && database->engine() != database::Engine::postgres) {
    return failure(ErrorCode::conflict, "NATS joins servers of a PostgreSQL database", "nats",
                   "--database postgresql://...");
  }
  auto done = database->engine() == database::Engine::postgres
                  ? take_turns(house, *database)
                  : run_active(house, *database, std::nullopt);
  if (done) log(Severity::info, "stopped", {});
  return done;
}

}  // namespace camlann::server
