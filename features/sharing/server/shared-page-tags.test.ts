import { expect, it } from 'vitest';
import { tagSharedPage } from './shared-page-tags.ts';

const PAGE = '<html><head><title>Lectern</title></head><body></body></html>';

it('excludes a shared profile from search engines, and its link preview reveals nothing about the student', () => {
  const page = tagSharedPage(PAGE, '/shared/abc', 'Lectern');
  expect(page).toContain('<meta name="robots" content="noindex, nofollow" />');
  expect(page).toContain('<title>A shared academic profile · Lectern</title>');
  expect(page).toContain('property="og:title" content="A shared academic profile · Lectern"');
  expect(page).toBe(tagSharedPage(PAGE, '/shared/another-that-never-was', 'Lectern'));
});

it('leaves other pages unchanged', () => {
  expect(tagSharedPage(PAGE, '/profile', 'Lectern')).toBe(PAGE);
});

it('escapes the name of the product', () => {
  const page = tagSharedPage(PAGE, '/shared/abc', '"><script>$& & co');
  expect(page).not.toContain('<script>');
  expect(page).toContain('&#34;&#62;&#60;script&#62;$&#38; &#38; co');
});
