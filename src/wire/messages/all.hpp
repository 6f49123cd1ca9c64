#pragma once
// Lists of all messages by interface, for documents, the types of the page and tests.

#include "wire/messages/account.hpp"
#include "wire/messages/analysis.hpp"
#include "wire/messages/archive.hpp"
#include "wire/messages/archive_search.hpp"
#include "wire/messages/asked_analysis.hpp"
#include "wire/messages/book.hpp"
#include "wire/messages/chat.hpp"
#include "wire/messages/club.hpp"
#include "wire/messages/days.hpp"
#include "wire/messages/directors.hpp"
#include "wire/messages/error.hpp"
#include "wire/messages/event_chat.hpp"
#include "wire/messages/fair_play.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/host.hpp"
#include "wire/messages/imported.hpp"
#include "wire/messages/invitation.hpp"
#include "wire/messages/league.hpp"
#include "wire/messages/leave.hpp"
#include "wire/messages/mail.hpp"
#include "wire/messages/move.hpp"
#include "wire/messages/my_data.hpp"
#include "wire/messages/player.hpp"
#include "wire/messages/presence.hpp"
#include "wire/messages/program.hpp"
#include "wire/messages/progress.hpp"
#include "wire/messages/push.hpp"
#include "wire/messages/record.hpp"
#include "wire/messages/request.hpp"
#include "wire/messages/seek.hpp"
#include "wire/messages/setup.hpp"
#include "wire/messages/shared_study.hpp"
#include "wire/messages/site.hpp"
#include "wire/messages/study.hpp"
#include "wire/messages/table.hpp"
#include "wire/messages/thought.hpp"
#include "wire/messages/token.hpp"
#include "wire/messages/tournament.hpp"
#include "wire/messages/tournament_pairing.hpp"
#include "wire/messages/upload.hpp"
#include "wire/messages/variant.hpp"
#include "wire/messages/webhook.hpp"

namespace camlann::message {

template <class... T>
struct List {};

/// The HTTP interface (doc/protocol/openapi.yaml), without messages inside others.
using ServerRequests =
    List<NewGame, PlayMove, Action, OfferAnswer, PlanWish, NoteWish, NewInvitation, SitDown,
         FillSeats, NewAccount, SignIn, Rename, Challenges, NewPassword, EndSessions, DeleteAccount,
         NewToken, EndToken, Say, Mute, NewSeek, TakeSeek, NewTournament, Enter, EnterNames,
         BecomeBot, EnterBot, OpenBoard, LineUp, RemoveTeam, AskBye, StartRound, GivePairing,
         GiveResult, ReportResult, RemovePlayer, NewClub, JoinClub, ChangeClub, NewClubLink,
         NewPost, RemovePost, DeleteClub, SetWebhook, SayAtEvent, RemoveLine, CloseChat, MutePlayer,
         NewLeague, StartSeason, AppointDirector, ChooseDirector, LeaveWish, PushSubscription,
         PushEndpoint, NoticeWishes, NewMail, EndMail, MailCode, MailReminders, ForgottenPassword,
         RecoverAccount, NewReport, Deed, GuestWish, UploadPart, NewStudy, ChangeStudy, NewChapter,
         ChangeChapter, AnalysisWish, KeepProgress, ImportPlayers, NewClaim>;
using ServerAnswers =
    List<ErrorAnswer, Health, ServerHealth, Version, Game, Games, Turns, Hint, Variants,
         Definitions, Records, GameRecord, Tables, PerfectValues, Plan, Note, Invitation,
         Invitations, Me, Account, OpenSessions, MyData, Tokens, MadeToken, PlayerPage, Opponents,
         RatingHistory, Leaders, ChatLines, FoundPlayers, Circle, Seek, Seekers, Tournament,
         Tournaments, TournamentEntries, OpenedBoard, PairingCheck, Club, Clubs, ClubNews,
         ClubRatings, ClubDeleted, League, Leagues, DirectorLog, Leave, PushState, NoticeWishes,
         PushNotice, MailState, ReportTaken, HostDesk, HostLog, GuestGames, ArchiveAbout,
         FoundGames, ArchivedRecord, ArchiveStatistics, Openings, UploadedPart, Uploads, Studies,
         SharedStudy, StudyStates, BookPosition, Analysis, FairPlayReport, Progress, KeptProgress,
         Site, Webhook, WebhookEvent, EventChat, ListReport, ImportedNames, ImportedPlayer>;

/// The socket (doc/protocol/socket.md).
using SocketRequests = List<SocketRequest>;
using SocketAnswers = List<GameEvent, Watching, Presence, Hurried, InvitationChanged,
                           TournamentChanged, LeagueChanged, StudyChanged, ChatSaid, SeekChanged,
                           EventChatChanged, EventAnnounced, Pong, SocketError>;

/// Messages from the server that the page checks on arrival.
using PageAnswers =
    List<ErrorAnswer, Health, Definitions, Game, Games, Hint, Records, GameRecord, Tables,
         PerfectValues, Plan, Note, GameEvent, Watching, Presence, Hurried, Invitation, Invitations,
         InvitationChanged, Me, Account, GuestGames, OpenSessions, Tokens, MadeToken, PlayerPage,
         Opponents, RatingHistory, Leaders, ChatLines, ChatSaid, FoundPlayers, Circle, Seek,
         Seekers, SeekChanged, Tournament, Tournaments, TournamentEntries, OpenedBoard,
         TournamentChanged, Club, Clubs, ClubNews, ClubRatings, ClubDeleted, League, Leagues,
         LeagueChanged, Turns, Leave, PushState, NoticeWishes, MailState, ReportTaken, HostDesk,
         HostLog, ArchiveAbout, FoundGames, ArchivedRecord, ArchiveStatistics, Openings,
         UploadedPart, Uploads, Studies, SharedStudy, StudyStates, StudyChanged, BookPosition,
         FairPlayReport, Progress, KeptProgress, Site, SiteLinks, ListReport, ImportedPlayer>;

/// Those that the page needs to show a game.
using GameAnswers = List<ErrorAnswer, Definitions, Game, Games, Hint, Records, GameRecord, Tables,
                         PerfectValues, Plan, Note, GameEvent, Watching, Presence, Hurried,
                         Invitation, Invitations, InvitationChanged, ChatLines, ChatSaid>;

/// The core in the browser (doc/protocol/core.md).
using CoreAnswers = List<Variant, Problem, State, Played, Legs, Refusal, Outcome, Why, AnalysedLine,
                         Setup, JudgedSetup, ReadGame, ListedGame, Study, ErrorAnswer>;

/// Between servers and workers, in both directions.
using WorkerMessages = List<ThoughtJob, ThoughtAnswer, PairingJob, PairingAnswer>;

/// The commands of the program.
using ProgramRequests = List<PositionRequest>;
using ProgramAnswers =
    List<Moves, Ended, MoveReasons, Proof, ReplayReport, ProbeAnswer, NoValue, ConvertedRecord,
         BenchWork, BenchTotal, ThreadsWork, ProbeWork, PlayerRating, RecomputedRatings,
         ListedTable, BuiltTable, VerifiedTable, CopiedServer, FoundFault, CheckedServer, Admin,
         OpenReport, Measure, LogEntry, ArchivedGame, RefusedRecord, ImportReport, RemovalReport,
         ArchiveHead, ArchiveTally>;

}  // namespace camlann::message
