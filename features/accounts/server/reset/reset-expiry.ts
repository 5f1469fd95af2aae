/** How long the link in a reset mail is valid, counted from when the mail is written; the mail says "within an hour". */
export const RESET_LINK_MS = 3_600_000;
