import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Banner } from '#platform/ui/display/banner.tsx';
import { Button } from '#platform/ui/controls/button.tsx';
import { Chips } from '#platform/ui/controls/chips.tsx';
import { UploadIcon } from '#platform/ui/display/icons.tsx';
import { TextArea } from '#platform/ui/controls/text-area.tsx';
import {
  INTERESTS,
  INTERESTS_TEXT_MAX,
  isComplete,
  LEARNING_PREFERENCES,
  type Profile,
} from '../contract.ts';
import type { CourseReader } from './course-reader.ts';
import { CoursesField } from './courses-field.tsx';
import { FormSection } from './form-section.tsx';
import { ProfileConflictDialog } from './profile-conflict-dialog.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import { StudiesFields } from './studies-fields.tsx';
import type { ProfileEditor } from './use-profile-editor.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

/** The academic profile's form. Keeps input until it is saved. */
export function ProfileForm({ editor, reader }: { editor: ProfileEditor; reader: CourseReader }) {
  const { profile, change, hasChanges } = editor;
  const [attempts, setAttempts] = useState(0);
  const [isImporting, setIsImporting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const leaving = useUnsavedChanges(hasChanges);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const save = async (): Promise<boolean> => {
    if (!isComplete(profile)) {
      setAttempts((times) => times + 1);
      return false;
    }
    return editor.save();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  const saveAndLeave = async (): Promise<void> => {
    if (await save()) leaving.leave();
    else leaving.stay();
  };

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
      <FormSection title="Your studies">
        <StudiesFields
          profile={profile}
          missing={{
            concentration: attempts > 0 && profile.concentration === '',
            year: attempts > 0 && profile.year === '',
          }}
          onChange={change}
        />
      </FormSection>
      <FormSection title="Courses taken">
        <CoursesField
          courses={profile.courses_taken}
          reader={reader}
          onChange={(courses_taken) => change({ courses_taken })}
          action={
            <Button icon={<UploadIcon size={16} />} onClick={() => setIsImporting(true)}>
              Import Courses
            </Button>
          }
        />
      </FormSection>
      <FormSection title="What interests you">
        <Chips
          legend="Interests"
          options={INTERESTS}
          value={profile.interests}
          onChange={(interests) => change({ interests: interests as Profile['interests'] })}
        />
        <TextArea
          label="Academic interests"
          optional
          hint="In your own words. Never part of a shared link."
          maxLength={INTERESTS_TEXT_MAX}
          value={profile.academic_interests}
          onChange={(event) => change({ academic_interests: event.target.value })}
          className="mt-5"
        />
      </FormSection>
      <FormSection title="How you like to learn">
        <Chips
          legend="Learning preferences"
          options={LEARNING_PREFERENCES}
          value={profile.learning_preferences}
          onChange={(preferences) =>
            change({ learning_preferences: preferences as Profile['learning_preferences'] })
          }
        />
      </FormSection>
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
