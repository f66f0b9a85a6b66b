/** Results reckoned a second time, wholly in SQL, to compare with `openapi/rules/results.ts`. */
import { sql } from 'kysely';
import type { components } from '#generated/schema.ts';
import type { Db } from '../../../server/db/schema.ts';

interface Choice {
  editionId: number;
  /** 0 for none; left out, the edition whose id is one less. */
  against?: number;
  completedOnly?: boolean;
  equalIndicators?: boolean;
}

export interface SqlResults {
  countries: {
    id: number;
    score: number | null;
    change: number | null;
    common: number;
    rank: number | null;
    region_rank: number | null;
  }[];
  regions: { region: string; score: number | null; change: number | null }[];
  world: { score: number | null; change: number | null };
}

/** Scores in percent to one decimal place, by country, region and over all. */
export async function resultsInSql(
  db: Db,
  { editionId, against = editionId - 1, completedOnly = false, equalIndicators = false }: Choice,
): Promise<SqlResults> {
  const least = completedOnly ? 3 : 0;
  const { rows } = await sql<SqlResults & { world_score: number | null; world_change: number | null }>`
    with rating as (
      select ec.country_id, c.region, a.milestone_id, ci.id as pair,
        case when ci.is_met is not null and ci.status >= ${least} then (ci.is_met <> (i.polarity = 1))::int end as now,
        case when was.is_met is not null and was.status >= ${least} then (was.is_met <> (p.polarity = 1))::int end as before
      from edition_country ec
      join country c on c.id = ec.country_id
      left join country_indicator ci on (ci.edition_id, ci.country_id) = (ec.edition_id, ec.country_id)
      left join indicator i on i.id = ci.indicator_id
      left join activity a on a.id = i.activity_id
      left join indicator p on p.edition_id = ${against} and p.library_indicator_id = i.library_indicator_id
      left join country_indicator was on was.indicator_id = p.id and was.country_id = ci.country_id and exists (
        select from edition_country where edition_id = ${against} and country_id = ci.country_id and removed_on is null)
      where ec.edition_id = ${editionId} and ec.removed_on is null
    ), part as (
      select country_id, region, case when ${equalIndicators} then 0 else milestone_id end as part,
        count(pair) as n, count(now) as rated, 100.0::float8 * avg(now) as score,
        count(*) filter (where now is not null and before is not null) as common,
        100.0::float8 * avg(now) filter (where before is not null) as compared,
        100.0::float8 * avg(before) filter (where now is not null) as previous
      from rating group by 1, 2, 3
    ), total as (
      select country_id, region, sum(n) as n, sum(rated) as rated, sum(common)::int as common,
        round(avg(score)::numeric + 0.00000001, 1) as score,
        round(avg(compared)::numeric + 0.00000001, 1) - round(avg(previous)::numeric + 0.00000001, 1) as change
      from part group by 1, 2
    ), placed as (
      select *, rated > 0 and rated * 2 >= n as ranked from total
    ), country as (
      select country_id as id, region, score, change, common,
        case when ranked then rank() over (partition by ranked order by score desc) end as rank,
        case when ranked then rank() over (partition by ranked, region order by score desc) end as region_rank
      from placed
    )
    select
      (select json_agg(json_build_object('id', id, 'score', score, 'change', change, 'common', common,
        'rank', rank, 'region_rank', region_rank) order by id) from country) as countries,
      (select json_agg(r order by r.region) from (
        select region, round(avg(score) + 0.00000001, 1) as score, floor(avg(change) * 10 + 0.5 + 0.0000001) / 10 as change
        from country group by region) r) as regions,
      (select round(avg(score) + 0.00000001, 1)::float8 from country) as world_score,
      (select (floor(avg(change) * 10 + 0.5 + 0.0000001) / 10)::float8 from country) as world_change`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('There is no row.');
  const { countries, regions, world_score, world_change } = row;
  return { countries: countries ?? [], regions: regions ?? [], world: { score: world_score, change: world_change } };
}

/** The figures that SQL reckons too, by country. */
export const flatResults = ({ Countries, Regions, World }: components['schemas']['Results']) => ({
  countries: Countries.map(({ CountryId, Total }) => ({
    id: CountryId,
    score: Total.Score,
    change: Total.Comparison.Change,
    common: Total.Comparison.Indicators,
    rank: Total.Rank,
    region_rank: Total.RegionRank,
  })).sort((a, b) => a.id - b.id),
  regions: Regions.map(({ Region, Total }) => ({ region: Region, score: Total.Score, change: Total.Change })),
  world: { score: World.Total.Score, change: World.Total.Change },
});
