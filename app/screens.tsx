import type { SaveSearchButtonProps } from '#features/saved/web/shared/save-search-button.tsx';
import type { SearchToKeep } from '#features/catalogue/web/course-search-page.tsx';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { WithCoursePlan } from './frame/with-course-plan.tsx';

/** Loaded when a chat is about to be deleted, which is rare. */
const SessionLinks = lazy(async () => ({
  default: (await import('#features/sharing/web/shared/session-links.tsx')).SessionLinks,
}));

/** Loaded when a plan is shared. */
const ShareDialog = lazy(async () => ({
  default: (await import('#features/sharing/web/shared/share-dialog.tsx')).ShareDialog,
}));

/** Loaded when there is a search to save. */
const SaveSearchButton = lazy(async (): Promise<{ default: ComponentType<SaveSearchButtonProps> }> => {
  try {
    return {
      default: (await import('#features/saved/web/shared/save-search-button.tsx')).SaveSearchButton,
    };
  } catch {
    // Without the network the search works without this button.
    return { default: () => null };
  }
});

/** One screen, loaded on first use. */
export interface Screen {
  /** Absolute path with `:` parameters: `/shared/:shareId`. */
  path: string;
  /** `visitors`: redirects signed-in students to /. `signed-in`: under the navigation bar. */
  access: 'anyone' | 'visitors' | 'signed-in';
  load: () => Promise<ComponentType>;
}

/**
 * LIST: every screen, e.g. `{ path: '/profile', access: 'signed-in', load: async () => (await
 * import('#features/profile/web/profile-page.tsx')).ProfilePage }`
 */
export const SCREENS: readonly Screen[] = [
  {
    path: '/login',
    access: 'visitors',
    load: async () => (await import('#features/accounts/web/login-page.tsx')).LoginPage,
  },
  {
    path: '/reset-password',
    access: 'anyone',
    load: async () => (await import('#features/accounts/web/reset-password-page.tsx')).ResetPasswordPage,
  },
  {
    path: '/privacy',
    access: 'anyone',
    load: async () => (await import('#features/accounts/web/privacy-page.tsx')).PrivacyPage,
  },
  {
    path: '/',
    access: 'signed-in',
    load: async () => {
      const [
        { ChatPage },
        { ShareButton },
        { CoursePlanContext },
        { SavedCoursesProvider },
        { TakenCoursesProvider },
      ] = await Promise.all([
        import('#features/advisor/web/chat-page.tsx'),
        import('#features/sharing/web/shared/share-button.tsx'),
        import('#features/catalogue/web/shared/course-plan.ts'),
        import('#features/saved/web/shared/saved-courses-provider.tsx'),
        import('#features/profile/web/shared/taken-courses-provider.tsx'),
      ]);
      const share = (sessionId: string) => <ShareButton key={sessionId} sessionId={sessionId} isSmall />;
      const links = (sessionId: string) => (
        <Suspense>
          <SessionLinks key={sessionId} sessionId={sessionId} />
        </Suspense>
      );
      return function Chat() {
        return (
          <WithCoursePlan>
            {(plan) => (
              <CoursePlanContext value={plan}>
                <SavedCoursesProvider>
                  <TakenCoursesProvider>
                    <ChatPage actionsFor={share} linksFor={links} />
                  </TakenCoursesProvider>
                </SavedCoursesProvider>
              </CoursePlanContext>
            )}
          </WithCoursePlan>
        );
      };
    },
  },
  {
    path: '/profile',
    access: 'signed-in',
    load: async () => {
      const [{ ProfilePage }, { ShareButton }] = await Promise.all([
        import('#features/profile/web/profile-page.tsx'),
        import('#features/sharing/web/shared/share-button.tsx'),
      ]);
      return () => <ProfilePage actions={<ShareButton />} />;
    },
  },
  {
    path: '/shared/:shareId',
    access: 'anyone',
    load: async () => (await import('#features/sharing/web/shared-page.tsx')).SharedPage,
  },
  {
    path: '/courses',
    access: 'signed-in',
    load: async () => {
      const [
        { CourseSearchPage },
        { useCoursesTaken },
        { useStudentAims },
        { useRequirementLists },
        { SavedCoursesProvider },
        { readSentence },
      ] = await Promise.all([
        import('#features/catalogue/web/course-search-page.tsx'),
        import('#features/profile/web/shared/use-courses-taken.ts'),
        import('#features/profile/web/shared/use-student-aims.ts'),
        import('#features/profile/web/shared/use-requirement-lists.ts'),
        import('#features/saved/web/shared/saved-courses-provider.tsx'),
        import('#features/advisor/web/shared/reading/read-sentence.ts'),
      ]);
      const keepSearch = (search: SearchToKeep) => (
        <Suspense>
          <SaveSearchButton {...search} />
        </Suspense>
      );
      return function CourseSearch() {
        const taken = useCoursesTaken();
        const aims = useStudentAims();
        const groups = useRequirementLists();
        const lists = useMemo(() => (groups ? { groups } : {}), [groups]);
        return (
          <SavedCoursesProvider>
            <WithCoursePlan>
              {(plan) => (
                <CourseSearchPage
                  taken={taken}
                  plan={plan}
                  aims={aims}
                  lists={lists}
                  keepSearch={keepSearch}
                  readSentence={readSentence}
                />
              )}
            </WithCoursePlan>
          </SavedCoursesProvider>
        );
      };
    },
  },
  {
    path: '/plan',
    access: 'signed-in',
    load: async () => {
      const { PlanPage } = await import('#features/planning/web/plan-page.tsx');
      return () => <PlanPage share={(dialog) => <ShareDialog {...dialog} />} />;
    },
  },
  {
    path: '/plan/sheet',
    access: 'signed-in',
    load: async () => (await import('#features/planning/web/sheet/advisor-sheet-page.tsx')).AdvisorSheetPage,
  },
  {
    path: '/saved',
    access: 'signed-in',
    load: async () => {
      const [{ SavedPage }, { useCoursesTaken }, { useRequirementLists }, { CoursePlanContext }] =
        await Promise.all([
          import('#features/saved/web/saved-page.tsx'),
          import('#features/profile/web/shared/use-courses-taken.ts'),
          import('#features/profile/web/shared/use-requirement-lists.ts'),
          import('#features/catalogue/web/shared/course-plan.ts'),
        ]);
      return function Saved() {
        const taken = useCoursesTaken();
        const groups = useRequirementLists();
        const lists = useMemo(() => (groups ? { groups } : {}), [groups]);
        return (
          <WithCoursePlan>
            {(plan) => (
              <CoursePlanContext value={plan}>
                <SavedPage taken={taken} plan={plan} lists={lists} />
              </CoursePlanContext>
            )}
          </WithCoursePlan>
        );
      };
    },
  },
];
