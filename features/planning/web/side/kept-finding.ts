/** What is looked for. */
export interface Finding {
  typed: string;
  /** Only what fits beside what the version holds. */
  isFittingOnly: boolean;
}

export interface KeptFinding {
  get: () => Finding;
  set: (finding: Finding) => void;
}

/** Nothing is looked for at first. */
export const keepFinding = (): KeptFinding => {
  let kept: Finding = { typed: '', isFittingOnly: false };
  return {
    get: () => kept,
    set: (finding) => {
      kept = finding;
    },
  };
};
