import { useEffect, useMemo, useState } from 'react';
import type { FacetCounts } from '../../../domain/search/filters/facet-counts.ts';
import type { FilterPlace } from '../../../domain/search/filters/filter-table.ts';
import type { NamedCodes } from '../../../domain/search/filters/student-courses.ts';
import type { CatalogueClient } from '../../client/catalogue-client.ts';
import type { CountsQuery } from '../../client/worker-messages.ts';
import { entriesIn, Fields, type FilterControlsProps, isSwitch, KNOWN, Sorts } from './filter-controls.tsx';
import type { FilterChoices } from './field-props.ts';
import type { Choice } from './multi-select.tsx';

/** The parts of the panel below the bar, with their headings. */
const PARTS: readonly { place: FilterPlace; title: string }[] = [
  { place: 'counts', title: 'What it counts as' },
  { place: 'course', title: 'The course' },
  { place: 'when', title: 'When it meets' },
  { place: 'you', title: 'You' },
];

const NO_GROUPS: readonly NamedCodes[] = [];

type Counting = Pick<CatalogueClient, 'counts'>;

export interface CountedControlsProps extends FilterControlsProps {
  client: Counting;
  /** The query of the current list, in which values are counted; null until all rows have arrived. */
  asked: Omit<CountsQuery, 'groups'> | null;
  /** The student's requirement groups, as far as they are loaded. */
  groups?: readonly NamedCodes[] | undefined;
}

/** The less used filters, in columns above the list, or beside it if there is room. */
export function FilterPanel({ client, asked, groups, ...controls }: CountedControlsProps) {
  const counted = useCounted(controls, client, asked, groups);
  return (
    <div className="grid gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-4 max-xl:max-h-[45dvh] max-xl:grid-cols-2 max-xl:overflow-y-auto lg:max-xl:grid-cols-4">
      <Parts {...counted} />
    </div>
  );
}

/** Every filter and sort, for a sheet. */
export function SheetControls({ client, asked, groups, ...controls }: CountedControlsProps) {
  const counted = useCounted(controls, client, asked, groups);
  const { has = KNOWN } = counted;
  const entries = entriesIn('bar', has);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-2">
        <Fields {...counted} entries={entries.filter((entry) => !isSwitch(entry))} isSheet />
        <Sorts {...counted} />
        <div className="grid grid-cols-1 gap-1">
          <Fields {...counted} entries={entries.filter(isSwitch)} isSheet />
        </div>
      </div>
      <Parts {...counted} isSheet />
    </div>
  );
}

function Parts({ isSheet = false, ...props }: FilterControlsProps & { isSheet?: boolean }) {
  const { has = KNOWN } = props;
  // A sheet has a heading of its own.
  const Heading = isSheet ? 'h3' : 'h2';
  return PARTS.map(({ place, title }) => {
    const entries = entriesIn(place, has);
    // Empty if all its fields are hidden: a student without courses, a pack without attributes.
    return (
      <section key={place} className="grid grid-cols-1 content-start gap-3 not-has-[>_:nth-child(2)]:hidden">
        <Heading className="text-16">{title}</Heading>
        <Fields {...props} entries={entries} isSheet={isSheet} />
      </section>
    );
  });
}

/** The controls with the number of results beside each value; without numbers while they are unknown. */
const useCounted = (
  controls: FilterControlsProps,
  client: Counting,
  asked: CountedControlsProps['asked'],
  groups: readonly NamedCodes[] = NO_GROUPS,
): FilterControlsProps => {
  const [counts, setCounts] = useState<FacetCounts | null>(null);
  useEffect(() => {
    if (!asked) return undefined;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const { text, filters, student, expansion } = asked;
      const answer = await client.counts({ text, filters, student, expansion, groups });
      if (isCurrent && answer) setCounts(answer);
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [client, asked, groups]);
  const { choices, schemes } = controls;
  const counted = useMemo(() => withCounts(choices, schemes, counts), [choices, schemes, counts]);
  return { ...controls, ...counted };
};

const withCounts = (
  choices: FilterChoices,
  schemes: FilterControlsProps['schemes'] = [],
  counts: FacetCounts | null,
): Pick<FilterControlsProps, 'choices' | 'schemes'> => {
  const noted = (options: readonly Choice[] = [], known?: ReadonlyMap<string, number>): Choice[] =>
    options.map(({ value, label }) => ({
      value,
      label,
      ...(known ? { note: (known.get(value) ?? 0).toLocaleString('en-US') } : {}),
    }));
  return {
    choices: {
      ...choices,
      levels: noted(choices.levels, counts?.levels),
      kinds: noted(choices.kinds, counts?.kinds),
      // Every group that was counted has a number: none yet, where they came after the count.
      groups: noted(choices.groups, counts?.groups.size ? counts.groups : undefined),
    },
    schemes: schemes.map(({ scheme, values }) => ({
      scheme,
      values: values.map(({ value }) => ({
        value,
        count: counts ? (counts.schemes.get(scheme)?.get(value) ?? 0) : null,
      })),
    })),
  };
};
