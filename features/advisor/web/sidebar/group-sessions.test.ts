import { expect, it } from 'vitest';
import type { ChatSession } from '../../contract.ts';
import { groupSessionsByDay } from './group-sessions.ts';

const NOW = new Date(2025, 9, 15, 10, 0);

const session = (id: string, at: Date): ChatSession => ({
  session_id: id,
  title: id,
  message_count: 2,
  created_at: at.toISOString(),
  updated_at: at.toISOString(),
});

it('past chats are grouped by the day of their last message', () => {
  const sessions = [
    session('late', new Date(2025, 9, 15, 9, 59)),
    session('early', new Date(2025, 9, 15, 0, 1)),
    session('night', new Date(2025, 9, 14, 23, 59)),
    session('weekday', new Date(2025, 9, 10, 12)),
    session('week', new Date(2025, 9, 8, 12)),
    session('year', new Date(2024, 11, 31, 12)),
  ];
  expect(
    groupSessionsByDay(sessions, NOW).map(({ label, sessions: ofDay }) => [
      label,
      ofDay.map(({ title }) => title),
    ]),
  ).toEqual([
    ['Today', ['late', 'early']],
    ['Yesterday', ['night']],
    ['Friday', ['weekday']],
    ['8 October', ['week']],
    ['31 December 2024', ['year']],
  ]);
});

it('a chat dated in the future belongs to today', () => {
  expect(groupSessionsByDay([session('ahead', new Date(2025, 9, 16, 1))], NOW)[0]?.label).toBe('Today');
});
