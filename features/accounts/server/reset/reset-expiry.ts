/** How long the link of a reset mail works, from when the mail is written; the mail's words say "within an hour". */
export const RESET_LINK_MS = 3_600_000;
