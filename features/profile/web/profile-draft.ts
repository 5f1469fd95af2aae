import type { Profile } from '../contract.ts';
import { readProfile } from '../domain/read-profile.ts';

const keyOf = (email: string): string => `profileDraft:${email}`;

/** Unsaved input, and the saved profile that it began with; null if that is not known. */
export interface ProfileDraft {
  profile: Profile;
  before: Profile | null;
}

/**
 * Keeps unsaved input in session storage until it is saved or discarded: a call refused with 401 redirects to the
 * sign-in screen with a full page load, and the form is restored afterwards.
 */
export const storeDraft = (email: string, { profile, before }: ProfileDraft): void =>
  sessionStorage.setItem(keyOf(email), JSON.stringify({ ...profile, before }));

export const clearDraft = (email: string): void => sessionStorage.removeItem(keyOf(email));

export const readDraft = (email: string): ProfileDraft | null => {
  const stored = sessionStorage.getItem(keyOf(email));
  if (stored === null) return null;
  // May have been written by an older version of the form.
  const given = JSON.parse(stored) as { before?: unknown } | null;
  const profile = readProfile(given);
  return profile && { profile, before: readProfile(given?.before) };
};
