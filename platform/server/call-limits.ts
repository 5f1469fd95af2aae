import { Failure } from '#platform/contract/errors.ts';
import type { Clock } from './clock.ts';
import { type FairQueueLimits, openFairQueue } from './fair-queue.ts';

/** Calls of a student per minute: more than twenty open tabs make. */
export const CALLS_PER_MINUTE = 600;
const MINUTE_MS = 60_000;

/**
 * Calls of a network without an account that cost a database read, per minute: a class of 300 behind one address may
 * open a link several times each.
 */
export const OPENINGS_PER_MINUTE = 3000;

/**
 * Work that takes up to a sixth of a second of the server's one thread each time: weeks of the fullest plan, each after an
 * edit; previews of links to long conversations; five hundred notices taken note of; long messages heard for despair;
 * uploads, which are received whole; large bodies, which are parsed at once.
 */
export type HeavyWork = 'week' | 'preview' | 'notices' | 'hearing' | 'upload' | 'body';

/** Of each kind for a student, so that a minute of it takes ten seconds of the thread. */
export const HEAVY_PER_MINUTE = 60;

const HEAVY_SENTENCES: Readonly<Record<HeavyWork, string>> = {
  week: 'Your plan was changed and asked for very often in one minute. Please wait a moment and try again.',
  preview: 'You have looked at many previews in one minute. Please wait a moment and try again.',
  notices: 'Many notices were read in one minute. Please wait a moment and try again.',
  // Far above human typing speed, so that nobody in need is turned away.
  hearing: 'Please wait a moment. If you are in danger, call your local emergency number now.',
  upload: 'Many files were sent in one minute. Please wait a moment and try again.',
  body: 'Very much was sent in one minute. Please wait a moment and try again.',
};
/** Of files of five megabytes fewer: a student has one or two transcripts. */
const UPLOADS_PER_MINUTE = 12;

/** At most `most` at the same time, or of that weight together. */
export interface ConcurrencyLimit {
  /** Unique over the product: `streams`. */
  name: string;
  most: number;
  sentence: string;
}

/** How many turns one subject has at once, and how many may wait: more than a browser requests. */
interface TurnLimits {
  atOnce: number;
  waiting: number;
  sentence: string;
}

/** Possibly large responses, computed and sent. */
const LARGE: TurnLimits = {
  atOnce: 2,
  waiting: 20,
  sentence: 'Much is being sent to you already. Please try again in a moment.',
};
/** Calls that write: the embedded database carries out one after the other, everybody's. */
const WRITES: TurnLimits = {
  atOnce: 2,
  waiting: 60,
  sentence: 'Much of yours is being saved already. Please try again in a moment.',
};

/**
 * What strangers ask at once, so that what students ask is never behind more than that. After a restart all sign-ins of a
 * campus behind one address are looked up.
 */
const STRANGERS: FairQueueLimits = { atOnce: 4, most: 6_000, mostOfOne: 1_500 };
const STRANGERS_SENTENCE = 'Very much is asked from this network just now. Please try again in a moment.';

/** A guess: when a slot becomes free is unknown. */
const RETRY_AFTER_SECONDS = 2;

/**
 * Limits counted in this instance's memory, because counting in the database would cost more than it saves. Several
 * instances multiply them.
 */
export interface CallLimits {
  /** Counts a call of a student. @throws Failure `too_many_requests` with the seconds until the minute ends */
  countCall(userId: string): void;
  /** Counts heavy work. @throws Failure `too_many_requests` with the seconds until the minute ends */
  countHeavy(work: HeavyWork, userId: string): void;
  /** Counts a stranger's call. @throws Failure `too_many_requests` with the seconds until the minute ends */
  countOpening(network: string): void;
  /**
   * Takes a slot, or several by `weight`; returns a function that releases them and may be called repeatedly.
   *
   * @throws Failure `too_many_requests` if too few slots are free
   */
  enter(limit: ConcurrencyLimit, subject: string, weight?: number): () => void;
  /**
   * Waits until the subject may be sent another large response, and returns a function that ends its turn, which may be
   * called more than once.
   *
   * @throws Failure `too_many_requests` while too many are waiting already
   */
  takeTurn(subject: string): Promise<() => void>;
  /**
   * Carries out what somebody without an account asks, or with a sign-in not yet known, in turns of networks.
   *
   * @throws Failure `too_many_requests` while too much of that network is waiting; whatever the work throws
   */
  amongStrangers<T>(network: string, work: () => Promise<T>): Promise<T>;
  /** The same for a call that writes: those of one student are carried out a few at a time. */
  takeWriteTurn(subject: string): Promise<() => void>;
}

const OFF: CallLimits = {
  countCall: () => {},
  countHeavy: () => {},
  countOpening: () => {},
  enter: () => () => {},
  takeTurn: async () => () => {},
  takeWriteTurn: async () => () => {},
  amongStrangers: (_network, work) => work(),
};

/** The queue of one subject. */
interface Turns {
  taken: number;
  waiting: (() => void)[];
}

const openTurns = ({ atOnce, waiting, sentence }: TurnLimits): CallLimits['takeTurn'] => {
  const turns = new Map<string, Turns>();
  return async (subject) => {
    const mine = turns.get(subject) ?? { taken: 0, waiting: [] };
    turns.set(subject, mine);
    if (mine.taken < atOnce) mine.taken += 1;
    else if (mine.waiting.length < waiting)
      await new Promise<void>((resolve) => {
        mine.waiting.push(resolve);
      });
    else throw new Failure('too_many_requests', sentence, { retry_after: RETRY_AFTER_SECONDS });
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const next = mine.waiting.shift();
      // The slot passes to the one that has waited longest.
      if (next) return next();
      mine.taken -= 1;
      if (mine.taken === 0) turns.delete(subject);
    };
  };
};

/** Counts uses of each subject per clock minute. */
const perMinute = (clock: Clock, most: number, sentence: string) => {
  let minute = 0;
  const counted = new Map<string, number>();
  return (subject: string): void => {
    const now = clock.now().getTime();
    const current = Math.floor(now / MINUTE_MS);
    if (current !== minute) counted.clear();
    minute = current;
    const used = (counted.get(subject) ?? 0) + 1;
    counted.set(subject, used);
    if (used > most)
      throw new Failure('too_many_requests', sentence, {
        retry_after: ((current + 1) * MINUTE_MS - now) / 1000,
      });
  };
};

export const openCallLimits = ({ clock, isOn }: { clock: Clock; isOn: boolean }): CallLimits => {
  if (!isOn) return OFF;
  const goingOn = new Map<string, number>();
  const strangers = openFairQueue(STRANGERS);
  const ofHeavy = (work: HeavyWork, most = HEAVY_PER_MINUTE) => perMinute(clock, most, HEAVY_SENTENCES[work]);
  const heavy: Record<HeavyWork, (userId: string) => void> = {
    week: ofHeavy('week'),
    preview: ofHeavy('preview'),
    notices: ofHeavy('notices'),
    hearing: ofHeavy('hearing'),
    upload: ofHeavy('upload', UPLOADS_PER_MINUTE),
    body: ofHeavy('body'),
  };
  return {
    countCall: perMinute(
      clock,
      CALLS_PER_MINUTE,
      'That was a lot of requests in one minute. Please wait a moment and try again.',
    ),
    countHeavy: (work, userId) => heavy[work](userId),
    countOpening: perMinute(
      clock,
      OPENINGS_PER_MINUTE,
      'Many links were opened from this network in one minute. Please wait a moment and try again.',
    ),
    enter: ({ name, most, sentence }, subject, weight = 1) => {
      const key = `${name}\0${subject}`;
      const before = goingOn.get(key) ?? 0;
      if (before + weight > most)
        throw new Failure('too_many_requests', sentence, { retry_after: RETRY_AFTER_SECONDS });
      goingOn.set(key, before + weight);
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        const left = (goingOn.get(key) ?? weight) - weight;
        if (left > 0) goingOn.set(key, left);
        else goingOn.delete(key);
      };
    },
    takeTurn: openTurns(LARGE),
    takeWriteTurn: openTurns(WRITES),
    amongStrangers: async (network, work) => {
      if (strangers.isFull(network))
        throw new Failure('too_many_requests', STRANGERS_SENTENCE, { retry_after: RETRY_AFTER_SECONDS });
      return strangers.run(network, work);
    },
  };
};
