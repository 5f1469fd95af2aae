import type { CatalogueContext } from '#features/catalogue/server/catalogue.context.ts';
import type { SignedIn } from '#platform/server/context.ts';
import type { ConversationChanged } from '../contract.ts';

/** Notices of what another slice keeps: it finds them when asked, and keeps which were read. */
interface NoticesElsewhere {
  list(ctx: SignedIn<CatalogueContext>): Promise<ConversationChanged[]>;
  /** Those that changed since they were told are told again. */
  read(
    ctx: SignedIn<CatalogueContext>,
    notices: readonly Pick<ConversationChanged, 'session_id' | 'seen'>[],
  ): Promise<void>;
}

/** The context of the verbs of what is saved. */
export type SavedContext = CatalogueContext & { noticesElsewhere: NoticesElsewhere };
export type Saver = SignedIn<SavedContext>;
