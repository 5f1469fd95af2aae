import type { PlanContent } from '../contract.ts';

type CourseContent = Extract<PlanContent, { kind: 'course' }>;

export const course = (code: string, changes: Partial<CourseContent> = {}): CourseContent => ({
  kind: 'course',
  code,
  need: 'required',
  group: null,
  locked: [],
  chosen: [],
  ...changes,
});

export const block = (label: string): PlanContent => ({
  kind: 'block',
  label,
  days: ['Mon', 'Wed'],
  start: '09:00',
  end: '10:30',
  from: null,
  to: null,
});

export const wish = (weight: number): PlanContent => ({
  kind: 'wish',
  weight,
  wish: { name: 'nothing_before', time: '10:00' },
});
