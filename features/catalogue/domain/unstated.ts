/** What a record may leave unsaid. */
export const UNSTATED = [
  'rating',
  'workload',
  'meetings',
  'units',
  'enrollment',
  'level',
  'component',
] as const;
export type Unstated = (typeof UNSTATED)[number];

/** Whether something holds of a record; where the record does not say, what it leaves unsaid. */
export type Outcome = boolean | Unstated;
