import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { FairQueue } from '#platform/server/fair-queue.ts';
import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { Provider } from '#platform/contract/provider.ts';
import type { Fact } from '../contract.ts';
import type { SearchReading } from '../reading.contract.ts';
import type { Account, SpokenStudent } from './replies/account.ts';
import type { Understand } from './offline/offline-model.ts';
import type { WeekFinder } from '#features/planning/server/shared/week-finder.ts';
import type { Replies } from './replies/replies.ts';

/** Reads untrusted text in a separate thread, with a deadline. */
export interface AdvisorReaders {
  /**
   * Checks a reply against the catalogue; on a timeout, all of it counts as the advisor's own words.
   *
   * @param withinMs the caller's time limit in wall-clock time; default: the reader's own deadline
   */
  accountFor(
    content: string,
    facts: readonly Fact[],
    student: SpokenStudent,
    withinMs?: number,
  ): Promise<Account>;
  /** @throws OutOfTime */
  understand: Understand;
  /** Parses a sentence into filters of the course list; none on a timeout. */
  readSearch(text: string): Promise<SearchReading>;
}

/** Long-lived state of the advisor. */
export interface Advisor {
  replies: Replies;
  /** Models of the configured vendors. */
  models: Record<Provider, LanguageModelV4 | null>;
  readers: AdvisorReaders;
  /** Students take turns at having a question read, by the one thread that does. */
  turns: FairQueue;
  /** And at having what they type in the search box read. */
  typing: FairQueue;
  weeks: WeekFinder;
}

export type AdvisorContext = CatalogueContext & { advisor: Advisor };
