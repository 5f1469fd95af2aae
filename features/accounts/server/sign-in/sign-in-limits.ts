import type { Limit, Use } from '#platform/server/rate-limit.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const limit = (name: string, times: number, seconds: number): Limit => ({ name, times, seconds });

const FAILURES_OF_ACCOUNT_FROM_ADDRESS = limit('login-failures-of-account-from-address', 10, 15 * MINUTE);
/** A campus behind one address mistypes a lot; what succeeds is not counted at all. */
const FAILURES_OF_ADDRESS = limit('login-failures-of-address', 100, 10 * MINUTE);
const FAILURES_OF_ACCOUNT = limit('login-failures-of-account', 100, HOUR);
/** A lecture hall may register at once behind one address. */
const REGISTRATIONS_OF_ADDRESS = limit('registrations-of-address', 300, 10 * MINUTE);
const REGISTRATIONS_OF_ACCOUNT = limit('registrations-of-account', 10, HOUR);
/** Each answers whether somebody has an account here. */
const TAKEN_OF_ADDRESS = limit('taken-addresses-of-address', 60, HOUR);
const RESET_MAILS_OF_ADDRESS = limit('reset-mails-of-address', 100, HOUR);
const RESET_MAILS_OF_ACCOUNT = limit('reset-mails-of-account', 5, HOUR);
const BAD_RESETS_OF_ADDRESS = limit('bad-reset-tokens-of-address', 50, 10 * MINUTE);
const RESETS_OF_ACCOUNT = limit('resets-of-account', 10, HOUR);
const BAD_CREDENTIALS_OF_ADDRESS = limit('bad-federated-credentials-of-address', 100, 10 * MINUTE);
const STALE_TOKENS_OF_ADDRESS = limit('stale-tokens-of-address', 300, 10 * MINUTE);

/**
 * What limits sign-in calls, by account (the compared form of its email, whether or not there is one) and by network.
 * What is counted as failures is read before and written after the attempt; the rest counts each attempt.
 */
export const limits = {
  passwordFailures: (account: string, network: string): Use[] => [
    [FAILURES_OF_ACCOUNT_FROM_ADDRESS, `${account}\0${network}`],
    [FAILURES_OF_ADDRESS, network],
  ],
  passwordFailuresEverywhere: (account: string): Use => [FAILURES_OF_ACCOUNT, account],
  registrations: (account: string, network: string): Use[] => [
    [REGISTRATIONS_OF_ADDRESS, network],
    [REGISTRATIONS_OF_ACCOUNT, account],
  ],
  takenAddresses: (network: string): Use[] => [[TAKEN_OF_ADDRESS, network]],
  resetMails: (account: string, network: string): Use[] => [
    [RESET_MAILS_OF_ADDRESS, network],
    [RESET_MAILS_OF_ACCOUNT, account],
  ],
  badResetTokens: (network: string): Use[] => [[BAD_RESETS_OF_ADDRESS, network]],
  resets: (userId: string): Use[] => [[RESETS_OF_ACCOUNT, userId]],
  badCredentials: (network: string): Use[] => [[BAD_CREDENTIALS_OF_ADDRESS, network]],
  staleTokens: (network: string): Use[] => [[STALE_TOKENS_OF_ADDRESS, network]],
};
