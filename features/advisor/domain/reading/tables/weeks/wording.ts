/**
 * Other wordings of what is asked of weeks, each with one that the patterns of weeks read, and an example. They are applied to
 * the message before anything else; each gap is bounded, so that they are linear.
 */
export interface Wording {
  says: RegExp;
  instead: string;
  example: string;
  read: string;
}

export const COUNT = String.raw`(?:\d|one|two|three|four|five|six)`;
/** A day, one or each: no text can be read as a day in two ways, so that days may be repeated. */
export const DAY = String.raw`(?:(?:mon|fri)(?:days?|s)?|tue(?:s(?:days?)?)?|wed(?:nesdays?|s)?|thu(?:rs?(?:days?)?)?)`;
/** What looks like a code. */
export const CODE = String.raw`[a-z][a-z-]{1,9} \d{1,4}[a-z]{0,2}|\d{1,2}[a-z]?\.[a-z]{0,2}\d{2,5}[a-z]?`;

export const wording = (says: string, instead: string, example: string, read: string): Wording => ({
  says: new RegExp(says, 'giu'),
  instead,
  example,
  read,
});
