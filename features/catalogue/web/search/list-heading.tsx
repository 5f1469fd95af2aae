import { useQuery } from '@tanstack/react-query';
import { newestEnded } from '../../domain/ended-terms.ts';
import type { CatalogueState } from '../client/catalogue-client.ts';
import { universityQuery } from '../shared/university.queries.ts';

const figures = new Intl.NumberFormat('en-US');

export interface ListHeadingProps {
  state: CatalogueState | null;
  isIndependentToo: boolean;
  /** A text or a filter narrows the list. */
  isNarrowed: boolean;
  /** How many a narrowed list has; null where that stands elsewhere, beside the chips or under the search box. */
  listed: number | null;
  /** The listed terms, if all of them have ended; otherwise empty. */
  over: readonly string[];
}

/** The heading of the list, with the number of courses in the whole of it. */
export function ListHeading(props: ListHeadingProps) {
  const { state, isIndependentToo, isNarrowed, over } = props;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <h1 className="text-20 leading-6 md:text-28 md:leading-(--text-28--line-height)">Course Search</h1>
      <Total {...props} />
      {/* Of a narrowed list its end says how many are not listed. */}
      {isIndependentToo || isNarrowed ? null : <NotListed count={state?.facets?.independent ?? 0} />}
      <OverTerms listed={over} />
    </div>
  );
}

/** The number of courses that can be listed; until all have loaded, the total. */
function Total({ state, isIndependentToo, isNarrowed, listed }: ListHeadingProps) {
  const isLoading = state === null || (state.status === 'loading' && !state.isListed);
  if (state?.status === 'failed') return null;
  const left = isIndependentToo ? 0 : (state?.facets?.independent ?? 0);
  const ofAll = isNarrowed && listed !== null && !isLoading ? `${figures.format(listed)} of ` : '';
  return (
    <p data-figures className="text-14 text-ink-quiet">
      {isLoading && !state?.loaded
        ? 'Loading courses…'
        : `${ofAll}${figures.format((state?.total ?? 0) - left)} courses${isNarrowed && ofAll === '' ? ' in all' : ''}`}
      {/* A phone has one line for the heading: a second one would come and go. */}
      {isLoading && state?.loaded ? (
        <span className="max-sm:sr-only">{`, ${figures.format(state.loaded)} of them here`}</span>
      ) : null}
    </p>
  );
}

/** Why the list has fewer courses than there are. */
function NotListed({ count }: { count: number }) {
  return count === 0 ? null : (
    // The end of the list says the same; on the smallest phones it would take the heading a second line.
    <p data-figures className="text-14 text-ink-quiet max-[22rem]:sr-only">
      {figures.format(count)}
      <span className="max-sm:sr-only"> of research and theses</span>
      {' not listed'}
    </p>
  );
}

/** That every term has ended, and which is the newest; otherwise which of those listed have, if all of them have. */
function OverTerms({ listed }: { listed: readonly string[] }) {
  const { data } = useQuery(universityQuery);
  const newest = data ? newestEnded(data.terms, data.today) : null;
  const words =
    newest !== null
      ? `The newest term, ${newest}, is over.`
      : listed.length > 0
        ? `${listed.join(' and ')} ${listed.length === 1 ? 'is' : 'are'} over.`
        : null;
  return words === null ? null : <p className="text-14 text-ink-quiet">{words}</p>;
}
