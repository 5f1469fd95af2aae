import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { useKeptFocus } from '#platform/ui/controls/use-kept-focus.ts';
import { CheckIcon } from '#platform/ui/display/icons.tsx';
import type { CourseChange, CourseNotice } from '../../contract.ts';
import { courseAddress } from '../course-address.ts';
import { noticesQuery, useDismissNotices } from '../saved.queries.ts';
import { changeWords } from './change-words.ts';
import { ConversationNotice } from './conversation-notice.tsx';

/** Changes since the student last marked them as read; nothing if there are none. */
export function NoticeList() {
  const { data: notices = [] } = useQuery(noticesQuery);
  const { mutate: dismiss } = useDismissNotices();
  const keptFocus = useKeptFocus();
  if (notices.length === 0) return null;
  return (
    <section {...keptFocus} aria-labelledby="notices" className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="notices" className="text-20">
          What changed
        </h2>
        {notices.length > 1 ? (
          <Button look="quiet" size="small" onClick={() => dismiss(notices)}>
            Mark all as read
          </Button>
        ) : null}
      </div>
      <ul className="mt-2 divide-y divide-line rounded-lg border border-line bg-surface">
        {notices.map((notice) =>
          notice.kind === 'saved_course_changed' ? (
            <CourseItem
              key={`${notice.kind} ${notice.code}`}
              notice={notice}
              onRead={() => dismiss([notice])}
            />
          ) : (
            <ConversationNotice
              key={`${notice.kind} ${notice.session_id}`}
              notice={notice}
              onRead={() => dismiss([notice])}
            />
          ),
        )}
      </ul>
    </section>
  );
}

function CourseItem({
  notice: { code, now, changes },
  onRead,
}: {
  notice: CourseNotice;
  onRead: () => void;
}) {
  const isGone = now.offerings.length === 0;
  const name = (
    <>
      <span data-figures className="font-medium">
        {isGone ? code : now.tag}
      </span>{' '}
      {now.title}
    </>
  );
  return (
    <li className="flex items-start gap-2 py-2 pr-1 pl-4">
      <div className="min-w-0 flex-1 py-1.5">
        <h3 className="font-sans text-16 font-normal">
          {isGone ? (
            name
          ) : (
            <Link to={courseAddress(now.tag)} className="text-ink underline-offset-2 hover:underline">
              {name}
            </Link>
          )}
        </h3>
        <ul className="mt-1 grid gap-1 text-14 text-ink-quiet">
          {changes.map((change) => (
            <li key={`${change.what} ${change.term}`} data-figures>
              <Change change={change} />
            </li>
          ))}
        </ul>
      </div>
      <IconButton label={`Mark as read: ${code}`} icon={<CheckIcon size={16} />} onClick={onRead} />
    </li>
  );
}

function Change({ change }: { change: CourseChange }) {
  const { about, was, is } = changeWords(change);
  return (
    <>
      <span className="text-ink">{was === null && is === null ? about : `${about}: `}</span>
      {was === null ? null : (
        <>
          <span className="sr-only">was </span>
          {was}
        </>
      )}
      {is === null ? null : (
        <>
          {was === null ? null : <span aria-hidden>{' → '}</span>}
          <span className="sr-only"> now </span>
          <span className="text-ink">{is}</span>
        </>
      )}
    </>
  );
}
