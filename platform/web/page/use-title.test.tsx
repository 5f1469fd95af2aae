import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnnouncerProvider } from './announcer.tsx';
import { useTitle } from './use-title.ts';

function Screen({ name }: { name: string }) {
  useTitle(name);
  return <h1>{name}</h1>;
}
const page = (name: string) => (
  <AnnouncerProvider>
    <main id="main" tabIndex={-1}>
      <Screen key={name} name={name} />
    </main>
  </AnnouncerProvider>
);

it('announces a screen that navigation gave the focus, not the one that the document opened with', () => {
  const { rerender } = render(page('Profile'));
  expect(document.title).toMatch(/^Profile · /);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  screen.getByRole('main').focus();
  rerender(page('Course Search'));
  expect(screen.getByRole('status')).toHaveTextContent('Course Search');
});
