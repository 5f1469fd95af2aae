import type { Claim, Field, Figure, SharedField } from '../claim.ts';

const OF_FIGURE: Record<Figure, Field> = {
  rating: 'rating',
  workload: 'workload',
  units: 'units',
  enrollment: 'enrollment',
  class_size: 'class_size',
  cap: 'cap',
  places_left: 'places_left',
  sections: 'section',
  instructors: 'instructor',
  days: 'days',
  minutes: 'times',
};

const OF_CLAIM: Partial<Record<Claim['says'], Field>> = {
  days: 'days',
  range: 'times',
  clock: 'times',
  part: 'times',
  untimed: 'times',
  term: 'term',
  'both terms': 'term',
  person: 'instructor',
  untaught: 'instructor',
  place: 'place',
  unplaced: 'place',
  apart: 'term',
  before: 'times',
  pause: 'times',
  'section order': 'times',
  'no attribute': 'attributes',
  'no alias': 'cross_listing',
  title: 'title',
  component: 'component',
  department: 'department',
  attribute: 'attributes',
  scheme: 'attributes',
  alias: 'cross_listing',
  'meets with': 'cross_listing',
  gap: 'compare',
  'no prerequisites': 'prerequisites',
  half: 'places_left',
  permission: 'prerequisites',
  met: 'prerequisites_met',
  taken: 'prerequisites_met',
  counts: 'counts_towards',
  clash: 'clash',
  full: 'places_left',
  free: 'times',
  trend: 'compare',
  'no shared days': 'days',
  more: 'compare',
  times: 'compare',
  order: 'compare',
  most: 'compare',
  total: 'total',
};

const FIELD_OF_SHARED: Readonly<Record<SharedField, Field>> = {
  department: 'department',
  place: 'place',
  days: 'days',
  times: 'times',
  start: 'times',
  instructor: 'instructor',
  component: 'component',
  title: 'title',
  term: 'term',
};

export const fieldOf = (claim: Claim): Field => {
  if (claim.says === 'figure' || claim.says === 'unknown' || claim.says === 'none' || claim.says === 'degree')
    return OF_FIGURE[claim.of];
  if (claim.says === 'needs') return claim.strength === 'recommended' ? 'recommended' : 'prerequisites';
  if (claim.says === 'prerequisite text') return claim.of === 'needed' ? 'prerequisites' : 'recommended';
  if (claim.says === 'same') return FIELD_OF_SHARED[claim.of];
  return OF_CLAIM[claim.says] ?? 'description';
};
