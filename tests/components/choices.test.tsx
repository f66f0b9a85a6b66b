import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Checkbox } from '#src/components/ui/checkbox.tsx';
import { Chip } from '#src/components/ui/chip.tsx';
import { RadioGroup } from '#src/components/ui/radio-group.tsx';
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx';
import { Switch } from '#src/components/ui/switch.tsx';

it('[S139] the switch says whether it is on and turns by click, Space and Enter', async () => {
  function Page() {
    const [on, setOn] = useState(true);
    return <Switch checked={on} onCheckedChange={setOn} label="Show assigned to me only" />;
  }
  render(<Page />);
  const toggle = screen.getByRole('switch', { name: 'Show assigned to me only' });
  expect(toggle).toBeChecked();
  await userEvent.click(toggle);
  expect(toggle).not.toBeChecked();
  await userEvent.keyboard(' ');
  expect(toggle).toBeChecked();
  await userEvent.keyboard('{Enter}');
  expect(toggle).not.toBeChecked();
});

it('a checkbox shows all, some and none, and its words belong to it', async () => {
  const change = vi.fn();
  const { rerender } = render(<Checkbox label="Africa" indeterminate checked={false} onChange={change} />);
  const box = screen.getByRole('checkbox', { name: 'Africa' });
  expect(box).toBePartiallyChecked();
  await userEvent.click(screen.getByText('Africa'));
  expect(change).toHaveBeenCalledOnce();
  rerender(<Checkbox label="Africa" checked onChange={change} />);
  expect(box).toBeChecked();
});

const choices = [
  { value: 0, label: 'Ratings' },
  { value: 1, label: 'Ratings and References' },
];

it.each([
  ['RadioGroup', RadioGroup],
  ['SegmentedControl', SegmentedControl],
])('[S115] %s: one of them, by words and by arrows, under one name', async (_, Group) => {
  const chosen = vi.fn();
  function Page() {
    const [value, setValue] = useState<number | null>(null);
    const choose = (next: number) => {
      setValue(next);
      chosen(next);
    };
    return <Group legend="Fields" options={choices} value={value} onValueChange={choose} />;
  }
  render(<Page />);
  const group = screen.getByRole('group', { name: 'Fields' });
  expect(within(group).queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.click(screen.getByText('Ratings'));
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen.mock.calls).toEqual([[0], [1]]);
  expect(screen.getByRole('radio', { name: 'Ratings and References' })).toBeChecked();
});

it('[S115] a disabled group cannot be chosen from', async () => {
  const chosen = vi.fn();
  render(<RadioGroup legend="Format" options={choices} value={null} onValueChange={chosen} disabled />);
  await userEvent.click(screen.getByRole('radio', { name: 'Ratings' }));
  expect(screen.getByRole('radio', { name: 'Ratings' })).toBeDisabled();
  expect(chosen).not.toHaveBeenCalled();
});

it('[S169] a strip that is locked is grey and dashed; one where nothing is chosen yet is not', () => {
  const stripOf = (disabled: boolean) =>
    render(
      <SegmentedControl
        legend={`${disabled}`}
        options={choices}
        value={null}
        onValueChange={() => undefined}
        disabled={disabled}
      />,
    ).container.querySelector('fieldset > div');
  expect(stripOf(true)).toHaveClass('border-dashed', 'bg-muted');
  const open = stripOf(false);
  expect(open).toHaveClass('border-input', 'bg-card');
  expect(open).not.toHaveClass('border-dashed');
});

it('[S140] a chip goes away by its own button, by keyboard', async () => {
  const remove = vi.fn();
  render(
    <Chip label="Rui Tanaka" onRemove={remove}>
      Researcher: Rui Tanaka
    </Chip>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Remove Rui Tanaka' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(remove).toHaveBeenCalledOnce();
});
