#pragma once
// Applies the decisions of hosts at once to connected players and sockets.

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
