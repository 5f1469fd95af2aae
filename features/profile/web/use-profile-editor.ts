import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
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
  /** How the last save failed; null if it did not. */
  failure: 'failed' | 'unreachable' | null;
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

/**
 * The draft with what was changed elsewhere since it began; null without a draft. Of one that began with an empty form,
 * because the saved profile could not be read, all that is filled in was typed, and nothing was taken out.
 */
const restoredDraft = (email: string, fetched: Profile | null): Profile | null => {
  const draft = readDraft(email);
  if (!draft || !fetched) return draft?.profile ?? null;
  return mergeProfile(draft.before ?? EMPTY_PROFILE, draft.profile, fetched);
};

/** As it is saved: a single concentration has no second one. */
const asSaved = (profile: Profile): Profile =>
  profile.academic_type === 'single' ? { ...profile, second_concentration: '' } : profile;

/** Whether a save that failed may have arrived all the same. */
const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

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
  const [failure, setFailure] = useState<ProfileEditor['failure']>(null);
  const saving = useSaveProfile();
  const queries = useQueryClient();
  /** Sent, and not answered: it may have been saved or not. */
  const [sent, setSent] = useState<Profile | null>(null);
  const saved = base ?? EMPTY_PROFILE;
  const hasChanges = sent !== null || !isSameProfile(profile, saved);

  useEffect(() => {
    if (failure && hasChanges) storeDraft(email, { profile, before: base });
  }, [failure, hasChanges, email, profile, base]);

  // Any call may find that the sign-in has ended, and leave this page.
  useEffect(
    () =>
      hasChanges ? subscribeToLostSignIn(() => storeDraft(email, { profile, before: base })) : undefined,
    [hasChanges, email, profile, base],
  );

  const fail = (error: unknown): false => {
    setFailure(error instanceof ApiError && error.status === 0 ? 'unreachable' : 'failed');
    showError('Failed to save profile');
    return false;
  };

  const write = async (before = base): Promise<boolean> => {
    try {
      const written = await saving.mutateAsync({ profile, before: before ?? undefined });
      clearDraft(email);
      setBase(written);
      setSent(null);
      // With input made during the request.
      setProfile((now) => mergeProfile(profile, now, written));
      setFound(null);
      setFailure(null);
      showSuccess(
        isSameProfile(asSaved(profile), written)
          ? 'Profile saved successfully'
          : 'Profile saved successfully. What you changed in another window is in it, too.',
      );
      return true;
    } catch (error) {
      // Whatever the cause, the input is kept and the student notified.
      // As the server would have saved it.
      if (isOutcomeUnknown(error)) setSent(asSaved(profile));
      return fail(error);
    }
  };

  /** The profile that is saved now; null if it cannot be read, which is told. */
  const look = async (): Promise<Profile | null> => {
    setIsLooking(true);
    try {
      return (await callApi(getProfile, {})).profile;
    } catch (error) {
      fail(error);
      return null;
    } finally {
      setIsLooking(false);
    }
  };

  const save = async (): Promise<boolean> => {
    if (isChecking || saving.isPending) return false;
    // Before the request: a 401 leaves this page.
    storeDraft(email, { profile, before: base });
    if (base && !sent) return write();
    const current = await look();
    if (!current) return false;
    if (base && sent) {
      // What was put back since the earlier save is a change if that one arrived.
      const hasArrived = isSameProfile(mergeProfile(base, sent, current), current);
      if (hasArrived) setBase(sent);
      return write(hasArrived ? sent : base);
    }
    if (isComplete(current) && !isSameProfile(current, profile)) {
      setFound(current);
      return false;
    }
    return write();
  };

  const discardSent = async (): Promise<void> => {
    const current = await look();
    if (!current) return;
    setBase(current);
    startFrom(current);
  };

  const fetchAgain = async (): Promise<void> => {
    if (isChecking) return;
    setIsLooking(true);
    try {
      const current = await queries.fetchQuery(profileQuery);
      if (hasChanges && isComplete(current) && !isSameProfile(current, profile)) setFound(current);
      else {
        setBase(current);
        // With input made during the request.
        setProfile((now) => (hasChanges ? now : mergeProfile(EMPTY_PROFILE, now, current)));
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
    setSent(null);
    setFailure(null);
  };

  return {
    profile,
    change: (change) => setProfile((now) => ({ ...now, ...change })),
    isSaved: base !== null && isComplete(base),
    hasChanges,
    isSaving: isChecking || saving.isPending,
    isUnknown: base === null,
    fetchAgain,
    failure,
    isRestored: draft !== null && hasChanges && isSameProfile(draft, profile),
    save,
    // What was sent and not answered may be what is saved now.
    discard: () => (sent ? void discardSent() : startFrom(saved)),
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
