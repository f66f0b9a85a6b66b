const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Headers of a workbook download; the file name has no character to be quoted (RFC 6266). */
export const attachment = (fileName: string): Record<string, string> => ({
  'content-type': TYPE,
  'content-disposition': `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"`,
});

/** '2026-11-20'. */
export const dateOf = (now: Date): string => now.toISOString().slice(0, 10);
