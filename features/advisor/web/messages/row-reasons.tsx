import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { Course } from '#features/catalogue/contract.ts';
import { useCheckStated } from '#features/catalogue/web/shared/use-check-stated.ts';
import { useCoursesTaken } from '#features/profile/web/shared/use-courses-taken.ts';
import { useRequirementGroups } from '#features/profile/web/shared/use-requirement-groups.ts';
import { courseReasons } from '../../domain/course-reasons.ts';

type Reasons = (course: Course, said: string) => readonly string[];

interface Reading {
  /** Null while what the student has and needs is not known. */
  reasons: Reasons | null;
  want: () => void;
}

const RowReasonsContext = createContext<Reading>({ reasons: null, want: () => undefined });

/** Lets the rows below say why they are there; what that takes is loaded with the first row, once for all. */
export function RowReasons({ children }: { children: ReactNode }) {
  const [isWanted, setIsWanted] = useState(false);
  const [reasons, setReasons] = useState<Reasons | null>(null);
  const reading = useMemo(() => ({ reasons, want: () => setIsWanted(true) }), [reasons]);
  return (
    <RowReasonsContext value={reading}>
      {isWanted ? <Reader onRead={setReasons} /> : null}
      {children}
    </RowReasonsContext>
  );
}

function Reader({ onRead }: { onRead: (set: () => Reasons) => void }) {
  const checkStated = useCheckStated();
  const requirements = useRequirementGroups();
  const taken = useCoursesTaken();
  useEffect(() => {
    const has = new Set(taken);
    const groups = requirements.state === 'known' ? requirements.groups : [];
    onRead(() => (course, said) => {
      const stated = checkStated?.(course, (code) => has.has(code));
      return courseReasons(course.codes, groups, stated?.check ?? null, said);
    });
  }, [checkStated, requirements, taken, onRead]);
  return null;
}

/** Why a course may be one for this student. */
export function RowReason({ course, said }: { course: Course; said: string }) {
  const { reasons, want } = use(RowReasonsContext);
  useEffect(want, [want]);
  return <p className="text-ink-quiet">{reasons?.(course, said).join(' · ')}</p>;
}
