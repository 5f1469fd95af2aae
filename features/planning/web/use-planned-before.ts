import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { universityQuery } from '#features/catalogue/web/shared/university.queries.ts';
import { type PlannedBefore, plannedBefore } from '../domain/stated-needs.ts';
import { plansQuery } from './shared/plans.query.ts';

const NONE: PlannedBefore = new Map();

/** Courses planned for terms before this one; null while loading, none if the plans cannot be listed. */
export const usePlannedBefore = (term: string): PlannedBefore | null => {
  const terms = useQuery(universityQuery).data?.terms;
  const start = terms?.find(({ name }) => name === term)?.start;
  const hasEarlier = start !== undefined && terms?.some((each) => each.start < start) === true;
  const [readFor, setReadFor] = useState<string | null>(null);
  const isReading = hasEarlier && readFor !== term;
  // Read once for each term: edits of this one change no earlier plan, and each would wait for all plans.
  const { data, isFetching } = useQuery({ ...plansQuery, enabled: isReading });
  if (isReading && !isFetching) setReadFor(term);
  return useMemo(() => {
    if (!terms || isReading) return null;
    if (!hasEarlier || !data) return NONE;
    return plannedBefore(
      data.map(({ front }) => front),
      terms,
      term,
    );
  }, [terms, isReading, hasEarlier, data, term]);
};
