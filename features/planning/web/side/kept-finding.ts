/** The search state. */
export interface Finding {
  typed: string;
  /** Only courses that fit beside the version's. */
  isFittingOnly: boolean;
}

export interface KeptFinding {
  get: () => Finding;
  set: (finding: Finding) => void;
}

/** Starts with an empty search. */
export const keepFinding = (): KeptFinding => {
  let kept: Finding = { typed: '', isFittingOnly: false };
  return {
    get: () => kept,
    set: (finding) => {
      kept = finding;
    },
  };
};
