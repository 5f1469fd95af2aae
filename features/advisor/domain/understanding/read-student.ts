import { fold, type Lexicon } from './lexicon.ts';
import type { Scrap } from './scrap.ts';
import type { Draft } from './wish.ts';

const TAKEN = String.raw`(?:taken|done|had|seen|completed|finished|tried)`;
const COURSES = String.raw`(?:the |any |all )?(?:(?:courses|classes|ones|stuff|things|what|anything|whatever|everything)(?: that)? )?`;
const OWN = String.raw`(?:(?:my|the) (?:own )?(?:concentration|major|degree|programme|department|field)(?: requirements?)?|my (?:concentration |major |degree )?requirements?|my (?:secondary(?: field)?|minor)(?: requirements?)?)`;
const TOWARDS = String.raw`(?:(?:that |which |to )?(?:count|counts|counting|go|goes|works?|used?)? ?(?:for|towards?)|(?:that |which |to )?(?:fulfill?s?|satisf(?:y|ies)|meets?|fills?|complete)|required (?:for|by)|in|within|from|related to)`;

/** What the student's own record has to do with it: taken, ready for, still needed, interested in. */
export const readStudent = (scrap: Scrap, { wish }: Draft, { programmes }: Lexicon): void => {
  const { search } = wish;
  const untaken = () => void (search.exclude_taken = true);
  scrap.take(
    new RegExp(
      String.raw`\b(?:that |which |and )?(?:i )?(?:have|had|did|has) not (?:already |yet |actually |even )*${TAKEN}(?: (?:yet|before|already|so far))?\b`,
    ),
    untaken,
  );
  scrap.take(
    new RegExp(
      String.raw`\b(?:not|excluding|exclude|except|besides|other than|without|minus|ignoring|skip|different from|and not) ${COURSES}(?:i (?:have )?)?(?:already )?(?:${TAKEN}|took|did)(?: already| before)?\b`,
    ),
    untaken,
  );
  scrap.take(/\b(?:that is |that are |are |is |something )?new (?:to|for) me\b/, untaken);
  scrap.take(/\b(?:i |that i )?(?:never|not yet) (?:took|taken|had|did)\b/, untaken);
  scrap.take(
    /\b(?:that )?(?:do not|does not|with no|without|no|has no|have no|have zero|zero)(?: (?:require|need|have|any|a|formal|stated|listed))* (?:prerequisites?|prior (?:knowledge|experience|background|courses?)|background|experience)(?: (?:needed|required|necessary))?\b/,
    () => void (search.no_prerequisites_stated = true),
  );
  scrap.take(
    /\b(?:that |which |where |and )?i (?:already )?(?:have|meet|fulfill?|satisf(?:y|ied)|met|have met) (?:all )?(?:the |all |its |their )*prerequisites(?: (?:for|to))?\b/,
    () => void (search.prerequisites_met = true),
  );
  scrap.take(
    /\b(?:that |which )?i (?:am|would be) (?:already )?(?:eligible|ready|qualified|prepared|able to enroll)(?: (?:for|to take|in))?\b/,
    () => void (search.prerequisites_met = true),
  );
  scrap.take(
    /\b(?:that |which )?(?:i (?:can|could|am able to|am allowed to)|(?:can|could|may) i) (?:actually |already |still |even )?take(?: (?:now|next|right away|already))?\b/,
    () => void (search.prerequisites_met = true),
  );
  scrap.take(
    /\b(?:required|requirement) (?:courses?|classes)(?= |$)|\b(?:courses?|classes) (?:that )?i (?:still )?need(?: to (?:take|graduate))?\b/,
    () => void (wish.countsTowards ??= 'own'),
  );
  scrap.take(
    new RegExp(
      String.raw`\b(?:count(?:s|ing)? (?:for|towards?)|towards?|for|fulfill?s?|satisf(?:y|ies)|meets?|required (?:for|by)) (?:the |a |an |my )?([a-z][a-z, &-]{2,60}?) (?:concentration|major|degree|requirements?|secondary(?: field)?|minor|programme|concentrators?)(?: requirements?)?\b`,
    ),
    ([, name]) => {
      const programme = programmes.get(fold(name ?? ''));
      if (programme === undefined) return false;
      wish.countsTowards = { programme };
    },
  );
  scrap.take(
    /\b(?:(?:which|what|any) )?(?:of |from )?my (?:open |remaining |other )?requirements?\b/,
    () => void (wish.countsTowards ??= 'own'),
  );
  scrap.take(new RegExp(String.raw`\b${TOWARDS} ${OWN}\b`), () => void (wish.countsTowards ??= 'own'));
  scrap.take(
    /\b(?:that |which )?(?:(?:match|matches|fit|fits|suit|suits|based on|given|with|for|around|related to|in line with|go with|aligns? with) )+(?:my )(?:academic )?(?:interests?|profile|preferences|tastes?)(?: and (?:profile|interests|preferences))?\b/,
    () => void (wish.byInterests = true),
  );
};
