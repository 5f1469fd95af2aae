import { anyOf } from '../spans/any-of.ts';
import type { WeekSaid } from '../context.ts';
import type { Turn } from '../turn.ts';
import { subjectLikeOf } from './subject-of.ts';
import { placesIn } from './week-parts.ts';
import { without } from './week-request.ts';

/** The words for the course to remove: "the blues class". */
export const saidToGo = (text: string): string | null => {
  const said = [GOES_SAID, OUT_SAID, NOT_SAID].map((phrase) => phrase.exec(text)?.[1]?.trim()).find(Boolean);
  return said === undefined || said === '' || NO_COURSE_SAID.test(said) ? null : said;
};
const NO_COURSE_SAID = anyOf(
  'u',
  '^(?:it|that|this|them|one|' +
    '(?:all )?(?:the |my )?(?:mon|tues|wednes|thurs|fri)days?' +
    '(?: (?:stuff|classes|ones|things|courses|lectures))?)$',
  String.raw`\d`,
);
/** Matches "Take Spanish out" and "not psych please, something else". */
const OUT_SAID =
  /\b(?:take|leave|kick|throw) (?:the |my |that )?((?!out\b)[^.,;:!?\n]{2,30}?)(?: (?:class|course|one))? out\b/u;
const NOT_SAID = new RegExp(
  String.raw`^\W*(?:(?:ok|okay|hmm+|no|nah|actually|but|please|wait)\W+)*(?:not|no more|anything but|without) ` +
    String.raw`(?:the |any |my )?([^.,;:!?\n]{2,25}?)(?: (?:class|course|one|again))?(?: please| pls)?[.,;:!?]? ?` +
    String.raw`(?=\b(?:something|smth|anything|another|a different|give|find|get|put)\b)`,
  'u',
);
export const GOES_SAID = new RegExp(
  String.raw`\b(?:swap|switch|replace|exchange|trade|substitute|drop|remove|ditch|lose|cut|scrap|get rid of|` +
    String.raw`take out|kick out)(?: out)? (?:the |my |that )?((?!(?:out|for|with|by|to)\b)[^.,;:!?\n]{2,40}?)` +
    '(?: (?:class|course|one|seminar|lecture|thing|lab))?' +
    String.raw`(?= (?:and|for|with|to|from|instead|by|in|out)\b|$|[.,;:!?\n])`,
  'u',
);
/** The course of a week that a description means: "The second gen ed", "the music one", "one of the hass". */
export const meantIn = (turn: Turn, text: string, { codes, asked }: WeekSaid): string | null => {
  const chosen = without(codes, asked.codes);
  const going = saidToGo(text);
  const byName = going === null ? undefined : ofSubject(turn, going, codes);
  if (byName !== undefined) return byName;
  const nth = NTH.exec(text);
  if (nth) {
    const at = ORDINALS.indexOf(nth[1]?.slice(0, 3) ?? '');
    const isOfAll = /^(?:one|class|course|thing)?$/u.test(nth[2] ?? '') || chosen.length === 0;
    const of = isOfAll ? codes : chosen;
    return (nth[1] === 'last' ? of.at(-1) : of[at]) ?? null;
  }
  const isOneOfAll = turn.isOfList && ANY_OF_THEM.test(text);
  const subject =
    turn.pointed.length > 0 && !isOneOfAll
      ? undefined
      : (THE_ONE.exec(text)?.[1] ?? ONE_OF.exec(text)?.[1] ?? (isOneOfAll ? 'them' : undefined));
  if (subject !== undefined) {
    const found = ofSubject(turn, subject, codes);
    if (found !== undefined) return found;
    if (chosen.length > 0 && (turn.pointed.length === 0 || isOneOfAll)) return chosen.at(-1) ?? null;
  }
  return null;
};
/** The last course of a subject: "The math". */
const ofSubject = (turn: Turn, said: string, codes: readonly string[]): string | undefined => {
  const subjects = subjectLikeOf(turn.readPart(`a ${said.replace(/^(?:the|my|that) /u, '')} class`).frame);
  return codes.findLast((code) => subjects.some((each) => code.startsWith(each)));
};
/** "The seminar", "the music one": a course of the week by its kind, or by its subject. */
export const saidToStay = (turn: Turn, said: string, week: WeekSaid): string | null => {
  const byCode = week.codes.find((code) => code.toLowerCase() === said.toLowerCase());
  if (byCode !== undefined) return byCode;
  const kinds = placesIn(turn.readPart(`a ${said} class`).frame, turn.vocabulary)?.kinds ?? [];
  const ofKind = week.chosen?.find(({ place }) =>
    week.asked.choose[place]?.kinds?.some((kind) => kinds.includes(kind)),
  );
  return ofKind?.code ?? ofSubject(turn, said, week.codes) ?? null;
};
const ORDINALS = ['fir', 'sec', 'thi', 'fou', 'fif', 'six'];
const NTH = /\b(?:the|that|your) (first|1st|second|third|fourth|fifth|sixth|last)\b(?: (\w+))?/u;
const THE_ONE =
  /\b(?:the|that|one of the|one of those|one of them) ([a-z]+(?: [a-z]+)?) (?:one|class|course|classes|seminar|elective)\b/u;
export const THE_ONE_SAID = new RegExp(THE_ONE.source, 'iu');
const ONE_OF = /\bone of (?:the|those|them|my)(?: ([a-z]+))?\b/u;
/** "Swap one of them" leaves the choice to the advisor. */
const ANY_OF_THEM = /\b(?:any )?one of (?:them|those|these)\b/u;
