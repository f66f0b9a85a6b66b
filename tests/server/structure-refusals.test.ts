import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#generated/operations.ts';
import { openTestApp, type TestApp } from './support/app.ts';
import { setEditionActive } from './support/ratings.ts';
import { anyPlace, everything, indicatorTexts, texts } from './support/structure.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'few countries' });
  const text = { full_name: 'Spare', short_name: 'Spare', description: 'Unused.', time_period: 'Ever' };
  await test.db.insertInto('library_indicator').values(text).execute();
});
afterAll(() => test.close());

interface Write {
  body?: Record<string, unknown>;
  params?: Record<string, number>;
}
const edition = { ReportEditionId: 4 };
/** A good call of every write on the demonstration's edition 4: each of them changes something. */
const writes = {
  createMilestone: { body: { ModuleType: 0, ...edition, ...texts('Speeds') } },
  updateMilestone: { body: { Id: 16, ...edition, ...texts('Speeds') } },
  deleteMilestone: { params: { milestoneId: 16 } },
  createActivity: { body: { ParentId: 16, ModuleType: 1, ...edition, ...texts('Speeds') } },
  updateActivity: { body: { Id: 91, ParentId: 16, MilestoneOrderId: 1, ...edition, ...texts('Speeds') } },
  reorderActivity: { body: { Id: 92, MilestoneOrderId: 1, OrderDirection: 0 } },
  deleteActivity: { params: { activityId: 91 } },
  addLibraryIndicators: { body: { ...anyPlace, ActivityId: 91, Indicators: [{ LibraryIndicatorId: 151 }] } },
  createIndicator: { body: { ...edition, ...anyPlace, ActivityId: 91, ...indicatorTexts('Speeds') } },
  updateIndicator: { body: { Id: 454, ...edition, ...anyPlace, ActivityId: 91, ...indicatorTexts('Speeds') } },
  unassignParentIndicator: { params: { indicatorId: 452 } },
  reorderIndicator: { body: { Id: 452, ...anyPlace, OrderDirection: 1 } },
  deleteIndicator: { params: { indicatorId: 451 } },
} satisfies Partial<Record<OperationId, Write>>;
type WriteId = keyof typeof writes;
const all = Object.entries(writes) as [WriteId, Write][];

const call = (id: WriteId, { body, params }: Write, { as = 1, editionId = 4 } = {}) =>
  test.call(id, { as, params: { id: editionId, ...params }, ...(body && { body }) });

/** What no refused call may change; read anew after a change of the test's own. */
let untouched: unknown;

async function expectRefusal(id: WriteId, write: Write, expected: object, ...each: Parameters<typeof call>[2][]) {
  untouched ??= await everything(test.db);
  for (const options of each.length > 0 ? each : [{}]) {
    const answer = await call(id, write, options);
    expect(answer.json(), answer.body).toMatchObject(expected);
  }
  expect(await everything(test.db)).toEqual(untouched);
}

async function whileInactive(work: () => Promise<void>): Promise<void> {
  await setEditionActive(test, false);
  untouched = undefined;
  await work();
  await setEditionActive(test, true);
  untouched = undefined;
}

describe.each(all)('%s', (id, write) => {
  it('[Q-S19] needs report-management', async () => {
    await expectRefusal(id, write, { status: 403, code: 'forbidden' }, { as: 2 }, { as: 3 }, { as: 4 }, { as: 5 });
  });

  it('[Q-S23] refuses in an inactive edition', async () => {
    const detail = 'Road Safety Report 2026 is inactive and cannot be changed.';
    await whileInactive(() => expectRefusal(id, write, { status: 409, code: 'inactive-edition', detail }));
  });

  it('knows no edition that is none', async () => {
    await expectRefusal(id, write, { status: 404, code: 'not-found' }, { editionId: 999_999 });
  });

  it('[Q-S25] refuses what belongs to another edition', async () => {
    // edition 3 has neither of them; a body that means edition 4 disagrees with the address
    const expected = write.params ? { status: 404 } : { status: 422, code: 'invalid' };
    await expectRefusal(id, write, expected, { editionId: 3 });
  });
});

const bodies: [WriteId, change: Record<string, unknown>, pointer: string][] = [
  ['createMilestone', { ReportEditionId: 3 }, '/ReportEditionId'],
  ['createMilestone', { ModuleType: 1 }, '/ModuleType'],
  ['createMilestone', { ShortName: 'ab' }, '/ShortName'],
  ['createMilestone', { ShortName: '  ab  ' }, '/ShortName'],
  ['createMilestone', { ShortName: 'a'.repeat(81) }, '/ShortName'],
  ['createMilestone', { FullName: '   ' }, '/FullName'],
  ['createMilestone', { OrderId: 1 }, '/OrderId'],
  ['createMilestone', { Version: 1 }, '/Version'],
  ['updateMilestone', { ReportEditionId: 3 }, '/ReportEditionId'],
  ['updateMilestone', { Id: 11 }, '/Id'],
  ['updateMilestone', { Id: 999_999 }, '/Id'],
  ['updateMilestone', { FullName: '   ' }, '/FullName'],
  ['updateMilestone', { RatingCount: 0 }, '/RatingCount'],
  ['createActivity', { ParentId: 11 }, '/ParentId'],
  ['createActivity', { ReportEditionId: 3 }, '/ReportEditionId'],
  ['createActivity', { FullName: ' a ' }, '/FullName'],
  ['updateActivity', { Id: 61 }, '/Id'],
  ['updateActivity', { ParentId: 17 }, '/ParentId'],
  ['updateActivity', { ReportEditionId: 3 }, '/ReportEditionId'],
  ['updateActivity', { ShortName: '   ' }, '/ShortName'],
  ['reorderActivity', { Id: 61 }, '/Id'],
  ['reorderActivity', { OrderDirection: 2 }, '/OrderDirection'],
  ['addLibraryIndicators', { ActivityId: 61 }, '/ActivityId'],
  ['createIndicator', { ActivityId: 61 }, '/ActivityId'],
  ['createIndicator', { ReportEditionId: 3 }, '/ReportEditionId'],
  ['createIndicator', { Description: '     ' }, '/Description'],
  ['createIndicator', { TimePeriod: '   ' }, '/TimePeriod'],
  ['createIndicator', { ParentIndicatorId: 301 }, '/ParentIndicatorId'],
  ['createIndicator', { IsDependent: true }, '/ParentIndicatorId'],
  ['createIndicator', { IndicatorRating: 2 }, '/IndicatorRating'],
  ['createIndicator', { OrderId: 1 }, '/OrderId'],
  ['createIndicator', { LibraryIndicatorId: 1 }, '/LibraryIndicatorId'],
  ['updateIndicator', { Id: 301 }, '/Id'],
  ['updateIndicator', { ActivityId: 61 }, '/ActivityId'],
  ['updateIndicator', { ReportEditionId: 3 }, '/ReportEditionId'],
  ['updateIndicator', { ShortName: '   ' }, '/ShortName'],
  ['updateIndicator', { ShortName: null }, '/ShortName'],
  ['updateIndicator', { RatingCount: 0 }, '/RatingCount'],
  ['reorderIndicator', { Id: 301 }, '/Id'],
];

describe('invalid bodies', () => {
  it.each(bodies)('[S110] [S111] [S112] [Q-S24] [Q-S25] %s refuses %o', async (id, change, pointer) => {
    const write = { body: { ...(writes[id] as Write).body, ...change } };
    await expectRefusal(id, write, { status: 422, code: 'invalid', errors: [{ pointer }] });
  });

  it('refuses a text that no database stores, and says which', async () => {
    const body = { ...writes.createMilestone.body, FullName: 'nul \u0000 nul' };
    const errors = [{ pointer: '/FullName', detail: 'This text cannot be stored' }];
    await expectRefusal('createMilestone', { body }, { status: 422, code: 'invalid', errors });
  });

  it('words a text that is too short as the contract does', async () => {
    for (const FullName of ['a', '  a  '])
      expect(
        (await call('createMilestone', { body: { ...writes.createMilestone.body, FullName } })).json(),
      ).toMatchObject({
        errors: [{ pointer: '/FullName', detail: 'The full name needs 3 to 500 characters' }],
      });
  });
});

describe('past the end', () => {
  const ends: [WriteId, Record<string, unknown>][] = [
    ['reorderActivity', { Id: 91, OrderDirection: 0 }],
    ['reorderActivity', { Id: 96, OrderDirection: 1 }],
    ['reorderIndicator', { Id: 451, OrderDirection: 0 }],
    ['reorderIndicator', { Id: 455, OrderDirection: 1 }],
  ];
  it.each(ends)('[S58] [S59] [S99] %s refuses %o', async (id, change) => {
    const write = { body: { ...(writes[id] as Write).body, ...change } };
    const detail = 'Cant move element past the end of the given array.';
    await expectRefusal(id, write, { status: 409, code: 'past-the-end', detail });
  });
});

describe('order of refusals', () => {
  it('an invalid body comes before the inactive edition, and that before the stale version', async () => {
    const stale = { ...writes.updateMilestone.body, Version: 7 };
    await whileInactive(async () => {
      await expectRefusal('updateMilestone', { body: { ...stale, FullName: '   ' } }, { status: 422 });
      await expectRefusal('updateMilestone', { body: stale }, { code: 'inactive-edition' });
    });
    await expectRefusal('updateMilestone', { body: stale }, { code: 'stale' });
  });
});

describe('the same calls, allowed', () => {
  it.each(all)('%s changes something', async (id, write) => {
    const before = await everything(test.db);
    // what an earlier one of these took away is chosen elsewhere
    const later: Partial<Record<WriteId, Write>> = {
      createActivity: { body: { ...writes.createActivity.body, ParentId: 17 } },
      updateActivity: { body: { ...writes.updateActivity.body, Id: 97, ParentId: 17 } },
      reorderActivity: { body: { ...writes.reorderActivity.body, Id: 98 } },
      deleteActivity: { params: { activityId: 97 } },
      addLibraryIndicators: {
        body: { ...writes.addLibraryIndicators.body, ActivityId: 98, Indicators: [{ LibraryIndicatorId: 1 }] },
      },
      createIndicator: { body: { ...writes.createIndicator.body, ActivityId: 98 } },
      updateIndicator: { body: { ...writes.updateIndicator.body, Id: 486, ActivityId: 98 } },
      reorderIndicator: { body: { ...writes.reorderIndicator.body, Id: 486 } },
      deleteIndicator: { params: { indicatorId: 486 } },
    };
    if (id === 'unassignParentIndicator') {
      const child = await test.db
        .selectFrom('indicator')
        .select('id')
        .where('edition_id', '=', 4)
        .where('parent_indicator_id', 'is not', null)
        .executeTakeFirstOrThrow();
      later[id] = { params: { indicatorId: child.id } };
    }
    const answer = await call(id, later[id] ?? write);
    expect([200, 201, 204], answer.body).toContain(answer.statusCode);
    expect(await everything(test.db)).not.toEqual(before);
  });
});
