import type { Page, Route } from '@playwright/test';
import type { Activity, AddableIndicator, Indicator, Milestone } from '#generated/model/index.ts';

const EDITION = 4;
const NO_WORK = { RatingCount: 0, ReferenceCount: 0, OpenWorkCount: 0, Version: 1 };

/** Answers the structure of edition 4 as if it had 5 milestones of 6 activities of `perActivity` indicators; writes take 300 ms and change nothing. */
export async function serveStructure(page: Page, perActivity: number): Promise<void> {
  const answer = (route: Route, json: unknown) => route.fulfill({ json });
  const read = (path: string, json: (id: number) => unknown) =>
    page.route(`**/api/v1/report-editions/${EDITION}${path}`, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      return answer(route, json(Number(/(\d+)\/[a-z]+$/.exec(new URL(route.request().url()).pathname)?.[1])));
    });
  await page.route(`**/api/v1/report-editions/${EDITION}/**`, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await new Promise((done) => setTimeout(done, 300));
    return answer(route, []);
  });
  await read('/milestones', () => milestones);
  await read('/milestones/*/activities', (id) => activitiesOf(id, perActivity));
  await read('/activities/*/indicators', (id) => indicatorsOf(id, perActivity));
  await read('/global-indicators', () => library);
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const milestones: Milestone[] = upTo(5).map((Id) => ({
  ...{ Id, OrderId: Id, ModuleType: 0, ReportEditionId: EDITION, Children: 6, ...NO_WORK },
  ...{ FullName: `Milestone ${Id} in full`, ShortName: `Milestone ${Id}`, Description: null },
}));

const activitiesOf = (milestone: number, Children: number): Activity[] =>
  upTo(6).map((OrderId) => ({
    ...{
      Id: milestone * 10 + OrderId,
      OrderId,
      ParentId: milestone,
      MilestoneOrderId: milestone,
      Children,
      ...NO_WORK,
    },
    ...{ ModuleType: 1, ReportEditionId: EDITION, Description: null },
    ...{ FullName: `Activity ${milestone}.${OrderId} in full`, ShortName: `Activity ${milestone}.${OrderId}` },
  }));

function indicatorsOf(activity: number, count: number): Indicator[] {
  const [milestone, order] = [Math.floor(activity / 10), activity % 10];
  return upTo(count).map((OrderId) => {
    const ShortName = `Indicator ${OrderId} of activity ${milestone}.${order}`;
    return {
      ...{ Id: activity * 1000 + OrderId, OrderId, LibraryIndicatorId: activity * 1000 + OrderId, ...NO_WORK },
      ...{ ReportEditionId: EDITION, MilestoneId: milestone, MilestoneOrderId: milestone, ActivityId: activity },
      ...{
        MilestoneName: `Milestone ${milestone}`,
        ActivityOrderId: order,
        ActivityName: `Activity ${milestone}.${order}`,
      },
      ...{ SnapshotName: `${milestone}.${order}.${OrderId} ${ShortName}`, ShortName, FullName: `${ShortName} in full` },
      ...{ Description: 'What it asks.', ResponseRules: null, TimePeriod: 'The year', IndicatorRating: 0 },
      ...{ IsDependent: false, ParentIndicatorId: 0, ParentIndicator: null },
      ...{ IndicatorRelationType: 0, IndicatorRelation: null },
    };
  });
}

const library: AddableIndicator[] = upTo(20).map((LibraryIndicatorId) => ({
  ...{ LibraryIndicatorId, SnapshotName: null, FullName: `Library ${LibraryIndicatorId}`, ReportEditionName: null },
  ...{ ShortName: `Library ${LibraryIndicatorId}`, Description: 'What it asks.', ResponseRules: null },
  ...{ TimePeriod: 'The year', IndicatorRating: 0 },
}));
