import { expect, test } from 'vitest';
import { type Described, firstsOfClasses, shellsAmong } from './what-records-say.ts';

const record = (class_tag: string, class_name: string, description: string): Described => ({
  class_tag,
  class_name,
  description,
});

const TIDES = 'Currents, salt and waves of an ocean, its lighthouses and its depth.';

test('a description without any specifics counts as none', () => {
  const same = 'Whales, ropes, harbours, anchors and sails are promised in every one of these.';
  const records = [
    record('SEA 1', 'Tides', TIDES),
    record('SEA 2', 'Tides', ''),
    record(
      'SEA 91',
      'Topics in Tides',
      'Opportunity for group study of tides not otherwise included in the curriculum.',
    ),
    record('SEA 92', 'Elementary Gaelic', 'Grammar, pronunciation, songs, proverbs and conversation.'),
    record('A 1', 'Whales', same),
    record('A 2', 'Ropes', same),
    record('A 3', 'Anchors', same),
  ];
  expect([...shellsAmong(records)]).toEqual([0, 1, 1, 0, 1, 1, 1]);
});

test('a class is the same under another code, in another term and for graduates; not by its title alone', () => {
  const records = [
    record('SEA 1', 'Tides', TIDES),
    record('SEA 2', 'Tides', 'Songs, poems and letters of fishermen.'),
    record('SEA 1G', 'tides', `${TIDES} Graduates write a paper.`),
    record('SEA 2', 'Tides', 'Other songs this spring.'),
    record('SEA 3', 'Tides', ''),
    record('SEA 4', 'Tides', ''),
    record('SEA 5', 'Currents', TIDES),
  ];
  expect([...firstsOfClasses(records)]).toEqual([0, 1, 0, 1, 4, 5, 6]);
});
