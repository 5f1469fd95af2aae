const encoder = new TextEncoder();

/**
 * About how many tokens a text has, rather too many than too few: one per 3.5 bytes of UTF-8. English runs near 4 bytes
 * a token with both vendors; other scripts have more bytes a character, which the count follows.
 */
export const estimateTokens = (text: string): number => Math.ceil(encoder.encode(text).length / 3.5);
