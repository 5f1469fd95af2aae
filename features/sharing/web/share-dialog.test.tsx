import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openScreens } from '#app/testing/open-screens.tsx';
import { row } from '#features/catalogue/domain/search/sample-rows.ts';
import { EMPTY_PROFILE, type Profile } from '#features/profile/contract.ts';
import {
  type Answers,
  failedAnswer,
  fakeServer,
  jsonAnswer,
  linesAnswer,
  type Seen,
} from '#platform/web/api/testing/fake-server.ts';
import { SHARED_FIELDS, type Share } from '../contract.ts';
import { ShareButton } from './shared/share-button.tsx';

const SESSION = { session_id: '5f0c1f6e-3c53-4c26-9a53-0d6d0f4d3c01', title: 'Rivers and cities' };
const QUESTION = {
  id: '5f0c1f6e-3c53-4c26-9a53-0d6d0f4d3c02',
  role: 'user',
  content: 'I am Robin, a Junior.',
};
const REPLY = { id: '5f0c1f6e-3c53-4c26-9a53-0d6d0f4d3c03', role: 'assistant', content: 'Take **GEOL 10**.' };
const PROFILE: Profile = {
  ...EMPTY_PROFILE,
  concentration: 'Geology',
  year: 'Junior',
  courses_taken: ['GEOL 10'],
  interests: ['Music'],
};

const linkOf = (shareId: string, more: Partial<Share> = {}): Share => ({
  shareId,
  url: `https://lectern.example/shared/${shareId}`,
  fields: ['concentration', 'courses_taken'],
  session_id: null,
  plan_version_id: null,
  left_out: [],
  message_count: 0,
  created_at: '2025-10-01T12:00:00.000Z',
  updated_at: '2025-10-01T12:00:00.000Z',
  expires_at: null,
  is_expired: false,
  opened: 0,
  ...more,
});

/** The content of a link with this choice, as the server returns it. */
const cutOut = (input: Seen['input']) => {
  const fields = (input.fields ?? SHARED_FIELDS) as readonly string[];
  const leftOut = (input.left_out ?? []) as readonly string[];
  const messages = input.session_id ? [QUESTION, REPLY] : [];
  return {
    messages,
    shared: {
      profile: {
        concentration: fields.includes('concentration') ? PROFILE.concentration : '',
        year: fields.includes('year') ? PROFILE.year : '',
        courses_taken: fields.includes('courses_taken') ? PROFILE.courses_taken : [],
        interests: fields.includes('interests') ? PROFILE.interests : [],
      },
      chatHistory: messages
        .filter(({ id }) => !leftOut.includes(id))
        .map(({ role, content }) => ({ role, content })),
    },
  };
};

let links: Share[];
let answers: Answers;
let seen: Seen[];
beforeEach(() => {
  links = [];
  answers = {
    'GET /api/profile': jsonAnswer(200, { profile: PROFILE }),
    'GET /api/chat/sessions': jsonAnswer(200, { sessions: [SESSION], next: null }),
    'GET /api/university': jsonAnswer(200, { subjects: { GEOL: 'Geology' }, subject_aliases: {} }),
    'GET /api/courses': linesAnswer([{ total: 1 }, row('GEOL 10', 'Rocks')]),
    'GET /api/plans': jsonAnswer(200, { plans: [] }),
    'GET /api/shares': () => jsonAnswer(200, { shares: links }),
    'POST /api/shares/preview': ({ input }) => jsonAnswer(200, cutOut(input)),
    'POST /api/shares': () => {
      const made = linkOf('made-now', { message_count: 1 });
      links = [made, ...links];
      return jsonAnswer(200, { shareId: made.shareId, url: made.url });
    },
    'PATCH /api/shares/{shareId}': ({ input: { shareId } }) => {
      links = links.map((link) =>
        link.shareId === shareId ? { ...link, updated_at: '2025-10-09T12:00:00.000Z' } : link,
      );
      return jsonAnswer(
        200,
        links.find((link) => link.shareId === shareId),
      );
    },
    'DELETE /api/shares/{shareId}': ({ input: { shareId } }) => {
      links = links.filter((link) => link.shareId !== shareId);
      return jsonAnswer(200, { success: true });
    },
  };
});

const callsOf = (call: string) => seen.filter((each) => each.call === call).map(({ input }) => input);

const open = async (sessionId?: string) => {
  seen = fakeServer(answers);
  const { user } = openScreens(
    { '/': <ShareButton {...(sessionId === undefined ? {} : { sessionId })} /> },
    '/',
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Share a read-only view' });
  return user;
};
const openLinks = async () => {
  const user = await open();
  await user.click(screen.getByRole('tab', { name: 'Your links' }));
  return user;
};
const preview = () => screen.findByRole('region', { name: 'Preview: what a viewer sees' });
const fact = async (name: string) =>
  within(await preview()).getByText(name, { selector: 'dt' }).nextElementSibling;

describe('a new link', () => {
  it('previews what a viewer will see, following the choice', async () => {
    const user = await open();
    expect(await fact('Concentration')).toHaveTextContent(PROFILE.concentration);
    expect(await fact('Year')).toHaveTextContent(PROFILE.year);
    await user.click(screen.getByText('Year', { selector: 'label *, label' }));
    await waitFor(async () => expect(await fact('Year')).toHaveTextContent('Not shared'));
    expect(await fact('Concentration')).toHaveTextContent(PROFILE.concentration);
    expect(within(await preview()).queryByText('Sample Conversation')).toBeNull();
  });

  it('says of a chosen field that is empty in the profile why a viewer does not see it', async () => {
    answers['POST /api/shares/preview'] = jsonAnswer(200, {
      messages: [],
      shared: { profile: { ...cutOut({}).shared.profile, interests: [] }, chatHistory: [] },
    });
    const user = await open();
    const reason = /^Nothing in your profile yet, so a viewer reads “Not shared”: interests\.$/;
    expect(await within(await preview()).findByText(reason)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Interests' }));
    await waitFor(() => expect(screen.queryByText(reason)).toBeNull());
  });

  it('includes the conversation it was opened from, without unticked messages', async () => {
    const user = await open(SESSION.session_id);
    expect(await within(await preview()).findByText(QUESTION.content)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Conversation/ })).toHaveTextContent(SESSION.title);
    await user.click(await screen.findByRole('checkbox', { name: `You: ${QUESTION.content}` }));
    await waitFor(async () => expect(within(await preview()).queryByText(QUESTION.content)).toBeNull());
    expect(within(await preview()).getAllByText('GEOL 10')[0]).toBeVisible();
  });

  it('warns of unshared values in the conversation and can leave them out', async () => {
    const user = await open(SESSION.session_id);
    await user.click(await screen.findByRole('checkbox', { name: 'Year' }));
    expect(await screen.findByText('Your name: “Robin” in 1 message')).toBeVisible();
    expect(await screen.findByText(`Year: “${PROFILE.year}” in 1 message`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave out that message' }));
    await waitFor(() => expect(screen.queryByText(/^Your name:/)).toBeNull());
    await waitFor(async () => expect(within(await preview()).queryByText(QUESTION.content)).toBeNull());
  });

  it('is created as chosen, listed and ready to copy', async () => {
    const user = await open(SESSION.session_id);
    await user.click(await screen.findByRole('checkbox', { name: `You: ${QUESTION.content}` }));
    await user.click(screen.getByRole('checkbox', { name: 'Interests' }));
    await user.click(screen.getByRole('button', { name: /^Expires/ }));
    await user.click(screen.getByRole('option', { name: 'After a week' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create link' })).toBeEnabled());
    const before = Date.now();
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText('Link copied to clipboard!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(links[0]?.url);
    expect(await screen.findByRole('link', { name: /^Open/ })).toHaveAttribute('href', links[0]?.url);
    const [made] = callsOf('POST /api/shares');
    expect(made).toMatchObject({
      fields: ['concentration', 'year', 'courses_taken'],
      session_id: SESSION.session_id,
      left_out: [QUESTION.id],
    });
    const days = (Date.parse(made?.expires_at as string) - before) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    expect(await screen.findByText(links[0]?.url ?? 'none')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(links[0]?.url);
  });

  it('is not created for an empty choice', async () => {
    const user = await open();
    await preview();
    for (const name of ['Concentration', 'Year', 'Courses taken', 'Interests'])
      await user.click(screen.getByRole('checkbox', { name }));
    expect(screen.getByText('Choose at least one field, a conversation or a plan to share.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create link' })).toBeDisabled();
  });

  it('shows the server’s error and keeps the choice', async () => {
    const refusal = { error: 'You have as many links as there can be.', code: 'quota_reached' };
    answers['POST /api/shares'] = jsonAnswer(409, refusal);
    const user = await open();
    await preview();
    await user.click(screen.getByRole('checkbox', { name: 'Year' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create link' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText(refusal.error)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Year' })).not.toBeChecked();
  });

  it('cannot be created until its preview has loaded', async () => {
    answers['POST /api/shares/preview'] = jsonAnswer(404, { error: 'Not found.', code: 'not_found' });
    const user = await open();
    expect(await screen.findByText('The preview could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create link' })).toBeDisabled();
    answers['POST /api/shares/preview'] = ({ input }) => jsonAnswer(200, cutOut(input));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await preview();
    expect(screen.getByRole('button', { name: 'Create link' })).toBeEnabled();
  });
});

describe('while the preview of another choice loads', () => {
  const chosen = async () => {
    const user = await open(SESSION.session_id);
    await screen.findByRole('checkbox', { name: `You: ${QUESTION.content}` });
    const { promise, resolve } = Promise.withResolvers<undefined>();
    answers['POST /api/shares/preview'] = async ({ input }) => {
      await promise;
      return jsonAnswer(200, cutOut(input));
    };
    return { user, come: () => resolve(undefined) };
  };

  it('no link is created, and the previous preview stays', async () => {
    const { user, come } = await chosen();
    await user.click(screen.getByRole('checkbox', { name: 'Year' }));
    expect(screen.getByRole('button', { name: 'Create link' })).toBeDisabled();
    expect(await preview()).toBeVisible();
    come();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create link' })).toBeEnabled());
    expect(await fact('Year')).toHaveTextContent('Not shared');
  });

  it('nothing of another conversation is shown', async () => {
    const { user, come } = await chosen();
    await user.click(screen.getByRole('button', { name: /^Conversation/ }));
    await user.click(screen.getByRole('option', { name: 'None' }));
    expect(screen.queryByRole('region', { name: 'Preview: what a viewer sees' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Create link' })).toBeDisabled();
    come();
    expect(await fact('Year')).toHaveTextContent(PROFILE.year);
  });
});

describe('the list of links', () => {
  it('is empty at first', async () => {
    await openLinks();
    expect(await screen.findByText('You have no links yet. Make one under “New link”.')).toBeVisible();
  });

  it('shows the content and status of each link', async () => {
    links = [
      linkOf('first', { opened: 1, expires_at: '2025-12-24T12:00:00.000Z' }),
      linkOf('second', { message_count: 2, is_expired: true, expires_at: '2025-10-02T12:00:00.000Z' }),
    ];
    await openLinks();
    const [first, second] = within(await screen.findByRole('list', { name: 'Your links' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('Created 1 October 2025');
    expect(first).toHaveTextContent('Expires 24 December 2025');
    expect(first).toHaveTextContent('Opened once');
    expect(first).toHaveTextContent('Shows concentration, courses');
    expect(second).toHaveTextContent('Expired 2 October 2025');
    expect(second).toHaveTextContent('Never opened');
    expect(second).toHaveTextContent('Shows concentration, courses taken, 2 messages');
  });

  it('updates a link in place', async () => {
    links = [linkOf('kept')];
    const user = await openLinks();
    await user.click(await screen.findByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Link updated')).toBeVisible();
    expect(await screen.findByText('Updated 9 October 2025')).toBeVisible();
    expect(callsOf('PATCH /api/shares/kept')).toEqual([{ shareId: 'kept' }]);
  });

  it('revokes a link only after confirmation', async () => {
    links = [linkOf('gone'), linkOf('kept')];
    const user = await openLinks();
    const list = within(await screen.findByRole('list', { name: 'Your links' }));
    const gone = within(list.getAllByRole('listitem')[0] as HTMLElement);
    await user.click(gone.getByRole('button', { name: 'Revoke' }));
    expect(gone.getByRole('group', { name: /^The link stops working at once/ })).toBeVisible();
    expect(gone.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await user.click(gone.getByRole('button', { name: 'Keep' }));
    expect(gone.getByRole('button', { name: 'Revoke' })).toHaveFocus();
    expect(callsOf('DELETE /api/shares/gone')).toEqual([]);
    await user.click(gone.getByRole('button', { name: 'Revoke' }));
    expect(gone.getByText('The link stops working at once. Revoke it?')).toBeVisible();
    await user.click(gone.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Link revoked')).toBeVisible();
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(list.getByText(linkOf('kept').url)).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Your links' })).toHaveFocus();
  });

  it('leaves the focus where the student has gone since', async () => {
    links = [linkOf('gone'), linkOf('kept')];
    const { promise, resolve } = Promise.withResolvers<undefined>();
    answers['DELETE /api/shares/{shareId}'] = async () => {
      await promise;
      links = [linkOf('kept')];
      return jsonAnswer(200, { success: true });
    };
    const user = await openLinks();
    const list = within(await screen.findByRole('list', { name: 'Your links' }));
    const gone = within(list.getAllByRole('listitem')[0] as HTMLElement);
    await user.click(gone.getByRole('button', { name: 'Revoke' }));
    await user.click(gone.getByRole('button', { name: 'Revoke' }));
    await user.tab();
    const copy = list.getByRole('button', { name: 'Copy' });
    expect(copy).toHaveFocus();
    resolve(undefined);
    expect(await screen.findByText('Link revoked')).toBeVisible();
    expect(copy).toHaveFocus();
  });

  it('keeps a link that could not be revoked, with an error', async () => {
    links = [linkOf('kept')];
    answers['DELETE /api/shares/{shareId}'] = failedAnswer();
    const user = await openLinks();
    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    await user.click(screen.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Something went wrong.')).toBeVisible();
    expect(screen.getByText(linkOf('kept').url)).toBeVisible();
  });

  it('can be reloaded when loading failed', async () => {
    answers['GET /api/shares'] = jsonAnswer(403, { error: 'Not now.', code: 'forbidden' });
    const user = await openLinks();
    expect(await screen.findByText('Your links could not be loaded.')).toBeVisible();
    answers['GET /api/shares'] = jsonAnswer(200, { shares: [linkOf('first')] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(linkOf('first').url)).toBeVisible();
  });
});

it('the dialog returns the focus to the button that opened it', async () => {
  const user = await open();
  await preview();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
});
