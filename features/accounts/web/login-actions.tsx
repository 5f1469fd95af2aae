import { type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#platform/ui/controls/button.tsx';
import { buttonStyles } from '#platform/ui/controls/button-styles.ts';
import { CopyIcon, ExternalIcon, InfoIcon, LinkIcon, PencilIcon } from '#platform/ui/display/icons.tsx';
import { Popover } from '#platform/ui/overlays/popover.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { showNotice, showSuccess } from '#platform/ui/overlays/toast.ts';
import { copyText } from '#platform/web/page/copy-text.ts';
import { useProductInfo } from '#platform/web/page/product-info.ts';

const BUTTON_STYLE = buttonStyles('quiet', 'small');

function ShareLink({ shareId }: { shareId: string }) {
  const box = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    if (!box.current) return;
    // Select the link even if copying fails, so that it can be copied by keyboard.
    box.current.select();
    if (await copyText(box.current.value)) showSuccess('Link copied to clipboard!');
    else showNotice('The link is selected: copy it with your keyboard.');
  };
  return (
    <div className="mt-2 flex items-end gap-2">
      <TextField
        label="A shared profile, read-only"
        ref={box}
        readOnly
        value={`${window.location.origin}/shared/${shareId}`}
        onFocus={({ target }) => target.select()}
        className="min-w-0 flex-1"
      />
      <Button icon={<CopyIcon size={16} />} onClick={() => void copy()}>
        Copy
      </Button>
    </div>
  );
}

function Disclaimer() {
  const { product, providers, googleClientId } = useProductInfo();
  return (
    <div className="grid gap-2">
      <p>Confirm all results with an academic advisor and official channels.</p>
      <p>{product} was built by students for students.</p>
      <p>
        Only course codes and academic preferences are collected. No transcripts or grades are stored. Nothing
        is shared with third parties.
      </p>
      <p>
        {providers.openai || providers.anthropic
          ? 'Your questions and the profile fields listed here go to the model provider you choose: concentration, year, courses, interests and learning preferences.'
          : 'No model provider is set up here: your questions and your profile do not leave this server.'}
      </p>
      {/* The page that may load the identity provider's script is left for one that may not. */}
      <Link
        to="/privacy"
        reloadDocument={googleClientId !== null}
        className="justify-self-start text-accent underline underline-offset-2"
      >
        What is kept, where and how long
      </Link>
    </div>
  );
}

const mailTo = (address: string, product: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(`Feedback on ${product}`)}`;

/** Actions available without an account. */
export function LoginActions(): ReactNode {
  const { product, feedbackEmail, demoShareId } = useProductInfo();
  const [isSharing, setIsSharing] = useState(false);
  const shareId = useId();
  return (
    <div>
      <div className="-mx-2.5 flex flex-wrap items-center gap-1">
        {demoShareId === null ? null : (
          <button
            type="button"
            className={BUTTON_STYLE}
            aria-expanded={isSharing}
            aria-controls={shareId}
            onClick={() => setIsSharing(!isSharing)}
          >
            <LinkIcon size={16} />
            Share link
          </button>
        )}
        <a className={BUTTON_STYLE} href="/demo.pdf" target="_blank" rel="noreferrer">
          <ExternalIcon size={16} />
          Demo
        </a>
        {feedbackEmail === null ? null : (
          <a className={BUTTON_STYLE} href={mailTo(feedbackEmail, product)}>
            <PencilIcon size={16} />
            Review
          </a>
        )}
        <Popover
          align="start"
          button={
            <button type="button" className={BUTTON_STYLE}>
              <InfoIcon size={16} />
              Privacy and disclaimer
            </button>
          }
        >
          <Disclaimer />
        </Popover>
      </div>
      <div id={shareId}>{isSharing && demoShareId !== null ? <ShareLink shareId={demoShareId} /> : null}</div>
    </div>
  );
}
