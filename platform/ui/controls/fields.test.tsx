import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Chips, RemovableChip } from './chips.tsx';
import { Combobox } from './combobox.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const asOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

describe('a text field', () => {
  it('is linked to its hint and error', () => {
    render(<TextField label="Email" hint="At your university" error="Please enter your email address" />);
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toHaveAccessibleDescription('At your university Please enter your email address');
    expect(input).toBeInvalid();
  });

  it('announces an error only if it has the focus, since it is read with the field that gets it', async () => {
    const field = (error: string | null) => <TextField label="Email" error={error} />;
    const { rerender } = render(field('Enter your email.'));
    expect(screen.getByText('Enter your email.')).toHaveAttribute('aria-live', 'off');
    await userEvent.tab();
    rerender(field('Use another email.'));
    expect(screen.getByText('Use another email.')).toHaveAttribute('aria-live', 'polite');
  });

  it('says that it is optional', () => {
    render(<TextArea label="Academic interests" optional />);
    expect(screen.getByRole('textbox', { name: 'Academic interests (optional)' })).toBeValid();
  });
});

describe('a select', () => {
  function Year() {
    const [year, setYear] = useState('');
    return (
      <Select label="Year" value={year} onChange={setYear} options={asOptions(['Freshman', 'Senior'])} />
    );
  }

  it.each([' ', '{Enter}', '{ArrowDown}'])('can be operated by keyboard alone: %j', async (key) => {
    render(<Year />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Year Choose…' })).toHaveFocus();
    await userEvent.keyboard(`${key}{End}{Enter}`);
    expect(screen.getByRole('button', { name: 'Year Senior' })).toHaveFocus();
  });

  it('marks the selected option', async () => {
    render(<Year />);
    await userEvent.click(screen.getByRole('button', { name: /Year/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Freshman' }));
    await userEvent.click(screen.getByRole('button', { name: /Year/ }));
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Freshman');
  });
});

describe('a combobox', () => {
  function Concentration() {
    const [value, setValue] = useState('');
    return (
      <Combobox
        label="Concentration"
        value={value}
        onChange={setValue}
        options={asOptions(['Anthropology', 'Economics', 'Film Studies'])}
      />
    );
  }
  const input = () => screen.getByRole('combobox', { name: 'Concentration' });

  it('finds an option by a part of its text', async () => {
    render(<Concentration />);
    await userEvent.type(input(), 'stud{Enter}');
    expect(input()).toHaveValue('Film Studies');
  });

  it('says if nothing matches, and keeps the previous choice', async () => {
    render(<Concentration />);
    await userEvent.type(input(), 'econ{Enter}');
    await userEvent.clear(input());
    await userEvent.type(input(), 'xyz');
    expect(screen.getByText('Nothing matches.')).toBeInTheDocument();
    expect(screen.queryAllByRole('option')).toHaveLength(0);
  });

  it('shows every option before input', async () => {
    render(<Concentration />);
    await userEvent.click(input());
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  it('can be cleared', async () => {
    render(<Concentration />);
    await userEvent.type(input(), 'econ{Enter}');
    await userEvent.clear(input());
    await userEvent.tab();
    expect(input()).toHaveValue('');
  });
});

describe('chips', () => {
  function Interests() {
    const [value, setValue] = useState<string[]>(['Physics', 'Music']);
    return (
      <>
        <Chips
          legend="Interests"
          options={['Biology', 'Music', 'Physics']}
          value={value}
          onChange={setValue}
        />
        <output>{value.join()}</output>
      </>
    );
  }

  it('can be selected and deselected, and keep the order of the list', async () => {
    render(<Interests />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Biology' }));
    expect(screen.getByRole('status')).toHaveTextContent('Biology,Music,Physics');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Music' }));
    expect(screen.getByRole('status')).toHaveTextContent('Biology,Physics');
  });

  it('have a button to remove one value', async () => {
    let isRemoved = false;
    render(<RemovableChip label="ECON 10A" onRemove={() => (isRemoved = true)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove ECON 10A' }));
    expect(isRemoved).toBe(true);
  });
});

describe('a switch', () => {
  it('is named by its label, and a click on it toggles the switch', async () => {
    function Page() {
      const [isOn, setIsOn] = useState(false);
      return <Switch label="Search descriptions too" checked={isOn} onChange={setIsOn} />;
    }
    render(<Page />);
    await userEvent.click(screen.getByText('Search descriptions too'));
    expect(screen.getByRole('switch', { name: 'Search descriptions too' })).toBeChecked();
  });
});
