import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { ReactNode } from 'react';

export interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly { name: string; panel: ReactNode }[];
  /** The selected tab, from 0. */
  selected: number;
  onSelect: (index: number) => void;
}

/**
 * Panels with one visible; arrow keys move between the tabs. Hidden panels stay mounted, so that input in them is
 * kept.
 */
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
