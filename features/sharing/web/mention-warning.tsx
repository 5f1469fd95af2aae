import { useMemo } from 'react';
import { useCourseCodes } from '#features/catalogue/web/shared/use-course-codes.ts';
import { INTERESTS } from '#features/profile/contract.ts';
import { Banner } from '#platform/ui/display/banner.tsx';
import { Button } from '#platform/ui/controls/button.tsx';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import type { SharedField } from '../contract.ts';
import { findMentions, type ReadMessage } from '../domain/find-mentions.ts';
import { unsharedFields } from '../domain/unshared-fields.ts';
import { useSharedProfile } from './sharing.queries.ts';

export interface MentionWarningProps {
  isOpen: boolean;
  fields: readonly SharedField[];
  /** Messages that would be visible. */
  messages: readonly ReadMessage[];
  onLeaveOut: (messageIds: string[]) => void;
}

/** Warns of unshared values that the conversation mentions. */
export function MentionWarning({ isOpen, fields, messages, onLeaveOut }: MentionWarningProps) {
  const { user } = useAuth();
  const { data: profile } = useSharedProfile(isOpen);
  const codes = useCourseCodes();
  const mentions = useMemo(
    () =>
      profile && user
        ? findMentions(unsharedFields(profile, user, fields), messages, {
            codesIn: (text) => (codes?.recogniser.recognise(text) ?? []).map(({ code }) => code),
            titleOf: (code) => codes?.titleOf(code) ?? null,
            longerNames: INTERESTS,
          })
        : [],
    [profile, user, fields, messages, codes],
  );
  if (mentions.length === 0) return null;
  const ids = [...new Set(mentions.flatMap(({ messageIds }) => messageIds))];
  return (
    <Banner
      action={
        <Button size="small" onClick={() => onLeaveOut(ids)}>
          {ids.length === 1 ? 'Leave out that message' : `Leave out those ${ids.length} messages`}
        </Button>
      }
    >
      The conversation tells what you do not share:
      <ul className="mt-1 list-disc pl-5">
        {mentions.map(({ label, value, messageIds }) => (
          <li key={`${label} ${value}`}>
            {label}: “{value.trim()}” in{' '}
            {messageIds.length === 1 ? '1 message' : `${messageIds.length} messages`}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
