#pragma once
// Methods of features, as Games::ask() and Games::tell() call them. A method
//  - takes the player first, if it needs one: a QueueKey, a GameRequest, or a game that is looked
//    up for the request, with the access that its type names (game_request.hpp);
//  - returns a Result<T>, which is the answer; or takes a Reply<T> last and answers by itself, now
//    or later. It then returns nothing, or Then::again to be called again in the next turn. A
//    Result<T> that failed while the feature's reads_on() is true has the same effect.

#include <cstddef>
#include <functional>
#include <tuple>
#include <type_traits>
#include <utility>

#include "base/result.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/services/round/game_request.hpp"

namespace camlann::server {

namespace detail {

template <std::size_t at, class... Types>
using TypeAt = std::remove_cvref_t<std::tuple_element_t<at, std::tuple<Types..., void>>>;

template <class Answer, class... Wants>
struct AnswerOf {
  using ReplyTo = TypeAt<sizeof...(Wants) == 0 ? 0 : sizeof...(Wants) - 1, Wants...>;
};
template <class T, class... Wants>
struct AnswerOf<Result<T>, Wants...> {
  using ReplyTo = Reply<T>;
};

template <class Type>
inline constexpr bool is_found_game = false;
template <Access access>
inline constexpr bool is_found_game<FoundGame<access>> = true;

}  // namespace detail

/// A method of a feature, or a std::function that takes the feature first.
template <class Method>
struct FeatureMethod;

template <class F, class A, class... Wants>
struct FeatureMethod<A (F::*)(Wants...)> {
  using Feature = F;
  using Answer = A;
  using First = detail::TypeAt<0, Wants...>;
  using ReplyTo = typename detail::AnswerOf<A, Wants...>::ReplyTo;
  static constexpr bool takes_game = detail::is_found_game<First>;
};
template <class F, class A, class... Wants>
struct FeatureMethod<A (F::*)(Wants...) const> : FeatureMethod<A (F::*)(Wants...)> {};
template <class F, class A, class... Wants>
struct FeatureMethod<std::function<A(F&, Wants...)>> : FeatureMethod<A (F::*)(Wants...)> {};

template <class Method>
using FeatureOf = typename FeatureMethod<Method>::Feature;
template <class Method>
using ReplyTo = typename FeatureMethod<Method>::ReplyTo;

/// Calls the method and puts its answer into the outbox. Passes `who` if the method takes a player.
template <class Method, class Who, class... Given>
Then call(FeatureOf<Method>& feature, Outbox& outbox, const ReplyTo<Method>& reply,
          const Method& method, const Who& who, const Given&... given) {
  using Asked = FeatureMethod<Method>;
  const auto invoke = [&](const auto&... last) {
    if constexpr (std::is_same_v<typename Asked::First, Who>) {
      return std::invoke(method, feature, who, given..., last...);
    } else {
      return std::invoke(method, feature, given..., last...);
    }
  };
  if constexpr (std::is_same_v<typename Asked::Answer, Then>) {
    return invoke(reply);
  } else if constexpr (std::is_void_v<typename Asked::Answer>) {
    invoke(reply);
  } else {
    constexpr bool may_read_on = requires { feature.reads_on(); };
    if constexpr (may_read_on) (void)feature.reads_on();  // of earlier work
    auto answer = invoke();
    if constexpr (may_read_on) {
      if (!answer && feature.reads_on()) return Then::again;
    }
    outbox.answer(reply, std::move(answer));
  }
  return Then::done;
}

}  // namespace camlann::server
