import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { ConversationChanged } from '../contract.ts';

/** Notices of another slice: it computes them on request, and stores which were read. */
interface NoticesElsewhere {
  list(ctx: SignedIn<CatalogueContext>): Promise<ConversationChanged[]>;
  /** Notices that changed since they were read are reported again. */
  read(
    ctx: SignedIn<CatalogueContext>,
    notices: readonly Pick<ConversationChanged, 'session_id' | 'seen'>[],
  ): Promise<void>;
}

/** The context of the saved slice's verbs. */
export type SavedContext = CatalogueContext & { noticesElsewhere: NoticesElsewhere };
export type Saver = SignedIn<SavedContext>;
