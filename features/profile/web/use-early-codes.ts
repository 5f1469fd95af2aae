import { useEffect, useEffectEvent, useRef } from 'react';
import type { CourseReader } from './course-reader.ts';

/**
 * Reads again what was typed for codes that were added before the catalogue had loaded, on whichever step of the form
 * the student is by then.
 *
 * @returns notes such a code, with what was typed for it
 */
export const useEarlyCodes = (
  courses: readonly string[],
  reader: CourseReader,
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
    if (reader.isReady && early.current.size > 0) readAgain();
  }, [reader.isReady]);
  return (code, typed) => void early.current.set(code, typed);
};
