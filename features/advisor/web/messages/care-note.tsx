import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { CloseIcon } from '#platform/ui/display/icons.tsx';
import { type SupportLine, useProductInfo } from '#platform/web/page/product-info.ts';
import { dialling, emergencyOf, linesOf } from '../../domain/care/support-lines.ts';

function Dial({ telephone }: { telephone: string }) {
  return (
    <a href={dialling(telephone)} className="font-medium whitespace-nowrap text-accent underline">
      {telephone}
    </a>
  );
}

/** One line's contact details; the reply has the full text. */
function Line({ line: { name, telephone, text, address } }: { line: SupportLine }) {
  return (
    <li>
      {name}: {telephone === null ? text ? `text ${text}` : address : <Dial telephone={telephone} />}
      {telephone !== null && text !== null ? `, text ${text}` : null}
    </li>
  );
}

/** Who can help, shown above the composer after words of despair or danger. */
export function CareNote({ onHide }: { onHide: () => void }) {
  const info = useProductInfo();
  const emergency = emergencyOf(info);
  return (
    <section
      aria-label="Who can help now"
      className="mb-2 flex items-start gap-1 rounded-lg border border-line bg-surface pr-1 pl-3 text-14"
    >
      <div className="max-h-32 min-w-0 flex-1 overflow-y-auto py-2 leading-6">
        <p className="text-ink-quiet">
          A person can help now. In danger:{' '}
          {emergency === null ? 'your local emergency number' : <Dial telephone={emergency} />}
        </p>
        <ul>
          {linesOf(info).map((line) => (
            <Line key={line.name} line={line} />
          ))}
        </ul>
      </div>
      <IconButton label="Hide who can help" icon={<CloseIcon size={16} />} onClick={onHide} />
    </section>
  );
}
