/** What a question about the hours of the week shown is asked with. */

const some = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const ASKS_WHEN = some('what which when how whens is are do does am any');
/** Words of a change or of another wish. */
export const CHANGING = some(
  'want need make can could move swap switch change drop remove add give keep instead without free off more less ' +
    'another other than if should rather prefer find show recommend plan build put take avoid not no',
);
export const LOOKS = some('look looks looking');
export const HAS_ON = some('have got on is');
export const FIRST_OR_LAST = some('first last earliest latest final');
export const OF_A_DAY = some(
  'class classes course courses lecture thing day days longest busiest shortest lightest fullest heaviest lunch break breaks gap gaps time',
);
export const BEGINS_OR_ENDS = some('start begin finish end done over out leave home early late');
export const GAPS = some('break breaks gap gaps');
export const SEASONS = some('spring fall winter summer thanksgiving christmas term semester');
export const LONGEST = some('longest busiest shortest lightest fullest heaviest');
export const LATER = some('later');
export const RISES = some('get wake up rise start');
