import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { Provider } from '#platform/contract/provider.ts';
import type { Check } from '../contract.ts';
import type { Understand } from './offline/offline-model.ts';
import type { Replies } from './replies/replies.ts';

/** Reads untrusted text in a separate thread, with a deadline. */
export interface AdvisorReaders {
  /** Compares a reply with the catalogue; no checks if it takes too long. */
  checkReply(content: string): Promise<Check[]>;
  /** @throws OutOfTime */
  understand: Understand;
}

/** Long-lived state of the advisor. */
export interface Advisor {
  replies: Replies;
  /** Models of the configured vendors. */
  models: Record<Provider, LanguageModelV4 | null>;
  readers: AdvisorReaders;
}

export type AdvisorContext = CatalogueContext & { advisor: Advisor };
