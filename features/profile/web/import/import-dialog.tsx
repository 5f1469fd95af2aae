import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#platform/ui/controls/button.tsx';
import { Dialog } from '#platform/ui/overlays/dialog.tsx';
import { Tabs } from '#platform/ui/controls/tabs.tsx';
import { showSuccess } from '#platform/ui/overlays/toast.ts';
import { type CourseItem, MAX_COURSES } from '../../contract.ts';
import type { CourseReader } from '../course-reader.ts';
import { type Choice, choicesOf, chosenCodes } from './import-choices.ts';
import { PasteField } from './paste-field.tsx';
import { ReviewList } from './review-list.tsx';
import { UploadPanel } from './transcript-upload.tsx';
import { usePdfImport } from './use-pdf-import.ts';

const PASTE = 0;

interface Found {
  source: 'text' | 'PDF';
  choices: Choice[];
}

export interface ImportDialogProps {
  open: boolean;
  courses: readonly string[];
  reader: CourseReader;
  onAdd: (codes: string[]) => void;
  onClose: () => void;
}

/** Imports courses from pasted text or a transcript, with a review before they are added. */
export function ImportDialog({ open, onClose, ...rest }: ImportDialogProps) {
  const [found, setFound] = useState<Found | null>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [tab, setTab] = useState(PASTE);
  const [isAsked, setIsAsked] = useState(false);
  const close = (): void => {
    setFound(null);
    setText('');
    setProblem(null);
    setTab(PASTE);
    setIsAsked(false);
    onClose();
  };
  const { courses, reader, onAdd } = rest;

  const review = (items: readonly CourseItem[], source: Found['source']): string | null => {
    const choices = choicesOf(items, courses);
    if (choices.length === 0) return 'No recognizable course codes found';
    if (choices.every(({ isHeld }) => isHeld)) return 'All found courses are already in your list';
    setFound({ source, choices });
    return null;
  };
  const readText = (): void => {
    setIsAsked(false);
    setProblem(
      text.trim() === ''
        ? 'Please paste some text containing course codes'
        : review(reader.readList(text), 'text'),
    );
  };
  // Without the catalogue a former code is none, and a PDF, which the server reads, would have other courses.
  const isWaiting = isAsked && reader.isComing && text.trim() !== '';
  if (isAsked && !isWaiting) readText();

  const content = useRef<HTMLDivElement>(null);
  const goBack = (): void => {
    flushSync(() => setFound(null));
    // The button is gone.
    content.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };
  const codes = chosenCodes(found?.choices ?? []);
  const isTooMany = courses.length + codes.length > MAX_COURSES;
  const add = (): void => {
    if (!found) return;
    onAdd(codes);
    showSuccess(`Added ${codes.length} courses from ${found.source}`);
    close();
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Import Courses"
      footer={
        found ? (
          <>
            {isTooMany ? (
              <p role="alert" className="mr-auto self-center text-14 text-danger">
                A profile holds at most {MAX_COURSES} courses.
              </p>
            ) : null}
            <Button onClick={goBack}>Back</Button>
            <Button look="primary" disabled={codes.length === 0 || isTooMany} onClick={add}>
              {codes.length === 1 ? 'Add 1 course' : `Add ${codes.length} courses`}
            </Button>
          </>
        ) : null
      }
    >
      <div ref={content}>
        {found ? (
          <ReviewList
            choices={found.choices}
            isCatalogueKnown={found.source === 'PDF' || reader.isReady}
            onChange={(choices) => setFound({ ...found, choices })}
          />
        ) : (
          <Sources
            tab={tab}
            onTab={setTab}
            text={text}
            problem={problem}
            onText={(next) => {
              setText(next);
              setProblem(null);
              setIsAsked(false);
            }}
            onRead={() => setIsAsked(true)}
            isReading={isWaiting}
            onItems={(items) => review(items, 'PDF')}
          />
        )}
      </div>
    </Dialog>
  );
}

interface SourcesProps {
  tab: number;
  onTab: (tab: number) => void;
  text: string;
  problem: string | null;
  onText: (text: string) => void;
  onRead: () => void;
  isReading: boolean;
  /** Returns the reason when there is nothing to review. */
  onItems: (items: CourseItem[]) => string | null;
}

function Sources({ tab, onTab, text, problem, onText, onRead, isReading, onItems }: SourcesProps) {
  const [warning, setWarning] = useState<string | null>(null);
  const [nothing, setNothing] = useState<string | null>(null);
  const pdf = usePdfImport(
    (items) => setNothing(onItems(items)),
    (reason) => {
      setWarning(reason);
      onTab(PASTE);
    },
  );
  return (
    <Tabs
      label="Where the courses come from"
      selected={tab}
      onSelect={onTab}
      tabs={[
        {
          name: 'Paste Course List',
          panel: (
            <>
              <PasteField text={text} problem={problem} warning={warning} onChange={onText} />
              <Button look="primary" className="mt-4" busy={isReading} onClick={onRead}>
                Find courses
              </Button>
            </>
          ),
        },
        {
          name: 'Upload Transcript PDF',
          panel: (
            <UploadPanel
              reading={pdf.reading}
              problem={pdf.problem ?? nothing}
              onFile={(file) => {
                setNothing(null);
                setWarning(null);
                void pdf.read(file);
              }}
            />
          ),
        },
      ]}
    />
  );
}
