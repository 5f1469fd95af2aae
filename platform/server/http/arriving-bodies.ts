import type { Context as HonoContext } from 'hono';
import type { Call } from '#platform/contract/call.ts';
import type { ConcurrencyLimit } from '../call-limits.ts';
import type { Context } from '../context.ts';
import { networkAddress } from './network-address.ts';

const sentence = 'Much is arriving from you already. Please try again in a moment.';
const MEGABYTE = 1024 * 1024;

/** Two transcripts of the greatest length and a plan, in bytes: a body is in memory from its first byte to its last. */
const OF_STUDENT: ConcurrencyLimit = { name: 'arriving-bodies', most: 24 * MEGABYTE, sentence };
/** Of callers without an account, in bytes: a campus may share one address, and signs in with some hundred bytes each. */
const OF_NETWORK: ConcurrencyLimit = { name: 'arriving-bodies-of-network', most: 32 * MEGABYTE, sentence };

/** The announced length of a body in bytes, at most `mostBytes`, which a body in chunks may reach. */
const lengthOf = (http: HonoContext, mostBytes: number): number => {
  const inChunks = http.req.header('transfer-encoding') !== undefined;
  const announced = inChunks ? Number.NaN : Number(http.req.header('content-length') ?? Number.NaN);
  return Number.isSafeInteger(announced) && announced >= 0 ? Math.min(announced, mostBytes) : mostBytes;
};

/**
 * Reserves memory for the body of a request before it is read, and returns a function that gives it back, so that slow
 * uploads of one person cannot fill the memory of all.
 *
 * @throws Failure `too_many_requests` while the bodies of one student, or one network without an account, exceed their
 *   limit
 */
export const enterBody = (
  { callLimits, viewer, address }: Context,
  call: Call,
  http: HonoContext,
  mostBytes: number,
): (() => void) => {
  if (!call.body && !call.form) return () => {};
  const length = lengthOf(http, mostBytes);
  return viewer === null
    ? callLimits.enter(OF_NETWORK, networkAddress(address), length)
    : callLimits.enter(OF_STUDENT, viewer.userId, length);
};
