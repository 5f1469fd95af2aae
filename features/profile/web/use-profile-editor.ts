import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CallResponse } from '#platform/contract/call.ts';
import { callApi } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { subscribeToLostSignIn } from '#platform/web/sign-in/lost-sign-in.ts';
import { readToken } from '#platform/web/sign-in/token-store.ts';
import { showError, showSuccess } from '#platform/ui/overlays/toast.ts';
import {
  EMPTY_PROFILE,
  getProfile,
  isComplete,
  type Profile,
  type saveProfile as contract,
} from '../contract.ts';
import { asSaved, clashingFields, mergeProfile } from '../domain/merge-profile.ts';
import { clearDraft, type ProfileDraft, readDraft, storeDraft } from './profile-draft.ts';
import { profileQuery, useSaveProfile } from './profile.queries.ts';
import { isSameProfile } from './compare-profiles.ts';
import type { FoundProfile } from './profile-conflict-dialog.tsx';
import { type FormState, moveTo, openForm, pickFields } from './form-state.ts';

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
  failure: 'failed' | 'changed' | 'unreachable' | null;
  /** Whether the form was restored from an unsaved draft. */
  isRestored: boolean;
  /** Resolves with true on success. Never discards input. */
  save: () => Promise<boolean>;
  /** Resets the form to the saved profile. */
  discard: () => void;
  /** A saved profile, or a change of it, first seen while saving; the student must choose between both. */
  found: FoundProfile | null;
  keepFound: () => void;
  replaceFound: () => void;
  closeFound: () => void;
}

/** Whether a save that failed may have arrived all the same. */
const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** What stands, where a save was refused because it was changed elsewhere; null for any other failure. */
const clashOf = (error: unknown): Profile | null => {
  const current = error instanceof ApiError && error.code === 'conflict' ? error.details.current : undefined;
  return current === undefined ? null : (current as CallResponse<typeof contract>).profile;
};

/**
 * State of the profile form.
 *
 * @param fetched the saved profile; null when loading it failed, in which case it is fetched again before saving
 */
export const useProfileEditor = (fetched: Profile | null, email: string): ProfileEditor => {
  const [draft] = useState(() => readDraft(email));
  const [opened] = useState(() => openForm(fetched, draft));
  const [form, setForm] = useState<FormState>(opened);
  const { profile, saved: base, before } = form;
  /** First read when saving, after loading it had failed. */
  const [unread, setUnread] = useState<Profile | null>(null);
  const [isClashing, setIsClashing] = useState(false);
  const [isChecking, setIsLooking] = useState(false);
  const [failure, setFailure] = useState<ProfileEditor['failure']>(null);
  const saving = useSaveProfile();
  const queries = useQueryClient();
  /** Sent, and not answered: it may have been saved or not. */
  const [sent, setSent] = useState<Profile | null>(null);
  const saved = base ?? EMPTY_PROFILE;
  const hasChanges = sent !== null || !isSameProfile(profile, saved);
  const clashing = before && base ? clashingFields(before, profile, base) : [];

  useEffect(() => {
    if (failure && hasChanges) storeDraft(email, { profile, before });
  }, [failure, hasChanges, email, profile, before]);

  // Any call may find that the sign-in has ended, and leave this page.
  useEffect(
    () => (hasChanges ? subscribeToLostSignIn(() => storeDraft(email, { profile, before })) : undefined),
    [hasChanges, email, profile, before],
  );

  /** Null, too, once the student gave it up or it was saved, before the form is rendered again. */
  const unsaved = useRef<ProfileDraft | null>(null);
  const [token] = useState(readToken);
  useLayoutEffect(() => {
    unsaved.current = hasChanges ? { profile, before } : null;
  }, [hasChanges, profile, before]);
  // The form can be used while the code of the next screen loads, and nobody is asked about what is typed then.
  useLayoutEffect(
    () => () => {
      // Nothing is left behind by a student who signed out, nor for the next one.
      if (readToken() !== token) return;
      if (unsaved.current) storeDraft(email, unsaved.current);
      else clearDraft(email);
    },
    [email, token],
  );
  const forget = (): void => {
    unsaved.current = null;
    clearDraft(email);
  };

  const fail = (error: unknown): false => {
    setFailure(error instanceof ApiError && error.status === 0 ? 'unreachable' : 'failed');
    showError('Failed to save profile');
    return false;
  };

  /** @param since what the server compares the profile with */
  const write = async (since: Profile | null, written = profile): Promise<boolean> => {
    try {
      const stands = await saving.mutateAsync({ profile: written, before: since ?? undefined });
      // What was typed during the request is kept, also if the form is gone by now.
      if (isSameProfile(unsaved.current?.profile ?? written, written)) forget();
      setSent(null);
      // With input made during the request.
      setForm((now) => moveTo(stands, { ...now, before: written }));
      setUnread(null);
      setIsClashing(false);
      setFailure(null);
      showSuccess(
        isSameProfile(asSaved(written), stands)
          ? 'Profile saved successfully'
          : 'Profile saved successfully. What you changed in another window is in it, too.',
      );
      return true;
    } catch (error) {
      // Whatever the cause, the input is kept and the student notified.
      const stands = clashOf(error);
      if (stands && since) {
        setForm((now) => moveTo(stands, { ...now, before: since }));
        setUnread(null);
        setIsClashing(true);
        setFailure('changed');
        return false;
      }
      // As the server would have saved it.
      if (isOutcomeUnknown(error)) setSent(asSaved(written));
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
    storeDraft(email, { profile, before });
    if (before && !sent) return write(before);
    const current = await look();
    if (!current) return false;
    if (before && sent) {
      // What was put back since the earlier save is a change if that one arrived.
      const hasArrived = isSameProfile(mergeProfile(before, sent, current), current);
      if (hasArrived) setForm((now) => ({ ...now, saved: sent, before: sent }));
      return write(hasArrived ? sent : before);
    }
    if (isComplete(current) && !isSameProfile(current, profile)) {
      setUnread(current);
      return false;
    }
    return write(current);
  };

  const startFrom = (stands: Profile | null): void => {
    forget();
    setForm({ profile: stands ?? EMPTY_PROFILE, saved: stands, before: stands });
    setSent(null);
    setFailure(null);
  };

  const discardSent = async (): Promise<void> => {
    unsaved.current = null;
    const current = await look();
    if (current) startFrom(current);
  };

  const fetchAgain = async (): Promise<void> => {
    if (isChecking) return;
    setIsLooking(true);
    try {
      const current = await queries.fetchQuery(profileQuery);
      if (hasChanges && isComplete(current) && !isSameProfile(current, profile)) setUnread(current);
      else if (hasChanges) setForm((now) => ({ ...now, saved: current, before: current }));
      // With input made during the request.
      else setForm((now) => moveTo(current, { ...now, before: null }));
    } catch {
      showError('Your profile still could not be read.');
    } finally {
      setIsLooking(false);
    }
  };

  const closeFound = (): void => {
    setUnread(null);
    setIsClashing(false);
  };

  /** Of what clashes the saved values; the form's other changes are saved, as was asked for. */
  const keepFound = (): void => {
    const stands = unread ?? base;
    closeFound();
    if (!stands) return;
    const kept = unread ?? { ...profile, ...pickFields(stands, clashing) };
    if (isSameProfile(asSaved(kept), stands)) return startFrom(stands);
    setForm({ profile: kept, saved: stands, before: stands });
    void write(stands, kept);
  };

  const clash = isClashing && base && clashing.length > 0 ? { profile: base, clashing } : null;
  return {
    profile,
    change: (change) => setForm((now) => ({ ...now, profile: { ...now.profile, ...change } })),
    isSaved: base !== null && isComplete(base),
    hasChanges,
    isSaving: isChecking || saving.isPending,
    isUnknown: base === null,
    fetchAgain,
    failure,
    isRestored: draft !== null && hasChanges && isSameProfile(opened.profile, profile),
    save,
    // What was sent and not answered may be what is saved now.
    discard: () => (sent ? void discardSent() : startFrom(base)),
    found: unread ? { profile: unread, clashing: null } : clash,
    keepFound,
    replaceFound: () => void write(unread ?? base),
    closeFound,
  };
};
