import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { getListWorkflowIndicatorsResponseMock } from '#generated/mocks/dashboard/dashboard.msw.ts';
import { api, openScreen } from '../../../support/screen.tsx';

export const ROWS = 6;
/** Each of the first milestones has one indicator. */
const indicators = getListWorkflowIndicatorsResponseMock()
  .slice(0, ROWS)
  .map((indicator, at) => ({ ...indicator, MilestoneId: at + 1, OrderNumber: `${at + 1}.1.1` }));

/** The plan of six milestones, with the focus in its first cell. */
export async function openGrid() {
  api.use(http.get('*/api/v1/dashboard/4/workflow-indicators', () => HttpResponse.json(indicators)));
  const { user } = await openScreen('/programme/plan');
  const shown = within(await screen.findByRole('grid'));
  const cellAt = (row: number, column: number) =>
    within(shown.getAllByRole('row')[row + 2] as HTMLElement).getAllByRole('gridcell')[column] as HTMLElement;
  cellAt(0, 0).focus();
  return { user, cellAt, shown };
}

/** Does to the cell with the focus what the browser does on Ctrl+C, Ctrl+X or Ctrl+V, and returns what is on the clipboard. */
export function clip(kind: 'copy' | 'cut' | 'paste', text = ''): string {
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

/** Two rows and two columns, as a spreadsheet puts them on the clipboard. */
export const sheet = 'Rui Tanaka\tElena Petrova\n"Ana Lima; 陈伟"\tNobody';
