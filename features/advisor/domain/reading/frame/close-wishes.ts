import type { Context } from '../context.ts';
import { bestCovering } from '../spans/cover.ts';
import { decide } from '../decide.ts';
import { settingOf, type Speaker } from '../references/setting-of.ts';
import type { Span } from '../spans/meaning.ts';
import { weigh } from './read-message.ts';
import { spelledOut } from '../spans/words.ts';
import type { Wish } from '../request.ts';
import type { Vocabulary } from '../spans/vocabulary.ts';

/** A reading whose score is lower by at most this may be meant too; a table line scores half a word more than words. */
const CLOSE = 0.15;
/** Longer messages make the meaning of a word clear, and each span costs another reading. */
const LONGEST = 40;
const MOST = 2;

/**
 * Other wishes of a message: from readings of nearly the same score in which the same words mean something else
 * ("humanities" is a broad field and a subject).
 *
 * @param meant the wish of the best reading
 */
export const closeWishes = (
  said: string,
  meant: Wish,
  context: Context,
  vocabulary: Vocabulary,
  speaker: Speaker,
): Wish[] => {
  const { message, setting } = settingOf(said, context, speaker, vocabulary);
  const { words, proposed, worth } = weigh(spelledOut(message), vocabulary, setting);
  if (words.length > LONGEST) return [];
  const best = bestCovering(proposed, worth);
  const searches = new Set([JSON.stringify(meant.search)]);
  const close: Wish[] = [];
  for (const span of best.spans) {
    if (close.length === MOST || span.meaning.is !== 'conditions') continue;
    const except = (each: Span): boolean => isSame(each, span);
    const other = bestCovering(
      proposed.filter((each) => !except(each)),
      worth,
    );
    if (best.score - other.score > CLOSE || !meansOtherwise(span, best.spans, other.spans)) continue;
    const [request, ...others] = decide(said, context, vocabulary, speaker, except).requests;
    if (request?.kind !== 'recommend' || others.length > 0) continue;
    const search = JSON.stringify(request.wish.search);
    if (!searches.has(search)) close.push(request.wish);
    searches.add(search);
  }
  return close;
};

const isSame = (one: Span, other: Span): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  JSON.stringify(one.meaning) === JSON.stringify(other.meaning);

/** Whether the words of a span have one other meaning, perhaps together with a word like "class". */
const meansOtherwise = (span: Span, before: readonly Span[], after: readonly Span[]): boolean => {
  const come = after.filter((each) => !before.some((known) => isSame(known, each)));
  const conditions = come.filter(({ meaning }) => meaning.is === 'conditions');
  return (
    conditions.length === 1 &&
    come.every(
      ({ from, to, meaning }) =>
        from >= span.from && to <= span.to && (meaning.is === 'conditions' || meaning.is === 'noun'),
    ) &&
    come.reduce((count, { from, to }) => count + to - from, 0) === span.to - span.from
  );
};
