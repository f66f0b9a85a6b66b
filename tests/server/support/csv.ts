/** Reads CSV as RFC 4180 says, strictly: throws where a line breaks the grammar. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let at = 0;
  while (at < text.length) {
    const row: string[] = [];
    for (;;) {
      const [whole = '', quoted] = /^(?:"((?:[^"]|"")*)"|[^",\r\n]*)/.exec(text.slice(at, at + 50_000)) ?? [];
      at += whole.length;
      row.push(quoted === undefined ? whole : quoted.replaceAll('""', '"'));
      if (text[at] !== ',') break;
      at += 1;
    }
    if (text.slice(at, at + 2) !== '\r\n') throw new Error(`Row ${rows.length + 1} ends with no CRLF, at ${at}`);
    at += 2;
    rows.push(row);
  }
  return rows;
}
