let shared: BroadcastChannel | null = null;

/** One channel a page: what is posted on it reaches every page but this one. */
const channel = (): BroadcastChannel => (shared ??= new BroadcastChannel('sign-out'));

/** Tells the other tabs that the student signed out here, which is more than a token that ran out. */
export const announceSignOut = (): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel().postMessage(null);
};

/** Calls back when the student signed out in another tab. Returns what ends it. */
export const onSignOutElsewhere = (callback: () => void): (() => void) => {
  channel().addEventListener('message', callback);
  return () => channel().removeEventListener('message', callback);
};
