import { fold, type Lexicon } from './lexicon.ts';
import type { Towards } from './request.ts';
import type { Scrap } from './scrap.ts';
import type { Draft } from './wish.ts';

const OWN = String.raw`(?:(?:my|the) (?:own )?(?:concentration|major|degree|programme|department|field)(?: requirements?)?|my (?:concentration |major |degree )?requirements?|my (?:secondary(?: field)?|minor)(?: requirements?)?)`;
const COUNT = String.raw`(?:(?:that |which |to |would |could |can |will )*(?:(?:count|counts|counting|go|goes|works?|used?) )?(?:for|towards?)|(?:that |which |to |would |could |can |will )*(?:fulfill?s?|satisf(?:y|ies)|meets?|fills?|complete|covers?))`;
/** What plainly speaks of requirements, where COUNT may say anything. */
const CLEARLY = String.raw`(?:(?:count|counts|counting|go|goes|works?) (?:for|towards?)|fulfill?s?|fulfilling|satisf(?:y|ies|ying)|fills?)`;
const GROUP = String.raw`(?:requirements?|groups?|thing|category|bucket|slot|credit|part|box|courses?|classes|electives?)`;
const LONGEST_GROUP = 9;
const NAME = String.raw`[a-z][a-z,/&'-]*(?: [a-z&/'-]+){0,7}?`;

/** What courses should count towards: the student's programme, another one, or one group of requirements by its name. */
export const readTowards = (
  scrap: Scrap,
  { wish }: Draft,
  { programmes, groups, subjects, departments }: Lexicon,
): void => {
  const own = () => void (wish.countsTowards ??= { programme: null, group: null });
  const group = (said: string | undefined): string | undefined => groups.get(fold(said ?? ''));
  const programme = (said: string | undefined): string | undefined => {
    const name = fold(said ?? '');
    return programmes.get(name) ?? programmes.get(fold(departments.get(subjects.get(name) ?? '') ?? ''));
  };
  const set = (found: Partial<Towards>) => {
    wish.countsTowards = { programme: null, group: null, ...wish.countsTowards, ...found };
  };
  const byGroup = (pattern: string) =>
    scrap.take(new RegExp(pattern), (match) => {
      const name = group(match[1]);
      if (name === undefined) return false;
      set({ group: name });
    });
  const lead = String.raw`\b${CLEARLY} (?:the |my |a |an |our )?(?:requirement |group )?`;
  scrap.takeLongest(new RegExp(lead), LONGEST_GROUP, (said) => {
    const bare = said.replace(new RegExp(String.raw` ${GROUP}$`), '');
    const name = group(bare) ?? group(said);
    const whole = name === undefined ? (programme(bare) ?? programme(said)) : undefined;
    if (name === undefined && whole === undefined) return false;
    set(name === undefined ? { programme: whole ?? null } : { group: name });
  });
  scrap.takeLongest(/\b(?:for|towards?) (?:the |my )?/, LONGEST_GROUP, (said) => {
    const name = said.includes(' ') ? group(said) : undefined;
    if (name === undefined) return false;
    set({ group: name });
  });
  byGroup(
    String.raw`\b(?:the|my|a|an|any|for) (${NAME}) (?:requirements?|group|thing|category|bucket|slot|box)\b`,
  );
  byGroup(
    String.raw`\b(?:requirement|group) (?:called |named )?(${NAME})(?= ?[.,;!?·]|\s*$| (?:and|then|that|which|but|in|on|for)\b)`,
  );
  scrap.take(
    new RegExp(
      String.raw`\b(?:${COUNT}|for|required (?:for|by)) (?:the |a |an |my )?(${NAME}) (?:concentration|major|degree|requirements?|secondary(?: field)?|minor|programme|concentrators?)(?: requirements?)?\b`,
    ),
    ([, name]) => {
      const found = programme(name);
      if (found === undefined) return false;
      set({ programme: found });
    },
  );
  scrap.take(
    /\b(?:that|which) (?:still |would |will |actually )*counts?(?: for me)?(?= ?[.,;!?·]|\s*$| and| but)/,
    own,
  );
  scrap.take(
    /\b(?:required|requirement) (?:courses?|classes)(?= |$)|\b(?:courses?|classes) (?:that )?i (?:still )?need(?: to (?:take|graduate))?\b/,
    own,
  );
  scrap.take(/\b(?:(?:which|what|any) )?(?:of |from )?my (?:open |remaining |other )?requirements?\b/, own);
  scrap.take(
    new RegExp(String.raw`\b(?:${COUNT}|required (?:for|by)|in|within|from|related to) ${OWN}\b`),
    own,
  );
};
