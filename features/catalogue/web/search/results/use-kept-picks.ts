import { use, useEffect, useRef } from 'react';
import { AuthContext } from '#platform/web/sign-in/auth-state.ts';
import { type CourseRef, readPicks, writePicks } from '../search-params.ts';

const keyOf = (email: string): string => `picks ${email}`;

/**
 * Keeps picked courses while the student visits other screens of the tab: a visit without picks in its URL gets the
 * previous ones. They are in session storage, which is cleared at sign-out.
 *
 * @param restore must be the same function each time
 */
export const useKeptPicks = (
  picks: readonly CourseRef[],
  restore: (picks: readonly CourseRef[]) => void,
): void => {
  const email = use(AuthContext)?.user?.email;
  const isFirst = useRef(true);
  useEffect(() => {
    if (email === undefined) return;
    const kept = isFirst.current && picks.length === 0 ? readPicks(sessionStorage.getItem(keyOf(email))) : [];
    isFirst.current = false;
    if (kept.length > 0) restore(kept);
    else if (picks.length === 0) sessionStorage.removeItem(keyOf(email));
    else sessionStorage.setItem(keyOf(email), writePicks(picks));
  }, [email, picks, restore]);
};
