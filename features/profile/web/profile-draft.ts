import type { Profile } from '../contract.ts';
import { readProfile } from '../domain/read-profile.ts';

const keyOf = (email: string): string => `profileDraft:${email}`;

/**
 * Keeps unsaved input in session storage until it is saved or discarded: a call refused with 401 redirects to the
 * sign-in screen with a full page load, and the form is restored afterwards.
 */
export const storeDraft = (email: string, profile: Profile): void =>
  sessionStorage.setItem(keyOf(email), JSON.stringify(profile));

export const clearDraft = (email: string): void => sessionStorage.removeItem(keyOf(email));

export const readDraft = (email: string): Profile | null => {
  const stored = sessionStorage.getItem(keyOf(email));
  if (stored === null) return null;
  // May have been written by an older version of the form.
  return readProfile(JSON.parse(stored));
};
