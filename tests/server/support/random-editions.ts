/** Two small editions of random structure, members and ratings, and what the rules say of them. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { Polarity, WorkflowStatus } from '#generated/enums.ts';
import {
  type Counts,
  countryResultOf,
  isFavourable,
  meanResultOf,
  type Rated,
  type Result,
  resultOf,
} from '#rules/results.ts';
import type { Db } from '../../../server/db/schema.ts';

export const EDITION = 9101;
export const AGAINST = 9100;
const MILESTONES = 3;
/** Two a milestone, so that some have no indicator. */
const ACTIVITIES = 2 * MILESTONES;

interface Rating {
  isMet: boolean | null;
  status: number;
  /** Below an unmet parent: rated Not Met, with another rating set aside. */
  isDecided: boolean;
}
interface Indicator {
  library: number;
  activity: number;
  /** By edition, that of AGAINST first; null where it does not hold the indicator. */
  polarities: [Polarity | null, Polarity | null];
}
type Membership = 'member' | 'removed' | 'absent';
interface Country {
  id: number;
  region: string;
  memberships: [Membership, Membership];
}
export interface World {
  countries: Country[];
  indicators: Indicator[];
  ratings: Rating[];
  completedOnly: boolean;
  equalIndicators: boolean;
}

const membership = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Membership>('member') },
  fc.constantFrom<Membership>('removed', 'absent'),
);
const polarity = fc.option(fc.constantFrom(Polarity.Positive, Polarity.Negative), { freq: 6 });
const rating: fc.Arbitrary<Rating> = fc.record({
  isMet: fc.constantFrom(true, false, null),
  status: fc.integer({ min: WorkflowStatus.Open, max: WorkflowStatus.QACompleted }),
  isDecided: fc.boolean(),
});

/** Any two editions with these countries; at most twelve indicators. */
export const anyWorld = (countries: Pick<Country, 'id' | 'region'>[]): fc.Arbitrary<World> =>
  fc.record({
    countries: fc
      .array(fc.tuple(membership, membership), { minLength: countries.length, maxLength: countries.length })
      .map((all) => countries.map((country, at) => ({ ...country, memberships: all[at] ?? ['absent', 'absent'] }))),
    indicators: fc.uniqueArray(
      fc.record({
        library: fc.integer({ min: 1, max: 150 }),
        activity: fc.integer({ min: 0, max: ACTIVITIES - 1 }),
        polarities: fc.tuple(polarity, polarity),
      }),
      { maxLength: 12, selector: ({ library }) => library },
    ),
    ratings: fc.array(rating, { minLength: 24 * countries.length, maxLength: 24 * countries.length }),
    completedOnly: fc.boolean(),
    equalIndicators: fc.boolean(),
  });

type Side = 0 | 1;
const sides = [0, 1] as const;

const ratingIn = (
  { ratings }: World,
  { country, indicator }: { country: number; indicator: number },
  side: Side,
): Rating => ratings[(country * 12 + indicator) * 2 + side] ?? { isMet: null, status: 0, isDecided: false };

/** What counts as rated, by hand: the rating as it stands, of a member, QA completed where asked. */
function ratedIn(world: World, { country, indicator }: { country: number; indicator: number }, side: Side): Rated {
  const ownPolarity = world.indicators[indicator]?.polarities[side] ?? null;
  const { isMet, status } = ratingIn(world, { country, indicator }, side);
  if (ownPolarity === null || isMet === null) return null;
  if (world.countries[country]?.memberships[side] !== 'member') return null;
  if (world.completedOnly && status !== WorkflowStatus.QACompleted) return null;
  return { isMet, polarity: ownPolarity };
}

const isGood = (rated: Rated) => rated !== null && isFavourable(rated.isMet, rated.polarity);
const sum = (all: number[]) => all.reduce((total, each) => total + each, 0);

function countsOf(world: World, country: number, activities: readonly number[]): Counts {
  const pairs = world.indicators.flatMap(({ activity, polarities: [, own] }, indicator) =>
    activities.includes(activity) && own !== null
      ? [{ now: ratedIn(world, { country, indicator }, 1), before: ratedIn(world, { country, indicator }, 0) }]
      : [],
  );
  const both = pairs.filter(({ now, before }) => now && before);
  return {
    indicators: pairs.length,
    rated: sum(pairs.map(({ now }) => Number(now !== null))),
    favourable: sum(pairs.map(({ now }) => Number(isGood(now)))),
    common: both.length,
    commonFavourable: both.filter(({ now }) => isGood(now)).length,
    commonPrevious: both.filter(({ before }) => isGood(before)).length,
  };
}

const milestones = Array.from({ length: MILESTONES }, (_, at) => at);
const activitiesOf = (milestone: number) => [2 * milestone, 2 * milestone + 1];

/** The results of each country of the edition, of its activities too, from the rules alone. */
export function expectedOf(world: World) {
  const members = world.countries.flatMap(({ id, region, memberships }, at) => {
    if (memberships[1] !== 'member') return [];
    const own = milestones.map((milestone) => countsOf(world, at, activitiesOf(milestone)));
    const activities = milestones.map((milestone) =>
      activitiesOf(milestone).map((activity) => resultOf(countsOf(world, at, [activity]))),
    );
    return [{ at, id, region, total: countryResultOf(own, world.equalIndicators), own: own.map(resultOf), activities }];
  });
  const columns = [members.map(({ total }) => total), ...milestones.map((m) => members.map(({ own }) => own[m]))];
  const placed = columns.map((column) => placesOf(column as Result[], members));
  const means = (of: typeof members) => ({
    Total: meanResultOf(of.map(({ total }) => total)),
    Milestones: milestones.map((m) => meanResultOf(of.flatMap(({ own }) => own[m] ?? []))),
  });
  return {
    countries: members.map(({ at, id, activities }, row) => ({
      ...{ at, id, activities, total: placed[0]?.[row] },
      milestones: placed.slice(1).map((column) => column[row]),
    })),
    regions: [...Map.groupBy(members, ({ region }) => region)].map(([region, own]) => ({ region, ...means(own) })),
    world: means(members),
  };
}

/** A place among all and within the region is the number of those that score more, and one. */
function placesOf(column: Result[], members: { region: string }[]) {
  const isPlaced = ({ Rated, Indicators }: Result) => Rated > 0 && 2 * Rated >= Indicators;
  return column.map((result, row) => {
    const above = (within: (other: number) => boolean) =>
      1 +
      column.filter((other, at) => within(at) && isPlaced(other) && (other.Score ?? 0) > (result.Score ?? 0)).length;
    const own = members[row]?.region;
    const places = { Rank: above(() => true), RegionRank: above((at) => members[at]?.region === own) };
    return { ...result, ...(isPlaced(result) ? places : { Rank: null, RegionRank: null }) };
  });
}

/** What is rated of a country's indicators in both editions, by the number of the indicator. */
export const ratedPairs = (world: World, country: number) =>
  world.indicators.flatMap(({ library, polarities: [before, now] }, indicator) =>
    before === null || now === null
      ? []
      : [
          {
            library,
            now: ratedIn(world, { country, indicator }, 1),
            before: ratedIn(world, { country, indicator }, 0),
          },
        ],
  );

const tables = ['country_indicator', 'indicator', 'activity', 'milestone', 'edition_country'] as const;
const editionOf = (side: Side) => (side === 0 ? AGAINST : EDITION);
/** Ids that no row of the demonstration has. */
export const indicatorId = (side: Side, library: number) => 9_000_000 + 1000 * side + library;
const milestoneId = (side: Side, milestone: number) => 9_000_000 + 100 * side + milestone;
const activityId = (side: Side, activity: number) => 9_000_000 + 100 * side + activity;

export async function addEditions(db: Db): Promise<void> {
  for (const side of sides)
    await sql`insert into edition (id, name, start_date, end_date, status, inactive_date)
      values (${editionOf(side)}, ${`Random ${side}`}, ${`${1990 + side}-01-01`}, ${`${1990 + side}-12-31`}, 0, now())`.execute(
      db,
    );
}

/** Puts the world in place of the one before, past the triggers that write events. */
export async function store(db: Db, world: World): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = 'replica'`.execute(trx);
    for (const table of tables)
      await sql`delete from ${sql.table(table)} where edition_id in (${AGAINST}, ${EDITION})`.execute(trx);
    for (const side of sides) {
      for (const [table, rows] of Object.entries(rowsOf(world, side))) await insert(trx, table, rows);
    }
  });
}

async function insert(db: Db, table: string, rows: object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
}

function rowsOf(world: World, side: Side): Record<(typeof tables)[number], object[]> {
  const edition_id = editionOf(side);
  const text = (name: string) => ({ full_name: name, short_name: name });
  const held = world.indicators.flatMap((indicator, at) => {
    const own = indicator.polarities[side];
    return own === null ? [] : [{ ...indicator, at, polarity: own }];
  });
  const present = world.countries.flatMap(({ id, memberships }, at) =>
    memberships[side] === 'absent'
      ? []
      : [{ id, at, removed_on: memberships[side] === 'removed' ? '2026-01-01' : null }],
  );
  return {
    milestone: milestones.map((m) => ({
      ...{ id: milestoneId(side, m), edition_id, order_id: m + 1 },
      ...text(`Milestone ${m}`),
    })),
    activity: Array.from({ length: ACTIVITIES }, (_, a) => ({
      ...{ id: activityId(side, a), edition_id, milestone_id: milestoneId(side, Math.floor(a / 2)) },
      ...{ order_id: (a % 2) + 1, ...text(`Activity ${a}`) },
    })),
    indicator: held.map(({ library, activity, polarity, at }) => ({
      ...{ id: indicatorId(side, library), edition_id, activity_id: activityId(side, activity), order_id: at + 1 },
      ...{ polarity, library_indicator_id: library, number: numberOf(activity, at), ...text(`Indicator ${library}`) },
      ...{ description: 'Described', time_period: '2026' },
    })),
    edition_country: present.map(({ id, removed_on }) => ({
      ...{ edition_id, country_id: id, removed_on, date_added: '2026-01-01' },
    })),
    country_indicator: present.flatMap(({ id, at }) =>
      held.map((indicator) => ({
        ...{ edition_id, country_id: id, indicator_id: indicatorId(side, indicator.library), position: 1 },
        ...ratingRow(ratingIn(world, { country: at, indicator: indicator.at }, side), indicator.polarity),
      })),
    ),
  };
}

const numberOf = (activity: number, order: number) =>
  (Math.floor(activity / 2) + 1) * 1_000_000 + ((activity % 2) + 1) * 1000 + order + 1;

function ratingRow({ isMet, status, isDecided }: Rating, polarity: Polarity) {
  const met = polarity === Polarity.Positive ? 1 : -1;
  const decided = isDecided && isMet === false;
  return {
    ...{ is_met: isMet, score: isMet === null ? null : isMet ? met : 0, status },
    ...{ decided_by: decided ? 1 : null, aside_is_met: decided || null, aside_score: decided ? met : null },
    aside_status: decided ? WorkflowStatus.QACompleted : null,
  };
}
