import { useState } from 'react';
import { FIELD_LABELS } from '#features/profile/domain/field-labels.ts';
import { Banner } from '#platform/ui/display/banner.tsx';
import { Button } from '#platform/ui/controls/button.tsx';
import { Checkbox } from '#platform/ui/controls/checkbox.tsx';
import { RetryBanner } from '#platform/ui/display/retry-banner.tsx';
import { Select } from '#platform/ui/controls/select.tsx';
import { showError, showSuccess } from '#platform/ui/overlays/toast.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { copyText } from '#platform/web/page/copy-text.ts';
import { SHARED_FIELDS, type SharedField } from '../contract.ts';
import { NO_PLAN, usePlanChoices } from './use-plan-choices.ts';
import { EXPIRIES, EXPIRY_NAMES, type Expiry, expiresAt } from './expiry-choice.ts';
import { LeftOutMessages } from './left-out-messages.tsx';
import { MentionWarning } from './mention-warning.tsx';
import { SharePreview } from './share-preview.tsx';
import type { SharablePlan } from './use-plan-choices.ts';
import { type Choice, useCreateShare, useSharableSessions, useSharePreview } from './sharing.queries.ts';

const NO_SESSION = 'none';

export interface CreateLinkFormProps {
  isOpen: boolean;
  sessionId: string | null;
  /** The preselected plan version; profile fields are then not preselected. */
  plan?: SharablePlan | undefined;
  onMade: (shareId: string) => void;
}

/** Selects the content of a link, previews it and creates the link. */
export function CreateLinkForm({ isOpen, sessionId: first, plan, onMade }: CreateLinkFormProps) {
  // Sharing a plan does not imply sharing one's identity.
  const [fields, setFields] = useState<readonly SharedField[]>(plan ? [] : SHARED_FIELDS);
  const [planId, setPlanId] = useState<string>(plan?.versionId ?? NO_PLAN);
  const [chosenSession, setChosenSession] = useState<string | null | undefined>(undefined);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [expiry, setExpiry] = useState<Expiry>('never');
  const sessions = useSharableSessions(isOpen);
  const plans = usePlanChoices(isOpen, plan);
  const creation = useCreateShare();
  // Defaults to the conversation from which the dialog was opened.
  const sessionId = chosenSession === undefined ? first : chosenSession;

  const isEmptyChoice = fields.length === 0 && sessionId === null && planId === NO_PLAN;
  const choice: Choice = {
    fields: [...fields],
    session_id: sessionId,
    left_out: [...leftOut],
    plan_version_id: planId === NO_PLAN ? null : planId,
  };
  const preview = useSharePreview(isOpen && !isEmptyChoice ? choice : null);

  const createLink = async (): Promise<void> => {
    try {
      const { shareId, url } = await creation.mutateAsync({ ...choice, expires_at: expiresAt(expiry) });
      showSuccess((await copyText(url)) ? 'Link copied to clipboard!' : 'Link created');
      onMade(shareId);
    } catch (error) {
      showError(error instanceof ApiError ? error.sentence : 'The link could not be made.');
    }
  };

  return (
    <div className="grid gap-6 md:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        <fieldset className="min-w-0">
          <legend className="text-14 font-medium">From your profile</legend>
          <div className="mt-1 grid">
            {SHARED_FIELDS.map((field) => (
              <Checkbox
                key={field}
                label={FIELD_LABELS[field]}
                checked={fields.includes(field)}
                onChange={() =>
                  setFields(SHARED_FIELDS.filter((each) => (each === field) !== fields.includes(each)))
                }
              />
            ))}
          </div>
          <p className="mt-1 text-14 text-ink-quiet">Never your name, your email or what you wrote freely.</p>
        </fieldset>
        <Select
          label="Conversation"
          options={[
            { value: NO_SESSION, label: 'None' },
            ...(sessions.data ?? []).map(({ session_id, title }) => ({
              value: session_id,
              label: title || `Chat ${session_id}`,
            })),
          ]}
          value={sessionId ?? NO_SESSION}
          onChange={(value) => {
            setChosenSession(value === NO_SESSION ? null : value);
            setLeftOut([]);
          }}
        />
        {sessions.isError ? (
          <RetryBanner onRetry={sessions.refetch}>Your conversations could not be loaded.</RetryBanner>
        ) : null}
        {sessionId !== null && preview.data ? (
          <LeftOutMessages messages={preview.data.messages} leftOut={leftOut} onChange={setLeftOut} />
        ) : null}
        <Select label="Plan" options={plans.options} value={planId} onChange={setPlanId} />
        {plans.isError ? (
          <RetryBanner onRetry={plans.refetch}>Your plans could not be loaded.</RetryBanner>
        ) : null}
        {planId === NO_PLAN ? null : (
          <p className="-mt-3 text-14 text-ink-quiet">
            Courses with their sections. Never your own hours, wishes, or what you named yourself.
          </p>
        )}
        <Select
          label="Expires"
          options={EXPIRIES.map((value) => ({ value, label: EXPIRY_NAMES[value] }))}
          value={expiry}
          onChange={setExpiry}
        />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
        {isEmptyChoice ? (
          <Banner>Choose at least one field, a conversation or a plan to share.</Banner>
        ) : null}
        {preview.isError ? (
          <RetryBanner tone="error" onRetry={() => preview.refetch()}>
            The preview could not be loaded.
          </RetryBanner>
        ) : null}
        {preview.data && !isEmptyChoice ? (
          <SharePreview content={preview.data.shared} fields={fields} />
        ) : null}
      </div>
      {/* Always visible, whatever the preview's length. */}
      <div className="sticky -bottom-4 max-[18rem]:bottom-0 -mx-4 -mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-raised px-4 py-3 sm:-mx-6 sm:px-6 md:col-span-2">
        {/* Here, so that nobody creates the link without having seen it. */}
        {preview.data && !isEmptyChoice ? (
          <div className="max-h-[35dvh] w-full overflow-y-auto empty:hidden">
            <MentionWarning
              isOpen={isOpen}
              fields={fields}
              messages={preview.data.messages.filter(({ id }) => !leftOut.includes(id))}
              onLeaveOut={(ids) => setLeftOut([...new Set([...leftOut, ...ids])])}
            />
          </div>
        ) : null}
        <p className="min-w-0 flex-1 basis-60 text-14 text-ink-quiet max-sm:sr-only">
          A link shows what is saved now and stays as it is until you update it. You can revoke it at any
          time.
        </p>
        <Button
          look="primary"
          className="max-sm:w-full"
          busy={creation.isPending}
          disabled={isEmptyChoice || !preview.isSuccess || preview.isPlaceholderData}
          onClick={() => void createLink()}
        >
          Create link
        </Button>
      </div>
    </div>
  );
}
