import type { Section } from '#features/catalogue/contract.ts';
import type { CourseDraft, DraftRow } from '../pack/pack-draft.ts';

/** A section with only the fields in `change`, everything else unknown. */
export const sampleSection = (change: Partial<Section> = {}): Section => ({
  class_number: '',
  section: '',
  component: '',
  instructors: [],
  meetings: [],
  enrollment: null,
  cap: null,
  status: null,
  links: [],
  ...change,
});

/** A course in Fall 2025 with one section. */
export const sampleRow = (change: Partial<CourseDraft> = {}, section: string | null = null): DraftRow => ({
  course: {
    course_id: null,
    class_number: null,
    class_tag: 'GEOL 10',
    class_name: 'Rocks Underfoot',
    term: '2025 Fall',
    sections: [sampleSection()],
    ...change,
  },
  place: { file: 'a', row: 1 },
  section,
});
