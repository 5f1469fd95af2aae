import type { Context } from '../context.ts';
import type { Frame, Named } from '../frame/frame.ts';
import type { Act, Reference } from '../spans/meaning.ts';

/** A frame whose references were replaced with courses. */
export interface Resolved {
  frame: Frame;
  /** Courses referred to that are asked about. */
  pointed: readonly string[];
  /** The candidates, if one course is meant and several were named: the student is asked which. */
  unclear: readonly string[];
  /** Whether a whole list was referred to. */
  isOfList: boolean;
}

/** Looks up "it", "those" and "the second one" in the context. */
export const resolveReferences = (frame: Frame, context: Context): Resolved => {
  // "I have NEURO 120. A seminar that does not clash with it": a course of the same message.
  const own = frame.references.find(({ to, role }) => to.kind === 'one' && role === 'clear');
  const named: Named[] = frame.named.map((each) =>
    own && each.role === null ? { ...each, role: own.role } : each,
  );
  const isOwn = own !== undefined && frame.codes.length > 0;
  const pointed: string[] = [];
  const unclear: string[] = [];
  let isOfList = false;
  // "Those sound nice. But the first one, how much work is it": what is pointed out is meant, and not the list.
  const isPrecise =
    frame.references.some(({ to, role }) => to.kind === 'nth' && role === null) &&
    frame.than === null &&
    !frame.acts.some((act) => OF_SEVERAL.has(act));
  for (const { to, role } of frame.references) {
    if (isPrecise && role === null && to.kind === 'all') continue;
    // "The other one. When is that?": what the same message referred to before.
    const isSame = to.kind === 'one' && role === null && pointed.length === 1;
    if ((isOwn && to.kind === 'one') || isSame) continue;
    const codes = codesOf(to, frame.than === null ? context : withoutNeeded(context));
    // "I'm scared of 8.02, how many hours is it", after a list: the one that the same message names.
    const [only, ...more] = frame.named;
    const isNone = codes === null || codes.length === 0;
    if (isNone && to.kind === 'one' && only?.known && more.length === 0 && frame.fields.length > 0) {
      pointed.push(only.code);
      continue;
    }
    if (codes === null) {
      unclear.push(
        ...(context.focus.length > 1 || context.shown.length === 0 ? context.focus : context.shown),
      );
      continue;
    }
    if (role !== null) named.push(...codes.map((code) => ({ code, known: true, candidates: [], role })));
    else pointed.push(...codes);
    isOfList ||= to.kind === 'all' && role === null && codes.length > 1;
  }
  // "I dropped ECON 110. Is it given again?": the course named, whatever its role.
  const isAlone = pointed.length + unclear.length + frame.codes.length === 0 && frame.named.length === 1;
  if (isAlone && frame.fields.length > 0) pointed.push(...frame.without);
  const without = named.flatMap(({ code, role }) => (role === 'without' ? code : []));
  const codes = isOwn ? [] : frame.codes;
  const references = frame.references.filter(
    ({ to }) => to.kind !== 'person' || codesOf(to, context)?.length === 1,
  );
  return {
    frame: { ...frame, named, codes, without, references },
    pointed: [...new Set(pointed)],
    unclear: [...new Set(unclear)],
    isOfList,
  };
};

/** "The two", of a list of five. */
export const isCounted = ({ to }: Frame['references'][number]): boolean =>
  to.kind === 'all' && to.count !== undefined;

const OF_SEVERAL: ReadonlySet<Act> = new Set(['compare', 'clash', 'together', 'total'] as const);

/** "Which one is harder", after what one of them needs: of the two, and not of what it needs. */
const withoutNeeded = (context: Context): Context =>
  context.last?.kind === 'prerequisites' && context.spoken.length > 1 ? { ...context, shown: [] } : context;

/** The courses of a reference; null if it is ambiguous. */
const codesOf = (
  to: Reference,
  { shown, list, focus, added, picked, spoken, last }: Context,
): readonly string[] | null => {
  switch (to.kind) {
    case 'person':
      // "She gets lost in big rooms" is about a teacher only if one was asked for.
      return last?.kind === 'facts' && (last.fields.length === 0 || last.fields.includes('instructor'))
        ? focus
        : [];
    case 'one': {
      const meant = focus.length > 0 ? focus : shown;
      // "Can I take that one", after "and 2.004?".
      if (meant.length > 1) return picked !== null ? [picked] : added === null ? null : [added];
      return meant;
    }
    case 'all':
      // "Which of those two", after questions about two courses one after the other.
      // "The two" of a list of five is asked back.
      return to.count === undefined
        ? ([focus, shown, spoken.slice(-2), list].find((codes) => codes.length > 1) ?? focus)
        : ([
            focus,
            shown,
            // "Those three", of what it needs.
            shown.filter((code) => !focus.includes(code)),
            focus.length > to.count || last?.kind === 'recommend' ? [] : spoken.slice(-to.count),
            list,
          ].find((codes) => codes.length === to.count) ?? null);
    case 'other': {
      if (focus.length === 2 && last?.kind === 'compare')
        return picked === null ? focus.slice(1) : focus.filter((code) => code !== picked);
      const others = shown.filter((code) => !focus.includes(code) || focus.length > 1);
      // The other of two courses asked about one after the other.
      const before = spoken.filter((code) => !focus.includes(code)).slice(-1);
      return others.length > 0 && last?.kind === 'recommend' ? others.slice(0, 1) : before;
    }
    case 'beside': {
      const at = list.indexOf(focus.length === 1 ? (focus[0] ?? '') : '') + to.by;
      return focus.length !== 1 || at < 0 || at >= list.length ? null : list.slice(at, at + 1);
    }
    case 'nth': {
      // "The second", of two that were compared, and "the third" of the list that they are of.
      const among = focus.length > 1 && to.at < focus.length ? focus : list;
      // "The sixth" of five is asked back.
      return among.length > 0 && to.at >= among.length
        ? null
        : among.slice(to.at, to.at === -1 ? undefined : to.at + 1);
    }
    case 'first':
      return list.slice(0, to.count);
    case 'last':
      return list.slice(-to.count);
  }
};
