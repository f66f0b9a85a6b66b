import type { Row, RowChange } from '../../../server/db/schema.ts';
import type { Relation } from '../../support/rating-rights.ts';
import { kenya, kenyaRatingId, type TestApp } from './app.ts';

/** A country indicator as it stands in the database. */
export const rowOf = (test: TestApp, id = kenyaRatingId): Promise<Row<'country_indicator'>> =>
  test.db.selectFrom('country_indicator').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** A person rates, and no parent decides. */
export const byPerson = {
  ...{ decided_by: null, aside_score: null, aside_is_met: null, aside_note: null, aside_status: null },
  ...{ aside_updated_on: null, aside_updated_by: null },
};

/** Sets a country indicator, by default Kenya's 1.1.1, to what a person made of it before a test begins. */
export async function setRow(test: TestApp, values: RowChange<'country_indicator'>, id = kenyaRatingId) {
  await test.db
    .updateTable('country_indicator')
    .set({ ...byPerson, ...values })
    .where('id', '=', id)
    .execute();
}

export async function setEditionActive(test: TestApp, active: boolean): Promise<void> {
  const values = active ? { status: 1, inactive_date: null } : { status: 0, inactive_date: new Date() };
  await test.db.updateTable('edition').set(values).where('id', '=', kenya.reportEditionId).execute();
}

/** Gives a role exactly these permissions. */
export async function setPermissions(test: TestApp, role: number, permissions: string[]): Promise<void> {
  await test.db.deleteFrom('role_permission').where('role', '=', role).execute();
  if (permissions.length > 0)
    await test.db
      .insertInto('role_permission')
      .values(permissions.map((permission) => ({ role, permission })))
      .execute();
}

/** The two slots of the row for a relation; others hold the slots that the user does not. */
export const slotsFor = (relation: Relation, userId: number, other: number) => ({
  research_user_id: relation === 'researcher' || relation === 'both' ? userId : other,
  qa_user_id: relation === 'qa' || relation === 'both' ? userId : other,
});
