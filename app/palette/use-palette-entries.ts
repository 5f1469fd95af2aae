import { useNavigate } from 'react-router';
import { useMessageSearch, useSessions } from '#features/advisor/web/advisor.queries.ts';
import { addressOf, listName } from '#features/advisor/web/sidebar/session-names.ts';
import { writeRef } from '#features/catalogue/web/search/search-params.ts';
import { useCourseFinder } from '#features/catalogue/web/shared/use-course-finder.ts';
import { mayLeave } from '#platform/web/page/leave-guard.ts';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import { useAuth } from '#platform/web/sign-in/auth-state.ts';
import { chooseTheme, useTheme } from '#platform/web/theme/theme.ts';
import { LINKS } from '../frame/navigation-links.ts';
import { matchesTyped, type PaletteEntry } from './palette-entries.ts';

const MOST_COURSES = 6;
const MOST_CHATS = 4;

const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query)}`;

/** Screens, and actions that are available on all of them. */
const useFixedEntries = (): PaletteEntry[] => {
  const navigate = useNavigate();
  const { signOut, provider, setProvider } = useAuth();
  const theme = useTheme();
  const other = provider === 'openai' ? 'Anthropic' : 'OpenAI';
  const leave = async (): Promise<void> => {
    if (await mayLeave()) await signOut();
  };
  const action = (label: string, run: () => void): PaletteEntry => ({
    id: label,
    group: 'Actions',
    label,
    run,
  });
  return [
    ...[...LINKS, { to: '/privacy', label: 'Privacy' }].map(({ to, label }): PaletteEntry => ({
      id: to,
      group: 'Screens',
      label,
      run: () => void navigate(to),
    })),
    action('Start a new chat', () => void navigate('/')),
    action(theme === 'dark' ? 'Light theme' : 'Dark theme', () =>
      chooseTheme(theme === 'dark' ? 'light' : 'dark'),
    ),
    action(`Answer with ${other}`, () => setProvider(other === 'OpenAI' ? 'openai' : 'anthropic')),
    action('Sign out', () => void leave()),
  ];
};

/** Past chats whose title or text contains the words; the latest ones without a text. */
const useChatEntries = (text: string): PaletteEntry[] => {
  const navigate = useNavigate();
  const { data: latest = [] } = useSessions(text === '');
  const { data: found = [], isPlaceholderData } = useMessageSearch(text);
  const chats =
    text === ''
      ? latest.map((session) => ({ session, to: addressOf(session.session_id), note: undefined }))
      : isPlaceholderData
        ? []
        : found.map((session) => ({
            session,
            to: addressOf(session.session_id, session.message_id, text),
            note: session.snippet === '' ? undefined : session.snippet,
          }));
  return chats.slice(0, MOST_CHATS).map(({ session, to, note }): PaletteEntry => ({
    id: to,
    group: 'Past chats',
    label: listName(session),
    note,
    run: () => void navigate(to),
  }));
};

/**
 * The palette's entries.
 *
 * @param typed filters screens and actions immediately
 * @param text for searching courses and chats: `typed`, debounced
 */
export const usePaletteEntries = (typed: string, text: string): PaletteEntry[] => {
  const navigate = useNavigate();
  const { assistant } = useProductInfo();
  const fixed = useFixedEntries();
  const chats = useChatEntries(text);
  const rows = useCourseFinder(text, null)?.rows.slice(0, MOST_COURSES) ?? [];
  const words = typed.trim();
  const elsewhere: PaletteEntry[] =
    words === ''
      ? []
      : [
          {
            id: 'all courses',
            group: 'Elsewhere',
            label: `Search all courses for “${words}”`,
            run: () => void navigate(withQuery('/courses', { q: words })),
          },
          {
            id: 'ask',
            group: 'Elsewhere',
            label: `Ask ${assistant} “${words}”`,
            run: () => void navigate(withQuery('/', { ask: words })),
          },
        ];
  return [
    ...fixed.filter((entry) => matchesTyped(entry, typed)),
    ...rows.map((row): PaletteEntry => ({
      id: `${row.course_id} ${row.class_number}`,
      group: 'Courses',
      label: `${row.class_tag} ${row.class_name}`,
      note: row.term,
      run: () =>
        void navigate(
          withQuery('/courses', {
            q: row.class_tag,
            course: writeRef({ tag: row.class_tag, classNumber: row.class_number }),
          }),
        ),
    })),
    ...chats,
    ...elsewhere,
  ];
};
