/** Words of which orders to change a week are made, whatever their order. */
const some = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** A course goes. */
export const AWAY = some(
  'away out bye goodbye adios farewell ciao gone goes off rid chuck lose ditch drop dropped remove ' +
    'removed scrap cut delete renounce skip axe dump ' +
    'forget abandon sacrifice kill toss bin nix kick without minus lost losing dropping removing yeet withdraw quit',
);
/** A course stays, or must be in it. */
export const KEPT = some(
  'keep keeping kept stay stays staying remain remains must needed need needs essential required ' +
    'mandatory nonnegotiable definitely absolutely hold ' +
    'sacred locked fixed safe include included including mattering matters important obligatory',
);
/** All that there is, or all that is left. */
export const ALL_THERE_IS = some('the these those others rest remaining everything left remains same');
/** A week is to be shown. */
export const DRAWN = some(
  'other looks look like show draw build make see give do plan lay put print display sketch assemble ' +
    'arrange week weeks schedule timetable grid calendar plan ones courses classes ' +
    'of for with in as what is are it me us i all both just only without changing unchanged keep leave stick go going down to have has be',
);
/** Words that say nothing beside an order. */
export const OF_SOME = some(
  'got gotta lol dude man just really the a an is are be been has have had to go get my for all at ' +
    'from this that one ones class course thing it should week plan schedule there in by can will would ' +
    'of you we i me please then and so but now between among two both rather choose prefer pick would',
);
export const POINTING = some('it that this them');
/** With these a clause asks. */
export const WHO = some('which who why when where whose');
/** With these a clause says something of courses, whatever it is. */
export const COUNTED = some(
  'one ones two three four another other others class classes course courses same rest else change ' +
    'swap replace different undo again back ' +
    'more less fewer add include first second third fourth last',
);

/** "Can you add it as a fourth?" asks for it to be done. */
export const ASKS_TO_ADD = new RegExp(
  String.raw`\b(?:can|could|would|will) (?:you|u|we) (?:please |maybe |also |just )?` +
    String.raw`(?:add|put|include|throw|squeeze|fit|slot|stick)\b(?![^?]*\b(?:without|still|clash|conflict))`,
  'iu',
);
export const THE_ONE = /^(?:(?:with|but|and) )*((?:the|that|my|those|these) (?!other|same|rest).*)/iu;
export const WITH_THE_ONE = /^(?:but )?with ((?:the|that|my|those|these) (?!other|same|rest).*)/iu;
/** "At most six hours": of what comes, where something does. */
export const A_BOUND = /^(?:at most|under|less than|max|no more than|up to|below|rated|over|at least)\b/iu;
export const CODED = /^(?:[a-z-]+ \d|\d+[a-z]*\.)/iu;
/** Words with which a clause says something of courses, whatever it is. */
export const SAID_OF_COURSES = new Set(
  'one ones two three four another other others class classes course courses same rest else change swap replace different'.split(
    ' ',
  ),
);
/** "The Friday class" is a course. */
export const ONE_NOUN = new Set(['one', 'class', 'course', 'lecture', 'seminar', 'thing']);
