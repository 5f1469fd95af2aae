import type { Verdict } from '../resolve.ts';

/** One thing that a tool decided, as a sentence without its point. */
export interface Decision {
  /** Of which sort it is; the first part of its id. */
  kind: string;
  /** Which of its sort: codes, a group's name; empty where there is one only. */
  about: string;
  verdict: Verdict;
}

/** What the offline advisor is told beside an answer: where it finds what was decided. */
export interface Decided {
  kind: string;
  about: string;
  /** As a reply writes it. */
  cite: string;
}

export const decision = (
  kind: string,
  says: string,
  {
    about = '',
    codes = [],
    term = null,
  }: { about?: string; codes?: readonly string[]; term?: string | null },
): Decision => ({ kind, about, verdict: { says, codes, term } });

export const bold = (code: string): string => `**${code}**`;
