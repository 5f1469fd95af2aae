import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { later } from '#platform/ui/later.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { CloseIcon, SearchIcon } from '#platform/ui/display/icons.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { useShortcut } from '#platform/web/page/shortcuts.ts';
import type { SentenceOffer } from './use-sentence-read.ts';
import type { Found } from './use-course-search.ts';
import { useDebouncedSearch } from './use-debounced-search.ts';

const SentenceOfferList = later<{ offer: SentenceOffer; onTake: () => void }>(
  async () => (await import('./sentence-offer.tsx')).SentenceOffer,
);

export interface SearchBoxProps {
  /** The current search. */
  text: string;
  onSearch: (text: string) => void;
  /** Called on every keystroke with the text that will be searched after a pause. */
  onTyping: (text: string) => void;
  found: Found | null;
  /** More may be found when the catalogue has loaded completely. */
  isPartial?: boolean;
  /** What the text can be parsed as; Enter accepts it. */
  offer?: SentenceOffer | null;
  onTake?: (offer: SentenceOffer) => void;
  /** Shown beside the count: which related words were searched. */
  beside?: ReactNode;
  /** Shown in place of the count where nothing is searched: why the list is in its order. */
  order?: ReactNode;
}

/** The number of results, the time taken, and which words are missing. */
const countText = ({ total, milliseconds, hasAllWords }: Found['answer'], isPartial: boolean): string => {
  const count = `${total} ${total === 1 ? 'result' : 'results'}${isPartial ? ' so far' : ''} (${(milliseconds / 1000).toFixed(3)} seconds)`;
  return hasAllWords || total === 0 ? count : `${count}, none with all of these words`;
};

/** The search box, and under it how many courses were found and how fast. */
export function SearchBox(props: SearchBoxProps) {
  const {
    text,
    onSearch,
    onTyping,
    found,
    isPartial = false,
    offer = null,
    onTake,
    beside = null,
    order = null,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const { typed, type, submit } = useDebouncedSearch(text, onSearch, onTyping);
  useShortcut('/', 'Search courses', () => input.current?.focus());

  const clear = (): void => {
    type('');
    input.current?.focus();
  };
  const clearOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      clear();
    }
  };
  const isOffered = offer !== null && offer.of === typed;
  const take = (): void => {
    if (!isOffered || !onTake) return;
    onTake(offer);
    // The button of the offer is gone then.
    input.current?.focus();
  };
  const submitForm = (event: FormEvent): void => {
    event.preventDefault();
    if (isOffered && onTake) take();
    else submit();
  };
  // The last count stays as long as the last results do.
  const isKnown = found !== null && found.asked.text.trim() !== '' && text.trim() !== '';

  return (
    <search>
      <form onSubmit={submitForm}>
        <TextField
          ref={input}
          label="Search courses"
          hideLabel
          placeholder="Search courses by name, code, or instructor..."
          value={typed}
          maxLength={300}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => type(event.target.value)}
          onKeyDown={clearOnEscape}
          lead={<SearchIcon />}
          trail={
            typed === '' ? null : (
              <IconButton
                label="Clear the search"
                icon={<CloseIcon size={16} />}
                onClick={clear}
                withoutTooltip
              />
            )
          }
        />
        {/* Keeps its height without a search, so that the content below does not move; a phone has no room for that. */}
        <div className="mt-1 flex min-h-5 flex-wrap items-baseline gap-x-4 text-14 text-ink-quiet max-md:empty:hidden">
          {isKnown ? (
            <>
              <p data-figures>{countText(found.answer, isPartial)}</p>
              {beside}
            </>
          ) : (
            order
          )}
        </div>
        <div aria-live="polite">
          {isOffered && onTake ? <SentenceOfferList offer={offer} onTake={take} /> : null}
        </div>
      </form>
    </search>
  );
}
