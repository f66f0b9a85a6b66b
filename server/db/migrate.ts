import { Migrator } from 'kysely/migration';
import { loadCountries } from './countries.ts';
import { migrations } from './migrations/index.ts';
import type { Db } from './schema.ts';

/**
 * Migrates the schema and the list of countries; safe to call at every start and from several
 * servers at once.
 * @throws the error of the migration that failed, after its changes were rolled back.
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await loadCountries(db);
}
