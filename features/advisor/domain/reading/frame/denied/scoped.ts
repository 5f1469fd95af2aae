import type { Meaning, Role } from '../../spans/meaning.ts';

/** A span or topic, with whether it is negated. */
export interface Scoped {
  from: number;
  to: number;
  meaning: Meaning;
  isTurned: boolean;
  /** It no longer holds. */
  isForgotten: boolean;
  /** For a "no": it has no target. */
  isIdle: boolean;
  /** For a course: its role. */
  role: Role | null;
}

export const AMOUNTS: ReadonlySet<string> = new Set(['hours', 'rating', 'units', 'size']);

export const kindOf = ({ meaning }: Pick<Scoped, 'meaning'>): string =>
  meaning.is === 'conditions' ? (meaning.conditions[0]?.on ?? '') : meaning.is;
