import '../support/library-gaps.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Combobox } from '#src/components/choices/combobox.tsx';
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
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(250));
  await user.keyboard('DETAIL 1.1.24');
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toHaveLength(11);
  expect(screen.getByText('11 of 250 found')).toHaveRole('status');
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

test('[S161] every option can be reached by scrolling and by keys, the last one too', async () => {
  const { user, button, onValueChange } = show();
  await user.click(button);
  await waitFor(() => expect(screen.getByRole('option', { name: /^1\.1\.250 / })).toBeInTheDocument());
  await user.keyboard('{End}{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(250);
});
