/** Five colours from best to worst, and grey for unknown. */
export type Band = 'band-1' | 'band-2' | 'band-3' | 'band-4' | 'band-5' | 'band-none';

/** May be missing; other backends send NaN for null. */
type Figure = number | null | undefined;

type Step = readonly [limit: number, band: Band];

const isMissing = (value: Figure): value is null | undefined =>
  value === null || value === undefined || Number.isNaN(value);

/** The band of the first step whose limit the value meets; `band-5` for none. */
function bandOf(
  value: Figure,
  steps: readonly Step[],
  reaches: (value: number, limit: number) => boolean,
): Band {
  if (isMissing(value)) return 'band-none';
  // The colour matches the displayed figure: 4.98 is shown as 5.0.
  const shown = Number(shownFigure(value));
  return steps.find(([limit]) => reaches(shown, limit))?.[1] ?? 'band-5';
}

/** A rating, or hours a week, as displayed everywhere: with one decimal. Filters and sorts use the unrounded value. */
export const shownFigure = (value: number): string => value.toFixed(1);

const atLeast = (value: number, limit: number): boolean => value >= limit;
const atMost = (value: number, limit: number): boolean => value <= limit;
const under = (value: number, limit: number): boolean => value < limit;

/** Rating out of 5, on the card and the Q Score bar of the comparison. */
export function ratingBand(rating: Figure): Band {
  const steps: Step[] = [
    [4.5, 'band-1'],
    [4, 'band-2'],
    [3.5, 'band-3'],
    [3, 'band-4'],
  ];
  return bandOf(rating, steps, atLeast);
}

/** The rating badge of the results table. */
export function ratingBadgeBand(rating: Figure): Band {
  const steps: Step[] = [
    [4.5, 'band-1'],
    [4, 'band-2'],
    [3.5, 'band-3'],
  ];
  return bandOf(rating, steps, atLeast);
}

/** Hours a week on the card. */
export function workloadBand(hours: Figure): Band {
  const steps: Step[] = [
    [5, 'band-1'],
    [8, 'band-2'],
    [12, 'band-3'],
    [15, 'band-4'],
  ];
  return bandOf(hours, steps, atMost);
}

/** The workload bar of the comparison. */
export function workloadBarBand(hours: Figure): Band {
  const steps: Step[] = [
    [5, 'band-1'],
    [10, 'band-2'],
    [15, 'band-3'],
  ];
  return bandOf(hours, steps, atMost);
}

/** The workload badge of the results table. */
export function workloadBadgeBand(hours: Figure): Band {
  const steps: Step[] = [
    [5, 'band-1'],
    [10, 'band-2'],
    [15, 'band-3'],
  ];
  return bandOf(hours, steps, under);
}

/** A bar of the comparison; `percent` is its width, 0 to 100. */
export interface Bar {
  percent: number;
  text: string;
  band: Band;
}

/** Score out of 5, with one decimal. */
export function scoreBar(score: Figure): Bar {
  if (isMissing(score)) return { percent: 0, text: 'N/A', band: 'band-none' };
  return { percent: percentOf(score, 5), text: shownFigure(score), band: ratingBand(score) };
}

/** Hours a week, relative to 20. */
export function workloadBar(hours: Figure): Bar {
  if (isMissing(hours)) return { percent: 0, text: 'N/A', band: 'band-none' };
  return {
    percent: percentOf(hours, 20),
    text: `${shownFigure(hours)} hrs/week`,
    band: workloadBarBand(hours),
  };
}

const percentOf = (value: number, whole: number): number => Math.min(100, Math.max(0, (value / whole) * 100));
