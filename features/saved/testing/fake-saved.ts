import { type Answers, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import type { Notice, RemovedCourse, SavedCourse, SavedSearch } from '../contract.ts';
import { sampleState } from './sample-state.ts';

/** What one student saved, in memory; answers like the server, without its limits. */
export interface FakeSaved {
  answers: Answers;
  courses: SavedCourse[];
  searches: SavedSearch[];
  notices: Notice[];
}

export const sampleSavedCourse = (tag: string, changes: Partial<SavedCourse> = {}): SavedCourse => ({
  code: tag,
  revision: 1,
  tag,
  codes: [tag],
  note: '',
  labels: [],
  saved_at: '2025-10-01T12:00:00.000Z',
  now: sampleState({ tag }),
  ...changes,
});

export const fakeSaved = (given: Partial<Omit<FakeSaved, 'answers'>> = {}): FakeSaved => {
  let revision = 100;
  const saved: FakeSaved = { answers: {}, courses: [], searches: [], notices: [], ...given };
  const searchOf = (id: unknown): SavedSearch => {
    const found = saved.searches.find(({ search_id }) => search_id === id);
    if (!found) throw new Error(`no search ${String(id)}`);
    return found;
  };
  saved.answers = {
    'GET /api/saved/courses': () => jsonAnswer(200, { courses: saved.courses }),
    'POST /api/saved/courses': ({ input }) => {
      const { code, note = '', labels = [] } = input as Partial<RemovedCourse> & { code: string };
      const known = saved.courses.find(({ codes }) => codes.includes(code));
      const course = known ?? sampleSavedCourse(code, { note, labels, revision: (revision += 1) });
      if (!known) saved.courses.unshift(course);
      return jsonAnswer(200, course);
    },
    'PATCH /api/saved/courses/{code}': ({ input }) => {
      const course = saved.courses.find(({ code }) => code === input['code']);
      if (!course) return jsonAnswer(404, { error: 'It is gone.', code: 'not_found' });
      if (course.revision !== input['revision'])
        return jsonAnswer(409, { error: 'Changed elsewhere.', code: 'conflict', current: course });
      Object.assign(course, input, { revision: (revision += 1) });
      return jsonAnswer(200, course);
    },
    'DELETE /api/saved/courses/{code}': ({ input: { code } }) => {
      const isMeant = (course: SavedCourse): boolean => course.codes.includes(String(code));
      const removed = saved.courses.filter(isMeant);
      saved.courses = saved.courses.filter((course) => !isMeant(course));
      return jsonAnswer(200, { removed: removed.map(({ now, ...course }) => ({ ...course, seen: now })) });
    },
    'GET /api/saved/searches': () => jsonAnswer(200, { searches: saved.searches }),
    'POST /api/saved/searches': ({ input }) => {
      const at = '2025-10-01T12:00:00.000Z';
      const search = { ...(input as unknown as SavedSearch), revision: 1, saved_at: at, opened_at: at };
      saved.searches.unshift(search);
      return jsonAnswer(200, search);
    },
    'PATCH /api/saved/searches/{search_id}': ({ input }) =>
      jsonAnswer(200, Object.assign(searchOf(input['search_id']), { name: input['name'] })),
    'POST /api/saved/searches/{search_id}/opened': ({ input }) =>
      jsonAnswer(200, Object.assign(searchOf(input['search_id']), { known: input['known'] })),
    'DELETE /api/saved/searches/{search_id}': ({ input }) => {
      const removed = searchOf(input['search_id']);
      saved.searches = saved.searches.filter((search) => search !== removed);
      return jsonAnswer(200, { removed });
    },
    'GET /api/notices': () => jsonAnswer(200, { notices: saved.notices }),
    'POST /api/notices/dismiss': ({ input }) => {
      const keyOf = (notice: { code?: string; session_id?: string }) => notice.code ?? notice.session_id;
      const read = (input['notices'] as { code?: string; session_id?: string }[]).map(keyOf);
      saved.notices = saved.notices.filter((notice) => !read.includes(keyOf(notice)));
      return jsonAnswer(200, { notices: saved.notices });
    },
  };
  return saved;
};
