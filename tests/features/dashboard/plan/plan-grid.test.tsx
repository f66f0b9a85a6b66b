import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { getListWorkflowIndicatorsResponseMock } from '#generated/mocks/dashboard/dashboard.msw.ts';
import { counted } from '#src/lib/words.ts';
import { api, openScreen } from '../../../support/screen.tsx';

vi.mock('#src/lib/words.ts', { spy: true });

const ROWS = 6;
/** Each of the first milestones has one indicator. */
const indicators = getListWorkflowIndicatorsResponseMock()
  .slice(0, ROWS)
  .map((indicator, at) => ({ ...indicator, MilestoneId: at + 1, OrderNumber: `${at + 1}.1.1` }));

beforeEach(() => {
  api.use(http.get('*/api/v1/dashboard/4/workflow-indicators', () => HttpResponse.json(indicators)));
});

async function openGrid() {
  const { user } = await openScreen('/programme/plan');
  const shown = within(await screen.findByRole('grid', {}, { timeout: 10_000 }));
  const cellAt = (row: number, column: number) =>
    within(shown.getAllByRole('row')[row + 2] as HTMLElement).getAllByRole('gridcell')[column] as HTMLElement;
  cellAt(0, 0).focus();
  return { user, cellAt, shown };
}

/** Does to the cell with the focus what the browser does on Ctrl+C or Ctrl+V, and returns what is on the clipboard. */
function clip(kind: 'copy' | 'paste', text = ''): string {
  const target = document.activeElement as HTMLElement;
  const event = createEvent[kind](target);
  let held = text;
  const setData = (_type: string, told: string) => {
    held = told;
  };
  const clipboardData = { getData: () => held, setData };
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  fireEvent(target, event);
  return held;
}

const sheet = 'Rui Tanaka\tElena Petrova\n"Ana Lima; 陈伟"\tNobody';

test('[B25] a block of a spreadsheet is pasted, and copied again as it was', async () => {
  const { user, cellAt } = await openGrid();
  clip('paste', `${sheet}\r\n`);
  expect(await screen.findByText('4 cells selected')).toBeVisible();
  expect(cellAt(1, 0)).toHaveTextContent('Ana Lima; 陈伟');
  expect(cellAt(1, 1)).toHaveTextContent('Nobody');
  expect(clip('copy')).toBe('Rui Tanaka\tElena Petrova\nAna Lima; 陈伟\tNobody');
  await user.keyboard('{ArrowUp}');
  expect(clip('copy')).toBe('Elena Petrova');
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
  await user.click(screen.getByRole('button', { name: 'Undo last change' }));
  expect(shown.queryByText('Elena Petrova')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo last change' }));
  expect(screen.getByRole('button', { name: 'Undo last change' })).toHaveAttribute('aria-disabled', 'true');
});

test('[B25] a key renders the rows that it touches and no other', async () => {
  const { user } = await openGrid();
  // Strict mode renders each twice.
  const rendered = () => vi.mocked(counted).mock.calls.filter(([, what]) => what === 'indicator').length / 2;
  clip('paste', sheet);
  await screen.findByText('4 cells selected');
  vi.mocked(counted).mockClear();
  await user.keyboard('{ArrowRight}');
  // two rows lose their selection
  expect(rendered()).toBe(2);
  await user.keyboard('{ArrowDown}');
  expect(rendered()).toBe(4);
  await user.keyboard('r');
  expect(rendered()).toBe(5);
  await user.keyboard('ui tanaka');
  expect(rendered()).toBe(5);
  await user.keyboard('{Enter}');
  expect(rendered()).toBe(7);
});
