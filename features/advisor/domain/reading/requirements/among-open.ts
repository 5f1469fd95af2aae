import type { Request } from '../request.ts';
import { type Turn, wantedHeads } from '../turn.ts';
import { countingTowards, fittingOpen, fittingTimes, timesOfThose } from './fitting-times.ts';
import { asSecondary } from './secondary-meant.ts';

/** Requests about requirements in the light of the message: of which programme they are, and which courses are asked for. */
export const ofOpen = (
  requests: readonly Request[],
  turn: Turn,
  concentration: string | undefined,
): Request[] => {
  // "Finishing history, and is a secondary doable": both are told apart already.
  const isApart = requests.some((each) => each.kind === 'requirements' && each.isSecondary === true);
  const meant = requests.map((request) =>
    amongOpen(isApart ? request : asSecondary(request, turn, concentration), turn),
  );
  const [only, ...others] = meant;
  if (only?.kind !== 'requirements' || others.length > 0 || only.against !== undefined) return meant;
  const ofThose = fittingOpen(only, turn, timesOfThose(turn));
  if (ofThose !== null) return [ofThose];
  const wish = fittingOpen(only, turn, fittingTimes(turn));
  return wish === null ? meant : [only, wish];
};

/**
 * "Show me the ones on in spring with no Friday class", after what is open in a programme: courses that count for it, and not
 * every course of spring.
 */
export const amongOpen = (request: Request, turn: Turn): Request => {
  const { context, frame, reading } = turn;
  const { last } = context;
  if (request.kind !== 'recommend') return request;
  const { wish } = request;
  if (last?.kind !== 'requirements') return request;
  const isOfThem = reading.words.some(({ text }) => THEM.has(text));
  const isOther =
    wish.countsTowards !== null ||
    wish.like !== null ||
    wish.after.length > 0 ||
    wish.search.codes !== undefined;
  if (!isOfThem || isOther || wantedHeads(frame).length > 0) return request;
  return {
    ...request,
    wish: countingTowards(wish, {
      programme: last.programme,
      group: last.group ?? null,
      ...(last.isSecondary === true ? { isSecondary: true } : {}),
    }),
  };
};
const THEM = new Set('ones one those them these any which'.split(' '));
