import { WEEKDAYS } from '#features/catalogue/contract.ts';
import { hasFigure, namedIn, saysUnknown } from '../reply-reading.ts';
import { type Case, judgement, type Judgement, one as single } from './judgement.ts';
import { baseOf, canBeHad, recordsIn, termOf } from './plan-records.ts';

const NOT_POSSIBLE =
  /\b(?:cannot|can['’]t|can not|not possible|impossible|no (?:timetable|week|way|choice|combination)|nothing fits|do(?:es)?(?: not|n['’]t) (?:fit|go|work)|clash(?:es)?|overlaps?)\b/i;
const A_CHANGE = /\b(?:drop|give up|without|leave out|leaving out|instead|take none|unlock|if you)\b/i;

/** Expects no week, the codes of an irreducible set, and what to change. */
export const judgeImpossible = (one: Case<'plan_impossible'>): Judgement => {
  const { expectation, reply, catalogue } = one;
  const term = termOf(one, expectation.term);
  const records = recordsIn(catalogue, expectation.courses, term);
  if (canBeHad(records, expectation))
    throw new Error(`A question calls ${expectation.courses.join(', ')} impossible, which can be had.`);
  // What can be spared is left out, one after another, `last` at the end: what remains proves it.
  const provedWith = (last: (typeof records)[number]) => {
    let set = records;
    for (const record of [...records.filter((each) => each !== last), last]) {
      const rest = set.filter((each) => each !== record);
      if (!canBeHad(rest, expectation)) set = rest;
    }
    return set;
  };
  // There may be several such sets: "ECON 110 on no Friday", "ECON 111 and ECON 50".
  const set = records.filter((record) => provedWith(record).includes(record));
  const named = new Set(namedIn(reply.text, catalogue.recogniser));
  const isNamed = set.some(({ codes }) => codes.some((code) => named.has(code)));
  const faults = [
    ...(reply.week === null ? [] : ['shows a week where there is none']),
    ...(NOT_POSSIBLE.test(reply.text) ? [] : ['does not say that it is not possible']),
    ...(isNamed ? [] : [`names none of ${set.map(({ class_tag }) => class_tag).join(', ')}`]),
    ...(A_CHANGE.test(reply.text) ? [] : ['says no change']),
  ];
  return judgement({ abstention: single(faults.length === 0), understood: faults.length === 0, faults });
};

const FITS =
  /(?:^|[.!\n] ?)(?:Yes|It (?:does|still fits|fits))\b|\b(?:still fits|fits? (?:with|beside|together)|can be (?:taken|had) together|without a clash|does not clash|no clash)\b/i;
const DOES_NOT =
  /(?:^|[.!\n] ?)No\b|\b(?:cannot|can['’]t|not possible|do(?:es)? not (?:fit|go)|do(?:es)?n['’]t fit|no longer fits?|clashes|both meet|overlaps?)\b/i;

export const judgeFits = (one: Case<'plan_fits'>): Judgement => {
  const { expectation, reply, catalogue } = one;
  const term = termOf(one, expectation.term);
  const dropped = new Set(expectation.drop);
  const codes = [...baseOf(one, expectation.courses), ...(expectation.add ?? [])].filter(
    (code) => !dropped.has(code),
  );
  const fits = canBeHad(recordsIn(catalogue, codes, term), expectation);
  const text = reply.text.replaceAll('**', '');
  const first = text.split('\n\n').slice(0, 2).join('\n');
  const said = fits ? FITS.test(first) && !/^No\b/.test(text) : DOES_NOT.test(first) && !/^Yes\b/.test(text);
  return judgement({
    recall: single(said),
    understood: said,
    faults: said ? [] : [`does not say that it ${fits ? 'fits' : 'does not fit'}`],
  });
};

/** Expects the courses of which dropping one frees the day; or that other sections do, or that no single course does. */
export const judgeFreed = (one: Case<'plan_frees'>): Judgement => {
  const { expectation, reply, catalogue } = one;
  const term = termOf(one, expectation.term);
  const records = recordsIn(catalogue, baseOf(one, expectation.courses), term);
  const bounds = { free_days: [expectation.day] };
  const text = reply.text.replaceAll('**', '');
  const named = new Set(namedIn(text, catalogue.recogniser));
  if (canBeHad(records, bounds)) {
    const said =
      /\b(?:free already|already free|no class|nothing (?:meets|on)|other sections?|sections alone|nothing has to go|no course has to)\b/i.test(
        text,
      );
    return judgement({
      recall: single(said),
      understood: said,
      faults: said ? [] : ['does not say that none has to go'],
    });
  }
  const freeing = records.filter((record) =>
    canBeHad(
      records.filter((each) => each !== record),
      bounds,
    ),
  );
  const isSaid = ({ codes }: (typeof records)[number]) => codes.some((code) => named.has(code));
  if (freeing.length === 0) {
    const said = /\b(?:no (?:one|single)|none|more than one|together|both|and)\b/i.test(text);
    return judgement({
      recall: single(said),
      understood: said,
      faults: said ? [] : ['does not say that no single course does'],
    });
  }
  const missing = freeing.filter((record) => !isSaid(record)).map(({ class_tag }) => class_tag);
  const first = text.split('\n').find((line) => namedIn(line, catalogue.recogniser).length > 0) ?? '';
  const wrong = namedIn(first, catalogue.recogniser).filter(
    (code) =>
      records.some(({ codes }) => codes.includes(code)) && !freeing.some(({ codes }) => codes.includes(code)),
  );
  return judgement({
    recall: { right: freeing.length - missing.length, of: freeing.length },
    understood: missing.length < freeing.length,
    faults: [
      ...(missing.length > 0 ? [`does not name ${missing.join(', ')}`] : []),
      ...(wrong.length > 0 && missing.length === freeing.length ? [`names ${wrong.join(', ')}`] : []),
      ...(WEEKDAYS.includes(expectation.day) ? [] : ['has no such day']),
    ],
  });
};

export const judgeWeekTotal = (one: Case<'plan_total'>): Judgement => {
  const { expectation, reply, catalogue } = one;
  const term = termOf(one, expectation.term);
  const records = recordsIn(catalogue, baseOf(one, expectation.courses), term);
  const hours = records.map(({ mean_hours }) => mean_hours);
  const sum = hours.reduce<number>((total, value) => total + (value ?? 0), 0);
  const isWhole = hours.every((value) => value !== null);
  const said = hours.every((value) => value === null)
    ? saysUnknown(reply.text)
    : hasFigure(reply.text, sum) && (isWhole || saysUnknown(reply.text));
  return judgement({
    recall: single(said),
    facts: single(said),
    understood: said,
    faults: said ? [] : [`should be ${Math.round(sum * 100) / 100} hours`],
  });
};

/** Expects that nothing is written without a click, the courses, and the three places. */
export const judgeOffer = ({ expectation, reply, catalogue }: Case<'plan_offer'>): Judgement => {
  const named = new Set(namedIn(reply.text, catalogue.recogniser));
  const missing = expectation.courses.filter(
    (code) => !named.has(catalogue.recogniser.normalise(code) ?? code),
  );
  const text = reply.text;
  const faults = [
    ...(missing.length > 0 ? [`does not name ${missing.join(', ')}`] : []),
    ...(/\bplan\b/i.test(text) ? [] : ['does not offer the plan']),
    ...(/\bsave/i.test(text) ? [] : ['does not offer to save it']),
    ...(/\btaken\b/i.test(text) ? [] : ['does not offer it as taken']),
    ...(/\bI(?:['’]ve| have)? (?:added|saved|put)\b/i.test(text) ? ['says that it was done'] : []),
  ];
  return judgement({ recall: single(faults.length === 0), understood: faults.length === 0, faults });
};
