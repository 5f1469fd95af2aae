import { useId, useState } from 'react';
import type { CourseRow } from '../../contract.ts';
import { identityOf } from '../../domain/search/duplicates.ts';
import type { Expansion } from './results/row-sections.tsx';

/**
 * Whether the sections of the course at this position of the list are shown; another course at the position starts
 * collapsed.
 */
export const useExpansion = (row: CourseRow): Expansion => {
  const sectionsId = useId();
  const [expanded, setExpanded] = useState<string | null>(null);
  const identity = identityOf(row);
  const isExpanded = expanded === identity;
  return { isExpanded, onExpand: () => setExpanded(isExpanded ? null : identity), sectionsId };
};
