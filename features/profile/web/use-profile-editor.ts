import { useEffect, useState } from 'react';
import { callApi } from '#platform/web/api/api-client.ts';
import { showError, showSuccess } from '#platform/ui/overlays/toast.ts';
import { EMPTY_PROFILE, getProfile, isComplete, type Profile } from '../contract.ts';
import { clearDraft, readDraft, storeDraft } from './profile-draft.ts';
import { useSaveProfile } from './profile.queries.ts';
import { isSameProfile } from './compare-profiles.ts';

export interface ProfileEditor {
  profile: Profile;
  change: (change: Partial<Profile>) => void;
  /** Whether a complete profile is saved, as far as is known. */
  isSaved: boolean;
  hasChanges: boolean;
  isSaving: boolean;
  /** The last save failed. */
  hasFailed: boolean;
  /** The form began with what could not be saved before. */
  isRestored: boolean;
  /** Saves; true when it is saved. Never loses what was typed. */
  save: () => Promise<boolean>;
  /** Goes back to what is saved. */
  discard: () => void;
  /** A saved profile that turned up only before saving; the student chooses. */
  found: Profile | null;
  keepFound: () => void;
  replaceFound: () => void;
  closeFound: () => void;
}

/**
 * The state of the form.
 *
 * @param fetched the saved profile; null where it could not be read, so that it is looked for again before a save
 */
export const useProfileEditor = (fetched: Profile | null, email: string): ProfileEditor => {
  const [base, setBase] = useState(fetched);
  const [draft] = useState(() => readDraft(email));
  const [profile, setProfile] = useState(draft ?? fetched ?? EMPTY_PROFILE);
  const [found, setFound] = useState<Profile | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const saving = useSaveProfile();
  const saved = base ?? EMPTY_PROFILE;
  const hasChanges = !isSameProfile(profile, saved);

  useEffect(() => {
    if (hasFailed && hasChanges) storeDraft(email, profile);
  }, [hasFailed, hasChanges, email, profile]);

  const fail = (): false => {
    setHasFailed(true);
    showError('Failed to save profile');
    return false;
  };

  const write = async (): Promise<boolean> => {
    try {
      const written = await saving.mutateAsync(profile);
      clearDraft(email);
      setBase(written);
      // What was typed while the call ran stays.
      setProfile((now) => (isSameProfile(now, profile) ? written : now));
      setFound(null);
      setHasFailed(false);
      showSuccess('Profile saved successfully');
      return true;
    } catch {
      // Why it failed does not matter here: the form stays as it is, and the student is told.
      return fail();
    }
  };

  const save = async (): Promise<boolean> => {
    if (isLooking || saving.isPending) return false;
    // Before the call, since a refused sign-in ends this page.
    storeDraft(email, profile);
    if (base) return write();
    setIsLooking(true);
    try {
      const { profile: current } = await callApi(getProfile, {});
      setIsLooking(false);
      if (isComplete(current) && !isSameProfile(current, profile)) {
        setFound(current);
        return false;
      }
    } catch {
      setIsLooking(false);
      return fail();
    }
    return write();
  };

  const startFrom = (next: Profile): void => {
    clearDraft(email);
    setProfile(next);
    setHasFailed(false);
  };

  return {
    profile,
    change: (change) => setProfile((now) => ({ ...now, ...change })),
    isSaved: base !== null && isComplete(base),
    hasChanges,
    isSaving: isLooking || saving.isPending,
    hasFailed,
    isRestored: draft !== null && hasChanges && isSameProfile(draft, profile),
    save,
    discard: () => startFrom(saved),
    found,
    keepFound: () => {
      if (!found) return;
      setBase(found);
      startFrom(found);
      setFound(null);
    },
    replaceFound: () => void write(),
    closeFound: () => setFound(null),
  };
};
