import type { Check, StreamEvent } from '../../contract.ts';
import type { ReplyEnd } from './reply-writer.ts';

/**
 * Why a running reply is ended from outside. `length`: it is as long as a reply may be; `gone`: it is deleted, or about to
 * be; `lost`: its row is not this job's any more, since another instance took this one for dead.
 */
export type StopReason = 'stopped' | 'shutdown' | 'length' | 'gone' | 'lost';

/** What came of asking a model. */
export interface Outcome {
  status: 'complete' | 'length' | 'interrupted' | 'failed';
  /** Vendor tokens used, or a fair guess where the vendor did not say; 0 for the offline advisor. */
  tokens: number;
}

/** A reply to write: a row that stands in the database as `running`, and who is to be asked. */
export interface ReplyOrder {
  id: string;
  userId: string;
  sessionId: string;
  jobId: string;
  /** Tokens already counted for it when it began, and the day they were counted on. */
  reserved: number;
  day: string;
  /** How many earlier messages the model is not shown. */
  leftOut: number;
  /**
   * Asks the model and tells what it says as it says it. Ends early when `signal` is aborted, keeping what was told.
   * Never throws for what a vendor does.
   */
  ask(signal: AbortSignal, tell: (event: StreamEvent) => void): Promise<Outcome>;
  /** Whether an address may stand in the reply. */
  allowsAddress(address: string): boolean;
  /** Compares what was said with the catalogue. */
  check(content: string): Promise<Check[]>;
}

/** The sentence of section 8 for a reply that failed. */
export const FAILED_SENTENCE = 'Sorry, I ran into an error. Try again!';
/** What was written stays; the contract has no status of its own for it. */
const LENGTH_SENTENCE = 'This reply reached the longest length there is and was cut here.';

const statusOf = (outcome: Outcome, reason: StopReason | null): Outcome['status'] | 'stopped' => {
  if (reason === 'stopped' || reason === 'length') return reason;
  return reason === 'shutdown' ? 'interrupted' : outcome.status;
};

/** How a reply is written down, after what the model did and why it was ended. */
export const endOf = async (
  order: ReplyOrder,
  content: string,
  outcome: Outcome,
  reason: StopReason | null,
): Promise<ReplyEnd> => {
  const status = statusOf(outcome, reason);
  return {
    status: status === 'length' ? 'interrupted' : status,
    checks: content === '' ? [] : await order.check(content),
    error: status === 'failed' ? FAILED_SENTENCE : status === 'length' ? LENGTH_SENTENCE : null,
    leftOut: order.leftOut,
    tokens: outcome.tokens - order.reserved,
    day: order.day,
  };
};
