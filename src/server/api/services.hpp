#pragma once
// The services that the API calls.

namespace camlann::server {

class Accounts;
class ArchiveReader;
class Books;
class Contacts;
class DiskWatch;
class Games;
class MailAddresses;
class Moderation;
class Painter;
class Printer;
class PublishedRecords;
class SiteFiles;
class SiteKeeper;
class Studies;
class TableReader;
class Visitors;
class Vitals;

/// All must outlive the routes. Null pointers disable their part of the API.
struct Services {
  Games& games;
  const PublishedRecords& records;
  TableReader& tables;
  Vitals& vitals;
  const Visitors& visitors;
  Accounts& accounts;
  Moderation& moderation;
  Contacts* contacts = nullptr;  // notifications
  MailAddresses* mail = nullptr;
  ArchiveReader* archive = nullptr;
  Studies* studies = nullptr;
  const Books* books = nullptr;
  const DiskWatch* disk = nullptr;
  Printer* printer = nullptr;
  Painter* painter = nullptr;
  const SiteKeeper* site = nullptr;
  const SiteFiles* site_files = nullptr;
};

}  // namespace camlann::server
