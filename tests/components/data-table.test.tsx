import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DataTable, type DataTableProps } from '#src/components/data-table.tsx';
import type { DataTableColumn } from '#src/components/data-table-model.ts';
import '#src/components/data-table-sort.tsx';
import { fillBrowserGaps } from '../support/browser-gaps.ts';

type Row = { Id: number; Name: string; On: string | null };
const columns: DataTableColumn<Row>[] = [
  { id: 'Name', header: 'Name', cell: ({ Name }) => Name, sortValue: ({ Name }) => Name },
  { id: 'On', header: 'On', cell: ({ On }) => On ?? '–', sortValue: ({ On }) => On },
  { id: 'Code', header: 'Code', cell: ({ Id }) => `c${Id}`, hidden: true },
];
const rowsTo = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    Id: at + 1,
    Name: `Edition ${at + 1}`,
    On: at === 1 ? null : `20${String(at + 10)}-01-01`,
  }));

const show = (props: Partial<DataTableProps<Row>>) => {
  const table = (
    <DataTable
      rows={rowsTo(3)}
      columns={columns}
      rowId={({ Id }) => Id}
      title="Editions List"
      suffix="Editions"
      loadingMessage="Fetching Editions..."
      empty="No Editions"
      {...props}
    />
  );
  return { user: userEvent.setup(), ...render(table) };
};
const namesShown = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });

beforeEach(() => void fillBrowserGaps());

test('[S47] a head sorts, says so, and turns round when pressed again; what has no value stands last either way', async () => {
  const { user } = show({ defaultSort: { id: 'Name', desc: true } });
  expect(namesShown()).toEqual(['Edition 3', 'Edition 2', 'Edition 1']);
  expect(head('Name')).toHaveAttribute('aria-sort', 'descending');
  await user.click(within(head('On')).getByRole('button'));
  expect(head('On')).toHaveAttribute('aria-sort', 'ascending');
  expect(head('Name')).not.toHaveAttribute('aria-sort');
  expect(namesShown()).toEqual(['Edition 1', 'Edition 3', 'Edition 2']);
  await user.keyboard('{Enter}');
  expect(head('On')).toHaveAttribute('aria-sort', 'descending');
  expect(namesShown()).toEqual(['Edition 3', 'Edition 1', 'Edition 2']);
});

test('[S47] names sort by their numbers, not letter by letter', () => {
  show({ rows: rowsTo(12), defaultSort: { id: 'Name', desc: false }, pageSize: 10 });
  expect(namesShown().at(1)).toBe('Edition 2');
  expect(namesShown().at(9)).toBe('Edition 10');
});

test('[S47] twenty-five rows a page, counted with the suffix, and the way through the pages by name', async () => {
  const { user } = show({ rows: rowsTo(60) });
  const pages = screen.getByRole('navigation', { name: 'Pages of Editions List' });
  expect(screen.getByText('1–25 of 60 Editions')).toHaveRole('status');
  expect(screen.getByRole('table', { name: 'Editions List' })).toHaveAttribute('aria-rowcount', '61');
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAccessibleDescription('This is the first page');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('51–60 of 60 Editions')).toBeVisible();
  expect(namesShown()).toHaveLength(10);
  expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '52');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('51–60 of 60 Editions')).toBeVisible();
  await user.selectOptions(within(pages).getByRole('combobox', { name: 'Rows a page' }), '100');
  expect(screen.getByText('1–60 of 60 Editions')).toBeVisible();
});

test('[S47] a new order begins at the first page, and rows that go take the last page along', async () => {
  const { user, rerender } = show({ rows: rowsTo(26) });
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(namesShown()).toEqual(['Edition 26']);
  rerender(
    <DataTable
      rows={rowsTo(20)}
      columns={columns}
      rowId={({ Id }) => Id}
      suffix="Editions"
      loadingMessage=""
      empty=""
    />,
  );
  expect(screen.getByText('1–20 of 20 Editions')).toBeVisible();
  await user.click(within(head('Name')).getByRole('button'));
  expect(namesShown()[0]).toBe('Edition 1');
});

test('[S47] few rows are counted without a way through pages; a hidden column is not shown', () => {
  show({});
  expect(screen.getByText('1–3 of 3 Editions')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Code' })).not.toBeInTheDocument();
});

test.each([
  ['Editions', '1–1 of 1 Edition'],
  ['Countries', '1–1 of 1 Country'],
])('[S47] one of the %s is counted as one', (suffix, words) => {
  show({ rows: rowsTo(1), suffix });
  expect(screen.getByText(words)).toBeVisible();
});

test('[S47] while rows are fetched the message says so; without any the sentence stands; a failure can be tried again', async () => {
  const { rerender, user } = show({ rows: undefined });
  expect(screen.getByRole('status')).toHaveTextContent('Fetching Editions...');
  const again = vi.fn();
  const shared = { columns, rowId: ({ Id }: Row) => Id, suffix: 'Editions', loadingMessage: '' };
  rerender(<DataTable rows={[]} empty="No Editions" {...shared} />);
  expect(screen.getByText('No Editions')).toBeVisible();
  rerender(<DataTable rows={undefined} empty="" error={new Error('It failed')} onRetry={again} {...shared} />);
  expect(screen.getByRole('alert')).toHaveTextContent('It failed');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledOnce();
});

test('[S47] rows can be chosen one by one or all together, over all pages', async () => {
  function Choosing() {
    const [selected, setSelected] = useState<Set<string | number>>(new Set([999]));
    return (
      <>
        <output>{[...selected].length}</output>
        <DataTable
          rows={rowsTo(30)}
          columns={columns}
          rowId={({ Id }) => Id}
          suffix="Countries"
          loadingMessage=""
          empty=""
          selection={{ selected, onSelectedChange: setSelected, keyOf: ({ Id }) => Id, labelOf: ({ Name }) => Name }}
        />
      </>
    );
  }
  const user = userEvent.setup();
  render(<Choosing />);
  const all = screen.getByRole('checkbox', { name: 'Select all 30 Countries' });
  await user.click(screen.getByRole('checkbox', { name: 'Select Edition 2' }));
  expect(all).toBePartiallyChecked();
  expect(screen.getAllByRole('row')[2]).toHaveAttribute('aria-selected', 'true');
  await user.click(all);
  expect(screen.getByText('31')).toBeVisible();
  expect(all).toBeChecked();
  await user.click(all);
  expect(screen.getByText('1')).toBeVisible();
});

test('[S47] a long list without pages keeps few rows in the document and says how many there are', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800);
  show({ rows: rowsTo(2000), pageSize: false });
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2001');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  expect(screen.queryByText(/of 2000/)).not.toBeInTheDocument();
});

const chosenBy = (selected = new Set<number>()) => ({
  ...{ selected, onSelectedChange: () => undefined, keyOf: ({ Id }: Row) => Id, labelOf: ({ Name }: Row) => Name },
});

test('the row that has the focus stays in the document wherever the list is scrolled to', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.dataset.slot === 'table-region' ? 600 : 36;
  });
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800);
  const { user } = show({ rows: rowsTo(2000), pageSize: false, selection: chosenBy() });
  const box = screen.getByRole('checkbox', { name: 'Select Edition 3' });
  await user.click(box);
  const region = screen.getByRole('region', { name: 'Editions List' });
  const heightOf = () => [...region.querySelectorAll('td[style]')].map((cell) => (cell as HTMLElement).style.height);
  const rowsOf = () => within(region).getAllByRole('row').length;
  const [before, rows] = [heightOf(), rowsOf()];
  region.scrollTop = 36_000;
  fireEvent.scroll(region);
  await screen.findByRole('checkbox', { name: 'Select Edition 1003' });
  expect(box).toHaveFocus();
  expect(screen.queryByRole('checkbox', { name: 'Select Edition 4' })).not.toBeInTheDocument();
  // what is left out above it, between it and those in view, and below is still as high
  const sum = (heights: string[]) => heights.reduce((all, height) => all + Number.parseFloat(height), 0);
  expect(heightOf()).toHaveLength(3);
  expect(sum(heightOf())).toBe(sum(before) - (rowsOf() - rows) * 36);
  // nor is it another one on paper, or afterwards
  for (const sign of ['beforeprint', 'afterprint']) {
    fireEvent(window, new Event(sign));
    expect(box, sign).toHaveFocus();
    expect(box, sign).toHaveAccessibleName('Select Edition 3');
  }
});

test('the keyboard passes over rows that each hold something to press', async () => {
  const { user } = show({ rows: rowsTo(12), selection: chosenBy() });
  screen.getByRole('button', { name: 'Skip Editions List' }).focus();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Rows a page' })).toHaveFocus();
});

test('rows without anything to press, and a few, are not passed over', () => {
  const { unmount } = show({ rows: rowsTo(12) });
  expect(screen.queryByRole('button', { name: /^Skip/ })).not.toBeInTheDocument();
  unmount();
  show({ rows: rowsTo(9), selection: chosenBy() });
  expect(screen.queryByRole('button', { name: /^Skip/ })).not.toBeInTheDocument();
});

test('on paper a long list has all its rows, and no height of its own', () => {
  show({ rows: rowsTo(100), pageSize: false, maxHeight: '40rem' });
  const rowCount = () => within(screen.getByRole('table')).getAllByRole('row').length - 1;
  expect(rowCount()).toBeLessThan(100);
  expect(screen.getByRole('table').parentElement?.style.maxHeight).toBe('');
  fireEvent(window, new Event('beforeprint'));
  expect(rowCount()).toBe(100);
  fireEvent(window, new Event('afterprint'));
  expect(rowCount()).toBeLessThan(100);
});

test('as cards, whose heads nobody sees, rows are chosen one by one: nothing unseen takes the focus', async () => {
  fillBrowserGaps({ width: 390 });
  show({ cards: true, selection: chosenBy() });
  expect(await screen.findByRole('combobox', { name: 'Editions List: sort by' })).toBeVisible();
  expect(screen.getAllByRole('checkbox', { name: /^Select Edition/ })).toHaveLength(3);
  expect(screen.queryByRole('checkbox', { name: /^Select all/ })).toBeNull();
  const heads = screen.getAllByRole('columnheader').map((head) => within(head).queryByRole('button'));
  expect(heads).toEqual([null, null, null]);
});

test('while rows are on their way, a grey row has a cell for each head, also for that of the checkboxes', () => {
  const { container } = show({ rows: undefined, selection: chosenBy() });
  const [heads, greys] = [...container.querySelectorAll('tr')];
  expect(heads?.children).toHaveLength(3);
  expect(greys?.children).toHaveLength(3);
});
