import type { Context } from '#platform/server/context.ts';
import type { CurrentCatalogue } from './current-catalogue.ts';

/** The context of verbs that read the catalogue. */
export type CatalogueContext = Context & {
  catalogue: CurrentCatalogue;
  /** The share link of the pack's demonstration; null if the pack has none. */
  demoShareId: () => string | null;
};
