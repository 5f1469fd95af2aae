import { markdownToText } from '#features/advisor/domain/markdown-to-text.ts';
import { Checkbox } from '#platform/ui/controls/checkbox.tsx';

export interface LeftOutMessagesProps {
  messages: readonly { id: string; role: 'user' | 'assistant'; content: string }[];
  leftOut: readonly string[];
  onChange: (leftOut: string[]) => void;
}

const MAX_LENGTH = 80;

const excerptOf = (content: string): string => {
  const line = content.replaceAll(/\s+/g, ' ').trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH).trimEnd()}…` : line;
};

/** Checkboxes for the conversation's messages; unticked ones are left out. */
export function LeftOutMessages({ messages, leftOut, onChange }: LeftOutMessagesProps) {
  if (messages.length === 0)
    return <p className="text-14 text-ink-quiet">This conversation has no messages yet.</p>;
  return (
    <fieldset className="min-w-0">
      <legend className="text-14 font-medium">Messages</legend>
      <div className="mt-1 grid max-h-64 gap-1 overflow-y-auto rounded-md border border-line px-3 py-1">
        {messages.map(({ id, role, content }) => (
          <Checkbox
            key={id}
            className="items-start! py-1 text-14!"
            checked={!leftOut.includes(id)}
            onChange={(event) =>
              onChange(event.target.checked ? leftOut.filter((each) => each !== id) : [...leftOut, id])
            }
            label={
              <>
                <span className="text-ink-quiet">{role === 'user' ? 'You: ' : 'Reply: '}</span>
                {excerptOf(role === 'assistant' ? markdownToText(content) : content)}
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
