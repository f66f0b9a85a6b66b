import { getListDashboardIndicatorsMockHandler } from '#generated/mocks/dashboard/dashboard.msw.ts';
import type { DashboardIndicator } from '#generated/model/index.ts';
import { api } from '../../support/screen.tsx';

export { rowAt, rowsTo } from './row-data.ts';

/**
 * Responds the dashboard's pages from `rows` (asked again at each call) and keeps what was asked.
 */
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
