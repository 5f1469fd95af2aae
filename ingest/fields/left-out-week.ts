import type { Section, SectionMeeting } from '#features/catalogue/contract.ts';
import { dayMeetings } from '#features/catalogue/domain/sections/sections.ts';
import type { Draft, Place } from '../pack/pack-draft.ts';

export type SectionNamed = Pick<Section, 'class_number' | 'section' | 'component'> & { code: string };

/** Reports the meetings of a section that were read, but are not kept, as the days of another cannot be read. */
export function leaveOutWeek(
  { code, class_number, section, component }: SectionNamed,
  meetings: readonly SectionMeeting[],
  { draft, place }: { draft: Draft; place: Place },
): void {
  const week = dayMeetings(meetings).map(({ day, start, end }) =>
    start === null || end === null ? day : `${day} ${start}-${end}`,
  );
  const number = class_number === '' ? '' : `, class number ${class_number}`;
  const name = [code, component, section].filter((part) => part !== '').join(' ');
  draft.leftOut.add(
    'the times of a section are not kept, as a part of its week cannot be read',
    place,
    null,
    `${name}${number}: without ${week.join(', ')}`,
  );
}
