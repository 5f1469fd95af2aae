import type { SignedIn } from '#platform/server/context.ts';
import type { SearchReading } from '../../reading.contract.ts';
import type { AdvisorContext } from '../advisor.context.ts';

/** What was typed into the course search, read as filters. */
export const readSearch = (ctx: SignedIn<AdvisorContext>, { q }: { q: string }): Promise<SearchReading> =>
  ctx.advisor.readers.readSearch(q);
