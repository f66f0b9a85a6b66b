/** A statement as metrics and traces may show it: what it does, and its text without values. */
const kinds = new Set(['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback', 'savepoint']);

/** The first word where it is one of a few, so that the values of a label are bounded. */
export function kindOfStatement(sql: string): string {
  const [, word = ''] = /^\s*([a-z]+)/i.exec(sql) ?? [];
  const kind = word.toLowerCase();
  if (kind === 'with') return 'select';
  if (kind === 'start') return 'begin';
  return kinds.has(kind) ? kind : 'other';
}

/** The text with its parameters as $1; what stands in it in quotes is left out. */
export const textOfStatement = (sql: string): string => sql.replaceAll(/'(?:[^']|'')*'/g, "'…'").slice(0, 4_000);
