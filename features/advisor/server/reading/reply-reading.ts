import type { Course } from '#features/catalogue/contract.ts';
import type { SearchIndex } from '#features/catalogue/domain/search/index/search-index.ts';
import type { Catalogue } from '#features/catalogue/server/shared/catalogue.ts';
import { addressThatLists } from '#features/catalogue/server/shared/list-of-address.ts';
import { searchIndexOf } from '#features/catalogue/server/shared/search-index.ts';
import type { ConditionsAsked, Reading } from '../../reading.contract.ts';
import { be } from '../../domain/reading/frame/conditions.ts';
import {
  type Choice,
  choicesOf,
  coursesToChoose,
  withoutDoubts,
} from '../../domain/shown-reading/choices.ts';
import { type Lookup, lookupOf } from '../../domain/shown-reading/lookups.ts';
import { storable, toConditionsAsked } from '../../domain/shown-reading/to-reading.ts';
import { unansweredOf } from '../../domain/unanswered.ts';
import type { Understanding, Wish } from '../../domain/reading/request.ts';
import { catalogueWordsOf } from './catalogue-words.ts';

/** A reading with its wishes, so that a student can change them. Only `reading` is sent to clients. */
export interface StoredReading {
  reading: Reading;
  asked: Wish | null;
  /** One for each of `reading.lookups`. */
  lookups: (Wish | null)[];
  /** One for each of `reading.choices`; null if its text is sufficient. */
  choices: (Wish | null)[];
}

/** Maximum number of lookups shown; a model may make dozens. */
const MOST_LOOKUPS = 6;
const MOST_UNUSED = 8;

/** The words that the course list would be searched for. Only these need the index, which takes seconds after a start. */
const listTextOf = ({ address }: ConditionsAsked): string | null =>
  new URLSearchParams(address ?? '').get('q');

/** How one question is understood, collected as it becomes known: from the rules, and from a model's tool calls. */
export class ReplyReading {
  readonly #catalogue: Catalogue;
  #asked: ConditionsAsked | null = null;
  #wish: Wish | null = null;
  #unused: string[] = [];
  #choices: Choice[] = [];
  #unanswered: string[] = [];
  readonly #lookups: Lookup[] = [];
  #index: SearchIndex<Course> | null = null;
  /** The address at which the course list shows what an address finds; null if it shows nothing. */
  readonly #found = new Map<string, string | null>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  /**
   * Adds the rules' reading of the question.
   *
   * @param answered whether the rules also answer it: their answers exclude courses taken, and ask for clarification
   */
  async understood(
    { requests, close = [] }: Understanding,
    question: string,
    answered: boolean,
  ): Promise<void> {
    this.#unanswered = unansweredOf(requests);
    const [request, ...others] = requests;
    if (answered && request?.kind === 'ask' && others.length === 0)
      this.#choices = coursesToChoose(request.codes, question);
    const wish = requests.flatMap((request) => (request.kind === 'recommend' ? [request.wish] : [])).at(-1);
    if (!wish) return;
    const besides = answered && !wish.counted ? [be('isUntakenOnly', true)] : [];
    const asked = toConditionsAsked(wish, catalogueWordsOf(this.#catalogue), besides);
    if (asked.conditions.length === 0) return;
    if (listTextOf(asked) !== null) this.#index = await searchIndexOf(this.#catalogue);
    this.#wish = wish;
    this.#asked = asked;
    this.#choices =
      answered && wish.doubts.length > 0
        ? withoutDoubts(wish)
        : choicesOf([wish, ...close], catalogueWordsOf(this.#catalogue));
    this.#unused = [...new Set([...wish.doubts, ...wish.unread].map(storable))].slice(0, MOST_UNUSED);
  }

  /** Parts of the question that could not be answered, according to the rules. */
  get unanswered(): string[] {
    return this.#unanswered;
  }

  /** Adds a tool call; true if there is more to show than before. */
  lookedUp(tool: string, input: unknown): boolean {
    if (this.#lookups.length >= MOST_LOOKUPS) return false;
    const lookup = lookupOf(tool, input, catalogueWordsOf(this.#catalogue));
    if (lookup === null || this.#isShown(lookup)) return false;
    this.#lookups.push(lookup);
    if (listTextOf(lookup.asked) !== null) void this.#findWords();
    return true;
  }

  #isShown({ asked: { tool, conditions } }: Lookup): boolean {
    const said = labelsOf(conditions);
    return this.#lookups.some(({ asked }) => asked.tool === tool && labelsOf(asked.conditions) === said);
  }

  /** A failure is reported by the tool's own search, which waits for the same index. */
  async #findWords(): Promise<void> {
    this.#index = await searchIndexOf(this.#catalogue).catch(() => null);
  }

  /** Without the address of a list that would be empty, by its words or by its filters. */
  #withList<Asked extends ConditionsAsked>(asked: Asked): Asked {
    const { address } = asked;
    if (address === null || (listTextOf(asked) !== null && this.#index === null)) return asked;
    const found = this.#found.get(address) ?? addressThatLists(this.#catalogue, this.#index, address);
    this.#found.set(address, found);
    return { ...asked, address: found };
  }

  /** Null if there is nothing to show. */
  get stored(): StoredReading | null {
    const said = this.#asked && labelsOf(this.#asked.conditions);
    // A model's search that equals the rules' reading adds nothing new.
    const lookups = this.#lookups.filter(
      ({ asked }) => asked.tool !== 'search_courses' || labelsOf(asked.conditions) !== said,
    );
    if (this.#asked === null && lookups.length === 0 && this.#choices.length === 0) return null;
    return {
      reading: {
        asked: this.#asked && this.#withList(this.#asked),
        unused: this.#unused,
        choices: this.#choices.map(({ shown }) => shown),
        lookups: lookups.map(({ asked }) => this.#withList(asked)),
      },
      asked: storableWish(this.#wish),
      lookups: lookups.map(({ wish }) => storableWish(wish)),
      choices: this.#choices.map(({ wish }) => storableWish(wish)),
    };
  }
}

/** Sanitises text from a model: the database rejects NUL and unpaired surrogates. */
const storableWish = (wish: Wish | null): Wish | null =>
  JSON.parse(JSON.stringify(wish), (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  ) as Wish | null;

const labelsOf = (conditions: ConditionsAsked['conditions']): string =>
  conditions
    .map(({ label }) => label)
    .toSorted()
    .join('\n');
