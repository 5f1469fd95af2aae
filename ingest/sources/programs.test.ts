import { expect, it } from 'vitest';
import { readPrograms } from './programs.ts';

const file = (value: unknown) => ({ name: 'programs.json', text: JSON.stringify(value) });

it('allows a joint concentration when neither side says no and one says yes', () => {
  const rules = {
    Anthropology: 'yes',
    Economics: 'no',
    Folklore: 'limited',
    Physics: 'not stated',
    Poetry: 'yes',
  };
  const concentrations = Object.entries(rules).map(([name, joint]) => ({ name, joint }));
  const read = readPrograms(file({ concentrations, secondary_fields: ['Archaeology', { name: 'Poetry' }] }));
  expect(Object.fromEntries(read.concentrations.map(({ name, joint }) => [name, joint]))).toEqual({
    Anthropology: ['Folklore', 'Physics', 'Poetry'],
    Economics: [],
    Folklore: ['Anthropology', 'Poetry'],
    Physics: ['Anthropology', 'Poetry'],
    Poetry: ['Anthropology', 'Folklore', 'Physics'],
  });
  expect(read.secondary_fields.map(({ name }) => name)).toEqual(['Archaeology', 'Poetry']);
});

it("keeps a pack's own file unchanged", () => {
  const own = {
    concentrations: [{ name: 'Physics', joint: ['Poetry'] }],
    secondary_fields: [{ name: 'Poetry' }],
  };
  expect(readPrograms(file(own)).concentrations).toEqual([
    { name: 'Physics', joint: ['Poetry'], groups: [] },
  ]);
});

it('throws for a file of neither form', () => {
  expect(() => readPrograms(file({ majors: [] }))).toThrow(
    'programs.json is no file of programmes: concentrations',
  );
  expect(() => readPrograms({ name: 'p.json', text: '-' })).toThrow('p.json is not JSON.');
});
