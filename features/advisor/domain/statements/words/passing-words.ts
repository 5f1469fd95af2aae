import type { Token } from './token.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

/** Words in -ly that are no plain adverbs of manner: they limit, count, compare, doubt, date or deny. */
const SAYING_MORE = set(`
  only nearly hardly barely scarcely rarely seldom merely solely exclusively mostly mainly partly partially largely
  primarily chiefly formerly previously originally initially lately recently early weekly daily monthly yearly hourly
  nightly biweekly fortnightly quarterly annually supposedly allegedly possibly probably presumably potentially
  theoretically nominally slightly considerably significantly substantially noticeably markedly vastly hugely massively
  easily greatly dramatically marginally narrowly remotely equally similarly identically differently separately wrongly
  falsely incorrectly mistakenly likely unlikely friendly family reply apply rely supply assembly italy july fly jelly
  ally bully rally belly elderly costly lively lovely lonely deadly orderly scholarly extremely incredibly exceptionally
  unusually unbelievably insanely ridiculously remarkably comparatively relatively especially particularly highly
  poorly badly warmly favorably favourably newly respectively jointly individually collectively simultaneously
  concurrently alternately occasionally frequently constantly continually repeatedly regularly permanently temporarily
  entirely wholly totally completely absolutely fully virtually practically essentially roughly approximately exactly
  precisely directly necessarily usually typically generally normally ideally optionally closely physically locally
  orally financially mathematically scarily steadily sharply daily multiply comply imply holy ugly silly tally finally
  lastly firstly secondly thirdly eventually ultimately strictly mandatorily briefly quickly slowly fairly reasonably
  overly purely quite really truly definitely currently presently already explicitly formally officially
  evenly doubly tightly heavily lightly densely widely narrowly uniquely singly solidly strongly weakly gently
  intensely densely freely sparsely rapidly yearly earthly bodily weeklly
`);

/** Phrases that add nothing anywhere. */
const TURNS: readonly string[] = [
  'of course',
  'in fact',
  'as for quality',
  'be warned that',
  'be warned',
  "i'm afraid that",
  "i'm afraid",
  'i am afraid that',
  'i am afraid',
  'on the requirement side',
  'in terms of quality',
  'as it happens',
  'as it stands',
  'as things stand',
  'by the way',
  'at present',
  'at the moment',
  'at this point',
  'to be sure',
  'for what it is worth',
  'as you can see',
  'as you know',
  'as far as i can see',
  'as far as i can tell',
  'from what i can see',
  'from what i can tell',
  'from what i see',
  'you will find that',
  'you will see that',
  'i see that',
  'i can see that',
  'note that',
  'please note that',
  'keep in mind that',
  'bear in mind that',
  'be aware that',
  'rest assured that',
  'it turns out that',
  'it looks as though',
  'it so happens that',
  'the record shows that',
  'the records show that',
  'the catalogue shows that',
  'the catalog shows that',
  'the good news is that',
  'the bad news is that',
  'good news is',
  'the nice thing is that',
  'the best part is that',
  'what i like is that',
  'what stands out is that',
  'what helps is that',
  'it is worth knowing that',
  'it is worth noting that',
  'worth noting',
  'i should mention that',
  'i should add that',
  'let me add that',
  'as a reminder',
  'as a side note',
  'on paper',
  'in practice',
  'in turn',
  'in particular',
  'in addition',
  'on the other hand',
  'by contrast',
  'in contrast',
  'on the one hand',
  'for its part',
  'for that matter',
  'this time around',
  'this time round',
  'this time',
  'this go - around',
  'this year around',
  'to sum up',
  'to summarise',
  'to summarize',
  'in summary',
  'in short',
  'in brief',
  'in a nutshell',
  'in conclusion',
  'to conclude',
  'long story short',
  'put simply',
  'simply put',
  'truth be told',
  'to be honest',
  'to be fair',
  'to be clear',
  'as a matter of fact',
  'as it turns out',
  'i should be upfront that',
  'i should be honest',
  'i should point out that',
  'i should say that',
  'i should warn you that',
  'i should note that',
  'i should tell you that',
  'i must say that',
  'i have to say that',
  'it is worth pointing out that',
  'it is worth mentioning that',
  'it bears mentioning that',
  'worth mentioning',
  'do note that',
  'one thing to note',
  'one thing to know',
  'happy to help',
  'glad you asked',
  'for your information',
  'on top of that',
  'what is more',
  'by comparison',
  'in comparison',
  'as noted',
  'as mentioned',
  'btw',
  'fyi',
  'fwiw',
  'tbh',
  'ngl',
  'imo',
  'to my surprise',
  'to our surprise',
  'oh and',
  'as luck would have it',
];

const TURN_WORDS = TURNS.map((turn) => turn.split(' '));
/** The phrases by their first word, longest first. */
const BY_FIRST = Map.groupBy(
  TURN_WORDS.toSorted((a, b) => b.length - a.length),
  ([first = '']) => first,
);

/** Words that an adverb after them belongs to, as part of a denial or measure: "not necessarily", "how closely". */
const HOLDING = set(`not never no nor neither only how too less more as most least very so than without`);

const isManner = (word: string): boolean => /^[a-z]{3,}ly$/.test(word) && !SAYING_MORE.has(word);

const ALWAYS_OF =
  /^(?:starts?|begins?|meets?|ends?|finish(?:es)?|wraps?|runs?|over|done|held|falls?|on|in|at|convenes?|gathers?|lasts?|kicks|gets|lets)$/;

const isWord = (token: Token | undefined, word: string): boolean =>
  token?.kind === 'word' && token.text === word;

/** How many tokens are skipped from here. */
const passedAt = (tokens: readonly Token[], at: number): number => {
  const token = tokens[at];
  if (token?.kind !== 'word') return 0;
  const before = tokens[at - 1];
  if (before?.kind === 'word' && HOLDING.has(before.text)) return 0;
  if (isManner(token.text)) return 1;
  // "Always starts at ten" is about all meetings. "Always full" is about other terms too.
  if (token.text === 'always' && ALWAYS_OF.test(tokens[at + 1]?.text ?? '')) return 1;
  const turn = BY_FIRST.get(token.text)?.find((words) =>
    words.every((word, by) => isWord(tokens[at + by], word)),
  );
  return turn?.length ?? 0;
};

/**
 * Removes adverbs and phrases that only say how something is said, so that no rule has to match them: "stands, sadly,
 * at 3.1". Words that change the meaning stay.
 */
export const withoutPassingWords = (given: readonly Token[]): Token[] => {
  const tokens: Token[] = [];
  for (let at = 0; at < given.length;) {
    const passed = passedAt(given, at);
    if (passed === 0) {
      tokens.push(given[at] as Token);
      at += 1;
      continue;
    }
    at += passed;
    // The commas around a phrase go with it ("…, of course, …") unless other words stand between them.
    const isInCommas = isWord(tokens.at(-1), ',') && isWord(given[at], ',');
    const isOpening = tokens.length === 0 && isWord(given[at], ',');
    if (isInCommas || isOpening) at += 1;
  }
  // A sentence of nothing but such phrases stays as it is.
  return tokens.length === 0 ? [...given] : tokens;
};
