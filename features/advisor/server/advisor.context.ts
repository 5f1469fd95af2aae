import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { Provider } from '#platform/contract/provider.ts';
import type { Check } from '../contract.ts';
import type { Understand } from './offline/offline-model.ts';
import type { Replies } from './replies/replies.ts';

/** What reads words in a thread of its own, until a deadline. */
export interface AdvisorReaders {
  /** Compares a reply with the catalogue; nothing is checked of one that takes too long. */
  checkReply(content: string): Promise<Check[]>;
  /** @throws OutOfTime */
  understand: Understand;
}

/** What the advisor keeps running between requests. */
export interface Advisor {
  replies: Replies;
  /** The configured vendors' models. */
  models: Record<Provider, LanguageModelV4 | null>;
  readers: AdvisorReaders;
}

/** The context of verbs of the conversation. */
export type AdvisorContext = CatalogueContext & { advisor: Advisor };
