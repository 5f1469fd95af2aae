/**
 * An action of the dialog. On a phone all of them stand on one line: of `Add to plan` it shows `Plan`, with a check mark
 * once it is pressed.
 */
export const DIALOG_ACTION = 'max-sm:gap-1 max-sm:px-2 max-sm:text-14';
/** Words that only a wider screen shows. */
export const WIDE_WORDS = 'whitespace-pre max-sm:sr-only';
/** What a phone shows alone. */
export const SHORT_WORD = 'inline-block max-sm:first-letter:uppercase';
