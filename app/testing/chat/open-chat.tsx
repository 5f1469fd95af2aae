import { lazy } from 'react';
import { type InitialEntry, Link } from 'react-router';
import { ChatPage } from '#features/advisor/web/chat-page.tsx';
import { type OpenScreens, openScreens } from '../open-screens.tsx';
import type { FakeChat } from './fake-chat.ts';

/** A screen that never finishes loading: whoever asks for it stays on the way. */
const NeverLoaded = lazy(() => Promise.withResolvers<never>().promise);

/** Renders a student's chat screen with a fake server. */
export const openChat = (chat: FakeChat, address: InitialEntry = '/'): OpenScreens => {
  chat.start();
  const screens = {
    '/': (
      <>
        <Link to="/">Chat</Link>
        <ChatPage />
      </>
    ),
    '/profile': <h1>Profile screen</h1>,
    '/login': <h1>Sign-in screen</h1>,
    '/courses': <NeverLoaded />,
  };
  return openScreens(screens, address);
};
