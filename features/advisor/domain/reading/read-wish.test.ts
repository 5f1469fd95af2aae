import { describe, expect, it } from 'vitest';
import { type Context, NO_CONTEXT } from '../understanding/context.ts';
import type { SearchInput, Wish } from '../understanding/request.ts';
import { emptyWish } from '../understanding/wish.ts';
import { readWish } from './read-wish.ts';
import { SAMPLE_TODAY, SAMPLE_VOCABULARY } from './sample-vocabulary.ts';

const read = (text: string, context: Context = NO_CONTEXT): Wish | null => {
  const [request] = readWish(text, context, SAMPLE_VOCABULARY, SAMPLE_TODAY)?.requests ?? [];
  return request?.kind === 'recommend' ? request.wish : null;
};
const searchOf = (text: string, context?: Context) => read(text, context)?.search;
const after = (search: SearchInput): Context => ({
  ...NO_CONTEXT,
  wish: { ...emptyWish(), search },
  shown: ['HIST 12', 'HIST 48'],
});

describe('a wish in the chat', () => {
  it.each<[string, SearchInput]>([
    ['any easy history seminars?', { subjects: ['HIST'], component: 'Seminar', max_hours: 5 }],
    ['cs class with at least 20 ppl', { subjects: ['COMPSCI'], min_enrollment: 20 }],
    ['seminar not before 10', { component: 'Seminar', starts_at_or_after: '10:00' }],
    ['classes about rivers but not in history', { text: 'rivers', exclude_subjects: ['HIST'] }],
    ['3 best rated econ classes', { subjects: ['ECON'], sort: 'rating' }],
    ['earth and life gened', { attributes_any: [{ scheme: 'General Education', value: 'Earth and Life' }] }],
    ['history class between 2 and 4 units', { subjects: ['HIST'], min_units: 2, max_units: 4 }],
  ])('is read: %s', (text, search) => {
    expect(searchOf(text)).toEqual(search);
  });

  it.each([
    'who teaches ECON 10A',
    'is it hard',
    'something for me',
    'rivers',
    'how many hours is the first one',
    'do i have the prerequisites for CHEM 17',
    'no exams please',
  ])('is not made of what asks for something else: %s', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each([
    ['what does chem 11 open up', ['CHEM 11']],
    ['which courses require econ 10a and run this fall', ['ECON 10A']],
    ['ok so what opens up once i finish cs 50', ['COMPSCI 50']],
  ])('is of what a course leads on to: %s', (text, codes) => {
    expect(read(text)).toMatchObject({ after: codes, search: { exclude_codes: codes } });
  });

  it('says how many are wanted, and what played no part', () => {
    expect(read('top 3 easiest history classes')?.wanted).toBe(3);
    expect(read('history class with no essays')?.unread).toEqual(['essays']);
  });
});

describe('a change of the last wish', () => {
  const seminars = after({
    subjects: ['HIST'],
    component: 'Seminar',
    avoid_days: ['Fri'],
    terms: ['2025 Fall'],
  });

  it.each<[string, string, SearchInput]>([
    ['adds', 'under 6 hours', { max_hours: 6 }],
    ['adds what is not wanted', 'and not tues', { avoid_days: ['Fri', 'Tue'] }],
    ['replaces what is of the same kind', 'in the spring instead', { terms: ['2026 Spring'] }],
    ['takes back', 'fridays ok too actually', { avoid_days: undefined }],
    ['takes another subject', 'forget history, do econ', { subjects: ['ECON'] }],
    ['leaves a subject out', 'not in chem', { exclude_subjects: ['CHEM'] }],
  ])('%s: %s', (_, text, changed) => {
    expect({ ...searchOf(text, seminars) }).toEqual(
      Object.fromEntries(
        Object.entries({ ...seminars.wish?.search, ...changed }).filter(([, value]) => value !== undefined),
      ),
    );
  });

  it('is compared with what was shown', () => {
    expect(read('something easier', seminars)?.than).toEqual({
      field: 'workload',
      less: true,
      codes: ['HIST 12', 'HIST 48'],
    });
  });

  it('is none where something new is wished', () => {
    expect(searchOf('any spanish classes on mondays?', seminars)).toEqual({
      subjects: ['SPANISH'],
      meets_on: ['Mon'],
    });
  });
});
