import type { ReactNode } from 'react';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { CloseIcon } from '#platform/ui/icons.tsx';
import { type SupportLine, useProductInfo } from '#platform/web/product-info.ts';
import { dialling, emergencyOf, linesOf } from '../../domain/care/support-lines.ts';

function Dial({ telephone }: { telephone: string }) {
  return (
    <a href={dialling(telephone)} className="font-medium whitespace-nowrap">
      {telephone}
    </a>
  );
}

/** The ways to reach one line, a comma between them. */
function Ways({ line: { telephone, text, address, note } }: { line: SupportLine }) {
  const ways: ReactNode[] = [
    telephone === null ? null : <Dial key="call" telephone={telephone} />,
    text === null || text === telephone ? null : `text ${text}`,
    telephone === null && text === null ? address : null,
    note === null ? null : (
      <span key="note" className="text-ink-quiet">
        {note}
      </span>
    ),
  ].filter((way) => way !== null);
  return ways.map((way, index) => (index === 0 ? way : [', ', way]));
}

/** Who can help, kept in view above the box once a conversation has told of despair or danger. */
export function CareNote({ onHide }: { onHide: () => void }) {
  const info = useProductInfo();
  const emergency = emergencyOf(info);
  return (
    <section
      aria-label="Who can help now"
      className="mb-2 flex items-start gap-1 rounded-lg border border-line bg-surface py-1 pr-1 pl-3 text-14"
    >
      <div className="max-h-32 min-w-0 flex-1 overflow-y-auto py-1 leading-6">
        <p className="font-serif text-16 text-ink-quiet">A person can help now</p>
        <ul>
          {linesOf(info).map((line) => (
            <li key={line.name}>
              {line.name}: <Ways line={line} />
            </li>
          ))}
          <li>
            In danger: {emergency === null ? 'your local emergency number' : <Dial telephone={emergency} />}
          </li>
        </ul>
      </div>
      <IconButton label="Hide who can help" icon={<CloseIcon size={16} />} onClick={onHide} />
    </section>
  );
}
