import { registerStudent, savePlan, saveProfile, type Student } from '../support/students.ts';

/** The students that the views are shown to, with their data. */
export interface Prepared {
  /** With a profile, a plan, saved courses, a conversation and a link. */
  student: Student;
  /** Has just registered. */
  newcomer: Student;
  sessionId: string;
  shareId: string;
  /** A version of the plan with two courses that cannot be had together, a locked section and own hours. */
  clashingId: string;
}

const post = async <T>(url: string, body: object, token: string): Promise<T> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
};

const TERM = '2026 Spring';
const QUESTIONS = ['Compare COMPSCI 61 and ECON 10B', 'and which of them is lighter?'];

interface Section {
  component: string;
  section: string;
  class_number: string;
}

/** The first section of a course in the term. */
const sectionOf = async (url: string, code: string, { token }: Student): Promise<Section> => {
  const response = await fetch(`${url}/api/courses/${encodeURIComponent(code)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { offerings } = (await response.json()) as { offerings: { term: string; sections: Section[] }[] };
  const [first] = offerings.find(({ term }) => term === TERM)?.sections ?? [];
  if (!first) throw new Error(`${code} has no section in ${TERM}`);
  const { component, section, class_number } = first;
  return { component, section, class_number };
};

export const makeLookedAt = async (url: string): Promise<Prepared> => {
  const student = await registerStudent(url);
  const newcomer = await registerStudent(url);
  await saveProfile(url, student, { courses_taken: ['COMPSCI 50', 'MATH 1A', 'STAT 100'] });
  // The comparison has a view of its own, and would cover replies.
  await post(`${url}/api/chat/settings`, { opens_comparison: false }, student.token);
  const planned = ['COMPSCI 61', 'ECON 10B', 'MATH 21B'];
  await savePlan(
    url,
    student,
    TERM,
    planned.map((code) => ({ kind: 'course', code, need: 'required' })),
  );
  const clashingId = await savePlan(
    url,
    student,
    TERM,
    [
      ...['AFRAMER 131', 'AFRAMER 224'].map((code) => ({ kind: 'course', code, need: 'required' })),
      {
        kind: 'course',
        code: 'ECON 10A',
        need: 'required',
        locked: [await sectionOf(url, 'ECON 10A', student)],
      },
      { kind: 'block', label: 'Rowing', days: ['Mon', 'Wed'], start: '07:00', end: '08:00' },
    ],
    'B',
  );
  for (const code of planned) await post(`${url}/api/saved/courses`, { code }, student.token);
  let session: string | undefined;
  for (const message of QUESTIONS) {
    const answer = await post<{ session_id: string }>(
      `${url}/api/chat/message`,
      { message, ...(session === undefined ? { force_new_session: true } : { session_id: session }) },
      student.token,
    );
    session = answer.session_id;
  }
  const sessionId = session ?? '';
  const { shareId } = await post<{ shareId: string }>(
    `${url}/api/shares`,
    { session_id: sessionId },
    student.token,
  );
  return { student, newcomer, sessionId, shareId, clashingId };
};
