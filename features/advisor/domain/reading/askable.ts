/** What a student may ask about a course and the catalogue states. */
export const FACT_FIELDS = [
  'workload',
  'rating',
  'units',
  'instructor',
  'schedule',
  'term',
  'enrollment',
  'places',
  'prerequisites',
  'preparation',
  'description',
  'component',
  'department',
  'title',
  'notes',
  'attributes',
  'class_number',
  'room',
  'earlier_ratings',
  'earlier_hours',
] as const;
export type FactField = (typeof FACT_FIELDS)[number];

/** What students ask and no record states. */
export const UNHELD = [
  'exams',
  'grades',
  'rooms',
  'access',
  'textbooks',
  'assignments',
  'attendance',
  'recordings',
  'waitlists',
  'deadlines',
  'part_of_term',
  'personality',
  'careers',
  'own_schedule',
  'general_education',
  'standing',
  'rules',
  'instructors_rated',
  'assistants',
  'costs',
  'classmates',
] as const;
export type Unheld = (typeof UNHELD)[number];

export type SmallTalk =
  | 'hello'
  | 'thanks'
  | 'who'
  | 'abilities'
  | 'bye'
  | 'mood'
  | 'agree'
  | 'worry'
  | 'told'
  | 'sharing'
  | 'privacy'
  | 'entering';
