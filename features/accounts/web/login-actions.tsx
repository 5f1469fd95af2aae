import { type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#platform/ui/controls/button.tsx';
import { buttonStyles } from '#platform/ui/controls/button-styles.ts';
import { CopyIcon, ExternalIcon, InfoIcon, LinkIcon, PencilIcon } from '#platform/ui/display/icons.tsx';
import { useDisclosure } from '#platform/ui/overlays/use-disclosure.ts';
import { classNames } from '#platform/ui/styles/class-names.ts';
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
      {/* Leaves this page, which may load the identity provider's script, for one that may not. */}
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

/** A small link of the sign-in screen with a short text beside it. */
function Action({ id, words, children }: { id: string; words: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-center justify-items-start gap-x-1 max-[18rem]:grid-cols-1">
      {children}
      <span id={id} className="text-14 text-ink-quiet max-[18rem]:pl-2.5">
        {words}
      </span>
    </li>
  );
}

/** Actions available without an account. */
export function LoginActions(): ReactNode {
  const { product, feedbackEmail, demoShareId } = useProductInfo();
  const [isSharing, setIsSharing] = useState(false);
  const bubble = useRef<HTMLDivElement>(null);
  const info = useRef<HTMLButtonElement>(null);
  const disclaimer = useDisclosure(bubble, info);
  const id = useId();
  return (
    <div>
      <ul className="-ml-2.5 grid gap-0.5">
        {demoShareId === null ? null : (
          <Action id={`${id}-share-words`} words="A student’s profile and chat, as others see them">
            <button
              type="button"
              className={BUTTON_STYLE}
              aria-expanded={isSharing}
              aria-controls={`${id}-share`}
              aria-describedby={`${id}-share-words`}
              onClick={() => setIsSharing(!isSharing)}
            >
              <LinkIcon size={16} />
              Share link
            </button>
          </Action>
        )}
        <Action id={`${id}-demo-words`} words="The product in pictures, a PDF">
          <a
            className={BUTTON_STYLE}
            href="/demo.pdf"
            target="_blank"
            rel="noreferrer"
            aria-describedby={`${id}-demo-words`}
          >
            <ExternalIcon size={16} />
            Demo
          </a>
        </Action>
        {feedbackEmail === null ? null : (
          <Action id={`${id}-review-words`} words="Write to us what you think of it">
            <a
              className={BUTTON_STYLE}
              href={mailTo(feedbackEmail, product)}
              aria-describedby={`${id}-review-words`}
            >
              <PencilIcon size={16} />
              Review
            </a>
          </Action>
        )}
      </ul>
      <div id={`${id}-share`}>
        {isSharing && demoShareId !== null ? <ShareLink shareId={demoShareId} /> : null}
      </div>
      {/* Part of the page, not an overlay, so that the form stays visible. */}
      <div ref={bubble} className="mt-0.5">
        <button
          ref={info}
          type="button"
          className={classNames(BUTTON_STYLE, '-ml-2.5 text-left')}
          aria-expanded={disclaimer.isOpen}
          aria-controls={`${id}-info`}
          onClick={disclaimer.toggle}
        >
          <InfoIcon size={16} />
          Privacy and disclaimer
        </button>
        <div
          id={`${id}-info`}
          hidden={!disclaimer.isOpen}
          className="mt-1 rounded-lg border border-line bg-raised px-4 py-3 text-14"
        >
          <Disclaimer />
        </div>
      </div>
    </div>
  );
}
