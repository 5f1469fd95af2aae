import { later } from '#platform/ui/later.tsx';
import type { MarkdownProps } from './markdown.tsx';

/** A message whose text is there at once, and whose markup when the code that reads it has come. */
export const LaterMarkdown = later<MarkdownProps>(async () => (await import('./markdown.tsx')).Markdown, {
  fallback: ({ content }) => <p className="max-w-[70ch] whitespace-pre-wrap">{content}</p>,
});
