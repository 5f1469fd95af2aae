/** The first element in tab order: skips the navigation. `target` is the id of the main landmark. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-60 rounded-md bg-accent px-4 py-2 font-medium text-accent-ink not-focus:sr-only"
    >
      Skip to content
    </a>
  );
}
