import type { Fact, StreamEvent } from '../../contract.ts';
import type { StoredReading } from '../reading/reply-reading.ts';
import type { StoredWeek } from '../../domain/week/stored-week.ts';
import type { Resolved } from '../../domain/facts/resolve.ts';
import { type Account, NO_ACCOUNT } from './account.ts';
import type { ReplyEnd } from './reply-writer.ts';

/**
 * Why a running reply is ended from outside. `length`: it reached the longest length; `gone`: its row is deleted, or
 * about to be; `lost`: its row belongs to another job, because another instance took this one for dead.
 */
export type StopReason = 'stopped' | 'shutdown' | 'length' | 'gone' | 'lost';

/** The result of asking a model. */
export interface Outcome {
  status: 'complete' | 'length' | 'interrupted' | 'failed';
  /** Vendor tokens used, estimated if the vendor did not report them; 0 for the offline advisor. */
  tokens: number;
}

/** A reply to write: its row exists with status `running`. */
export interface ReplyOrder {
  id: string;
  userId: string;
  sessionId: string;
  jobId: string;
  /** Tokens reserved for it, and the day they are counted on. */
  reserved: number;
  day: string;
  /** Number of earlier messages omitted from the model's input. */
  leftOut: number;
  /**
   * Asks the model and emits events as they arrive. Ends early if `signal` is aborted, keeping what was emitted.
   * Never throws for a vendor's failure.
   */
  ask(signal: AbortSignal, tell: (event: StreamEvent) => void): Promise<Outcome>;
  /** Whether a URL may remain in the reply. */
  allowsAddress(address: string): boolean;
  /**
   * Resolves a reference of the reply; null if it names nothing.
   *
   * @param before its sentence so far
   */
  factOf(inner: string, before: string): Resolved | null;
  /** How its question was understood, as far as `reading` events have reported it. */
  reading(): StoredReading | null;
  /** Parts of its question that could not be answered (`unansweredOf`), as far as known. */
  unanswered(): string[];
  /** The week that it proposes, as far as known. */
  week(): StoredWeek | null;
  /** Checks the reply against the catalogue (`AdvisorReaders.accountFor`). */
  account(content: string, facts: readonly Fact[], withinMs?: number): Promise<Account>;
}

/** Fixed by section 8 of the specification. */
export const FAILED_SENTENCE = 'Sorry, I ran into an error. Try again!';
/** The text is kept; the contract has no status for this case. */
const LENGTH_SENTENCE = 'This reply reached the longest length there is and was cut here.';

/**
 * How long an ended reply waits for its check, in wall-clock time. An ordinary one takes some milliseconds; the first of
 * a server that starts on a busy machine kept the student's composer closed for a minute.
 */
const ACCOUNT_MS = 20_000;

/** A thread that has started answers sooner; one that has not must not delay a stopping server from marking its replies. */
const SHUTDOWN_ACCOUNT_MS = 300;

const statusOf = (outcome: Outcome, reason: StopReason | null): Outcome['status'] | 'stopped' => {
  if (reason === 'stopped' || reason === 'length') return reason;
  return reason === 'shutdown' ? 'interrupted' : outcome.status;
};

/** The final state of a reply, from the model's outcome and the reason it was ended. */
export const endOf = async (
  order: ReplyOrder,
  { content, facts }: { content: string; facts: readonly Fact[] },
  outcome: Outcome,
  reason: StopReason | null,
): Promise<Omit<ReplyEnd, 'tookMs'>> => {
  const status = statusOf(outcome, reason);
  const { checks, statements, catalogueDate } =
    content === ''
      ? NO_ACCOUNT
      : await order.account(content, facts, reason === 'shutdown' ? SHUTDOWN_ACCOUNT_MS : ACCOUNT_MS);
  return {
    status: status === 'length' ? 'interrupted' : status,
    checks,
    facts: [...facts],
    statements,
    catalogueDate,
    unanswered: order.unanswered(),
    week: content === '' ? null : order.week(),
    error: status === 'failed' ? FAILED_SENTENCE : status === 'length' ? LENGTH_SENTENCE : null,
    leftOut: order.leftOut,
    tokens: outcome.tokens - order.reserved,
    day: order.day,
  };
};
