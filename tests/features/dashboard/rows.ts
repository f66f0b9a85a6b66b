import {
  getListDashboardIndicatorsMockHandler,
  getListDashboardIndicatorsResponseMock,
} from '#generated/mocks/dashboard/dashboard.msw.ts';
import type { DashboardIndicator } from '#generated/model/index.ts';
import { api } from '../../support/screen.tsx';

const [example] = getListDashboardIndicatorsResponseMock().Data;

/** The n-th row, n from 0, made from the contract's first example. */
export const rowAt = (n: number): DashboardIndicator =>
  ({ ...example, Id: n + 1, IndicatorId: 1000 + n, IndicatorName: `Indicator ${n + 1}` }) as DashboardIndicator;

export const rowsTo = (total: number) => Array.from({ length: total }, (_, n) => rowAt(n));

/** Answers the dashboard's pages from `rows` (asked anew at each call) and keeps what was asked. */
export function serveRows(rows: (asked: URLSearchParams) => DashboardIndicator[] | Promise<DashboardIndicator[]>) {
  const calls: URLSearchParams[] = [];
  api.use(
    getListDashboardIndicatorsMockHandler(async ({ request }) => {
      const asked = new URL(request.url).searchParams;
      calls.push(asked);
      const all = await rows(asked);
      const offset = Number(asked.get('offset'));
      return { Data: all.slice(offset, offset + Number(asked.get('pageSize'))), Count: all.length };
    }),
  );
  return { calls, asked: (name: string) => calls.map((call) => call.get(name)) };
}
