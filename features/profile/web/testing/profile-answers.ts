import { type Answers, jsonAnswer, linesAnswer } from '#platform/web/api/testing/fake-server.ts';

/** The server's answers to what the profile's form asks for besides the profile, with little in them. */
export const profileAnswers = (): Answers => ({
  'GET /api/concentrations': jsonAnswer(200, ['Geology', 'History']),
  'GET /api/secondary-fields': jsonAnswer(200, ['Mathematics']),
  'GET /api/joint-concentration-options/Geology': jsonAnswer(200, []),
  'GET /api/profile/progress': jsonAnswer(200, { programmes: [] }),
  'POST /api/profile/progress': jsonAnswer(200, { programmes: [] }),
  'GET /api/university': jsonAnswer(200, { subjects: {}, subject_aliases: {} }),
  'GET /api/courses': linesAnswer([{ total: 0 }]),
});
