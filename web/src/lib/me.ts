// The player of this browser, from the readable one of the server's two cookies.
const cookie = (name: string): string => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? "";

export const me = (): string => cookie("camlann_id");
/** The name of the account that is signed in; empty for a guest. */
export const myName = (): string => cookie("camlann_name");
/** Where the account is, or one signs in: a guest then comes back to a page that waits for that. */
export const accountAddress = (path: string): string =>
  myName() === "" && /^\/(i|club|league|tournament)\//.test(path)
    ? `/account?to=${encodeURIComponent(path)}`
    : "/account";
