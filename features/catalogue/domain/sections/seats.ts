import type { Section } from '../../contract.ts';
import { sectionsByKind } from './sections.ts';

export const SEATS = ['open', 'waitlist', 'full'] as const;
/** The best availability of a course: a seat, a place on the waiting list, nothing. */
export type Seats = (typeof SEATS)[number];

type Seated = Pick<Section, 'component' | 'section' | 'status' | 'enrollment' | 'cap'>;

/**
 * The availability of a course of which a student takes one section of each kind, limited by the fullest kind. Null if
 * the record does not determine it.
 *
 * @param takes as in the record: kinds of which one each is taken; null for all
 */
export const seatsOf = ({
  sections,
  takes,
}: {
  sections: readonly Seated[];
  takes: readonly string[] | null;
}): Seats | null => {
  const kinds = [...sectionsByKind(sections)].filter(([kind]) => takes === null || takes.includes(kind));
  const left = kinds.map(([, group]) => bestOf(group));
  if (left.includes('full')) return 'full';
  if (left.length === 0 || left.includes(null)) return null;
  return left.includes('waitlist') ? 'waitlist' : 'open';
};

/** Null if a section with unknown availability may be better than the others. */
const bestOf = (sections: readonly Seated[]): Seats | null => {
  const offered = sections.filter(({ status }) => status !== 'cancelled');
  const known = offered.map(seatsOfSection);
  if (known.includes('open')) return 'open';
  if (known.includes(null) || known.length === 0) return null;
  return known.includes('waitlist') ? 'waitlist' : 'full';
};

/** The registrar's status; if there is none, its figures. Null if they do not determine it. */
const seatsOfSection = ({
  status,
  enrollment,
  cap,
}: Pick<Section, 'status' | 'enrollment' | 'cap'>): Seats | null => {
  if (status === 'cancelled') return null;
  if (status !== null) return status;
  if (enrollment === null || cap === null) return null;
  return enrollment < cap ? 'open' : 'full';
};

/** Whether a section has no free place; false if nothing is known of it. */
export const isWithoutPlace = ({
  status,
  enrollment = null,
  cap = null,
}: Pick<Section, 'status'> & Partial<Pick<Section, 'enrollment' | 'cap'>>): boolean => {
  const seats = seatsOfSection({ status, enrollment, cap });
  return seats !== null && seats !== 'open';
};
