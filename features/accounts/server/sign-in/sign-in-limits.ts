import type { Limit, Use } from '#platform/server/rate-limit.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const limit = (name: string, times: number, seconds: number): Limit => ({ name, times, seconds });

/** Failures of an account from an unfamiliar network. Further guessing lengthens the wait, for that account only. */
const FAILURES_FROM_NETWORK: Limit = {
  ...limit('login-failures-of-account-from-network', 10, HOUR),
  grows: true,
};
const FAILURES_EVERYWHERE: Limit = { ...limit('login-failures-of-account', 100, HOUR), grows: true };
/** Failures of an account from a familiar network, independent of strangers elsewhere. */
const FAILURES_AT_HOME = limit('login-failures-of-account-at-home', 30, 15 * MINUTE);
/** For a campus behind one address: too high for one person to exhaust for everybody. */
const FAILURES_OF_NETWORK = limit('login-failures-of-network', 3_000, 10 * MINUTE);
const REGISTRATIONS_OF_NETWORK = limit('registrations-of-network', 300, 10 * MINUTE);
const REGISTRATIONS_OF_ACCOUNT = limit('registrations-of-account', 10, HOUR);
const RESET_MAILS_OF_NETWORK = limit('reset-mails-of-network', 300, 10 * MINUTE);
const RESET_MAILS_OF_ACCOUNT = limit('reset-mails-of-account', 5, HOUR);
const RESET_MAILS_AT_HOME = limit('reset-mails-of-account-at-home', 5, HOUR);
const BAD_RESETS_OF_NETWORK = limit('bad-reset-tokens-of-network', 300, 10 * MINUTE);
const RESETS_OF_ACCOUNT = limit('resets-of-account', 10, HOUR);
const FEDERATED_STARTS_OF_NETWORK = limit('federated-starts-of-network', 3_000, 10 * MINUTE);
const BAD_CREDENTIALS_OF_NETWORK = limit('bad-federated-credentials-of-network', 3_000, 10 * MINUTE);
const STALE_TOKENS_OF_ADDRESS = limit('stale-tokens-of-address', 300, 10 * MINUTE);

/**
 * Limits of sign-in calls, per account (by its compared email address, existing or not) and per network. Failure
 * limits are checked before and counted after the attempt; the others count each attempt.
 */
export const limits = {
  passwordFailures: (account: string, network: string): Use[] => [
    [FAILURES_FROM_NETWORK, `${account}\0${network}`],
    [FAILURES_EVERYWHERE, account],
    [FAILURES_OF_NETWORK, network],
  ],
  passwordFailuresAtHome: (account: string, network: string): Use[] => [
    [FAILURES_AT_HOME, `${account}\0${network}`],
  ],
  registrations: (account: string, network: string): Use[] => [
    [REGISTRATIONS_OF_NETWORK, network],
    [REGISTRATIONS_OF_ACCOUNT, account],
  ],
  resetMails: (account: string, network: string): Use[] => [
    [RESET_MAILS_OF_NETWORK, network],
    [RESET_MAILS_OF_ACCOUNT, account],
  ],
  resetMailsAtHome: (account: string, network: string): Use[] => [
    [RESET_MAILS_AT_HOME, `${account}\0${network}`],
  ],
  badResetTokens: (network: string): Use[] => [[BAD_RESETS_OF_NETWORK, network]],
  resets: (userId: string): Use[] => [[RESETS_OF_ACCOUNT, userId]],
  federatedStarts: (network: string): Use[] => [[FEDERATED_STARTS_OF_NETWORK, network]],
  badCredentials: (network: string): Use[] => [[BAD_CREDENTIALS_OF_NETWORK, network]],
  staleTokens: (network: string): Use[] => [[STALE_TOKENS_OF_ADDRESS, network]],
};
