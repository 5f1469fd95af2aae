import type { Scrap } from './scrap.ts';
import type { Draft } from './wish.ts';

const TAKEN = String.raw`(?:taken|done|had|seen|completed|finished|tried)`;
const COURSES = String.raw`(?:the |any |all )?(?:(?:courses|classes|ones|stuff|things|what|anything|whatever|everything)(?: that)? )?`;

/** What the student's own record has to do with it: taken, ready for, interested in. */
export const readStudent = (scrap: Scrap, { wish }: Draft): void => {
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
  const ready = () => void (search.prerequisites_met = true);
  scrap.take(
    /\b(?:(?:where |which |that )?i (?:would )?do not (?:need|have to (?:know|have)) (?:any )?(?:[a-z]+ ){1,3}(?:before(?:hand)?|first|already)|(?:do not|does not) (?:need|require|assume|expect) (?:any |you to (?:know|have) )?(?:prior |previous )?[a-z]+ (?:knowledge|background|experience|skills))\b/,
    () => void (search.no_prerequisites_stated = true),
  );
  scrap.take(
    /\b(?:and )?(?:that |(?:which|what)(?: of (?:those|these|them))? )?(?:i (?:am|would be)|am i|would i be) (?:already |currently )?(?:eligible|ready|qualified|prepared|able to enroll)(?: (?:for|to take|in))?\b/,
    ready,
  );
  scrap.take(
    /\b(?:that |which )?(?:i (?:can|could|am able to|am allowed to)|(?:can|could|may) i) (?:actually |already |still |even |realistically |possibly )*(?:take|get in(?:to)?|enroll in)(?: (?:now|next|right away|already))?(?: with (?:what i have (?:already )?(?:taken|done)|my (?:courses|background|prerequisites)))?\b/,
    ready,
  );
  scrap.take(
    /\bwith (?:what i have (?:already )?(?:taken|done)|my (?:current )?(?:background|prerequisites))\b/,
    ready,
  );
  scrap.take(
    /\b(?:that |which )?(?:(?:match|matches|fit|fits|suit|suits|based on|given|with|for|around|related to|in line with|go with|aligns? with) )+(?:my )(?:academic )?(?:interests?|profile|preferences|tastes?)(?: and (?:profile|interests|preferences))?\b/,
    () => void (wish.byInterests = true),
  );
};
