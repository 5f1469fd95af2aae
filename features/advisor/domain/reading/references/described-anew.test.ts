import { expect, it } from 'vitest';
import { describesCourse } from './described-anew.ts';

it.each([
  'the course on teaching reading, how many credits is it and is there room',
  'what about the class where you forge a blade, who teaches it',
])('a course is described by the message itself: %s', (text) => expect(describesCourse(text)).toBe(true));

it.each(['how many credits is that course', 'which class is it on then', 'is either of the two full by now'])(
  'no course is described: %s',
  (text) => expect(describesCourse(text)).toBe(false),
);
