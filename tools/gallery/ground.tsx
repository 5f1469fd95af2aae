import { Badge, type Band } from '#platform/ui/display/badge.tsx';
import { Banner } from '#platform/ui/display/banner.tsx';
import { Button } from '#platform/ui/controls/button.tsx';
import * as chatIcons from '#platform/ui/display/chat-icons.tsx';
import * as icons from '#platform/ui/display/icons.tsx';
import { MeterBar } from '#platform/ui/display/meter-bar.tsx';
import { Pager } from '#platform/ui/controls/pager.tsx';
import { Skeleton } from '#platform/ui/display/skeleton.tsx';
import { Spinner } from '#platform/ui/display/spinner.tsx';
import { Cell, HeadCell, Row, Table, TableHead } from '#platform/ui/display/table.tsx';
import { Section } from './section.tsx';

const BANDS: readonly Band[] = [1, 2, 3, 4, 5, 'none'];
const GROUNDS = ['bg-paper', 'bg-surface', 'bg-raised', 'bg-wash'];

/** Static elements: type, colours, bands, banners, tables. */
export function Ground() {
  return (
    <>
      <Section title="Type">
        <div className="grid gap-2">
          <p className="font-serif text-40">Meet Quill</p>
          <p className="font-serif text-28">Course Search</p>
          <p className="font-serif text-20">Principles of Microeconomics</p>
          <p className="max-w-prose">
            Body of 16 in the conversation. <a href="#type">A link in a sentence</a>, and a second line that
            shows how long a measure of seventy characters is in this face.
          </p>
          <p className="text-14 text-ink-quiet">14 in tables, quiet: Tue, Thu 1:30 PM to 2:45 PM</p>
          <p className="text-12 text-ink-quiet">12 for badges and notes</p>
        </div>
      </Section>
      <Section title="Grounds">
        {GROUNDS.map((ground) => (
          <div key={ground} className={`rounded-lg border border-line p-4 ${ground}`}>
            {ground} <span className="text-ink-quiet">quiet</span> <span className="text-accent">accent</span>{' '}
            <span className="text-danger">danger</span>
          </div>
        ))}
      </Section>
      <Section title="Bands">
        {BANDS.map((band) => (
          <div key={band} className="grid w-28 gap-2">
            <Badge band={band}>{band === 'none' ? 'N/A' : (5.3 - band * 0.4).toFixed(1)}</Badge>
            <MeterBar band={band} percent={band === 'none' ? 0 : 110 - band * 15} />
          </div>
        ))}
        <Badge>2025 Fall</Badge>
      </Section>
      <Section title="Notices">
        <Banner className="w-full" action={<Button size="small">Retry</Button>}>
          This list is two hours old: the network is gone.
        </Banner>
        <Banner tone="error" className="w-full">
          Invalid email or password
        </Banner>
        <Spinner label="Loading" />
        <div className="grid w-48 gap-2">
          <Skeleton />
          <Skeleton className="h-4 w-2/3" />
        </div>
      </Section>
      <Section title="Table">
        <Table caption="Courses">
          <TableHead>
            <HeadCell>Course</HeadCell>
            <HeadCell>Instructors</HeadCell>
            <HeadCell>Workload</HeadCell>
          </TableHead>
          <tbody>
            <Row clickable>
              <Cell>ECON 10A</Cell>
              <Cell>Ada Example +2 more</Cell>
              <Cell>
                <Badge band={2}>7.4 hrs</Badge>
              </Cell>
            </Row>
            <Row clickable>
              <Cell>MATH 21B</Cell>
              <Cell>Ben Sample</Cell>
              <Cell>
                <Badge band={5}>16.0 hrs</Badge>
              </Cell>
            </Row>
          </tbody>
        </Table>
        <div className="w-full">
          <Pager page={1} pages={24} results={1183} onPage={() => undefined} />
        </div>
      </Section>
      <Section title="Icons">
        {Object.entries({ ...icons, ...chatIcons }).map(([name, Icon]) => (
          <span key={name} className="grid w-20 justify-items-center gap-1 text-12 text-ink-quiet">
            <Icon className="text-ink" />
            {name.replace('Icon', '')}
          </span>
        ))}
      </Section>
    </>
  );
}
