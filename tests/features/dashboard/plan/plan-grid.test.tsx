import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clip, openGrid, ROWS, sheet } from './grid.ts';

test('[B25] a block of a spreadsheet is pasted, and copied again as it was', async () => {
  const { user, cellAt } = await openGrid();
  clip('paste', `${sheet}\r\n`);
  expect(await screen.findByText('4 cells selected')).toBeVisible();
  expect(cellAt(1, 0)).toHaveTextContent('Ana Lima; 陈伟');
  expect(cellAt(1, 1)).toHaveTextContent('Nobody');
  expect(clip('copy')).toBe('Rui Tanaka\tElena Petrova\nAna Lima; 陈伟\tNobody');
  await user.keyboard('{ArrowUp}');
  expect(clip('copy')).toBe('Elena Petrova');
  expect(clip('cut')).toBe('Elena Petrova');
  expect(cellAt(0, 1)).toBeEmptyDOMElement();
  expect(cellAt(0, 0)).toHaveTextContent('Rui Tanaka');
});

test('[B25] one text is pasted into every selected cell; what is beyond the grid is said', async () => {
  const { user, cellAt } = await openGrid();
  await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  clip('paste', 'Rui Tanaka');
  expect([cellAt(0, 0), cellAt(0, 1), cellAt(1, 0), cellAt(1, 1)].map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 4 }, () => expect.stringContaining('Rui Tanaka')),
  );
  await user.keyboard('{Control>}{End}{/Control}');
  clip('paste', sheet);
  expect(await screen.findByText('3 pasted cells did not fit')).toBeVisible();
});

test('[B25] the first of the selected cells is filled down, and taken back step by step', async () => {
  const { user, cellAt, shown } = await openGrid();
  clip('paste', sheet.split('\n')[0]);
  await user.keyboard('{Control>}{Home}{/Control}{Shift>}{ArrowRight}{Control>}{ArrowDown}{/Control}{/Shift}');
  await user.keyboard('{Control>}d{/Control}');
  expect(cellAt(ROWS - 1, 0)).toHaveTextContent('Rui Tanaka');
  expect(shown.getAllByText('Elena Petrova')).toHaveLength(ROWS);
  await user.keyboard('{Control>}z{/Control}');
  expect(shown.getAllByText('Elena Petrova')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Undo edit' }));
  expect(shown.queryByText('Elena Petrova')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo edit' }));
  expect(screen.getByRole('button', { name: 'Undo edit' })).toHaveAttribute('aria-disabled', 'true');
});

test('[B47] a plan that was copied with its heads is pasted without them', async () => {
  const { cellAt } = await openGrid();
  clip(
    'paste',
    'Milestone\tAfrica, Research\tAfrica, QA\n1 Governance\tRui Tanaka\tElena Petrova\n2 Roads\tAna Lima\t',
  );
  expect(cellAt(0, 0)).toHaveTextContent('Rui Tanaka');
  expect(cellAt(0, 1)).toHaveTextContent('Elena Petrova');
  expect(cellAt(1, 0)).toHaveTextContent('Ana Lima');
  expect(cellAt(2, 0)).toBeEmptyDOMElement();
});

test('[B25] heads select their row, column, group or all; so do Shift+Space, Ctrl+Space and Ctrl+A', async () => {
  const { user, cellAt, shown } = await openGrid();
  const columns = cellAt(0, 0).closest('tr')?.querySelectorAll('[role=gridcell]').length ?? 0;
  const selected = async (cells: number) =>
    expect(await screen.findByText(cells === 1 ? '1 cell selected' : `${cells} cells selected`)).toBeVisible();
  const heads = shown.getAllByRole('columnheader');
  for (const [head, cells] of [
    [heads[0], ROWS * columns],
    [heads[1], ROWS * 2],
    [heads.at(-1), ROWS],
    [shown.getAllByRole('rowheader')[2], columns],
  ] as const) {
    await user.click(head as HTMLElement);
    await selected(cells);
  }
  expect(cellAt(2, 0)).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  await selected(1);
  await user.keyboard('{Shift>} {/Shift}');
  await selected(columns);
  await user.keyboard('{Control>} {/Control}');
  await selected(ROWS);
  expect(cellAt(0, 0)).toHaveFocus();
  await user.keyboard('{Control>}a{/Control}');
  await selected(ROWS * columns);
});
