import { fold, type Lexicon } from './lexicon.ts';
import { areasNamed, subjectNamed } from './read-subjects.ts';
import type { Scrap } from './scrap.ts';
import type { Draft } from './wish.ts';
import { FILLER, HOLLOW, JOINING } from './words-of-talk.ts';

/** Where a topic that "about" leads in ends. */
const TOPIC_END = String.raw`(?= ?(?:[.,;!?()·\uE000-\uF8FF]|\b(?:that|which|who|with|without|but|take|do|because|since|if|so|please|next|this|from|taught|by|for|under|over|less|more|at|before|after|not|no|i|is|are|was|on|than|lol|lmao|haha|instead|then|though|too|again|maybe|anyway|class(?:es)?|courses?|seminars?|lectures?|electives?|labs?|to (?:take|fulfill)|and (?:is|are|not|no|i|also|that|which|only|with|light|easy|has|have|preferably|ideally|maybe|it))\b)|\s*$)`;
const LED_IN = String.raw`(?:about|(?<=\b(?:class|classes|course|courses|seminars?|lectures?|something|anything|stuff|ones?|electives?|workshops?|tutorials?|things?|labs?|more|info|focus|or) |· {1,2})on|regarding|concerning|related to|relating to|involving|involves?|dealing with|deals? with|(?:that )?(?:covers?|covering|touch(?:es)? on|discuss(?:es)?|stud(?:y|ies)|explores?|focus(?:es|ed|ing)? on)|(?:with|has|having) a focus on|to do with|where (?:i|we|you) (?:can |actually |really )*(?:learn|study|read|write|make|build|get to)(?: about)?|teach(?:es)? (?:me |you |us |people )?(?:about |how to |to )?|(?<!\b(?:machine|deep|reinforcement|statistical|service|language|active|social) )(?:to )?learn(?:ing)?(?: more)?(?: about| how to| to)?|(?:interested|interest) in|(?<=\b(?:am|are|really|super|so|pretty|very) )into|passionate about|curious about|fan of|i (?:really )?(?:love|like|enjoy)|topics? (?:like|such as))`;
const LEAD_WORDS =
  /^(?:(?:the|a|an|some|any|topics?|things?|stuff|subject|how|of|things like|about|something|anything|one|classes|courses|in) )+/;
const WORD = String.raw`[\p{L}\p{N}&'-]+`;
/** "film, theater or dance": commas belong to a topic where a last "or" or "and" closes the list. */
const TOPIC = String.raw`(?:(?:${WORD} ){0,2}${WORD}(?:, (?:${WORD} ){0,2}${WORD})+,? (?:or|and) (?:${WORD} ){0,2}${WORD}|(?:(?:${WORD}|\/) ?){1,9}?)`;

/** Reads what the courses should be about, where a word leads it in: "about rivers", "on sleep or dreams". */
export const readLedTopic = (scrap: Scrap, draft: Draft, lexicon: Lexicon): void => {
  scrap.take(new RegExp(String.raw`\b${LED_IN} (${TOPIC})${TOPIC_END}`, 'u'), ([all, said = '']) => {
    const alternatives = alternativesOf(said, TASTE.test(all));
    if (alternatives.every(({ words }) => words.length === 0)) return false;
    const subjects = alternatives.map(({ name }) => subjectNamed(name, lexicon));
    const { search } = draft.wish;
    const areas = alternatives.map(({ name }) => areasNamed(name === 'language' ? 'languages' : name));
    if (areas.every((named) => named.length > 0))
      search.areas = [...new Set([...(search.areas ?? []), ...areas.flat()])];
    else if (subjects.every((subject) => subject !== null))
      search.subjects = [...new Set([...(search.subjects ?? []), ...subjects])];
    else addTopics(draft, alternatives);
  });
};

/** Who likes two things wants either: "I love history and movies". */
const TASTE = /^(?:interested|interest|into|passionate|curious|fan|i )/;

interface Alternative {
  name: string;
  words: string[];
}

/** What stands between "or", commas and strokes; "and" parts only what is all subjects or a list. */
const alternativesOf = (said: string, isTaste: boolean): Alternative[] => {
  const bare = said.trim().replace(LEAD_WORDS, '');
  const isList = isTaste || bare.includes(',');
  return bare.split(isList ? / ?(?:,|\/|\bor\b|\band\b) ?/ : / ?(?:,|\/|\bor\b) ?/).flatMap((part) => {
    const name = part.trim().replace(LEAD_WORDS, '');
    const words = wordsOf(name).filter((word) => !JOINING.has(word) && !HOLLOW.has(word));
    return words.length === 0 ? [] : [{ name, words }];
  });
};

/**
 * What is left when everything else was read: the bare topic of "climate change seminars". A word is taken for a topic where it
 * stands before a word like "class", where some title has it, or where it is all that was said; any other is kept as unread.
 */
export const readBareTopic = (scrap: Scrap, draft: Draft, lexicon: Lexicon): void => {
  const { search } = draft.wish;
  // "A slower calculus": the pace alone is no topic.
  const isLed = (search.text ?? 'pace') !== 'pace' || search.topics !== undefined;
  const runs = scrap.text.split(/[·.,;!?()\uE000-\uF8FF]/).map((run) => wordsIn(run));
  const left = runs.flat().filter((word) => word.isContent);
  const isShort = left.length <= MOST_BARE && !isLed;
  const saysAll = isShort && left.length <= 3 && Object.keys(search).length === 0;
  const taken: Alternative[] = [];
  for (const run of runs) {
    let joins = false;
    for (const [at, word] of run.entries()) {
      if (word.text === 'or') joins = true;
      if (!word.isContent) continue;
      const leads = run.slice(at + 1).find(({ isContent }) => !isContent)?.text ?? '';
      const isNamed = isShort && (saysAll || isGrounded(word.text, lexicon));
      const before = taken.at(-1);
      if (word.isDenied || (!COURSE_WORDS.has(leads) && !isNamed)) draft.wish.unread.push(word.said);
      else if (before && !joins) before.words.push(word.text);
      else taken.push({ name: word.text, words: [word.text] });
      joins = false;
    }
  }
  if (taken.length > 0) addTopics(draft, taken);
};

/** More than so many words left unread are a story, not a topic. */
const MOST_BARE = 8;
const COURSE_WORDS = new Set(
  'class classes course courses seminar seminars lecture lectures elective electives lab workshop workshops tutorial tutorials'.split(
    ' ',
  ),
);

interface BareWord {
  text: string;
  /** With the "not" before it. */
  said: string;
  isContent: boolean;
  isDenied: boolean;
}

const wordsIn = (run: string): BareWord[] => {
  const words = wordsOf(run.replaceAll('/', ' or '));
  return words.map((text, at) => {
    const before = words.slice(Math.max(0, at - 2), at);
    const isDenied = /^(?:not|no|without|except|never|hate|hates|dislike|avoid|avoiding|less|fewer)$/.test(
      before.findLast((word) => !/^(?:a|an|the|any|too|so|much)$/.test(word)) ?? '',
    );
    return {
      text,
      said: isDenied ? `not ${text}` : text,
      isContent: !FILLER.has(fold(text)),
      isDenied,
    };
  });
};

const isGrounded = (word: string, { titleWords }: Lexicon): boolean => {
  const plain = fold(word);
  return [plain, `${plain}s`, plain.replace(/s$/, ''), plain.replace(/ing$/, '')].some((form) =>
    titleWords.has(form),
  );
};

const addTopics = ({ wish: { search } }: Draft, alternatives: readonly Alternative[]) => {
  const texts = [...new Set(alternatives.map(({ words }) => words.slice(0, 8).join(' ')))].slice(0, 8);
  if (texts.length > 1) search.topics = [...new Set([...(search.topics ?? []), ...texts])].slice(0, 8);
  else
    search.text = [...new Set([...(search.text?.split(' ') ?? []), ...(texts[0]?.split(' ') ?? [])])]
      .slice(0, 12)
      .join(' ');
};

const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}\p{M}'&-]+/u)
    .map((word) => word.replace(/'s?$/, '').replaceAll(/^[-'&]+|[-'&]+$/g, ''))
    .filter(
      (word) => word.length > 1 && !/^\d+(?:st|nd|rd|th)?$/.test(word) && !/[\uE000-\uF8FF]/.test(word),
    );
