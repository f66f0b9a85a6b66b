import { XlsxStreamWriter } from 'hucre/xlsx';
import { tables } from '../../../server/areas/transfer/table-columns.ts';

export interface Place {
  edition: string;
  iso: string;
  number: string;
}

const headings = [...tables.references.needed, 'URL'];

/**
 * A workbook of so many rows with the headings, each another reference of the next of the places.
 * Texts are shared, as Excel and LibreOffice write them.
 */
export async function manyReferences(rows: number, places: readonly Place[]): Promise<Uint8Array> {
  const writer = new XlsxStreamWriter({ name: 'References' });
  writer.addRow(headings);
  for (let row = 1; row < rows; row++) {
    const place = places[row % places.length];
    const cells: Record<string, string | undefined> = {
      ...{ Edition: place?.edition, 'ISO Code': place?.iso, 'Indicator No.': place?.number },
      ...{ Title: `Law ${row % 900} on road traffic`, URL: `https://example.org/laws/${row}` },
      ...{ 'Publication Date': 'May 2026', 'Access Date': '2026-05-01' },
    };
    writer.addRow(headings.map((heading) => cells[heading] ?? `${heading} of ${row % 40}`));
  }
  return writer.finish();
}
