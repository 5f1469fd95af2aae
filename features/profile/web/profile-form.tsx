import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Banner } from '#platform/ui/display/banner.tsx';
import { Button } from '#platform/ui/controls/button.tsx';
import { RetryBanner } from '#platform/ui/display/retry-banner.tsx';
import { UploadIcon } from '#platform/ui/display/icons.tsx';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import { useStay } from '#platform/web/router/use-newest-location.ts';
import type { CourseReader } from './course-reader.ts';
import { CoursesField } from './courses-field.tsx';
import { FormSection } from './form-section.tsx';
import { hasLikes, LikesFields } from './likes-fields.tsx';
import { ProfileConflictDialog } from './profile-conflict-dialog.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import { StartSteps } from './start-steps.tsx';
import { StudiesFields } from './studies-fields.tsx';
import { useEarlyCodes } from './use-early-codes.ts';
import { useMissingFields } from './use-missing-fields.ts';
import type { ProfileEditor } from './use-profile-editor.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

const STUDIES = 0;

/** The form for the academic profile. Keeps input until it is saved. New users fill it in step by step. */
export function ProfileForm({ editor, reader }: { editor: ProfileEditor; reader: CourseReader }) {
  const { profile, change, hasChanges } = editor;
  const [attempts, setAttempts] = useState(0);
  const [isImporting, setIsImporting] = useState(false);
  /** Saved, and on the way to the first question. */
  const [isAsking, setIsAsking] = useState(false);
  const [step, setStep] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const leaving = useUnsavedChanges(hasChanges);
  const navigate = useNavigate();
  const beginStay = useStay();
  const { assistant } = useProductInfo();
  const missing = useMissingFields(profile);
  const changeCourses = (courses_taken: string[]): void => change({ courses_taken });
  // What changed during a save would be unsaved after it, and hold up who leaves then.
  const isReading = reader.isReady && !editor.isSaving && !isAsking && !leaving.isAsking;
  const noteEarly = useEarlyCodes(profile.courses_taken, reader, isReading, changeCourses);
  const isStarting = !editor.isSaved && !editor.isUnknown;

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const save = async (): Promise<boolean> => {
    if (missing.length > 0) {
      setStep(STUDIES);
      setAttempts((times) => times + 1);
      return false;
    }
    return editor.save();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (hasChanges) void save();
  };
  const saveAndLeave = async (): Promise<void> => {
    if (await save()) leaving.leave();
    else leaving.stay();
  };
  const saveAndAsk = async (): Promise<void> => {
    const isStaying = beginStay();
    setIsAsking((await save()) && isStaying());
  };
  // Typed since: once that is saved, too, the student stays.
  if (isAsking && hasChanges) setIsAsking(false);
  useEffect(() => {
    if (isAsking) void navigate('/', { state: { asksFirst: true } });
  }, [isAsking, navigate]);

  const studies = (
    <FormSection title="Your studies">
      <StudiesFields profile={profile} missing={new Set(attempts > 0 ? missing : [])} onChange={change} />
    </FormSection>
  );
  const courses = (
    <FormSection title="Courses taken">
      {isStarting ? (
        <p className="mb-3 text-14 text-ink-quiet">
          From your transcript, from a list that you paste, or by typing. None is fine.
        </p>
      ) : null}
      <CoursesField
        courses={profile.courses_taken}
        isUnknown={editor.isUnknown}
        reader={reader}
        onChange={changeCourses}
        onEarly={noteEarly}
        action={
          <Button icon={<UploadIcon size={16} />} onClick={() => setIsImporting(true)}>
            Import Courses
          </Button>
        }
      />
    </FormSection>
  );
  const likes = <LikesFields profile={profile} onChange={change} />;

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label="Academic profile"
      // Keeps focused fields visible above the sticky save bar.
      className="grid gap-8 [&_button]:scroll-mb-24 [&_input]:scroll-mb-24 [&_textarea]:scroll-mb-24"
    >
      {editor.isRestored ? (
        <Banner
          action={
            <Button size="small" onClick={editor.discard}>
              Discard them
            </Button>
          }
        >
          These are the changes you could not save before.
        </Banner>
      ) : null}
      {editor.isUnknown ? (
        <RetryBanner onRetry={() => void editor.fetchAgain()}>
          Your saved profile could not be read, so the form is empty. Nothing is lost.
        </RetryBanner>
      ) : null}
      {isStarting ? (
        <StartSteps
          at={step}
          onStep={setStep}
          steps={[
            { name: 'Your studies', isDone: missing.length === 0, content: studies },
            { name: 'Courses taken', isDone: profile.courses_taken.length > 0, content: courses },
            { name: 'What you like', isDone: hasLikes(profile), content: likes },
          ]}
          finish={
            <Button look="primary" busy={editor.isSaving} onClick={() => void saveAndAsk()}>
              Save and ask {assistant} a first question
            </Button>
          }
          onSkipLast={() => void saveAndAsk()}
        />
      ) : (
        <>
          {studies}
          {courses}
          {likes}
        </>
      )}
      <SaveBar editor={editor} />
      <ImportDialog
        open={isImporting}
        courses={profile.courses_taken}
        reader={reader}
        onAdd={(codes) => change({ courses_taken: [...profile.courses_taken, ...codes] })}
        onClose={() => setIsImporting(false)}
      />
      <ProfileConflictDialog
        found={editor.found}
        typed={profile}
        isSaving={editor.isSaving}
        onKeepSaved={editor.keepFound}
        onReplace={editor.replaceFound}
        onClose={editor.closeFound}
      />
      <UnsavedChangesDialog
        open={leaving.isAsking}
        isSaving={editor.isSaving}
        onStay={leaving.stay}
        onLeave={() => {
          editor.discard();
          leaving.leave();
        }}
        onSave={() => void saveAndLeave()}
      />
    </form>
  );
}
