const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Headers of a workbook to save. The name is of our own making: letters, digits, dots and dashes need no quoting rules (RFC 6266). */
export const attachment = (fileName: string): Record<string, string> => ({
  'content-type': TYPE,
  'content-disposition': `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"`,
});
