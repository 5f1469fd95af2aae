import { later } from '#platform/ui/later.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { universityQuery } from '#features/catalogue/web/shared/university.queries.ts';
import { buttonStyles } from '#platform/ui/controls/button-styles.ts';
import {
  CalendarIcon,
  CopyIcon,
  ImageIcon,
  LinkIcon,
  PrintIcon,
  ShareIcon,
} from '#platform/ui/display/icons.tsx';
import { Menu, MenuItem } from '#platform/ui/overlays/menu.tsx';
import { showError, showNotice, showSuccess } from '#platform/ui/overlays/toast.ts';
import { copyText } from '#platform/web/page/copy-text.ts';
import { downloadFile } from '#platform/web/page/download-file.ts';
import { shownDay } from '#platform/web/page/shown-dates.ts';
import type { PlanVersion } from '../../contract.ts';
import { classNumbersOf } from '../../domain/exports/class-numbers.ts';
import { calendarOfWeek, lastChange } from '../../domain/calendar/calendar-of-week.ts';
import { notesOf } from '../../domain/calendar/plan-calendar.ts';
import { entryWords, listWords } from '../../domain/plan-words.ts';
import type { PlannedWeek } from '../../domain/planned-week.ts';
import { weekPicture } from '../../domain/exports/week-picture.ts';
import { drawWeek } from './draw-week.ts';

const FeedDialog = later(async () => (await import('./feed-dialog.tsx')).FeedDialog);

/** Shares a version by a link; `open` controls its dialog. */
export type ShareVersion = (dialog: {
  open: boolean;
  plan: { versionId: string; label: string };
  onClose: () => void;
}) => ReactNode;

export interface TakeMenuProps {
  version: PlanVersion;
  week: PlannedWeek;
  /** Absent: sharing is not available. */
  share?: ShareVersion | undefined;
}

/** Ways to export a plan: a calendar, class numbers, a picture. */
export function TakeMenu({ version, week, share }: TakeMenuProps) {
  const { data: university } = useQuery(universityQuery);
  // Mounted on first use, to load its code only then.
  const navigate = useNavigate();
  const [feeds, setFeeds] = useState<'never' | 'open' | 'closed'>('never');
  const [sharing, setSharing] = useState<'never' | 'open' | 'closed'>('never');
  if (!university) return null;
  const { term: termName, name } = version;
  const sheetOf = new URLSearchParams({ term: termName, version: version.version_id });
  const found = university.terms.find((term) => term.name === termName);
  const term = found ? { holidays: [], follows: [], ...found } : null;
  const timeZone = university.time_zone ?? null;
  const notes = notesOf({ term, timeZone, untimed: week.untimed.map(entryWords) });

  const saveCalendar = (): void => {
    const text = calendarOfWeek({
      version,
      week,
      term,
      timeZone,
      product: university.product,
      changedAt: lastChange(version, university.catalogue_date),
      ownHours: 'named',
    });
    downloadFile(`${termName} ${name}.ics`, text, 'text/calendar;charset=utf-8');
    if (notes !== '') showNotice(notes);
  };
  const savePicture = async (): Promise<void> => {
    const foot = `${university.name} · ${university.product} · catalogue of ${shownDay(university.catalogue_date)}`;
    const picture = await drawWeek(weekPicture(week, `${termName}, ${name}`, foot));
    if (picture) downloadFile(`${termName} ${name}.png`, picture, 'image/png');
    else showError('This browser could not draw the picture.');
  };
  const copyNumbers = async (): Promise<void> => {
    const { numbers, without } = classNumbersOf(week);
    const missing =
      without.length === 0 ? '' : ` The catalogue has none for every section of ${listWords(without)}.`;
    if (numbers.length === 0) return void showNotice(`There is no class number to copy.${missing}`);
    if (!(await copyText(numbers.join('\n')))) return void showError('The numbers could not be copied.');
    const copied =
      numbers.length === 1 ? '1 class number copied.' : `${numbers.length} class numbers copied.`;
    if (missing === '') showSuccess(copied);
    else showNotice(`${copied}${missing}`);
  };

  return (
    <>
      <Menu
        align="start"
        button={
          <button type="button" className={buttonStyles('secondary', 'small')}>
            <ShareIcon size={16} />
            Take along
          </button>
        }
      >
        <MenuItem icon={<CalendarIcon size={16} />} onSelect={saveCalendar}>
          Calendar file
        </MenuItem>
        <MenuItem icon={<LinkIcon size={16} />} onSelect={() => setFeeds('open')}>
          Calendar address…
        </MenuItem>
        {share ? (
          <MenuItem icon={<ShareIcon size={16} />} onSelect={() => setSharing('open')}>
            Share a link…
          </MenuItem>
        ) : null}
        <MenuItem icon={<CopyIcon size={16} />} onSelect={() => void copyNumbers()}>
          Copy class numbers
        </MenuItem>
        <MenuItem
          icon={<PrintIcon size={16} />}
          onSelect={() => void navigate(`/plan/sheet?${sheetOf.toString()}`)}
        >
          Sheet for your advisor
        </MenuItem>
        <MenuItem icon={<ImageIcon size={16} />} onSelect={() => void savePicture()}>
          Picture
        </MenuItem>
      </Menu>
      {share && sharing !== 'never' ? (
        <Suspense>
          {share({
            open: sharing === 'open',
            plan: { versionId: version.version_id, label: `${termName}, ${name}` },
            onClose: () => setSharing('closed'),
          })}
        </Suspense>
      ) : null}
      {feeds === 'never' ? null : (
        <Suspense>
          <FeedDialog
            open={feeds === 'open'}
            version={version}
            notes={notes}
            onClose={() => setFeeds('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
