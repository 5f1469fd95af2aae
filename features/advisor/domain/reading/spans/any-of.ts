/**
 * A regular expression that matches any of these, so that each can stand in a line of its own.
 *
 * @param alternatives sources, as of `String.raw`
 */
export const anyOf = (flags: string, ...alternatives: string[]): RegExp =>
  new RegExp(alternatives.join('|'), flags);
