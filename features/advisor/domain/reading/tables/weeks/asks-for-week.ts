/** Words of messages that ask for a week by what is to be in it. */
const some = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const TERM_SAID = some('spring fall semester term sem winter autumn');
/** Words that ask for a list to choose from. */
export const LISTS_SAID = some(
  'which list recommend recommendations suggest suggestions options option compare similar between ideas rated best better',
);
/** After the term, at the beginning: "spring with …". */
export const OPENS_PARTS = some('with w of including out from featuring containing where that');
/** Words before that say nothing of it. */
export const BEFORE_TERM = some(
  'hi hey hello ok okay so pls please a an my the next for this coming and quill new how about what ' +
    'just fun yo um dear could would can i you ' +
    'make give me get build want need like plan us do think thinking want idea quick',
);
export const NEEDS = some(
  'need want wanna take taking doing get must looking attend attending enrol enrolling register ' +
    'registering like plan planning help thinking think sign',
);
/** "What is there for it?": a list. */
export const ASKS_WHAT_THERE_IS = new RegExp(
  String.raw`(?:^|[.,;:!?])\W*(?:(?:so|and|ok|but)\W+)*` +
    "(?:what(?:'?s| is| are| else is)? (?:there|on offer|offered|available)|" +
    String.raw`which (?:ones|courses|classes)|is there any(?:thing)?|are there any)\b`,
  'iu',
);
