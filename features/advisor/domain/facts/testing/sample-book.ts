import type { CourseDetails, SectionFacts } from '../../course-facts.ts';
import type { FactBook } from '../resolve.ts';

const SECTION: SectionFacts = {
  kind: 'Lecture',
  section: '1',
  class_number: '20001',
  schedule: 'Tue 9:00 AM - 10:15 AM',
  instructors: ['Ada Byron'],
  places: [],
  enrollment: 30,
  cap: 40,
  status: null,
};
const SECTIONS: readonly SectionFacts[] = [
  SECTION,
  {
    ...SECTION,
    kind: 'Recitation',
    section: 'R1',
    class_number: '20002',
    schedule: 'Fri 1:00 PM - 2:00 PM',
    enrollment: 17,
    cap: 20,
  },
  // It has the same name as the lecture.
  { ...SECTION, kind: 'Recitation', class_number: '20003', schedule: 'Fri 2:00 PM - 3:00 PM' },
];

export const GEOLOGY: CourseDetails = {
  code: 'GEOL 10',
  title: 'Stones',
  term: '2026 Spring',
  term_over: false,
  other_codes: [],
  meets_with: [],
  attributes: [],
  section_kinds: [
    { kind: 'Lecture', count: 2 },
    { kind: 'Recitation', count: 2 },
  ],
  instructors: ['Ada Byron', 'Emmy Noether'],
  days: ['Tue'],
  meetings: [{ day: 'Tue', start: '09:00', end: '10:15' }],
  schedule: 'Tue 9:00 AM - 10:15 AM',
  units: 4,
  rating: 4.26,
  workload: 5.5,
  enrollment: 60,
  enrollment_by_section: true,
  mean_class_size: null,
  class_size: null,
  enrollment_cap: 80,
  seats: null,
  department: 'Geology',
  component: 'Lecture',
  prerequisites: 'GEOL 1.',
  recommended_preparation: null,
  description: 'A stone is old. Where does it come from?',
  notes: null,
  aliases: [],
  terms: ['2026 Spring', '2025 Fall'],
  other_terms: [],
  sections: [...SECTIONS],
  sections_not_listed: 0,
  takes_one: ['Lecture', 'Recitation'],
  history: [],
  evaluated: null,
  offered: [],
  not_next_year: false,
};

/** One course in two terms, the next one first, and one verdict. */
export const geologyBook = (changed: Partial<CourseDetails> = {}): FactBook => ({
  offerings: (code) =>
    code.toUpperCase() === 'GEOL 10'
      ? [
          { course: { ...GEOLOGY, ...changed }, sections: SECTIONS },
          { course: { ...GEOLOGY, term: '2025 Fall', enrollment: 40, ...changed }, sections: [] },
        ]
      : [],
  terms: ['2026 Spring', '2025 Fall'],
  toldIn: () => null,
  verdict: (id) => (id === 'total-1' ? { says: '8 units', codes: ['GEOL 10'], term: '2026 Spring' } : null),
  version: 'birch-1',
});
