import '../support/library-gaps.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Combobox } from '#src/components/combobox.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { fillBrowserGaps } from '../support/browser-gaps.ts';

const items = Array.from({ length: 250 }, (_, at) => ({
  id: at + 1,
  label: `1.1.${at + 1} Indicator`,
  detail: `Detail ${at + 1}`,
}));

function show(value: number | null = null) {
  fillBrowserGaps({});
  const onValueChange = vi.fn();
  render(
    <Field label="Parent indicator">
      {(control) => (
        <Combobox
          control={control}
          items={items}
          value={value}
          onValueChange={onValueChange}
          placeholder="Select one"
          searchLabel="Search indicators"
          empty="Nothing found"
        />
      )}
    </Field>,
  );
  return { onValueChange, user: userEvent.setup(), button: screen.getByRole('combobox', { name: 'Parent indicator' }) };
}

test('[S64, S113] one of many is found by typing and chosen by keyboard; the list closes and the focus returns', async () => {
  const { user, button, onValueChange } = show();
  expect(button).toHaveTextContent('Select one');
  await user.click(button);
  expect(await screen.findByText('100 of 250 shown. Type to find others.')).toHaveRole('status');
  expect(screen.getAllByRole('option')).toHaveLength(100);
  await user.keyboard('DETAIL 1.1.24');
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toHaveLength(11);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(240);
  expect(screen.queryByRole('option')).toBeNull();
  expect(button).toHaveFocus();
});

test('[S64] what is chosen stands on the button; nothing that fits is said; Escape changes nothing', async () => {
  const { user, button, onValueChange } = show(7);
  expect(button).toHaveTextContent('1.1.7 Indicator');
  await user.click(button);
  await user.keyboard('nowhere');
  expect(await screen.findByText('Nothing found')).toHaveRole('status');
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Nothing found')).toBeNull();
  expect(onValueChange).not.toHaveBeenCalled();
});
