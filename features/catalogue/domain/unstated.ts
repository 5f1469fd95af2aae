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

/** Whether a condition holds for a record, or the field that the record lacks to tell. */
export type Outcome = boolean | Unstated;
