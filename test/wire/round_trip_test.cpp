// Every message is written and read again to the same value, whatever its fields hold.

#include "wire/round_trip.hpp"

#include <gtest/gtest.h>

#include "wire/messages/all.hpp"

namespace camlann::wire {
namespace {

TEST(RoundTrip, OfRequestsToTheServer) {
  all_go_round(message::ServerRequests{});
  all_go_round(message::SocketRequests{});
}

TEST(RoundTrip, OfAnswersOfTheServer) {
  all_go_round(message::ServerAnswers{});
}

TEST(RoundTrip, OfMessagesOnTheSocket) {
  all_go_round(message::SocketAnswers{});
}

TEST(RoundTrip, OfAnswersOfTheCore) {
  all_go_round(message::CoreAnswers{});
}

TEST(RoundTrip, OfMessagesBetweenServersAndWorkers) {
  all_go_round(message::WorkerMessages{});
}

TEST(RoundTrip, OfTheProgramsInputAndOutput) {
  all_go_round(message::ProgramRequests{});
  all_go_round(message::ProgramAnswers{});
}

}  // namespace
}  // namespace camlann::wire
