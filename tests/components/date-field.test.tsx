import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
// Loaded beforehand: on a busy machine its first import takes longer than a test waits.
import '#src/components/date-field-calendar.tsx';
import { DateField } from '#src/components/date-field.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { DATE_FIELD_NULL } from '#src/lib/forms/date-field-value.ts';

function Form({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Field label="Start Date">
        {(control) => <DateField {...control} label="Start Date" value={value} onValueChange={setValue} />}
      </Field>
      <output>{value}</output>
    </>
  );
}

const show = (start: string) => {
  render(<Form start={start} />);
  return userEvent.setup();
};
const field = () => screen.getByRole('textbox', { name: 'Start Date' });
const value = () => screen.getByRole('status').textContent;
const opener = () => screen.getByRole('button', { name: /^Choose Start Date/ });

test('[S51] a date is shown as dd MMM yyyy, taken as typed, and put into that form when left', async () => {
  const user = show('2026-01-01');
  expect(field()).toHaveValue('01 Jan 2026');
  await user.clear(field());
  expect(value()).toBe(DATE_FIELD_NULL);
  await user.type(field(), '1/7/2026');
  expect(field()).toHaveValue('1/7/2026');
  expect(value()).toBe('2026-07-01');
  await user.tab();
  expect(field()).toHaveValue('01 Jul 2026');
});

test('[S109] a text that is no date stays as it was typed', async () => {
  const user = show(DATE_FIELD_NULL);
  expect(field()).toHaveValue('');
  await user.type(field(), '31 Feb 2026');
  await user.tab();
  expect(field()).toHaveValue('31 Feb 2026');
  expect(value()).toBe('31 Feb 2026');
});

test('[S51] the calendar runs from Monday to Sunday under month and year, with named buttons for the months before and after', async () => {
  const user = show('2026-01-15');
  await user.click(opener());
  const grid = await screen.findByRole('grid', { name: 'January 2026' });
  expect(
    within(grid)
      .getAllByRole('columnheader', { hidden: true })
      .map((head) => head.getAttribute('aria-label')),
  ).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('grid', { name: 'February 2026' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(screen.getByRole('grid', { name: 'December 2025' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Wednesday, 31 December 2025/ }));
  expect(value()).toBe('2025-12-31');
  expect(field()).toHaveValue('31 Dec 2025');
  await waitFor(() => expect(opener()).toHaveFocus());
});

test('[S51] the keyboard alone opens it, moves by day, week and month, chooses, and Escape leaves it as it was', async () => {
  const user = show('2026-01-15');
  await user.tab();
  await user.tab();
  expect(opener()).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: /15 January 2026, selected/ })).toHaveFocus());
  await user.keyboard('{ArrowRight}{ArrowDown}{PageDown}');
  await waitFor(() => expect(screen.getByRole('button', { name: /23 February 2026/ })).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(value()).toBe('2026-01-15');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: /15 January 2026, selected/ })).toHaveFocus());
  await user.keyboard('{Home}{Enter}');
  expect(value()).toBe('2026-01-12');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

test('[S51] in a dialog the keyboard is on the chosen day each time that the calendar opens', async () => {
  render(
    <Dialog open onOpenChange={() => undefined} title="Edition">
      <Form start="2026-01-15" />
    </Dialog>,
  );
  const user = userEvent.setup();
  opener().focus();
  for (const _time of ['first', 'second']) {
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /15 January 2026, selected/ })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
  }
});
