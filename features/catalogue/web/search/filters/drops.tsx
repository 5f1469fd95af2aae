import { Button } from '#platform/ui/controls/button.tsx';
import { chipsOf, chipText, type NameOfValue } from '../../../domain/search/filters/filter-chips.ts';
import { type CourseFilters, withoutFilter } from '../../../domain/search/filters/filters.ts';
import type { Drop } from '../../../domain/search/listing.ts';
import type { SearchParamsChanges } from '../use-search-params.ts';

export interface DropsProps {
  drops: readonly Drop[];
  filters: CourseFilters;
  nameOf: NameOfValue;
  changes: Pick<SearchParamsChanges, 'setFilters' | 'setText'>;
}

/** For an empty result: which criteria to drop, and how many courses remain then. */
export function Drops({ drops, filters, nameOf, changes }: DropsProps) {
  if (drops.length === 0) return null;
  const chips = chipsOf(filters, nameOf);
  const wordsOf = (what: Drop['what']): string =>
    what === 'text'
      ? 'the words searched for'
      : chips
          .filter(({ id }) => id.split(' ')[0] === what)
          .map((chip) => `“${chipText(chip)}”`)
          .join(', ');
  return (
    <ul aria-label="Ask for less" className="grid justify-items-center gap-2">
      {drops.map(({ what, count }) => (
        <li key={what} className="max-w-full">
          <Button
            size="small"
            onClick={() =>
              what === 'text' ? changes.setText('') : changes.setFilters(withoutFilter(filters, what))
            }
          >
            <span data-figures>
              Without {wordsOf(what)}: {count.toLocaleString('en-US')} {count === 1 ? 'course' : 'courses'}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
