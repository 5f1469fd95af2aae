import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { type Location, NavLink, Outlet, useLocation } from 'react-router';
import { classNames } from '#platform/ui/styles/class-names.ts';
import { CloseIcon, MenuIcon } from '#platform/ui/display/icons.tsx';
import { useDisclosure } from '#platform/ui/overlays/use-disclosure.ts';
import { useProductInfo } from '#platform/web/page/product-info.ts';
import { LINKS } from './navigation-links.ts';
import { CommandPalette } from '../palette/command-palette.tsx';
import { ProviderMenu } from './provider-menu.tsx';

const barLink = ({ isActive }: { isActive: boolean }): string =>
  classNames(
    '-mb-px flex items-center border-b-2 forced-colors:mb-0 px-1 text-16 no-underline transition-colors -outline-offset-2',
    isActive
      ? 'border-accent font-medium text-ink forced-colors:border-[Highlight]'
      : 'border-transparent text-ink-quiet hover:border-line hover:text-ink forced-colors:border-[Canvas]',
  );

const panelLink = ({ isActive }: { isActive: boolean }): string =>
  classNames(
    'flex min-h-11 items-center border-l-2 px-4 text-16 no-underline -outline-offset-2 hover:bg-wash',
    isActive
      ? 'border-accent font-medium text-ink forced-colors:border-[Highlight]'
      : 'border-transparent text-ink-quiet forced-colors:border-[Canvas]',
  );

/** After navigation moves the focus to the screen's content, unless the screen set the focus itself. */
const useFocusOnMain = ({ pathname, key }: Location, bar: RefObject<HTMLElement | null>) => {
  const main = useRef<HTMLElement>(null);
  // Signing in leads here from a screen without a bar; a document that was just loaded keeps its own beginning.
  const last = useRef(key === 'default' ? pathname : null);
  // Before the screen can be clicked: a list opened with the mouse closes when the focus moves.
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // What was opened in the bar while the screen loaded would close.
    if (bar.current?.querySelector('[aria-expanded="true"]')) return;
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.closest('header'))
      main.current?.focus({ preventScroll: true });
  }, [pathname, bar]);
  return main;
};

/** The navigation bar and the screen under it. */
export function NavigationLayout({ userMenu, savedMark }: { userMenu?: ReactNode; savedMark?: ReactNode }) {
  const { product } = useProductInfo();
  const location = useLocation();
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useDisclosure(bar, toggle);
  const main = useFocusOnMain(location, bar);
  return (
    <div className="flex min-h-dvh flex-col">
      <header ref={bar} className="sticky top-0 z-40 h-12 border-b border-line bg-paper print:hidden">
        <nav
          aria-label="Main"
          className="flex h-full items-center gap-1 px-3 max-[18rem]:justify-end sm:gap-4 sm:px-4 md:gap-6 md:px-6"
        >
          <span className="mr-auto min-w-0 truncate font-serif text-20 font-medium max-[18rem]:sr-only sm:mr-2">
            {product}
          </span>
          <div className="hidden gap-4 self-stretch sm:mr-auto sm:flex md:gap-5">
            {LINKS.map(({ to, label }) => (
              <NavLink key={to} to={to} end className={barLink}>
                {label}
                {to === '/saved' ? savedMark : null}
              </NavLink>
            ))}
          </div>
          <CommandPalette />
          <ProviderMenu />
          {userMenu}
          <button
            ref={toggle}
            type="button"
            aria-label="Menu"
            aria-expanded={panel.isOpen}
            aria-controls="nav-panel"
            onClick={panel.toggle}
            className="relative flex size-11 items-center justify-center rounded-md text-ink sm:hidden"
          >
            {panel.isOpen ? <CloseIcon /> : <MenuIcon />}
            {/* A phone keeps the link that has it in the menu. */}
            {panel.isOpen ? null : <span className="absolute top-1 right-1 leading-none">{savedMark}</span>}
          </button>
        </nav>
        <div
          id="nav-panel"
          hidden={!panel.isOpen}
          className="absolute inset-x-0 top-full border-b border-line bg-paper py-1 shadow-float sm:hidden"
        >
          {LINKS.map(({ to, label }) => (
            <NavLink key={to} to={to} end className={panelLink} onClick={panel.close}>
              {label}
              {to === '/saved' ? savedMark : null}
            </NavLink>
          ))}
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
    </div>
  );
}
