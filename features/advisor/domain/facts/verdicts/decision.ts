import type { Verdict } from '../resolve.ts';

/** One verdict of a tool, as a sentence without its full stop. */
export interface Decision {
  /** Its kind; the first part of its id. */
  kind: string;
  /** Distinguishes verdicts of a kind: codes, a group's name; empty if there is only one. */
  about: string;
  verdict: Verdict;
}

/** Added to a tool's answer for the offline advisor: how to cite its verdicts. */
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
