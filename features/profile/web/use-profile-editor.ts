import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '#platform/web/api/api-client.ts';
import { subscribeToLostSignIn } from '#platform/web/sign-in/lost-sign-in.ts';
import { showError, showSuccess } from '#platform/ui/overlays/toast.ts';
import { EMPTY_PROFILE, getProfile, isComplete, type Profile } from '../contract.ts';
import { mergeProfile } from '../domain/merge-profile.ts';
import { clearDraft, readDraft, storeDraft } from './profile-draft.ts';
import { profileQuery, useSaveProfile } from './profile.queries.ts';
import { isSameProfile } from './compare-profiles.ts';

export interface ProfileEditor {
  profile: Profile;
  change: (change: Partial<Profile>) => void;
  /** Whether a complete profile is known to be saved. */
  isSaved: boolean;
  hasChanges: boolean;
  isSaving: boolean;
  /** Whether the saved profile could not be fetched, so that it is unknown whether there is one. */
  isUnknown: boolean;
  /** Retries fetching the profile; what was typed meanwhile stays until the student chooses. */
  fetchAgain: () => Promise<void>;
  /** Whether the last save failed. */
  hasFailed: boolean;
  /** Whether the form was restored from an unsaved draft. */
  isRestored: boolean;
  /** Resolves with true on success. Never discards input. */
  save: () => Promise<boolean>;
  /** Resets the form to the saved profile. */
  discard: () => void;
  /** A saved profile first seen while saving; the student must choose between both. */
  found: Profile | null;
  keepFound: () => void;
  replaceFound: () => void;
  closeFound: () => void;
}

/** The draft with what was changed elsewhere since it began; null without a draft. */
const restoredDraft = (email: string, fetched: Profile | null): Profile | null => {
  const draft = readDraft(email);
  if (!draft?.before || !fetched) return draft?.profile ?? null;
  return mergeProfile(draft.before, draft.profile, fetched);
};

/**
 * State of the profile form.
 *
 * @param fetched the saved profile; null when loading it failed, in which case it is fetched again before saving
 */
export const useProfileEditor = (fetched: Profile | null, email: string): ProfileEditor => {
  const [base, setBase] = useState(fetched);
  const [draft] = useState(() => restoredDraft(email, fetched));
  const [profile, setProfile] = useState(draft ?? fetched ?? EMPTY_PROFILE);
  const [found, setFound] = useState<Profile | null>(null);
  const [isChecking, setIsLooking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const saving = useSaveProfile();
  const queries = useQueryClient();
  const saved = base ?? EMPTY_PROFILE;
  const hasChanges = !isSameProfile(profile, saved);

  useEffect(() => {
    if (hasFailed && hasChanges) storeDraft(email, { profile, before: base });
  }, [hasFailed, hasChanges, email, profile, base]);

  // Any call may find that the sign-in has ended, and leave this page.
  useEffect(
    () =>
      hasChanges ? subscribeToLostSignIn(() => storeDraft(email, { profile, before: base })) : undefined,
    [hasChanges, email, profile, base],
  );

  const fail = (): false => {
    setHasFailed(true);
    showError('Failed to save profile');
    return false;
  };

  const write = async (): Promise<boolean> => {
    try {
      const written = await saving.mutateAsync({ profile, before: base ?? undefined });
      clearDraft(email);
      setBase(written);
      // With input made during the request.
      setProfile((now) => mergeProfile(profile, now, written));
      setFound(null);
      setHasFailed(false);
      showSuccess('Profile saved successfully');
      return true;
    } catch {
      // The cause is irrelevant here: the input is kept and the student notified.
      return fail();
    }
  };

  const save = async (): Promise<boolean> => {
    if (isChecking || saving.isPending) return false;
    // Before the request: a 401 leaves this page.
    storeDraft(email, { profile, before: base });
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

  const fetchAgain = async (): Promise<void> => {
    if (isChecking) return;
    setIsLooking(true);
    try {
      const current = await queries.fetchQuery(profileQuery);
      if (hasChanges && isComplete(current) && !isSameProfile(current, profile)) setFound(current);
      else {
        setBase(current);
        if (!hasChanges) setProfile(current);
      }
    } catch {
      showError('Your profile still could not be read.');
    } finally {
      setIsLooking(false);
    }
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
    isSaving: isChecking || saving.isPending,
    isUnknown: base === null,
    fetchAgain,
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
