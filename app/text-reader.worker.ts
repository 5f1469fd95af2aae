import { readSearch } from '#features/advisor/domain/reading/frame/read-search.ts';
import { understand } from '#features/advisor/domain/reading/understand.ts';
import type { Vocabulary } from '#features/advisor/domain/reading/spans/vocabulary.ts';
import { accountFor } from '#features/advisor/domain/statements/account-for.ts';
import { toWire } from '#features/advisor/domain/statements/to-wire.ts';
import type { Lexicon } from '#features/advisor/domain/reading/spans/lexicon.ts';
import { vocabularyOf } from '#features/advisor/server/reading/vocabulary.ts';
import { lexiconOf } from '#features/advisor/server/offline/lexicon.ts';
import {
  type CodeReader,
  codeReaderOf,
  type ReadingSource,
} from '#features/catalogue/server/shared/catalogue-for-reading.ts';
import { readCourseList } from '#features/profile/domain/course-list/course-list.ts';
import { type Job, serveJobs } from '#platform/server/serve-jobs.ts';
import type { TextJobs } from './text-reader.ts';

/** The jobs' data, each built on first use: only questions need all words of the catalogue. */
class Held {
  readonly source: ReadingSource;
  #codes: CodeReader | undefined;
  #lexicon: Lexicon | undefined;
  #vocabulary: Vocabulary | undefined;

  constructor(source: ReadingSource) {
    this.source = source;
  }

  get codes(): CodeReader {
    return (this.#codes ??= codeReaderOf(this.source));
  }

  get lexicon(): Lexicon {
    return (this.#lexicon ??= lexiconOf(this.source));
  }

  get vocabulary(): Vocabulary {
    return (this.#vocabulary ??= vocabularyOf(this.source, this.lexicon));
  }
}

/**
 * The thread that reads untrusted text: transcripts, models' replies, students' questions. It has only the
 * catalogue's codes and words: no settings, no database.
 */
const jobs: {
  [Name in keyof TextJobs]: Job<Held, TextJobs[Name]['input'], TextJobs[Name]['output']>;
} = {
  readCourseList: {
    prepare: (held) => void held.codes,
    run: ({ codes }, text) => readCourseList(text, codes),
  },
  codesNamed: {
    prepare: (held) => void held.codes,
    run: ({ codes }, text) =>
      codes.recogniser.recognise(text).flatMap(({ code, known }) => (known ? [code] : [])),
  },
  accountFor: {
    run: (
      { codes: { recogniser, carriersOf }, source: { university, programs, attributes } },
      { content, facts, records, ...setting },
    ) =>
      toWire(
        accountFor(content, facts, {
          recogniser,
          carriersOf,
          recordsOf: (tag) => records.get(tag) ?? [],
          terms: university.terms,
          programs,
          attributes,
          ...setting,
        }),
      ),
  },
  understand: {
    prepare: (held) => void held.vocabulary,
    run: ({ vocabulary }, { conversation, setting }) => understand(conversation, vocabulary, setting),
  },
  readSearch: {
    prepare: (held) => void held.vocabulary,
    run: ({ vocabulary }, { text, today }) => readSearch(text, vocabulary, today),
  },
};

serveJobs((source: ReadingSource) => new Held(source), jobs);
