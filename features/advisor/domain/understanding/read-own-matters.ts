import { fold, type Lexicon } from './lexicon.ts';
import type { WishRead } from './read-wish.ts';
import type { Understanding } from './request.ts';

const REQUIREMENTS =
  /\b(?:(?:do|have) i (?:still )?(?:have )?(?:got )?left|still open|left to do|remain(?:s|ing)?|requires?(?= |$|[?.!])|required (?:for|by|in)|have to (?:take|do)|ask (?:of me|for)|(?:switch(?:ed|ing)?|chang(?:ed?|ing)|transfer(?:red)?|declar(?:ed?|ing))(?: over)? (?:to|into)|(?:still|yet) (?:need|have to|missing|left|require)|(?:left|remaining|missing) (?:for|to|in|towards?|on)|requirements?|on track|progress|(?:how far|how close|close) (?:am i|to)|to (?:graduate|finish|complete|do)|degree audit|what is left|what do i have left|graduation|(?:finish|complete) (?:my|the|a) [\w ]{0,40}(?:concentration|major|degree|secondary|minor)|need (?:for|to (?:take|do|finish|complete|graduate)))\b/;
const OWN_PROGRAMME =
  /\b(?:concentration|major|degree|secondary|minor|programme|graduat\w*|requirements?|on track|progress|concentrators?|course \d{1,2}(?:-(?:\d{1,2}|[a-z]))?)\b/;
/** Says all by itself that requirements are meant. */
const HOW_FAR =
  /\b(?:how (?:close|far|near) am i\b|how much (?:more )?(?:do i|have i) (?:still )?(?:have )?(?:left|to go|need)|am i on track|(?:what|how much) is (?:still )?left(?: for me)?(?: to do)?(?= ?[?.!]| ?$)|what do i (?:still )?need to (?:graduate|finish)|when can i graduate|(?:major|concentration|secondary(?: field)?|minor|degree)(?: in [a-z ]{3,40}?)? (?:require|need|entail|involve|ask for|consist of|look like)s?\b|require(?:d|ments)? (?:for|of|by|to get) (?:a|an|the) [a-z ]{3,40}(?:major|concentration|secondary|minor|degree))/;
/** Asks for courses, not for what is open. */
const ASKS_COURSES =
  /\b(?:which|what|any|recommend|suggest|find|give me|show me|good|list|easy|light|best|some) (?:[\w-]+ ){0,3}?(?:courses?|class(?:es)?|electives?|seminars?|options?)\b|\brequirements? (?:can|could|should) i (?:do|take|fulfill?|finish|knock|satisfy)/;
const PROFILE =
  /\b(?:what (?:is|are) my (?:concentration|major|year|interests?|profile|courses?|preferences|secondary(?: field)?)|what (?:courses|classes) (?:have|did) i (?:already )?(?:taken?|take|do|done)|(?:which|what) (?:have|did) i (?:already )?tak(?:en|e)|what (?:do|did) you (?:know|have|remember) (?:about|on) me|my (?:profile|transcript)\??$|what have i taken|who am i|do you know (?:my|what i|me))\b/;
const TERMS =
  /\b(?:when (?:does|do|is|did|will) (?:the )?(?:(?:fall|spring|next|this|autumn|new) )?(?:term|semester|classes|school|fall|spring|year) (?:start|begin|end|finish|over|term|semester)(?:s|ning)?|(?:first|last) day of (?:classes|term|semester|school|the term|the semester|fall|spring)|what (?:terms?|semesters?) (?:is|are|do) (?:it|there|you|this|we)(?: (?:have|in|cover|now))?|(?:term|semester) dates)\b/;

/** Questions about the student's own record, a programme's requirements, or the calendar. */
export const readOwnMatters = (
  text: string,
  { wish, asked }: WishRead,
  lexicon: Lexicon,
): Understanding | null => {
  if (asked.length > 0) return null;
  if (TERMS.test(text)) return { requests: [{ kind: 'terms' }], readings: [] };
  if (PROFILE.test(text)) return { requests: [{ kind: 'profile' }], readings: [] };
  const programme = programmeIn(text, lexicon);
  if (wish.countsTowards?.group) return null;
  if (HOW_FAR.test(text)) return { requests: [{ kind: 'requirements', programme }], readings: [] };
  const about =
    OWN_PROGRAMME.test(text) ||
    (programme !== null && /\b(?:(?:do|am|would|will|should|if) i|of me|requires?d?|switch)\b/.test(text));
  const narrowed = Object.keys(wish.search).some(
    (key) => !['text', 'subjects', 'areas', 'levels', 'terms', 'exclude_codes'].includes(key),
  );
  if (!REQUIREMENTS.test(text) || !about || narrowed || ASKS_COURSES.test(text)) return null;
  return { requests: [{ kind: 'requirements', programme }], readings: [] };
};

const programmeIn = (text: string, { programmes, subjects, departments }: Lexicon): string | null => {
  const words = fold(text).split(' ');
  for (let size = 8; size > 0; size--)
    for (let from = words.length - size; from >= 0; from--) {
      const said = words.slice(from, from + size).join(' ');
      const subject = subjects.get(said);
      const name = programmes.get(said) ?? programmes.get(fold(departments.get(subject ?? '') ?? ''));
      if (name !== undefined && said.length > 1) return name;
    }
  return null;
};
