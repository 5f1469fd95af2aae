import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import firstPaint from '../../../app/first-paint.js?raw';
import { ThemeButton } from './theme-button.tsx';
import { chooseTheme, currentTheme, followTheme } from './theme.ts';

let isSystemDark = false;
const onSystemChange = new Set<() => void>();

const setSystem = (isDark: boolean): void => {
  isSystemDark = isDark;
  for (const tell of onSystemChange) tell();
};

beforeEach(() => {
  isSystemDark = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isSystemDark;
    },
    addEventListener: (_: string, tell: () => void) => onSystemChange.add(tell),
    removeEventListener: (_: string, tell: () => void) => onSystemChange.delete(tell),
  }));
});
afterEach(() => {
  onSystemChange.clear();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['theme'];
});

const shown = (): string | undefined => document.documentElement.dataset['theme'];

describe('the theme at the first paint and afterwards', () => {
  it.each([
    ['dark', false, 'dark'],
    ['dark', true, 'dark'],
    ['light', true, 'light'],
    ['light', false, 'light'],
    [null, true, 'dark'],
    [null, false, 'light'],
  ])('stored %s, system dark %s: %s', (stored, system, expected) => {
    if (stored) localStorage.setItem('theme', stored);
    isSystemDark = system;
    // oxlint-disable-next-line typescript/no-implied-eval -- the file is run as the page runs it, a classic script
    new Function(firstPaint)();
    expect(shown()).toBe(expected);
    expect(currentTheme()).toBe(expected);
  });
});

describe('following changes', () => {
  it('follows the system while nothing is stored', () => {
    const end = followTheme();
    expect(shown()).toBe('light');
    setSystem(true);
    expect(shown()).toBe('dark');
    end();
    setSystem(false);
    expect(shown()).toBe('dark');
  });

  it('keeps a choice until it is removed, whatever the system does', () => {
    const end = followTheme();
    chooseTheme('light');
    setSystem(true);
    expect(shown()).toBe('light');
    chooseTheme(null);
    expect(shown()).toBe('dark');
    end();
  });

  it('follows the choice made in another tab', () => {
    const end = followTheme();
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(shown()).toBe('dark');
    end();
  });
});

describe('the theme button', () => {
  it('toggles the theme and stores it', async () => {
    render(<ThemeButton />);
    await userEvent.click(screen.getByRole('button', { name: 'Use the dark theme' }));
    expect(shown()).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Use the light theme' }));
    expect(shown()).toBe('light');
    act(() => chooseTheme(null));
  });
});
