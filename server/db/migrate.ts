import { Migrator } from 'kysely/migration';
import { loadCountries } from './countries.ts';
import { migrations } from './migrations/index.ts';
import type { Db } from './schema.ts';

/**
 * Brings the schema and the pool of countries up to date; safe to call at every start and from several servers at once.
 * @throws the error of the migration that failed; its changes are rolled back.
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await loadCountries(db);
}
