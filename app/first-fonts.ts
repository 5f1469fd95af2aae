/** How long the first screen, already there, waits for its fonts: one that comes later would not be used on this visit. */
const PATIENCE_MS = 150;

/**
 * Resolves when the fonts that the first script asked for are there or have failed, after `PATIENCE_MS` at the latest,
 * and at once where it asked for none, as on a slow network.
 */
export const firstFontsCame = async (): Promise<void> => {
  const { firstFonts } = globalThis as { firstFonts?: Promise<unknown> };
  if (firstFonts)
    await Promise.race([firstFonts, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
};
