import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { UniversityInfo } from '#features/catalogue/contract.ts';
import { termToPlan } from '#features/catalogue/domain/term-to-plan.ts';
import { plansQuery } from './shared/plans.query.ts';

/**
 * The term of the URL; without one, the term that the student plans. That is chosen once each time the page is opened:
 * removing the last course must not show another term. Null until it is known, and without terms.
 */
export const usePlanTerm = (university: UniversityInfo | undefined, asked: string | null): string | null => {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ key: string; term: string | null } | null>(null);
  const isOpening = asked === null && opened?.key !== key;
  // Asked for no longer than needed: every edit would wait until all plans are fetched again.
  const plans = useQuery({ ...plansQuery, enabled: isOpening });
  if (!university) return null;
  const { terms, today } = university;
  if (asked !== null) return terms.some(({ name }) => name === asked) ? asked : termToPlan(terms, today);
  // Plans of an earlier visit may lack what was planned since, so they are waited for.
  if (isOpening && !plans.isFetching) {
    const planned = (plans.data ?? []).flatMap(({ term, front: { items } }) =>
      items.some(({ content }) => 'need' in content) ? [term] : [],
    );
    setOpened({ key, term: termToPlan(terms, today, planned) });
  }
  return isOpening ? null : (opened?.term ?? null);
};
