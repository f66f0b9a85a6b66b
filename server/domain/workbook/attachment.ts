const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/x-ndjson',
} as const;

/** Endings of files that are downloaded. */
export type Ending = keyof typeof types;

/**
 * Headers of a download, whose type its ending says; the file name has no character to be quoted
 * (RFC 6266).
 */
export const attachment = (fileName: string): Record<string, string> => ({
  'content-type': types[(fileName.split('.').at(-1) ?? '') as Ending] ?? types.xlsx,
  'content-disposition': `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"`,
});

/** '2026-11-20'. */
export const dateOf = (now: Date): string => now.toISOString().slice(0, 10);
