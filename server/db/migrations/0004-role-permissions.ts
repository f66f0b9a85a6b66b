import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

const own = [
  'dataentry-indicators',
  'dataentry-references',
  'dataentry-references-manage-own',
  'dataentry-indicator-edit-own',
];
const everything = [
  ...own,
  'index-management',
  'user-management',
  'report-management',
  'dataentry-references-manage-any',
  'dataentry-references-previous',
  'dataentry-indicator-edit-any',
  'dataentry-indicatorsQA-any',
  'dataentry-indicatorsQA-own',
  'indicator-view-previousnext-button',
  'view-library-indicator',
  'report-compare',
  'dataentry-import',
  'dataentry-export',
];

/** The default permissions by role 0…3; a deployment may change the rows (ADR-013). */
const permissionsByRole = [
  everything,
  [
    ...own,
    'dataentry-indicatorsQA-own',
    'indicator-view-previousnext-button',
    'view-library-indicator',
    'report-compare',
  ],
  [...own, 'indicator-view-previousnext-button'],
  ['indicator-view-previousnext-button', 'report-compare'],
];

export async function up(db: Kysely<Schema>): Promise<void> {
  const rows = permissionsByRole.flatMap((permissions, role) =>
    permissions.map((permission) => ({ role, permission })),
  );
  await db.insertInto('role_permission').values(rows).execute();
}
