import { EMPTY_PROFILE, type Profile } from '../contract.ts';
import { clashingFields, mergeProfile } from '../domain/merge-profile.ts';
import type { ProfileDraft } from './profile-draft.ts';

export interface FormState {
  profile: Profile;
  /** The saved profile as far as known; null if it could not be read. */
  saved: Profile | null;
  /** What the form's changes are changes of: `saved`, but of the fields that clash with it the value seen earlier. */
  before: Profile | null;
}

/** The fields of the one profile, as part of another. */
export const pickFields = (profile: Profile, fields: readonly (keyof Profile)[]): Partial<Profile> =>
  Object.fromEntries(fields.map((field) => [field, profile[field]]));

/**
 * The form's changes on top of what stands now. What was changed on both sides stays a change of the earlier value, so
 * that a save is refused until the student has chosen. Of a form that began empty, because the saved profile could not
 * be read, all that is filled in was typed, and nothing was taken out.
 */
export const moveTo = (stands: Profile, { profile, before }: Omit<FormState, 'saved'>): FormState => {
  const from = before ?? EMPTY_PROFILE;
  const clashing = clashingFields(from, profile, stands);
  return {
    profile: mergeProfile(from, profile, stands),
    saved: stands,
    before: { ...stands, ...pickFields(from, clashing) },
  };
};

/** The form as it opens, with unsaved input of before if there is any. */
export const openForm = (fetched: Profile | null, draft: ProfileDraft | null): FormState => {
  if (draft && fetched) return moveTo(fetched, draft);
  return { profile: draft?.profile ?? fetched ?? EMPTY_PROFILE, saved: fetched, before: fetched };
};
