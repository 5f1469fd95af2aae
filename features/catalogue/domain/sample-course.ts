import type { Course } from '../contract.ts';

/** A complete record for tests to modify. */
export const SAMPLE_COURSE: Course = {
  course_id: '1001',
  class_number: '20001',
  class_tag: 'COMPSCI 50',
  class_name: 'Introduction to Computer Science',
  term: '2025 Fall',
  instructors: ['Ada Byron', 'Alan Mathison'],
  days: ['Mon', 'Wed'],
  units: 4,
  start_times: { '1': '2025-09-08T13:30:00', '2': '', '3': '2025-09-03T13:30:00', '4': '', '5': '' },
  end_times: { '1': '2025-09-08T14:45:00', '2': '', '3': '2025-09-03T14:45:00', '4': '', '5': '' },
  schedule: 'Mon, Wed 1:30 PM - 2:45 PM',
  mean_hours: 12.4,
  overall_score_course_mean: 4.2,
  current_enrollment_number: 640,
  enrollment_cap: 700,
  description: 'What a computer can do, and how to make it.',
  course_requirements: 'None stated by the department.',
  recommended_prep: 'Some algebra.',
  class_notes: '',
  q_report: 'https://evaluations.alder.example/compsci-50',
  department: 'Computer Science',
  component: 'Lecture',
  aliases: [],
};
