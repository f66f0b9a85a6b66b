/** The sheets of an import and their columns, the needed ones first (ADR-036). */
export const templateSheets = {
  Ratings: {
    needed: ['Edition', 'ISO Code', 'Indicator No.', 'Score', 'Met', 'Researcher Note'],
    optional: ['Research User', 'QA User', 'Status', 'Research Due Date', 'QA Due Date'],
  },
  References: {
    needed: ['Edition', 'ISO Code', 'Indicator No.', 'Title', 'Author', 'Publication Date', 'Information'],
    optional: [
      ...['Access Date', 'URL', 'Pages', 'Publisher', 'Journal', 'Volume', 'Institution'],
      ...['Book/Conference Title', 'Editor', 'Place/Conference Location'],
    ],
  },
};

/**
 * An empty workbook to fill in. Its writer comes only when it is asked for; undefined where it
 * could not be fetched, which its notice tells, as of any part of the application.
 */
export async function templateFile(): Promise<File | undefined> {
  const writer = await import('hucre/xlsx').catch(() => undefined);
  if (!writer) return undefined;
  const sheets = Object.entries(templateSheets).map(([name, { needed, optional }]) => {
    const headings = [...needed, ...optional];
    return {
      name,
      rows: [headings],
      columns: headings.map((heading) => ({ width: Math.max(14, heading.length + 4) })),
      cells: new Map(headings.map((_, at) => [`0,${at}`, { style: { font: { bold: at < needed.length } } }])),
      freezePane: { rows: 1 },
    };
  });
  const bytes = await writer.writeXlsx({ sheets });
  return new File([bytes as Uint8Array<ArrayBuffer>], 'import template.xlsx', {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}
