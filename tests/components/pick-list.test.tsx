import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PickList } from '#src/components/choices/pick-list.tsx';
import type { PickItem } from '#src/components/choices/pick-row.tsx';
import { fillBrowserGaps } from '../support/browser-gaps.ts';

const countries: PickItem[] = [
  { id: 384, label: 'Côte d’Ivoire', mark: 'Africa' },
  { id: 242, label: 'Fiji', mark: 'Oceania' },
  { id: 404, label: 'Kenya', mark: 'Africa' },
  { id: 578, label: 'Norway', mark: 'Europe' },
  { id: 604, label: 'Peru', detail: 'Lima', mark: 'Americas' },
];
const many = Array.from({ length: 500 }, (_, n) => ({ id: n + 1, label: `User ${n + 1}` }));

beforeEach(() => void fillBrowserGaps());

let chosen: number[] = [];

function Picking({ items = countries }: { items?: PickItem[] }) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  chosen = [...selected];
  return (
    <PickList
      items={items}
      selected={selected}
      onSelectedChange={setSelected}
      label="Countries to add"
      searchLabel="Search countries"
      empty={<p>Every country belongs to it</p>}
    />
  );
}

const row = (name: string) => screen.getByRole('checkbox', { name });
const rows = () => screen.getAllByRole('listitem').map((item) => within(item).getByRole('checkbox'));
const search = (text: string) => {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search countries' }), { target: { value: text } });
  act(() => vi.advanceTimersByTime(500));
};

test('[S66] [S67] rows are chosen and unchosen, and the count is announced', async () => {
  const user = userEvent.setup();
  render(<Picking />);
  expect(screen.getByRole('group', { name: 'Countries to add' })).toHaveAccessibleDescription('0 of 5 selected');
  await user.click(row('Kenya'));
  await user.click(screen.getByText('Europe'));
  expect(chosen).toEqual([404, 578]);
  expect(screen.getByRole('status')).toHaveTextContent('2 of 5 selected');
  expect(row('Kenya')).toHaveAccessibleDescription('Africa');
  await user.click(row('Kenya'));
  expect(chosen).toEqual([578]);
  await user.click(screen.getByRole('button', { name: 'Select none' }));
  expect(chosen).toEqual([]);
});

test('[S84] a search ignores case and accents, reads detail and mark, and keeps what it hides', () => {
  vi.useFakeTimers();
  render(<Picking />);
  fireEvent.click(row('Kenya'));
  search('COTE d');
  expect(rows().map((one) => one)).toEqual([row('Côte d’Ivoire')]);
  expect(screen.getByRole('status')).toHaveTextContent('1 found, 1 of 5 selected');
  search('lima');
  expect(rows()).toEqual([row('Peru')]);
  search('africa');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all found' }));
  expect(chosen).toEqual([404, 384]);
  search('atlantis');
  expect(screen.getByText('Nothing matches ‘atlantis’.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select all found' })).toBeDisabled();
  search('');
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  vi.useRealTimers();
});

test('[S66] all are chosen at once, and none again', async () => {
  const user = userEvent.setup();
  render(<Picking />);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(chosen).toHaveLength(5);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(chosen).toEqual([]);
});

test('[S67] arrows, End, Home and Space choose without a mouse; Shift chooses a range; the rows are one tab stop', async () => {
  const user = userEvent.setup();
  render(<Picking />);
  await user.tab();
  await user.tab();
  await user.tab();
  expect(row('Côte d’Ivoire')).toHaveFocus();
  await user.keyboard('{ArrowDown} ');
  expect(chosen).toEqual([242]);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(row('Norway')).toHaveFocus();
  fireEvent.click(row('Norway'), { shiftKey: true });
  expect(chosen).toEqual([242, 404, 578]);
  await user.keyboard('{End}');
  expect(row('Peru')).toHaveFocus();
  await user.keyboard('{Home}{ArrowUp}');
  expect(row('Côte d’Ivoire')).toHaveFocus();
  expect(rows().filter((one) => one.tabIndex === 0)).toEqual([row('Côte d’Ivoire')]);
});

test('[S66] of 500 rows only those near the view are rendered, and the keys reach them all', async () => {
  const user = userEvent.setup();
  render(<Picking items={many} />);
  expect(rows().length).toBeLessThan(30);
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '500');
  act(() => row('User 1').focus());
  await user.keyboard('{End}');
  expect(row('User 500')).toHaveFocus();
  await user.keyboard(' ');
  expect(chosen).toEqual([500]);
  const view = screen.getByRole('list').parentElement as HTMLElement;
  view.scrollTop = 36 * 200;
  fireEvent.scroll(view);
  expect(row('User 205')).toBeInTheDocument();
  expect(row('User 500')).toHaveFocus();
});

test('a row is as high as a thumb needs on a phone, and as two lines need where one has them', () => {
  const heights = () => screen.getAllByRole('listitem').map((row) => row.querySelector('label')?.style.minHeight);
  const { unmount } = render(<Picking items={many.slice(0, 2)} />);
  expect(heights()).toEqual(['2.25rem', '2.25rem']);
  unmount();
  fillBrowserGaps({ width: 390 });
  render(<Picking items={many.slice(0, 2)} />);
  expect(heights()).toEqual(['2.75rem', '2.75rem']);
});

test('words at the end of a row stand beside its second line, which leaves the first one to the name', () => {
  render(<Picking />);
  const lineOf = (text: string) => screen.getAllByText(text).at(-1)?.parentElement;
  expect(lineOf('Americas')).toBe(lineOf('Lima'));
  expect(lineOf('Oceania')).toHaveTextContent('FijiOceania');
  expect(row('Peru')).toHaveAccessibleDescription('Lima Americas');
});

test('[S68] nothing to choose from says so', () => {
  render(<Picking items={[]} />);
  expect(screen.getByText('Every country belongs to it')).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
});
