import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { Provider } from '#platform/contract/provider.ts';
import type { Replies } from './replies/replies.ts';

/** What the advisor keeps running between requests. */
export interface Advisor {
  replies: Replies;
  /** The configured vendors' models. */
  models: Record<Provider, LanguageModelV4 | null>;
}

/** The context of verbs of the conversation. */
export type AdvisorContext = CatalogueContext & { advisor: Advisor };
