import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { MoonIcon, SunIcon } from '#platform/ui/display/icons.tsx';
import { chooseTheme, useTheme } from './theme.ts';

/** Toggles between light and dark; stored in this browser. */
export function ThemeButton() {
  const isDark = useTheme() === 'dark';
  return (
    <IconButton
      label={isDark ? 'Use the light theme' : 'Use the dark theme'}
      icon={isDark ? <SunIcon /> : <MoonIcon />}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  );
}
