import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { capitaliseName } from '#platform/contract/person-name.ts';
import { useLocation } from 'react-router';
import { Banner } from '#platform/ui/display/banner.tsx';
import { Skeleton } from '#platform/ui/display/skeleton.tsx';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import { useAnnouncer } from '#platform/web/page/announcer.tsx';
import { useTitle } from '#platform/web/page/use-title.ts';
import type { Profile } from '../contract.ts';
import { useCourseReader } from './course-reader.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProgressPanel } from './requirement-progress.tsx';
import { useProfile } from './profile.queries.ts';
import { useMissingFields } from './use-missing-fields.ts';
import { useProfileEditor } from './use-profile-editor.ts';

/**
 * The academic profile of the signed-in student.
 *
 * @param actions buttons of other slices, passed in by the app
 */
export function ProfilePage({ actions }: { actions?: ReactNode }) {
  useTitle('Profile');
  const { user } = useAuth();
  const { data, isError, isFetchedAfterMount } = useProfile();
  // The form is drawn in a separate render, in steps: in one it would hold up a slow phone.
  const isReady = useDeferredValue(isFetchedAfterMount);
  const isFromChat = (useLocation().state as { isFromChat?: boolean } | null)?.isFromChat === true;
  const firstName = capitaliseName(user?.firstName ?? '');
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-8 sm:px-6 sm:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-28 sm:text-40">{firstName ? `Hello, ${firstName}` : 'Hello'}</h1>
          <p className="mt-1 text-ink-quiet">Your academic profile: what your advice is based on.</p>
        </div>
        {actions}
      </div>
      {isReady && user ? (
        // On a load error the form starts empty, or with cached data.
        <ProfileWorkbench
          fetched={isError ? null : (data ?? null)}
          email={user.email}
          isFromChat={isFromChat}
        />
      ) : (
        <FormSkeleton />
      )}
    </div>
  );
}

interface WorkbenchProps {
  fetched: Profile | null;
  email: string;
  /** The student was redirected here from the chat. */
  isFromChat: boolean;
}

function ProfileWorkbench({ fetched, email, isFromChat }: WorkbenchProps) {
  const { assistant } = useProductInfo();
  const editor = useProfileEditor(fetched, email);
  const reader = useCourseReader();
  const missing = useMissingFields(editor.profile);
  const announce = useAnnouncer();
  const needs = `Two answers first: concentration and year. ${assistant} advises by them.`;
  const isTold = isFromChat && !editor.isSaved && !editor.isUnknown && missing.length > 0;
  useEffect(() => {
    // A status that comes with its text is not heard.
    if (isTold) announce(needs);
  }, [isTold, needs, announce]);
  return (
    <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {isTold ? (
        <Banner live="off" className="lg:col-span-2">
          {needs}
        </Banner>
      ) : null}
      <ProfileForm editor={editor} reader={reader} />
      <aside className="pb-12">
        <ProgressPanel profile={editor.profile} reader={reader} />
      </aside>
    </div>
  );
}

function FormSkeleton() {
  return (
    <output className="mt-8 grid max-w-2xl grid-cols-1 gap-6" aria-label="Loading your profile">
      <Skeleton className="h-8 w-48 max-w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-8 w-48 max-w-full" />
      <Skeleton className="h-40 w-full" />
    </output>
  );
}
