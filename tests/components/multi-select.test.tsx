import '../support/library-gaps.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MultiSelect } from '#src/components/choices/multi-select.tsx';
import type { MultiSelectProps } from '#src/components/choices/multi-select-props.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';

const regions = ['Africa', 'Americas', 'Asia', 'Europe', 'Oceania'].map((label, at) => ({ value: at + 1, label }));
const countries = [
  ...['Albania', 'Brazil', 'Chad', "Côte d'Ivoire", 'Denmark', 'Fiji', 'Japan', 'Kenya', 'Norway'],
  ...Array.from({ length: 20 }, (_, at) => `Country ${at + 1}`),
].map((label, at) => ({ value: at + 1, label, detail: `code ${at + 101}` }));

type Options = Partial<MultiSelectProps<number>>;

/** Resolves with what was chosen at each press. */
function show({ value: first = [], ...options }: Options = {}) {
  const changes: number[][] = [];
  function Page(props: Options) {
    const [value, setValue] = useState(first);
    const change = (next: number[]) => {
      changes.push(next);
      setValue(next);
    };
    return (
      <MultiSelect label="Region" options={regions} {...options} {...props} value={value} onValueChange={change} />
    );
  }
  const { rerender } = render(<Page />);
  return {
    changes,
    button: screen.getByRole('button', { name: /^Region/ }),
    user: userEvent.setup(),
    update: (props: Options) => rerender(<Page {...props} />),
  };
}

/** Opened as by keyboard: Tab to the button, Enter. */
async function opened(options?: Options) {
  const shown = show(options);
  await shown.user.tab();
  await shown.user.keyboard('{Enter}');
  return { ...shown, dialog: await screen.findByRole('dialog', { name: 'Region' }) };
}

/** The option that the keys point at, by way of what has the focus. */
const pointedAt = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getAllByRole('option', { checked: true }).map((option) => option.textContent);

beforeEach(() => void fillBrowserGaps({}));

test('[S138, S149] opened by Enter the first option is pointed at: arrows move and stop at the ends, Home and End go there', async () => {
  const { user, changes } = await opened();
  expect(screen.getByRole('listbox', { name: 'Region' })).toHaveFocus();
  expect(pointedAt()).toBe('Africa');
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(pointedAt()).toBe('Asia');
  await user.keyboard('{End}{ArrowDown}');
  expect(pointedAt()).toBe('Oceania');
  await user.keyboard(' {Home}{Enter}');
  expect(changes).toEqual([[5], [1, 5]]);
  expect(chosen()).toEqual(['Africa', 'Oceania']);
});

test('[S138] a long list has the focus in its search box; arrows and Enter choose from there, Space is a letter', async () => {
  const { user, changes } = await opened({ options: countries });
  const box = screen.getByRole('combobox', { name: 'Search Region' });
  expect(box).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(changes).toEqual([[2]]);
  await user.keyboard('cote d');
  expect(box).toHaveValue('cote d');
  expect(names()).toEqual(["Côte d'Ivoirecode 104"]);
  expect(pointedAt()).toBe("Côte d'Ivoirecode 104");
  await user.keyboard('{Enter}');
  expect(changes.at(-1)).toEqual([2, 4]);
  expect(screen.getByText('1 found, 2 selected')).toHaveRole('status');
  await user.clear(box);
  await user.keyboard('code 108');
  expect(names()).toEqual(['Kenyacode 108']);
  await user.keyboard('0');
  expect(screen.getByText('Nothing found')).toBeVisible();
  expect(pointedAt()).toBeNull();
});

test.each([
  ['short', regions, () => screen.getByRole('listbox', { name: 'Region' })],
  ['long', countries, () => screen.getByRole('combobox', { name: 'Search Region' })],
])('[S138] a %s list that comes after the popover takes the focus from it', async (_, options, control) => {
  const { user, update, dialog } = await opened({ options: [], loading: true });
  expect(dialog).toHaveFocus();
  update({ options, loading: false });
  expect(control()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(pointedAt()).toMatch(/^(Americas|Brazil)/);
});

test('[S138] it does not take the focus back from where it has gone meanwhile', async () => {
  const { button, update } = await opened({ options: [], loading: true });
  button.focus();
  update({ options: regions, loading: false });
  expect(names()).toHaveLength(5);
  expect(button).toHaveFocus();
});

test('[S138] a long option is read to its end, which is what tells editions apart', async () => {
  const { user, button } = show({ options: [{ value: 1, label: `${'Report of a long name '.repeat(3)}2026` }] });
  await user.click(button);
  expect(await screen.findByText(/2026$/)).not.toHaveClass('truncate');
});

test('[S138] the button says what is chosen: none, the one, or how many; values without an option are kept and counted', async () => {
  const { user, button, changes } = show({ value: [99] });
  expect(button).toHaveAccessibleName(/^Region 1\s*selected$/);
  await user.click(button);
  await user.click(await screen.findByRole('option', { name: 'Asia' }));
  expect(changes).toEqual([[99, 3]]);
  expect(button).toHaveTextContent(/^Region 2\s*selected$/);
  await user.click(screen.getByRole('button', { name: 'Select none' }));
  expect(changes.at(-1)).toEqual([]);
  expect(button).toHaveTextContent('Region All');
  await user.click(screen.getByRole('option', { name: 'Europe' }));
  expect(button).toHaveTextContent('Region Europe');
});

test('[S138] presses that come quicker than the value comes back are all counted', async () => {
  const change = vi.fn();
  render(<MultiSelect label="Region" options={regions} value={[]} onValueChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: /^Region/ }));
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(change.mock.calls).toEqual([[[1]], [[1, 2]]]);
});

test('[S138] Escape closes and gives the focus back, but not while it has a search to empty', async () => {
  const onOpenChange = vi.fn();
  const { user, button, dialog } = await opened({ options: countries, onOpenChange });
  await user.keyboard('ken');
  expect(names()).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  expect(within(dialog).getByRole('combobox')).toHaveValue('');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveFocus();
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});

test('[S155] blocked, it keeps its place, says why, and does not open', async () => {
  const { user, button } = show({ blocked: 'Select a milestone first.' });
  expect(button).toHaveAccessibleDescription('Select a milestone first.');
  await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [{}, '0 selected: all'],
  [{ none: 'None' }, '0 selected'],
  [{ none: 'Stays', noneMeans: 'the work stays' }, '0 selected: the work stays'],
])('below the list it is told what selecting none means: %o', async (props, words) => {
  const { dialog, user } = await opened(props);
  const told = within(dialog).getByRole('status');
  expect(told.textContent).toBe(words);
  await user.keyboard(' ');
  expect(told.textContent).toBe('1 selected');
});
