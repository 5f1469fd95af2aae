/** Fields that a record may lack. */
export const UNSTATED = [
  'rating',
  'workload',
  'meetings',
  'units',
  'enrollment',
  'level',
  'component',
  'seats',
  'prerequisites',
] as const;
export type Unstated = (typeof UNSTATED)[number];

/** Whether a condition holds for a record, or the missing field that would decide it. */
export type Outcome = boolean | Unstated;
