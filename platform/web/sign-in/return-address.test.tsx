import { expect, it } from 'vitest';
import { keepReturnAddress, takeReturnAddress } from './return-address.ts';

const kept = (pathname: string, search = ''): string | null => {
  keepReturnAddress({ pathname, search });
  return takeReturnAddress();
};

it('leads back to the requested page, once', () => {
  expect(kept('/courses', '?q=rivers')).toBe('/courses?q=rivers');
  expect(kept('/', '?session=a')).toBe('/?session=a');
  expect(takeReturnAddress()).toBeNull();
});

it.each(['/', '/login', '/reset-password', '//elsewhere.example', '/\\elsewhere.example'])(
  'does not lead back to %s',
  (pathname) => expect(kept(pathname)).toBeNull(),
);
