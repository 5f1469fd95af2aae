import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createRecogniser } from '#features/catalogue/domain/recogniser/recogniser.ts';
import { SPACED } from '#features/catalogue/domain/recogniser/sample-catalogues.ts';
import { failedAnswer, fakeServer, jsonAnswer } from '#platform/web/api/testing/fake-server.ts';
import { Toaster } from '#platform/ui/overlays/toaster.tsx';
import { AuthContext, type AuthState } from '#platform/web/sign-in/auth-state.ts';
import type { CourseItem } from '../../contract.ts';
import { readCourseList } from '../../domain/course-list/course-list.ts';
import type { CourseReader } from '../course-reader.ts';
import { ImportDialog } from './import-dialog.tsx';

const recogniser = createRecogniser(SPACED);
const titleOf = (code: string) => (recogniser.has(code) ? `The title of ${code}` : null);
const reader: CourseReader = {
  readTyped: (typed) => [typed],
  readList: (text) => readCourseList(text, { recogniser, titleOf }),
  titleOf,
  isReady: true,
  isComing: false,
};
/** Before the catalogue has come: no subject is known. */
const early: CourseReader = {
  ...reader,
  readList: () => [],
  titleOf: () => null,
  isReady: false,
  isComing: true,
};
const AUTH = { status: 'signed-in', provider: 'anthropic' } as AuthState;

const EXTRACT = 'POST /api/extract_courses';

function TestPage({ held, reader: shown = reader }: { held: string[]; reader?: CourseReader }) {
  const [courses, setCourses] = useState(held);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <AuthContext value={AUTH}>
      <ImportDialog
        open={isOpen}
        courses={courses}
        reader={shown}
        onAdd={(codes) => setCourses([...courses, ...codes])}
        onClose={() => setIsOpen(false)}
      />
      <p data-testid="list">{courses.join(', ')}</p>
      <Toaster />
    </AuthContext>
  );
}

const open = (held: string[] = []): UserEvent => {
  render(<TestPage held={held} />);
  // Do not let the input's accept attribute filter files: our own validation is under test.
  return userEvent.setup({ applyAccept: false });
};
const list = () => screen.getByTestId('list');
const find = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Find courses' }));
const paste = async (user: UserEvent, text: string) => {
  await user.click(screen.getByLabelText('Your course list'));
  await user.paste(text);
  await find(user);
};
const upload = async (user: UserEvent, file: File) => {
  await user.click(screen.getByRole('tab', { name: 'Upload Transcript PDF' }));
  await user.upload(screen.getByLabelText('Choose a PDF'), file);
};
const pdf = (name = 'transcript.pdf', bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const item = (code: string, more: Partial<CourseItem> = {}): CourseItem => ({
  code,
  title: `The title of ${code}`,
  line: `${code} The title of ${code}`,
  known: true,
  kind: 'taken',
  ...more,
});

describe('a pasted list', () => {
  it('is reviewed before it is added, without deselected entries', async () => {
    const user = open(['MATH 1A']);
    await paste(
      user,
      'Transfer Credits\nECON 10A   Micro  4.0\nTotals\n2023 Fall\nCS 50  Intro  4.0  A\nMATH 21A\nMATH 1A\nMATH 999',
    );
    // Where a screen reader goes on; the button that was pressed is gone.
    expect(screen.getByText(/^This is what was read/)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('tab', { name: 'Paste Course List' })).toHaveFocus();
    await find(user);
    const rows = within(screen.getByRole('list', { name: 'Courses that were read' }));
    const box = (name: RegExp) => rows.getByRole('checkbox', { name });
    expect(box(/^ECON 10A.*Transfer or test credit/)).not.toBeChecked();
    expect(box(/^COMPSCI 50 · The title of COMPSCI 50.*Read from “CS 50 Intro”/)).toBeChecked();
    expect(box(/^MATH 999.*Not in this year’s catalogue/)).toBeChecked();
    expect(box(/^MATH 1A.*Already in your list/)).toBeDisabled();
    await user.click(box(/^MATH 21A/));
    await user.click(screen.getByRole('button', { name: 'Add 2 courses' }));
    expect(list()).toHaveTextContent('MATH 1A, COMPSCI 50, MATH 999');
    expect(screen.getByText('Added 2 courses from text')).toBeVisible();
  });

  it.each([
    ['', 'Please paste some text containing course codes'],
    ['  \n ', 'Please paste some text containing course codes'],
    ['rooms 101 and 102, at 10:30', 'No recognizable course codes found'],
    ['math 1a', 'All found courses are already in your list'],
  ])('%j: %s', async (text, message) => {
    const user = open(['MATH 1A']);
    if (text === '') await find(user);
    else await paste(user, text);
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByLabelText('Your course list')).toBeInvalid();
  });
});

describe('before the catalogue has come', () => {
  it('a list is read when it has, as a PDF is', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<TestPage held={[]} reader={early} />);
    await paste(user, 'CS 50  Intro  4.0  A');
    expect(screen.getByRole('button', { name: 'Find courses' })).toHaveAttribute('aria-busy', 'true');
    rerender(<TestPage held={[]} reader={reader} />);
    await screen.findByRole('checkbox', { name: /^COMPSCI 50/ });
  });

  it('a list is read as it can be if it does not come', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<TestPage held={[]} reader={early} />);
    await paste(user, 'CS 50  Intro  4.0  A');
    rerender(<TestPage held={[]} reader={{ ...early, isComing: false }} />);
    await screen.findByText('No recognizable course codes found');
  });
});

describe('an uploaded transcript', () => {
  it('is sent with the provider, shown, and added', async () => {
    const seen = fakeServer({
      [EXTRACT]: jsonAnswer(200, {
        courses: ['STAT 110'],
        items: [item('STAT 110'), item('STAT 111', { kind: 'withdrawn' })],
      }),
    });
    const user = open();
    await upload(user, pdf());
    await user.click(await screen.findByRole('button', { name: 'Add 1 course' }));
    expect(list()).toHaveTextContent('STAT 110');
    expect(screen.getByText('Added 1 courses from PDF')).toBeVisible();
    const sent = seen[0]?.body as FormData;
    expect(sent.get('provider')).toBe('anthropic');
    expect(sent.get('pdf')).toMatchObject({ name: 'transcript.pdf' });
  });

  it.each([
    [pdf('notes.docx'), 'File type not supported. Please upload a file with extension: .pdf'],
    [pdf('scan.pdf', 5 * 1024 * 1024 + 1), 'File size exceeds 5 MB limit'],
  ])('is refused before it is sent: %s', async (file, message) => {
    const seen = fakeServer({});
    const user = open();
    await upload(user, file);
    expect(await screen.findByText(message)).toBeVisible();
    expect(seen).toEqual([]);
  });

  it('that was deleted before it is read shows an error', async () => {
    const user = open();
    const file = pdf();
    vi.spyOn(file, 'slice').mockReturnValue({
      arrayBuffer: () => Promise.reject(new Error('the file was moved')),
    } as unknown as Blob);
    await upload(user, file);
    expect(await screen.findByText('Error processing file: the file was moved')).toBeVisible();
  });

  it('without courses shows an error', async () => {
    fakeServer({ [EXTRACT]: jsonAnswer(200, { courses: [], items: [] }) });
    const user = open();
    await upload(user, pdf());
    expect(await screen.findByText('No courses found in the PDF')).toBeVisible();
  });

  it('that cannot be read opens the paste tab with the reason', async () => {
    const locked = { error: 'This PDF is locked.', code: 'unreadable_file', fallback_available: true };
    fakeServer({ [EXTRACT]: jsonAnswer(400, locked) });
    const user = open();
    await upload(user, pdf());
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Paste Course List' })).toHaveAttribute('aria-selected', 'true'),
    );
    expect(screen.getAllByText('This PDF is locked.')).toHaveLength(2);
  });

  it('that fails for another reason stays on the upload tab', async () => {
    fakeServer({ [EXTRACT]: failedAnswer() });
    const user = open();
    await upload(user, pdf());
    expect(await screen.findByText('Failed to extract courses from PDF')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Upload Transcript PDF' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});
