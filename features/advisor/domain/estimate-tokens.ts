const encoder = new TextEncoder();

/**
 * Estimated tokens of a text, one per 3.5 bytes of UTF-8, rather too high than too low. English has about 4 bytes per
 * token with both vendors; other scripts have more bytes per character, which the estimate reflects.
 */
export const estimateTokens = (text: string): number => Math.ceil(encoder.encode(text).length / 3.5);
