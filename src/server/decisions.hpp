#pragma once
// Decisions of hosts, applied at once to players and sockets that are connected.

namespace camlann::server {

class Accounts;
class Directory;
class Games;
class Moderation;
class Network;

/// Call before these work. All must outlive the moderation's work.
void listen_to(Moderation& moderation, const Directory& directory, Network& network,
               Accounts& accounts, Games& games);

}  // namespace camlann::server
