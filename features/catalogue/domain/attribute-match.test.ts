import { expect, it } from 'vitest';
import { type AttributeAsked, attributeTest } from './attribute-match.ts';

it.each<[AttributeAsked, boolean]>([
  [{ value: 'HASS-A' }, true],
  [{ value: 'hass a' }, true],
  [{ value: 'A' }, true],
  [{ scheme: 'HASS', value: 'A' }, true],
  [{ scheme: 'hass', value: 'HASS-A' }, true],
  [{ scheme: 'HASS' }, true],
  [{ value: 'HASS' }, false],
  [{ scheme: 'HASS', value: 'H' }, false],
  [{ scheme: 'Level', value: 'A' }, false],
  [{}, false],
  [{ scheme: '', value: '-' }, false],
])('an attribute is found by %j: %s', (asked, isFound) => {
  expect(attributeTest(asked)({ scheme: 'HASS', value: 'A' })).toBe(isFound);
});

it('a value that means none is found only by its name', () => {
  const none = { scheme: 'Permission', value: 'No Consent' };
  expect(attributeTest({ scheme: 'Permission' })(none)).toBe(false);
  expect(attributeTest({ value: 'No Consent' })(none)).toBe(true);
});

it('a value that contains its scheme is found the same', () => {
  for (const asked of [
    { value: 'HASS-A' },
    { scheme: 'HASS', value: 'A' },
    { scheme: 'HASS', value: 'HASS-A' },
  ])
    expect(attributeTest(asked)({ scheme: 'HASS', value: 'HASS-A' })).toBe(true);
});
