import { useEffect, useEffectEvent, useRef } from 'react';
import type { CourseReader } from './course-reader.ts';

/**
 * Reads again what was typed for codes that were added before the catalogue had loaded, on whichever step of the form
 * the student is by then.
 *
 * @param isReading whether the catalogue has loaded and the form may change
 * @returns notes such a code, with what was typed for it
 */
export const useEarlyCodes = (
  courses: readonly string[],
  reader: CourseReader,
  isReading: boolean,
  onChange: (courses: string[]) => void,
): ((code: string, typed: string) => void) => {
  /** By code. */
  const early = useRef(new Map<string, string>());
  const readAgain = useEffectEvent(() => {
    const read = courses.flatMap((code) => {
      const typed = early.current.get(code);
      return typed === undefined ? [code] : reader.readTyped(typed);
    });
    early.current.clear();
    if (read.join() !== courses.join()) onChange([...new Set(read)]);
  });
  useEffect(() => {
    if (isReading && early.current.size > 0) readAgain();
  }, [isReading]);
  return (code, typed) => void early.current.set(code, typed);
};
