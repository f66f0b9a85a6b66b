/** Dependencies between indicators of one edition, one level deep (ADR-022). */
import { sql } from 'kysely';
import { fields } from '#generated/fields.ts';
import { type Handler, ok } from '../../call.ts';
import type { Row, Trx } from '../../db/schema.ts';
import { orderNumber, snapshotNameSql } from '../../domain/numbers.ts';
import type { Wire } from '../../domain/wire.ts';
import { conflict, invalid } from '../../problem.ts';
import { requireNamedPart, requirePart } from './structure-parts.ts';

type Indicator = Row<'indicator'>;

/** Those that an indicator (0: a new one) can depend on. Rejects with 404. */
export const listParentIndicators: Handler<'listParentIndicators'> = async ({ db, params }) => {
  const { id: editionId, indicatorId } = params;
  if (indicatorId !== 0) await requirePart(db, 'indicator', { editionId, id: indicatorId });
  const { rows } = await sql<Wire<'ParentIndicatorOption'>>`
    select i.id as "Id", ${snapshotNameSql(sql`i.number`, sql`i.short_name`)} as "SnapshotName",
      i.full_name as "FullName", i.polarity as "IndicatorRating"
    from indicator i
    where i.edition_id = ${editionId} and i.parent_indicator_id is null and i.id <> ${indicatorId}
      and not exists (select from indicator child where child.parent_indicator_id = ${indicatorId})
    order by i.number, i.id`.execute(db);
  return ok(rows);
};

interface Dependency {
  editionId: number;
  body: { IsDependent?: boolean; ParentIndicatorId?: number };
  /** The indicator as it is, where it is not a new one. */
  indicator?: Indicator;
}

/** The parent of the body, else the stored one. Rejects with 422 where it is not in the edition. */
export async function namedParent(
  trx: Trx,
  { editionId, body, indicator }: Dependency,
): Promise<Indicator | undefined> {
  const id = body.ParentIndicatorId ?? indicator?.parent_indicator_id ?? 0;
  const pointer = '/ParentIndicatorId';
  if (id !== 0) return requireNamedPart(trx, 'indicator', { editionId, id, pointer });
  if (body.IsDependent) throw invalid([{ pointer, detail: fields.IndicatorCreate.ParentIndicatorId.message }]);
  return undefined;
}

/** Refuses with 409 a parent that depends itself, and a child that is a parent itself. */
export async function requireOneLevel(trx: Trx, parent: Indicator | undefined, child?: Indicator): Promise<void> {
  if (!parent || parent.id === child?.parent_indicator_id) return;
  if (parent.id === child?.id) throw dependencyChain(`${orderNumber(child.number)} cannot depend on itself.`);
  if (parent.parent_indicator_id)
    throw dependencyChain(`${orderNumber(parent.number)} already depends on another indicator.`);
  const children = child
    ? await trx.selectFrom('indicator').select('id').where('parent_indicator_id', '=', child.id).execute()
    : [];
  if (child && children.length > 0)
    throw dependencyChain(`Other indicators already depend on ${orderNumber(child.number)}.`);
}

const dependencyChain = (detail: string) => conflict('dependency-chain', detail);
