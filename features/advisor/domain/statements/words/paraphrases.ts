import type { Token } from './token.ts';

/**
 * Phrases with the words that rules read for them; empty if the phrase adds nothing. The replacement must have exactly
 * the same meaning.
 */
const PARAPHRASES: readonly (readonly [said: string, meant: string])[] = [
  // Teachers.
  ['is in the hands of', 'is taught by'],
  ['remains in the hands of', 'is taught by'],
  ['stays in the hands of', 'is taught by'],
  ['is in the care of', 'is taught by'],
  ['under the direction of', 'taught by'],
  ['under the guidance of', 'taught by'],
  ['fronted by', 'taught by'],
  ['helmed by', 'taught by'],
  ['in the capable hands of', 'taught by'],
  ['takes the reins', 'teaches'],
  ['is at the front of the room', 'teaches'],
  ['is at the lectern', 'teaches'],
  // Amounts in comparisons.
  ['is a bigger ask than', 'is more work than'],
  ['is a smaller ask than', 'is less work than'],
  ['is a heavier lift than', 'is more work than'],
  ['is a lighter lift than', 'is less work than'],
  ['is more of a commitment than', 'is more work than'],
  ['is less of a commitment than', 'is less work than'],
  ['is more of a time sink than', 'is more work than'],
  ['asks more of your week than', 'asks more hours than'],
  ['asks for more of your week than', 'asks more hours than'],
  ['asks for less of your week than', 'asks fewer hours than'],
  ['asks for more of your time than', 'asks more hours than'],
  ['asks for less of your time than', 'asks fewer hours than'],
  ['asks for less of your time', 'is the lighter one'],
  ['asks for more of your time', 'is the heavier one'],
  ['takes up more of your week than', 'takes more hours than'],
  ['the gentler of the two', 'the lighter of the two'],
  ['the gentler pick of the two', 'the lighter of the two'],
  ['the lighter pick of the two', 'the lighter of the two'],
  ['the easier pick of the two', 'the lighter of the two'],
  ['the gentler option', 'the lighter option'],
  ['as against', 'against'],
  ['as compared with', 'against'],
  ['as compared to', 'against'],
  ['more highly rated', 'better rated'],
  ['less highly rated', 'worse rated'],
  ['most highly rated', 'best rated'],
  ['least highly rated', 'worst rated'],
  ['did better with students than', 'is better rated than'],
  ['does better with students than', 'is better rated than'],
  ['did worse with students than', 'is worse rated than'],
  ['does worse with students than', 'is worse rated than'],
  ['is rated lowest of', 'is the lowest rated of'],
  ['is rated highest of', 'is the highest rated of'],
  ['is rated best of', 'is the best rated of'],
  ['is rated worst of', 'is the worst rated of'],
  ['none other than', ''],
  ['will next be', 'will be'],
  ['ppl', 'people'],
  ['rn', ''],
  ['is on the programme for', 'is offered in'],
  ['is on the program for', 'is offered in'],
  ['is dismissed at', 'ends at'],
  ['you arrive at', 'you get'],
  // Approximations.
  ['somewhere in the neighbourhood of', 'about'],
  ['somewhere in the neighborhood of', 'about'],
  ['in the neighbourhood of', 'about'],
  ['in the neighborhood of', 'about'],
  ['in the vicinity of', 'about'],
  ['in the region of', 'about'],
  ['on the order of', 'about'],
  ['something like', 'about'],
  ['somewhere around', 'about'],
  ['somewhere near', 'about'],
  ['right around', 'about'],
  // Terms.
  ['in either term', 'in both terms'],
  ['in either semester', 'in both terms'],
  ['either semester', 'both terms'],
  ['and at no other time of year', 'only'],
  // Places left.
  ['seats remain open', 'seats remain'],
  ['places remain open', 'places remain'],
  ['spots remain open', 'spots remain'],
  ['is at capacity', 'is full'],
  ['has filled up', 'is full'],
  ['has hit its cap', 'is full'],
  ['has hit capacity', 'is full'],
  ['is maxed out', 'is full'],
  ['is packed full', 'is full'],
  // Prerequisites.
  ['is a hard requirement for', 'is a prerequisite for'],
  ['is a must before', 'is a prerequisite for'],
  ['names it in its prerequisites', 'lists it as a prerequisite'],
  ['names it among its prerequisites', 'lists it as a prerequisite'],
  ['mentions it among its prerequisites', 'lists it as a prerequisite'],
  ['has it among its prerequisites', 'lists it as a prerequisite'],
  ['list it as their prerequisite', 'list it as a prerequisite'],
  // "All evening but for the last hour."
  ['but for', 'except for'],
  // What is likely, by the record: compared like what is said outright.
  ['well regarded', 'well rated'],
  ['double - check', 'check'],
  ['by my count', ''],
  ['seems to be', 'is'],
  ['appears to be', 'is'],
  ['seem to be', 'are'],
  ['appear to be', 'are'],
  ['seems to', ''],
  ['appears to', ''],
  ['seem to', ''],
  ['tend to', ''],
  ['tends to', ''],
  ['there should still be', 'there are still'],
  ['there should be', 'there are'],
  ['in the ballpark of', 'about'],
  ['runs the show in', 'teaches'],
  ['scheduling conflict', 'time conflict'],
  ['scheduling conflicts', 'time conflicts'],
  ['upon successful completion', ''],
  ['upon completion', ''],
  ['units of academic credit', 'units of credit'],
  ['takes more out of your week than', 'takes more hours than'],
  ['takes less out of your week than', 'takes fewer hours than'],
  ['sole listed instructor', 'only instructor'],
  ['is of the kind', 'is a'],
  ['late sleepers', 'people'],
  ['late risers', 'people'],
  ['early birds', 'people'],
  ['may or may not', 'may'],
  ['with a pinch of salt', 'with a grain of salt'],
  // Phrases that add nothing.
  ['even though', 'although'],
  ['looking further back', ''],
  ['looking back', ''],
  ['looking ahead', ''],
  ['looking only at the numbers', ''],
  ['looking at the numbers', ''],
  ['going by the numbers', ''],
  ['by the numbers', ''],
  ['by student accounts', ''],
  ['by all accounts', ''],
  ['according to past students', ''],
  ['time - wise', 'time wise'],
  ['people seem to enjoy it', ''],
  ['on record', ''],
  ['so far this term', ''],
  ['as of now', ''],
  ['as of today', ''],
  ['as of this writing', ''],
  ['at the time of writing', ''],
  ['for the time being', ''],
  ['for now', ''],
  ['right now', ''],
  ['hands down', ''],
  ['most recent', 'latest'],
  ['most recently', 'lately'],
  ['there is nothing left', 'it is full'],
  ['nothing is left', 'it is full'],
  ['there is no space left', 'it is full'],
  ['is overfull', 'is full'],
  ['is oversubscribed', 'is full'],
  ['something around', 'about'],
  ['judging by past evaluations', ''],
  ['judging by past reviews', ''],
  ['judging by the evaluations', ''],
  ['at first sight', ''],
  ['but ratings are not everything', ''],
  ['though ratings are not everything', ''],
  ['ratings are not everything', ''],
  ['numbers are not everything', ''],
  ['the choice is yours', ''],
  ['still the choice is yours', ''],
  ['it is your call', ''],
  ['your mileage may vary', ''],
  ['mid - morning', 'in the morning'],
  ['mid - afternoon', 'in the afternoon'],
  ['and therefore kept small', 'and small'],
  ['kept small', 'small'],
  ['is kept small', 'is small'],
  ['it may help to know that', ''],
  ['it might help to know that', ''],
  ['it helps to know that', ''],
  ['you may want to know that', ''],
  ['you might want to know that', ''],
  ['you may like to know that', ''],
  ['it is good to know that', ''],
  ['i would say', ''],
  ['i would add that', ''],
  ['students seem', 'students are'],
  ['people seem', 'people are'],
  ['students seem genuinely', 'students are'],
  ['on top', ''],
  ['on average', ''],
  ['across the board', ''],
  ['bright and early', ''],
  ['not in the other semester', 'only'],
  ['not in the other term', 'only'],
  ['and not in the other semester', 'only'],
  ['and not in the other term', 'only'],
  ['but not in the other semester', 'only'],
  ['but not in the other term', 'only'],
  ['by far', 'much'],
  ['far and away', 'much'],
  ['by a good margin', 'much'],
  ['by a wide margin', 'much'],
  ['by a comfortable margin', 'much'],
  ['by some distance', 'much'],
  ['by some margin', 'much'],
  ['by a long way', 'much'],
  ['by a mile', 'much'],
  ['by quite a bit', 'much'],
  ['by a small margin', 'slightly'],
  ['by a narrow margin', 'slightly'],
  ['by a hair', 'slightly'],
  ['by a whisker', 'slightly'],
];

const OLD = PARAPHRASES.map(([said, meant]) => ({
  said: said.split(' '),
  meant: meant.split(' ').filter((word) => word !== ''),
}));
/** The phrases by their first word, longest first. */
const BY_FIRST = Map.groupBy(
  OLD.toSorted((a, b) => b.said.length - a.said.length),
  ({ said: [first = ''] }) => first,
);

/** Words before a comparative that make its difference large or small. */
const LARGE = [
  'much',
  'noticeably',
  'considerably',
  'markedly',
  'significantly',
  'substantially',
  'appreciably',
  'distinctly',
]
  .concat([
    'far',
    'way',
    'decidedly',
    'clearly',
    'vastly',
    'quite a bit',
    'a good deal',
    'a great deal',
    'a fair bit',
    'a lot',
  ])
  .map((words) => words.split(' '));
const SMALL = [
  'slightly',
  'marginally',
  'somewhat',
  'a bit',
  'a little',
  'a tad',
  'a touch',
  'a shade',
  'a little bit',
  'fractionally',
].map((words) => words.split(' '));
const COMPARING =
  /^(?:more|less|fewer|higher|lower|better|worse|harder|tougher|easier|heavier|lighter|bigger|larger|smaller|busier|most|least|gentler|milder)$/;
const DENYING = /^(?:not|no|never|nor|any|neither|without)$/;

/** How large a difference is, as worded. */
export type Extent = 'large' | 'small' | null;

const isWord = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'word' && token.text === text;
const standsAt = (tokens: readonly Token[], at: number, words: readonly string[]): boolean =>
  words.every((word, by) => isWord(tokens[at + by], word));

/** Whether a phrase stands here, not a longer one such as "on average over past terms" or "on top of each other". */
const isSaid = (tokens: readonly Token[], at: number, { said, meant }: (typeof OLD)[number]): boolean =>
  standsAt(tokens, at, said) &&
  !(meant.length === 0 && /^(?:of|over)$/.test(tokens[at + said.length]?.text ?? ''));

/** Replaces phrases with the rules' words, and returns how large a difference between courses is said to be. */
export const inPlainWords = (given: readonly Token[]): { tokens: Token[]; extent: Extent } => {
  const tokens: Token[] = [];
  let extent: Extent = null;
  for (let at = 0; at < given.length;) {
    const token = given[at] as Token;
    const found =
      token.kind === 'word' ? BY_FIRST.get(token.text)?.find((each) => isSaid(given, at, each)) : undefined;
    if (found) {
      const last = given[at + found.said.length - 1] ?? token;
      const isExtent = found.meant[0] === 'much' || found.meant[0] === 'slightly';
      if (isExtent) extent = found.meant[0] === 'much' ? 'large' : 'small';
      else
        for (const text of found.meant)
          tokens.push({ kind: 'word', text, start: token.start, end: last.end });
      at += found.said.length;
      // A comma after the phrase goes with it: "…, by a good margin.", "As of now, …".
      const isEnd = given[at] === undefined || given[at]?.text === '.' || given[at]?.text === ',';
      if (found.meant.length === 0 || isExtent) {
        if (isEnd && isWord(tokens.at(-1), ',')) tokens.pop();
        if (tokens.length === 0 && isWord(given[at], ',')) at += 1;
      }
      continue;
    }
    const isOpen = tokens.at(-1) === undefined || !DENYING.test(tokens.at(-1)?.text ?? '');
    const words = isOpen
      ? [...LARGE, ...SMALL].find(
          (each) => standsAt(given, at, each) && COMPARING.test(given[at + each.length]?.text ?? ''),
        )
      : undefined;
    if (words) {
      extent = LARGE.includes(words) ? 'large' : 'small';
      at += words.length;
      continue;
    }
    tokens.push(token);
    at += 1;
  }
  return tokens.length === 0 ? { tokens: [...given], extent: null } : { tokens, extent };
};
