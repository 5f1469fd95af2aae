import { readDottedCatalogue, readSpacedCatalogue } from '../app/testing/real-catalogues.ts';
import { hasRealCatalogues } from '../app/testing/real-imports.ts';
import type { Course } from '../features/catalogue/contract.ts';
import type { Subject } from '../features/catalogue/domain/pack/shapes.ts';
import { createRecogniser } from '../features/catalogue/domain/recogniser/recogniser.ts';
import { SearchIndex } from '../features/catalogue/domain/search/index/search-index.ts';
import { buildExpansionFile } from '../features/catalogue/domain/search/topics/expansion-file.ts';
import { GENERAL_SYNONYMS } from '../features/catalogue/domain/search/topics/general-synonyms.ts';
import { buildTopicFile } from '../features/catalogue/domain/search/topics/topic-file.ts';
import { TopicIndex } from '../features/catalogue/domain/search/topics/topic-index.ts';
import { atLeast, type Bench, type BenchRow, median } from './support/bench.ts';
import { type HeldOutQuestion, holdOut } from './support/held-out.ts';
import { plainRanking } from './support/plain-ranking.ts';

/** Never one that the weights were tuned with (11 to 14). */
const SEED = 2_026;
const COUNT = 500;
const TOP = 10;
const TIMES_PLAIN = 1.08;

interface Measured {
  name: string;
  read: () => Promise<{ courses: Course[]; subjects: Subject[] }>;
  /** Required recall, by the number of words in a question. */
  bounds: ReadonlyMap<number, number>;
}

const CATALOGUES: readonly Measured[] = [
  {
    name: 'harvard',
    read: async () => partsOf(await readSpacedCatalogue()),
    bounds: new Map([
      [3, 0.18],
      [5, 0.28],
    ]),
  },
  {
    name: 'mit',
    read: async () => partsOf(await readDottedCatalogue()),
    bounds: new Map([
      [3, 0.18],
      [5, 0.25],
    ]),
  },
];

const partsOf = ({ courses, pack }: Awaited<ReturnType<typeof readSpacedCatalogue>>) => ({
  courses,
  subjects: pack.subjects,
});

/** Returns the indexes of the first ten courses for a text. */
type Find = (text: string) => readonly number[];

const ourRanking = (courses: readonly Course[], subjects: readonly Subject[]): Find => {
  const tags = courses.flatMap(({ codes }) => codes);
  const index = new SearchIndex<Course>(createRecogniser({ subjects, tags, aliases: [] }));
  index.add(courses);
  const topics = buildTopicFile(courses);
  const expansion = buildExpansionFile(topics, courses, GENERAL_SYNONYMS);
  index.addTopics(new TopicIndex(topics, expansion), (record) => record);
  const places = new Map(courses.map((course, place) => [course, place]));
  return (text) =>
    index
      .search(`${text} `)
      .hits.slice(0, TOP)
      .flatMap(({ row }) => places.get(row) ?? []);
};

const recallOf = (find: Find, questions: readonly HeldOutQuestion[]) => {
  const times: number[] = [];
  const found = questions.filter((question) => {
    const start = performance.now();
    const places = find(question.words.join(' '));
    times.push(performance.now() - start);
    return places.some((place) => question.found.has(place));
  });
  return { recall: found.length / questions.length, ms: median(times) };
};

const measure = async ({ name, read, bounds }: Measured): Promise<BenchRow[]> => {
  const { courses: all, subjects } = await read();
  const { courses, questions } = holdOut(all, { count: COUNT, lengths: [...bounds.keys()], seed: SEED });
  const plain = plainRanking(courses);
  const ours = ourRanking(courses, subjects);
  return [...questions].flatMap(([length, asked]) => {
    const what = `${name}, ${length} words of ${asked.length} sentences: recall at ${TOP}`;
    const base = recallOf((text) => plain(text, TOP), asked);
    const own = recallOf(ours, asked);
    return [
      {
        what: `${what}, plain BM25F with stems`,
        value: `${base.recall.toFixed(3)} (${base.ms.toFixed(1)} ms)`,
      },
      atLeast(`${what}, ours (${own.ms.toFixed(1)} ms)`, own.recall, bounds.get(length) ?? 0, '', 3),
      atLeast(`${what}, ours to plain`, own.recall / base.recall, TIMES_PLAIN, '×'),
    ];
  });
};

export const recall: Bench = {
  name: 'recall',
  about: `whether the first ${TOP} results hold a course of whose description one sentence was taken away, asked by words of it`,
  parts: CATALOGUES.map(({ name }) => name),
  run: async (parts = []) => {
    if (!hasRealCatalogues)
      return [{ what: 'the real catalogues are not beside the project', value: 'skipped' }];
    const rows: BenchRow[] = [];
    for (const catalogue of CATALOGUES)
      if (parts.length === 0 || parts.includes(catalogue.name)) rows.push(...(await measure(catalogue)));
    return rows;
  },
};
