import type { Claim, Field, Figure } from './claim.ts';

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
  title: 'title',
  component: 'component',
  department: 'department',
  attribute: 'attributes',
  alias: 'cross_listing',
  'meets with': 'cross_listing',
  gap: 'compare',
  'no prerequisites': 'prerequisites',
  met: 'prerequisites_met',
  taken: 'prerequisites_met',
  counts: 'counts_towards',
  clash: 'clash',
  full: 'places_left',
  more: 'compare',
  times: 'compare',
  order: 'compare',
  most: 'compare',
  total: 'total',
};

export const fieldOf = (claim: Claim): Field => {
  if (claim.says === 'figure' || claim.says === 'unknown' || claim.says === 'none')
    return OF_FIGURE[claim.of];
  if (claim.says === 'needs') return claim.strength === 'recommended' ? 'recommended' : 'prerequisites';
  if (claim.says === 'prerequisite text') return claim.of === 'needed' ? 'prerequisites' : 'recommended';
  if (claim.says === 'same') return claim.of;
  return OF_CLAIM[claim.says] ?? 'description';
};
