import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WorkflowStatus } from '#generated/enums.ts';
import { openTestApp, type TestApp } from './support/app.ts';
import {
  type Act,
  children,
  countries,
  deciderOf,
  history,
  newWorld,
  operationOf,
  ownOf,
  type Place,
  parents,
  people,
  perform,
  places,
  type World,
} from './support/parent-histories.ts';
import { byPerson } from './support/ratings.ts';
import { anyPlace, type Manager, newEdition } from './support/structure.ts';
import { importConfirmed } from './transfer/support.ts';

/** `HISTORIES=1000 npx vitest run --project server tests/server/parent-histories.test.ts` shows a thousand. */
const histories = Number(process.env.HISTORIES ?? 8);
const isoCodes = new Map([
  [404, 'KEN'],
  [578, 'NOR'],
]);
const editionName = 'Histories';
const REASON = 'Look at it again.';
/** Where the instant of the status stands in what is compared. */
const SINCE = 10;

let test: TestApp;
let manager: Manager;
let activities: number[];
let permissions: Map<number, string[]>;
const ids = new Map<Place, number>();
const idOf = (place: Place): number => ids.get(place) ?? 0;
let clock = Date.parse('2027-03-01T08:00:00Z');

beforeAll(async () => {
  test = await openTestApp({ now: () => new Date(clock) });
  manager = await newEdition(test, editionName, countries);
  const milestone = await manager.addMilestone('Roads');
  activities = [await manager.addActivity(milestone.Id, 'Plans'), await manager.addActivity(milestone.Id, 'Works')].map(
    ({ Id }) => Id,
  );
  for (const place of places) await make(place);
  const users = await Promise.all(people.map((as) => test.call('readCurrentUser', { as })));
  permissions = new Map(users.map((answer) => [answer.json().Id, answer.json().Permissions]));
});
afterAll(() => test.close());

async function make(place: Place): Promise<void> {
  ids.set(place, (await manager.addIndicator(activities[0] ?? 0, `Place ${place}`)).Id);
  await sql`update country_indicator set research_user_id = 2, qa_user_id = 3
    where indicator_id = ${idOf(place)}`.execute(test.db);
}

/** Everything as every history begins. */
async function reset(): Promise<void> {
  const { editionId } = manager;
  await sql`update edition_country set removed_on = null where edition_id = ${editionId}`.execute(test.db);
  for (const country_id of countries)
    await test.call('addEditionCountries', { as: 1, params: { id: editionId }, body: [{ Id: country_id }] });
  await test.db
    .updateTable('country_indicator')
    .set({ ...byPerson, score: null, is_met: null, researcher_note: null, status: 0 })
    .set({ rating_updated_on: null, rating_updated_by: null, research_user_id: 2, qa_user_id: 3 })
    .set({ returned_on: null, returned_by: null, return_reason: null, return_count: 0 })
    .where('edition_id', '=', editionId)
    .execute();
  await sql`update indicator set parent_indicator_id = null, polarity = 0 where edition_id = ${editionId}`.execute(
    test.db,
  );
  const below = children.map(idOf);
  await sql`update indicator set parent_indicator_id = ${idOf('p')} where id = any(${below})`.execute(test.db);
}

const indicatorOf = async (place: Place) =>
  await test.db.selectFrom('indicator').selectAll().where('id', '=', idOf(place)).executeTakeFirstOrThrow();

/** Does the act on the server. Returns the status code; of an import 200, or 409 where it is refused. */
async function send(act: Act): Promise<number> {
  const { editionId } = manager;
  switch (act.kind) {
    case 'rate':
    case 'step': {
      const row = await test.db
        .selectFrom('country_indicator')
        .select('id')
        .where('indicator_id', '=', idOf(act.place))
        .where('country_id', '=', act.country)
        .executeTakeFirst();
      const { polarity } = await indicatorOf(act.place);
      const body =
        act.kind === 'rate'
          ? { Score: act.isMet ? (polarity ? -1 : 1) : 0, RatingIsMet: act.isMet, ResearcherNote: act.note }
          : { WorkflowStatus: act.to, Reason: REASON };
      const answer = await test.call(operationOf(act), {
        as: act.by,
        params: { countryId: act.country, reportEditionId: editionId, indicatorId: idOf(act.place) },
        body: { CountryIndicatorRatingId: row?.id ?? 1, ...body },
      });
      return answer.statusCode;
    }
    case 'depend':
      return change(act.child, { ParentIndicatorId: act.on ? idOf(act.on) : 0 });
    case 'free':
      return (await manager.raw('unassignParentIndicator', undefined, { indicatorId: idOf(act.child) })).statusCode;
    case 'delete': {
      const answer = await manager.raw('deleteIndicator', undefined, { indicatorId: idOf(act.parent) });
      await make(act.parent);
      return answer.statusCode;
    }
    case 'move': {
      const { activity_id } = await indicatorOf(act.place);
      return change(act.place, { ActivityId: activities.find((id) => id !== activity_id) });
    }
    case 'turn':
      return change(act.place, { IndicatorRating: 1 - (await indicatorOf(act.place)).polarity });
    case 'leave':
      return (await manager.raw('removeEditionCountry', undefined, { countryId: act.country })).statusCode;
    case 'return': {
      const { statusCode } = await manager.raw('addEditionCountries', [{ Id: act.country }]);
      await sql`update country_indicator set research_user_id = 2, qa_user_id = 3
        where edition_id = ${editionId}`.execute(test.db);
      return statusCode;
    }
    case 'import': {
      const { number, polarity } = await indicatorOf(act.parent);
      const score = act.isMet ? (polarity ? -1 : 1) : 0;
      const order = [Math.floor(number / 1e6), Math.floor(number / 1e3) % 1e3, number % 1e3].join('.');
      const row = [editionName, isoCodes.get(act.country) ?? '', order, score, act.isMet ? 'Yes' : 'No', act.note];
      const headings = ['Edition', 'ISO Code', 'Indicator No.', 'Score', 'Met', 'Researcher Note'];
      return (await importConfirmed(test, { Ratings: [headings, row] })).success ? 200 : 409;
    }
  }
}

async function change(place: Place, more: object): Promise<number> {
  const { id: Id, activity_id: ActivityId, polarity: IndicatorRating } = await indicatorOf(place);
  return (await manager.raw('updateIndicator', { Id, ActivityId, IndicatorRating, ...anyPlace, ...more })).statusCode;
}

/**
 * What the database holds of every rating: as it counts with its marks, who decides it, and what is
 * set aside. The mark of a return rests where it is while a parent decides.
 */
async function stored(): Promise<Record<string, unknown>> {
  const rows = await test.db
    .selectFrom('country_indicator')
    .selectAll()
    .where('edition_id', '=', manager.editionId)
    .execute();
  const place = new Map(places.map((one) => [idOf(one), one]));
  return Object.fromEntries(
    rows.map((row) => {
      const { score, is_met, researcher_note, status, rating_updated_by, rating_updated_on, decided_by } = row;
      const { returned_by, returned_on, return_reason, return_count, status_since, aside_status_since } = row;
      const mark = [returned_by, returned_on?.getTime() ?? null, return_reason, return_count];
      const own = [score, is_met, researcher_note, status, rating_updated_by, rating_updated_on?.getTime() ?? null];
      const counts = [...own, ...mark, status_since.getTime()];
      const { aside_score, aside_is_met, aside_note, aside_status, aside_updated_by, aside_updated_on } = row;
      const aside = [
        aside_score,
        aside_is_met,
        aside_note,
        aside_status,
        aside_updated_by,
        aside_updated_on?.getTime(),
        ...mark,
        aside_status_since?.getTime(),
      ];
      const because = researcher_note?.startsWith('Rated 0 / Not Met because');
      const decided = [score, is_met, status, decided_by, because, row.next_user_id];
      const name = `${place.get(row.indicator_id)} ${row.country_id}`;
      return [name, decided_by === null ? [[...counts, row.next_user_id]] : [aside.map((one) => one ?? null), decided]];
    }),
  );
}

function expected(world: World, held: Record<string, unknown>): Record<string, unknown> {
  const all = places.flatMap((place) => countries.map((country) => [place, country] as const));
  return Object.fromEntries(
    all.flatMap(([place, country]) => {
      const { score, isMet, note, status, by, on, returned, returns, since } = ownOf(world, place, country);
      const mark = [returned?.by ?? null, returned?.on ?? null, returned && REASON, returns];
      const decider = deciderOf(world, place, country);
      const counts = decider && [0, false, ownOf(world, decider, country).status, idOf(decider), true, null];
      const name = `${place} ${country}`;
      const [kept] = (held[name] ?? []) as unknown[][];
      const own = [score, isMet, note, status, by, on, ...mark, since ?? kept?.[SINCE]];
      // a new indicator gets its row in a country that left when that returns
      if (!(name in held) && !world.members.has(country)) return [];
      return [[name, counts ? [own, counts] : [[...own, nextOf(status)]]]];
    }),
  );
}

/** 'Needs me': the researcher until it is submitted, then the reviewer, then nobody [B13]. */
const nextOf = (status: WorkflowStatus) =>
  status === WorkflowStatus.QACompleted ? null : status < WorkflowStatus.QAInProgress ? 2 : 3;

const permissionsOf = (user: number) => permissions.get(user) ?? [];

it(`[S169] [S233] [S2] [B5] [B13] in ${histories} random histories by several people what was set aside comes back equal`, {
  timeout: 300_000 + histories * 3_000,
}, async () => {
  let acts = 0;
  let asides = 0;
  let marks = 0;
  await fc.assert(
    fc.asyncProperty(history, async (all) => {
      await reset();
      const world = newWorld();
      // the end of every history: no parent is not met any more
      const last = parents.flatMap((place) =>
        countries.map((country) => ({ kind: 'rate', by: 1, isMet: true, note: 'At last.', place, country }) as const),
      );
      for (const act of [...all, ...countries.map((country) => ({ kind: 'return', country }) as const), ...last]) {
        clock += 1_000;
        const refused = perform(world, act, { permissionsOf, now: clock });
        const code = await send(act);
        expect([act, refused ?? (code < 300 ? code : 'done')]).toEqual([act, code]);
        const held = await stored();
        expect({ act, held }).toEqual({ act, held: expected(world, held) });
        acts += 1;
        const decided = (Object.values(held) as unknown[][][]).filter(({ length }) => length === 2);
        asides += decided.length;
        marks += decided.filter(([own]) => own?.includes(REASON)).length;
      }
      for (const country of countries)
        for (const child of children) expect(deciderOf(world, child, country)).toBeUndefined();
    }),
    { numRuns: histories, ...(process.env.SEED && { seed: Number(process.env.SEED) }) },
  );
  console.info(
    `${histories} histories, ${acts} acts, ${asides} times a decided rating was compared, ${marks} of them returned, 0 lost or changed`,
  );
  expect(asides).toBeGreaterThan(histories);
});
