import type { SignedIn } from '#platform/server/context.ts';
import type { SearchReading } from '../../reading.contract.ts';
import type { AdvisorContext } from '../advisor.context.ts';

/** Parses text from the course search into filters. */
export const readSearch = (ctx: SignedIn<AdvisorContext>, { q }: { q: string }): Promise<SearchReading> =>
  ctx.advisor.readers.readSearch(q);
