import type { Span } from '../../spans/meaning.ts';
import type { Topic } from '../../spans/topics.ts';
import type { Word } from '../../spans/words.ts';

/** Acts that introduce a topic. */
export const LEADING_ACTS: ReadonlySet<string> = new Set([
  'find',
  'about',
  'more',
  'again',
  'counted',
  'begin',
  'tell',
  'compare',
]);

/** Where a reason ends, "I stare at a screen all day so I want …": at that "so"; 0 if none is given. */
export const endOfReason = (spans: readonly Span[], words: readonly Word[]): number => {
  const at = words.findIndex(
    ({ text, gap }, place) =>
      text === 'so' && gap === 'space' && SELF_WISHING.has(words[place + 1]?.text ?? ''),
  );
  const isWished = (span: Span) => span.meaning.is === 'act' && LEADING_ACTS.has(span.meaning.act);
  const asks = spans.some((span) => span.to <= at && (span.meaning.is === 'noun' || isWished(span)));
  return at > 0 && !asks && spans.some((span) => span.from > at && isWished(span)) ? at : 0;
};
const SELF_WISHING = new Set(['i', 'obviously', 'naturally', 'now', 'id', 'we']);

/** The topic told last, if the message refers to it: "She devours detective novels. Is there a class on those?" */
export const topicsPointedAt = (
  topics: readonly Topic[],
  spans: readonly Span[],
  words: readonly Word[],
  { isTitled }: { isTitled: (word: string) => boolean },
): readonly Topic[] => {
  const asking = spans.filter(({ meaning }) => meaning.is === 'noun' || meaning.is === 'cue');
  const pointing = spans.find(
    ({ meaning, from }) =>
      meaning.is === 'reference' &&
      POINTING.has(words[from]?.text ?? '') &&
      asking.some(({ to }) => to <= from) &&
      ABOUT.has(words[from - 1]?.text ?? ''),
  );
  // "And wrote poems about it, is there a class like that, nature and walking": the topic follows.
  const isFollowed = asking.some(
    ({ from, to }) => from >= (pointing?.to ?? 0) && topics.some((topic) => topic.from >= to),
  );
  if (isFollowed) return [];
  const asked = asking.findLast(({ to }) => to <= (pointing?.from ?? 0));
  const last = pointing && topics.findLast(({ to }) => to <= (asked?.from ?? 0));
  if (!last) return [];
  // "Devours detective novels": without the verb.
  const said = last.words.flat();
  const titled = said.filter(isTitled).slice(-2);
  return [{ ...last, words: [titled.length > 0 ? titled : said.slice(-1)] }];
};
const POINTING = new Set('it that this those these them'.split(' '));
const ABOUT = new Set('about on of covering use understand explore learn study'.split(' '));
