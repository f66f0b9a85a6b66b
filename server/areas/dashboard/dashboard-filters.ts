import { sql } from 'kysely';
import { workflowLabels } from '#rules/workflow-status.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { byName, type Wire } from '../../domain/wire.ts';

type Option = Wire<'DashboardFilterOption'>;

/** The options of the dashboard's filters, in display order [S236]. */
export const readDashboardFilters: Handler<'readDashboardFilters'> = async ({ db, params: { editionId } }) => {
  const users = [{ Id: 0, DisplayName: 'Unassigned' }, ...(await userOptions(db, editionId))];
  return ok({
    ResearchUsers: users,
    QAUsers: users,
    WorkflowStatuses: Object.entries(workflowLabels).map(([Id, DisplayName]) => ({ Id: Number(Id), DisplayName })),
    Milestones: await milestoneOptions(db, editionId),
    Countries: await countryOptions(db, editionId),
  });
};

/** Users who are in the edition or assigned in it; equal names get their e-mail address. */
async function userOptions(db: Db, editionId: number): Promise<Option[]> {
  const { rows } = await sql<{ id: number; full_name: string; email: string }>`
    select id, full_name, email from app_user u where
      exists (select from edition_user where edition_id = ${editionId} and user_id = u.id and removed_on is null)
      or exists (select from country_indicator where edition_id = ${editionId} and research_user_id = u.id)
      or exists (select from country_indicator where edition_id = ${editionId} and qa_user_id = u.id)`.execute(db);
  const sameName = Map.groupBy(rows, ({ full_name }) => full_name);
  return rows
    .map(({ id, full_name, email }) => ({
      Id: id,
      DisplayName: (sameName.get(full_name)?.length ?? 0) > 1 ? `${full_name} (${email})` : full_name,
    }))
    .sort((a, b) => byName(a.DisplayName, b.DisplayName) || a.Id - b.Id);
}

const milestoneOptions = (db: Db, editionId: number): Promise<Option[]> =>
  db
    .selectFrom('milestone')
    .select(['id as Id', 'full_name as DisplayName'])
    .where('edition_id', '=', editionId)
    .orderBy('order_id')
    .execute();

const countryOptions = (db: Db, editionId: number): Promise<Option[]> =>
  db
    .selectFrom('edition_country as ec')
    .innerJoin('country as c', 'c.id', 'ec.country_id')
    .select(['c.id as Id', 'c.name as DisplayName'])
    .where('ec.edition_id', '=', editionId)
    .where('ec.removed_on', 'is', null)
    .orderBy('c.sort_order')
    .orderBy('c.id')
    .execute();
