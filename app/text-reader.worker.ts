import { checkReply } from '#features/advisor/domain/checks/check-reply.ts';
import { understand } from '#features/advisor/domain/understanding/understand.ts';
import { catalogueForChecks } from '#features/advisor/server/asking/catalogue-for-checks.ts';
import { lexiconOf } from '#features/advisor/server/offline/lexicon.ts';
import {
  type PackedCatalogue,
  type ReadingCatalogue,
  unpackCatalogue,
  withoutProse,
} from '#features/catalogue/server/shared/catalogue-for-reading.ts';
import { courseIndexOf } from '#features/catalogue/server/shared/course-index.ts';
import { readCourseList } from '#features/profile/domain/course-list/course-list.ts';
import { type Job, serveJobs } from '#platform/server/serve-jobs.ts';
import type { TextJobs } from './text-reader.ts';

/** What the jobs need, each made when first asked for: offline questions need other words than checks do. */
class Held {
  readonly #packed: PackedCatalogue;
  #catalogue: ReadingCatalogue | undefined;
  #lexicon: ReturnType<typeof lexiconOf> | undefined;

  constructor(packed: PackedCatalogue) {
    this.#packed = packed;
  }

  get catalogue(): ReadingCatalogue {
    return (this.#catalogue ??= withoutProse(unpackCatalogue(this.#packed)));
  }

  get lexicon(): ReturnType<typeof lexiconOf> {
    return (this.#lexicon ??= lexiconOf(unpackCatalogue(this.#packed)));
  }
}

/**
 * The thread that reads text from outside: transcripts, models' replies, students' questions. It holds nothing but the
 * catalogue: no settings, no database.
 */
const jobs: {
  [Name in keyof TextJobs]: Job<Held, TextJobs[Name]['input'], TextJobs[Name]['output']>;
} = {
  readCourseList: {
    prepare: ({ catalogue }) => void courseIndexOf(catalogue),
    run: ({ catalogue }, text) => {
      const { recogniser, byTag } = courseIndexOf(catalogue);
      return readCourseList(text, {
        recogniser,
        titleOf: (code) => byTag.get(code)?.[0]?.class_name ?? null,
      });
    },
  },
  checkReply: {
    prepare: ({ catalogue }) => void courseIndexOf(catalogue),
    run: ({ catalogue }, { content, now }) => checkReply(content, catalogueForChecks(catalogue, now)),
  },
  understand: {
    prepare: (held) => void held.lexicon,
    run: ({ lexicon }, { conversation, setting }) => understand(conversation, { ...setting, lexicon }),
  },
};

serveJobs((packed: PackedCatalogue) => new Held(packed), jobs);
