import type { FieldName } from '../reference-names.ts';

/** What could be read of a source, by the fields of a reference; AccessDate as YYYY-MM-DD. */
export type SourceFields = Partial<Record<FieldName, string>>;
