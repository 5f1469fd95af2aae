import { type Profile, profileSchema } from '../contract.ts';

const keyOf = (email: string): string => `profileDraft:${email}`;

/**
 * What a student typed and could not save, kept in this tab until it is saved or given up: a refused save leads to the
 * sign-in screen with a full page load, and the form must be as it was when they come back.
 */
export const storeDraft = (email: string, profile: Profile): void =>
  sessionStorage.setItem(keyOf(email), JSON.stringify(profile));

export const clearDraft = (email: string): void => sessionStorage.removeItem(keyOf(email));

export const readDraft = (email: string): Profile | null => {
  const stored = sessionStorage.getItem(keyOf(email));
  if (stored === null) return null;
  // An older version of the form may have written it.
  const parsed = profileSchema.safeParse(JSON.parse(stored));
  return parsed.success ? parsed.data : null;
};
