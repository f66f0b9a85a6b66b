import { getListDashboardIndicatorsResponseMock } from '#generated/mocks/dashboard/dashboard.msw.ts';
import type { DashboardIndicator } from '#generated/model/index.ts';

const [example] = getListDashboardIndicatorsResponseMock().Data;

/** The n-th row, n from 0, made from the contract's first example. */
export const rowAt = (n: number): DashboardIndicator =>
  ({ ...example, Id: n + 1, IndicatorId: 1000 + n, IndicatorName: `Indicator ${n + 1}` }) as DashboardIndicator;

export const rowsTo = (total: number) => Array.from({ length: total }, (_, n) => rowAt(n));
