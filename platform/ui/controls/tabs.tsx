import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { ReactNode } from 'react';

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly { name: string; panel: ReactNode }[];
  /** Which tab is open, counted from 0. */
  selected: number;
  onSelect: (index: number) => void;
}

/** Panels of which one is in sight; arrow keys move between the tabs. What was typed in a hidden panel stays. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <TabGroup selectedIndex={selected} onChange={onSelect}>
      <TabList aria-label={label} className="flex flex-wrap gap-x-3 border-b border-line sm:gap-x-5">
        {tabs.map(({ name }) => (
          <Tab
            key={name}
            className="-mb-px min-h-10 border-b-2 border-transparent text-16 text-ink-quiet transition-colors hover:text-ink data-selected:border-accent data-selected:font-medium data-selected:text-ink touch:min-h-11"
          >
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="pt-4">
        {tabs.map(({ name, panel }) => (
          <TabPanel key={name} unmount={false} className="-outline-offset-2">
            {panel}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
