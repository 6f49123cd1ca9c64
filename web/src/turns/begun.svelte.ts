// True if one of the player's live games has begun and may call: all that pages need before the rest has loaded.
class Begun {
  any = $state(false);
}

export const begun = new Begun();
