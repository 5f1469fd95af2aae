import { use, useEffect, useState } from 'react';
import type { CourseRow } from '../../contract.ts';
import type { SectionName } from '../../domain/timetable/timetabled-course.ts';
import { CatalogueContext } from '../client/use-catalogue.ts';
import { CoursePlanContext } from '../shared/course-plan.ts';

const NONE: readonly SectionName[] = [];

/** The sections of a row that clash with the student's plan for its term; empty while unknown. */
export const useClashingSections = (row: CourseRow): readonly SectionName[] => {
  const client = use(CatalogueContext);
  const plan = use(CoursePlanContext);
  const [known, setKnown] = useState<{ of: CourseRow; sections: readonly SectionName[] } | null>(null);
  useEffect(() => {
    if (!plan) return undefined;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const sections = await client.clashes(row, { taken: [], planned: plan.courses, busy: plan.busy });
      if (isCurrent && sections) setKnown({ of: row, sections });
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [client, plan, row]);
  return plan && known?.of === row ? known.sections : NONE;
};
