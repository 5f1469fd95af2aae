import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonStyles } from '#platform/ui/controls/button-styles.ts';
import { type ProductInfo, useProductInfo } from '#platform/web/page/product-info.ts';
import { useTitle } from '#platform/web/page/use-title.ts';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import { ThemeButton } from '#platform/web/theme/theme-button.tsx';

const VENDORS = { openai: 'OpenAI', anthropic: 'Anthropic' } as const;

const configuredVendors = ({ providers }: ProductInfo): string[] =>
  (Object.keys(VENDORS) as (keyof typeof VENDORS)[])
    .filter((vendor) => providers[vendor])
    .map((vendor) => VENDORS[vendor]);

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-20">{title}</h2>
      {children}
    </section>
  );
}

/** The kinds of stored data, and for how long each is kept. */
const kept = ({ product, googleClientId }: ProductInfo): readonly (readonly [string, string])[] => [
  ['Name, email and password', 'Until you delete your account. Of the password only a hash is kept.'],
  ...(googleClientId === null
    ? []
    : ([
        [
          'Your Google account’s id, name and email, if you sign in with it',
          'Until you delete your account.',
        ],
      ] as const)),
  [
    'Concentration, year, courses taken, interests, learning preferences',
    'Until you change them or delete your account.',
  ],
  ['Your conversations, with what was checked in each reply', 'Until you delete them or your account.'],
  [
    'Links you shared: a copy of what you chose, as it was then',
    'Until you revoke them or delete your account. Nobody can open one that has run out.',
  ],
  [
    'Calendar addresses: which plan, and a hash of the address',
    'Until you revoke them, or delete the plan or your account.',
  ],
  [
    'Signed-in devices: what the browser calls itself, and when it was used',
    'Until you sign out, or the sign-in runs out.',
  ],
  ['The networks you signed in from and how often something was tried, as hashes', 'At most 30 days.'],
  ['A link to reset your password', 'One hour, or until it is used.'],
  [
    'A transcript you upload, or text you paste',
    `Not kept. ${product} reads the course codes out of it, and only those that you confirm go into your profile.`,
  ],
];

function KeptTable({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid border-t border-line">
      {rows.map(([what, howLong]) => (
        <div key={what} className="grid gap-x-8 gap-y-1 border-b border-line py-3 sm:grid-cols-2">
          <dt className="font-medium">{what}</dt>
          <dd className="text-ink-quiet">{howLong}</dd>
        </div>
      ))}
    </dl>
  );
}

function SentToVendors({ info }: { info: ProductInfo }) {
  const vendors = configuredVendors(info);
  if (vendors.length === 0)
    return (
      <p>
        To nobody. No model provider is set up here: {info.assistant} answers on this server, and your
        questions and your profile do not leave it.
      </p>
    );
  return (
    <>
      <p>
        {info.assistant} answers with {vendors.join(' or ')}, whichever you choose. For each answer that
        provider is sent:
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>your question and the conversation it stands in,</li>
        <li>your concentration, secondary field, year, courses, interests and learning preferences,</li>
        <li>what the catalogue says of the courses that are looked up for you.</li>
      </ul>
      <p>
        Never your name, your email or an id, unless you write them into a question. What the provider does
        with it is governed by its terms with whoever runs this server.
      </p>
    </>
  );
}

/** Which data of a student is stored, where, for how long, and what leaves the server; public. */
export function PrivacyPage() {
  useTitle('Privacy');
  const info = useProductInfo();
  const { product, university, feedbackEmail, googleClientId } = info;
  const { status } = useAuth();
  const isSignedIn = status === 'signed-in';
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="mx-auto flex min-h-14 max-w-3xl flex-wrap items-center gap-x-2 px-4 sm:px-6">
          <span className="mr-auto font-serif text-20 font-medium">{product}</span>
          <ThemeButton />
          <Link
            to={isSignedIn ? '/' : '/login'}
            reloadDocument={!isSignedIn && googleClientId !== null}
            className={buttonStyles('secondary', 'small')}
          >
            {isSignedIn ? 'Back to the chat' : 'Sign in'}
          </Link>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-3xl flex-1 content-start gap-8 px-4 py-8 outline-none sm:px-6 sm:py-12"
      >
        <div className="grid gap-3">
          <h1 className="text-28 sm:text-40">Privacy</h1>
          <p className="max-w-prose font-serif text-16 text-ink-quiet sm:text-20">
            What {product} keeps of you{university ? ` as a student of ${university}` : ''}, where, for how
            long, and who else is sent any of it.
          </p>
        </div>
        <Part title="What is kept, and how long">
          <KeptTable rows={kept(info)} />
        </Part>
        <Part title="Where it is kept">
          <p>
            In the database of this server, which whoever runs {product}
            {university ? ` for ${university}` : ''} looks after, and in the backups they make of it. The
            server’s log names failures and calls, and holds nothing that you or {info.assistant} wrote.
          </p>
          <p>
            Your browser keeps your sign-in, the theme and the model provider you chose, and drafts until you
            close the tab or sign out. {product} sets no cookie and counts no visits.
          </p>
        </Part>
        <Part title="Who else is sent something">
          <SentToVendors info={info} />
          {googleClientId === null ? null : (
            <p>
              The sign-in screen loads Google’s button from Google, which learns by that that your browser
              opened it. No other screen loads anything from another site.
            </p>
          )}
        </Part>
        <Part title="What you can do">
          <p>
            The menu under your name exports everything that is held on you, lists your signed-in devices, and
            deletes your account. Deleting removes every row of yours at once, and its last traces on this
            server’s own disk within 24 hours; mails kept on the server go after 7 days. A backup made before
            still holds it until whoever runs this server deletes that.
          </p>
          {feedbackEmail === null ? null : (
            <p>
              Questions go to{' '}
              <a className="text-accent underline underline-offset-2" href={`mailto:${feedbackEmail}`}>
                {feedbackEmail}
              </a>
              .
            </p>
          )}
        </Part>
      </main>
    </div>
  );
}
