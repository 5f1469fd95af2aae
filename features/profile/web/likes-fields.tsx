import { Chips } from '#platform/ui/controls/chips.tsx';
import { TextArea } from '#platform/ui/controls/text-area.tsx';
import { INTERESTS, INTERESTS_TEXT_MAX, LEARNING_PREFERENCES, type Profile } from '../contract.ts';
import { FormSection } from './form-section.tsx';

/** Whether the profile states any likes. */
export const hasLikes = ({ interests, academic_interests, learning_preferences }: Profile): boolean =>
  interests.length > 0 || academic_interests !== '' || learning_preferences.length > 0;

export interface LikesFieldsProps {
  profile: Profile;
  onChange: (change: Partial<Profile>) => void;
}

/** The student's interests, and how they like to learn. */
export function LikesFields({ profile, onChange }: LikesFieldsProps) {
  return (
    <>
      <FormSection title="What interests you">
        <Chips
          legend="Interests"
          options={INTERESTS}
          value={profile.interests}
          onChange={(interests) => onChange({ interests: interests as Profile['interests'] })}
        />
        <TextArea
          label="Academic interests"
          optional
          hint="In your own words. Never part of a shared link."
          maxLength={INTERESTS_TEXT_MAX}
          value={profile.academic_interests}
          onChange={(event) => onChange({ academic_interests: event.target.value })}
          className="mt-5"
        />
      </FormSection>
      <FormSection title="How you like to learn">
        <Chips
          legend="Learning preferences"
          options={LEARNING_PREFERENCES}
          value={profile.learning_preferences}
          onChange={(preferences) =>
            onChange({ learning_preferences: preferences as Profile['learning_preferences'] })
          }
        />
      </FormSection>
    </>
  );
}
