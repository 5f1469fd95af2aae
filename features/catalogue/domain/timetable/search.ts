/**
 * Finds one option for each variable such that all are pairwise compatible. Forward checking over bit sets, fewest
 * options first, with backjumping to the cause of a failure. Deterministic.
 */
export interface Problem {
  /** Number of options of each variable, at least one. */
  sizes: readonly number[];
  /** Called at most once for two options of different variables, in this direction. */
  goTogether(a: OptionAt, b: OptionAt): boolean;
  /**
   * Variables, by index, of which any options go together with any of the others, as all of a student's own hours do:
   * they are not compared one by one.
   */
  free?: ReadonlySet<number>;
}

/** One option of one variable, by index. */
export interface OptionAt {
  variable: number;
  option: number;
}

/** Remaining steps: a step is one option tried. */
export interface Budget {
  steps: number;
}

export type Outcome =
  /** The option of each searched variable. */
  | { answer: 'found'; options: Map<number, number> }
  /** No choice exists, whatever the variables outside this set. */
  | { answer: 'none'; because: Set<number> }
  | { answer: 'stopped' };

/** A bit set of the options still to be considered; every variable starts a new word. */
export type OptionSet = Uint32Array;

/** A problem with cached compatibilities, so that parts of it can be searched repeatedly. */
export interface SearchTable {
  readonly sizes: readonly number[];
  /** All options of all variables; copy before modifying. */
  readonly all: OptionSet;
  readonly firstWord: readonly number[];
  /** Compatible options of other variables, and all of its own variable. */
  row(pick: OptionAt): OptionSet;
}

const NONE: ReadonlySet<number> = new Set();

export const createTable = ({ sizes, goTogether, free = NONE }: Problem): SearchTable => {
  const firstWord = [0];
  for (const size of sizes) firstWord.push((firstWord.at(-1) as number) + ((size + 31) >> 5));
  const words = firstWord.at(-1) as number;
  const all = new Uint32Array(words);
  sizes.forEach((size, variable) => {
    for (let option = 0; option < size; option += 1) include(all, firstWord, { variable, option });
  });
  const rows = sizes.map((size) => Array.from({ length: size }, (): OptionSet | null => null));
  const toRow = (pick: OptionAt): OptionSet => {
    // Of its own variable, and of those that are free with it, all options.
    const row = all.slice();
    const isFree = free.has(pick.variable);
    sizes.forEach((size, variable) => {
      if (variable === pick.variable || (isFree && free.has(variable))) return;
      row.fill(0, firstWord[variable], firstWord[variable + 1]);
      for (let option = 0; option < size; option += 1) {
        const other = { variable, option };
        if (goTogether(pick, other)) include(row, firstWord, other);
      }
    });
    return row;
  };
  const row = (pick: OptionAt): OptionSet => {
    const ofVariable = rows[pick.variable] as (OptionSet | null)[];
    return (ofVariable[pick.option] ??= toRow(pick));
  };
  return { sizes, all, firstWord, row };
};

const include = (set: OptionSet, firstWord: readonly number[], { variable, option }: OptionAt): void => {
  const word = (firstWord[variable] as number) + (option >> 5);
  set[word] = (set[word] as number) | (1 << (option & 31));
};

/** Restricts one variable to these options. */
export const restrict = (
  table: SearchTable,
  set: OptionSet,
  variable: number,
  isLeft: (option: number) => boolean,
): void => {
  const word = table.firstWord[variable] as number;
  set.fill(0, word, table.firstWord[variable + 1]);
  for (let option = 0; option < (table.sizes[variable] as number); option += 1)
    if (isLeft(option)) include(set, table.firstWord, { variable, option });
};

export const has = ({ firstWord }: SearchTable, set: OptionSet, { variable, option }: OptionAt): boolean =>
  (((set[(firstWord[variable] as number) + (option >> 5)] as number) >>> (option & 31)) & 1) === 1;

const bitsOf = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

const FAILED = 0;
const FOUND = 1;
const STOPPED = 2;
type Ending = typeof FAILED | typeof FOUND | typeof STOPPED;

/** The state at one depth of the search. */
interface Level {
  alive: OptionSet;
  /** The variable decided here. */
  variable: number;
  /** Variables that lost options by the decision at this level: one byte per variable. */
  pruned: Uint8Array;
  /** Earlier depths whose decisions contributed to the failure here: one byte per depth. */
  causes: Uint8Array;
  /** Variables that contributed: one byte per variable. */
  because: Uint8Array;
}

/**
 * @param variables to decide; others are left out
 * @param allowed options to consider
 * @param budget reduced by the steps taken
 */
export const search = (
  table: SearchTable,
  variables: readonly number[],
  allowed: OptionSet,
  budget: Budget,
): Outcome => {
  const count = table.sizes.length;
  const levels: Level[] = [];
  /** Made when first reached: most searches of a plan in which much clashes end at once. */
  const levelAt = (depth: number): Level =>
    (levels[depth] ??= {
      alive: allowed.slice(),
      variable: -1,
      pruned: new Uint8Array(count),
      causes: new Uint8Array(variables.length + 1),
      because: new Uint8Array(count),
    });
  const chosen = new Map<number, number>();
  const optionsLeft = (set: OptionSet, variable: number): number => {
    let left = 0;
    const end = table.firstWord[variable + 1] as number;
    for (let word = table.firstWord[variable] as number; word < end; word += 1)
      left += bitsOf(set[word] as number);
    return left;
  };

  /** The undecided variable with the fewest options; ties by index. */
  const nextVariable = (set: OptionSet): number => {
    let next = -1;
    let fewest = Infinity;
    // After a decision no variable is left without options.
    const least = chosen.size === 0 ? 0 : 1;
    for (const variable of variables) {
      if (chosen.has(variable)) continue;
      const left = optionsLeft(set, variable);
      if (left < fewest) [next, fewest] = [variable, left];
      if (fewest === least) break;
    }
    return next;
  };

  /** Adds to a level's causes the earlier decisions that removed options of a variable. */
  const blame = (level: Level, depth: number, variable: number): void => {
    for (let above = 0; above < depth; above += 1)
      if ((levels[above] as Level).pruned[variable] === 1) level.causes[above] = 1;
    level.because[variable] = 1;
  };

  /**
   * Removes options incompatible with the pick from the next level.
   *
   * @returns a variable that has no options left, or -1
   */
  const checkForward = (depth: number, row: OptionSet): number => {
    const { alive, pruned } = levels[depth] as Level;
    const next = levelAt(depth + 1).alive;
    pruned.fill(0);
    for (const variable of variables) {
      const end = table.firstWord[variable + 1] as number;
      const isDecided = chosen.has(variable);
      let left = 0;
      for (let word = table.firstWord[variable] as number; word < end; word += 1) {
        const before = alive[word] as number;
        const after = isDecided ? before : (before & (row[word] as number)) >>> 0;
        if (after !== before) pruned[variable] = 1;
        next[word] = after;
        left |= after;
      }
      if (left === 0) return variable;
    }
    return -1;
  };

  const merge = (into: Uint8Array, from: Uint8Array): void => {
    for (let at = 0; at < from.length; at += 1) if (from[at] === 1) into[at] = 1;
  };

  const descend = (depth: number): Ending => {
    if (depth === variables.length) return FOUND;
    const level = levelAt(depth);
    const variable = nextVariable(level.alive);
    level.variable = variable;
    level.causes.fill(0);
    level.because.fill(0);
    level.pruned.fill(0);
    // Options missing here were removed by earlier decisions, or never allowed.
    blame(level, depth, variable);
    for (let option = 0; option < (table.sizes[variable] as number); option += 1) {
      const pick = { variable, option };
      if (!has(table, level.alive, pick)) continue;
      if (budget.steps <= 0) return STOPPED;
      budget.steps -= 1;
      chosen.set(variable, option);
      const emptied = checkForward(depth, table.row(pick));
      if (emptied >= 0) {
        blame(level, depth, emptied);
        chosen.delete(variable);
        continue;
      }
      const ending = descend(depth + 1);
      if (ending !== FAILED) return ending;
      chosen.delete(variable);
      const below = levels[depth + 1] as Level;
      if (below.causes[depth] !== 1) {
        // This decision did not contribute to the failure: another option here would fail in the same way.
        level.causes.set(below.causes);
        level.because.set(below.because);
        return FAILED;
      }
      below.causes[depth] = 0;
      merge(level.causes, below.causes);
      merge(level.because, below.because);
    }
    return FAILED;
  };

  const ending = descend(0);
  if (ending === STOPPED) return { answer: 'stopped' };
  if (ending === FOUND) return { answer: 'found', options: chosen };
  const { because } = levelAt(0);
  return { answer: 'none', because: new Set(variables.filter((variable) => because[variable] === 1)) };
};
