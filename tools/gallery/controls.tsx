import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { Checkbox } from '#platform/ui/controls/checkbox.tsx';
import { Chips, RemovableChip } from '#platform/ui/controls/chips.tsx';
import { Combobox } from '#platform/ui/controls/combobox.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { SendIcon } from '#platform/ui/display/chat-icons.tsx';
import { SearchIcon, TrashIcon } from '#platform/ui/display/icons.tsx';
import { Select } from '#platform/ui/controls/select.tsx';
import { Switch } from '#platform/ui/controls/switch.tsx';
import { Tabs } from '#platform/ui/controls/tabs.tsx';
import { TextArea } from '#platform/ui/controls/text-area.tsx';
import { TextField } from '#platform/ui/controls/text-field.tsx';
import { ToggleButton } from '#platform/ui/controls/toggle-button.tsx';
import { Section } from './section.tsx';

const LONG = [
  'Anthropology',
  'Art History',
  'Biology',
  'Computer Science',
  'Economics',
  'Film and Visual Studies',
];
const asOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

/** Buttons, fields and choices. */
export function Controls() {
  const [year, setYear] = useState('');
  const [field, setField] = useState('');
  const [chosen, setChosen] = useState<string[]>(['Biology']);
  const [isOn, setIsOn] = useState(true);
  const [day, setDay] = useState('T');
  const [tab, setTab] = useState(0);
  return (
    <>
      <Section title="Buttons">
        <Button look="primary">Save profile</Button>
        <Button>Import courses</Button>
        <Button look="quiet">Cancel</Button>
        <Button look="danger" icon={<TrashIcon size={16} />}>
          Delete account
        </Button>
        <Button look="primary" busy>
          Signing in
        </Button>
        <Button disabled>Disabled</Button>
        <Button size="small">Small</Button>
        <IconButton label="Delete" icon={<TrashIcon />} />
        <IconButton look="primary" label="Send" icon={<SendIcon />} />
      </Section>
      <Section title="Fields">
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <TextField label="Email" type="email" placeholder="you@alder.example" />
          <TextField label="Password" type="password" error="Please enter both email and password" />
          <TextField
            label="Search"
            hideLabel
            lead={<SearchIcon />}
            placeholder="Search courses by name, code, or instructor..."
          />
          <Select
            label="Year"
            value={year}
            onChange={setYear}
            options={asOptions(['Freshman', 'Sophomore', 'Junior', 'Senior'])}
          />
          <Combobox
            label="Concentration"
            hint="Type to narrow the list."
            value={field}
            onChange={setField}
            options={asOptions(LONG)}
          />
          <TextArea label="Academic interests" optional hint="In your own words." />
        </div>
      </Section>
      <Section title="Choices">
        <Chips legend="Interests" options={LONG} value={chosen} onChange={setChosen} />
        <Checkbox label="Q-rated only" defaultChecked />
        <Switch label="Search descriptions too" checked={isOn} onChange={setIsOn} />
        <fieldset aria-label="Days" className="flex gap-1">
          {['M', 'T', 'W', 'Th', 'F'].map((each) => (
            <ToggleButton key={each} pressed={each === day} onClick={() => setDay(each)}>
              {each}
            </ToggleButton>
          ))}
        </fieldset>
        <RemovableChip label="ECON 10A" note="not in this year’s catalogue" onRemove={() => undefined} />
      </Section>
      <Section title="Tabs">
        <div className="w-full">
          <Tabs
            label="Import"
            selected={tab}
            onSelect={setTab}
            tabs={[
              { name: 'Paste Course List', panel: 'Paste here' },
              { name: 'Upload Transcript PDF', panel: 'Drop here' },
            ]}
          />
        </div>
      </Section>
    </>
  );
}
