/**
 * An error of the server in its parts: 'Ratings!D17: Score is 2' is about the cell D17 of the sheet
 * Ratings.
 */
export type PlacedError = { sheet: string; cell: string; message: string };

export function placeOf(error: string): PlacedError {
  const [, sheet = '', cell = '', message = error] = /^(.{1,31})!([A-Z]{0,3}\d+): (.*)$/s.exec(error) ?? [];
  return { sheet, cell, message };
}

/**
 * The errors as a CSV file that spreadsheet programs open: with their mark of UTF-8, and no text
 * taken for a formula.
 */
export function errorsFile(fileName: string, errors: readonly string[]): File {
  const lines = errors.map(placeOf).map(({ sheet, cell, message }) => [sheet, cell, message]);
  const text = [['Sheet', 'Cell', 'Error'], ...lines].map((line) => line.map(quoted).join(',')).join('\r\n');
  return new File([`\ufeff${text}\r\n`], `${fileName.replace(/\.xlsx$/i, '')} errors.csv`, { type: 'text/csv' });
}

const quoted = (text: string): string => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
