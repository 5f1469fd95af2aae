import { expect, it } from 'vitest';
import { tagSharedPage } from './shared-page-tags.ts';

const PAGE = '<html><head><title>Lectern</title></head><body></body></html>';

it('keeps a shared profile out of search engines, and tells a messenger nothing of the student', () => {
  const page = tagSharedPage(PAGE, '/shared/abc', 'Lectern');
  expect(page).toContain('<meta name="robots" content="noindex, nofollow" />');
  expect(page).toContain('<title>A shared academic profile · Lectern</title>');
  expect(page).toContain('property="og:title" content="A shared academic profile · Lectern"');
  expect(page).toBe(tagSharedPage(PAGE, '/shared/another-that-never-was', 'Lectern'));
});

it('leaves every other page as it is', () => {
  expect(tagSharedPage(PAGE, '/profile', 'Lectern')).toBe(PAGE);
});

it('takes a product’s name as words, whatever signs it has', () => {
  const page = tagSharedPage(PAGE, '/shared/abc', '"><script>$& & co');
  expect(page).not.toContain('<script>');
  expect(page).toContain('&#34;&#62;&#60;script&#62;$&#38; &#38; co');
});
