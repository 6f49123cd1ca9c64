// Whether a live game of one's own has begun that may call: all that pages need to know before the rest is fetched.
class Begun {
  any = $state(false);
}

export const begun = new Begun();
