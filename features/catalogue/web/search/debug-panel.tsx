import { useId, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { activeFilters } from '../../domain/search/filters/filters.ts';
import type { CatalogueState } from '../client/catalogue-client.ts';
import type { Found } from './use-course-search.ts';

/** Figures about the search. Opens automatically when nothing is found in a loaded catalogue. */
export function DebugPanel({ found, state }: { found: Found | null; state: CatalogueState | null }) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isLoaded = state !== null && state.status !== 'loading';
  const isPuzzling = isLoaded && found !== null && found.answer.total === 0 && found.answer.unique > 0;
  const isOpen = chosen ?? isPuzzling;
  // A list that cannot be fetched has no figures.
  if (state?.status === 'failed' && found === null) return null;
  return (
    <section aria-label="Debug" className="mt-8 text-14">
      <Button
        look="quiet"
        size="small"
        className="-ml-2.5"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen(!isOpen)}
      >
        {isOpen ? 'Hide Debug' : 'Show Debug'}
      </Button>
      <div id={id}>{isOpen && found ? <Numbers found={found} /> : null}</div>
    </section>
  );
}

function Numbers({ found: { asked, answer } }: { found: Found }) {
  const { duplicatesRemoved, duplicateKeys, sampleDuplicate } = answer.duplicates;
  const sample = sampleDuplicate
    ? `${sampleDuplicate.class_tag}, ${sampleDuplicate.term} (${duplicateKeys[0]})`
    : 'none';
  const filters = activeFilters(asked.filters);
  const numbers: [string, string][] = [
    ['Raw courses', String(answer.raw)],
    ['Unique courses', String(answer.unique)],
    ['Filtered results', String(answer.total)],
    ['Search time', `${(answer.milliseconds / 1000).toFixed(3)} seconds`],
    ['Duplicates removed', String(duplicatesRemoved)],
    ['Sample duplicate', sample],
    ['Active filters', Object.keys(filters).length > 0 ? JSON.stringify(filters) : 'none'],
  ];
  return (
    <dl
      data-figures
      className="mt-2 grid gap-x-6 gap-y-1 rounded-lg border border-line bg-surface p-4 sm:grid-cols-[auto_1fr]"
    >
      {numbers.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-quiet">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
