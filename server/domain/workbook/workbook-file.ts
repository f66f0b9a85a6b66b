/** Writes a workbook to a file row by row, in constant memory (ADR-206). */
import { escapeXstring, looksLikeFormula } from './cell-text.ts';
import { letters } from './column-letters.ts';
import { ZipFile } from './zip-file.ts';

/** Rows of a sheet below its heading. */
export const MAX_SHEET_ROWS = 1_048_575;
/** Characters of a cell. */
export const MAX_CELL_TEXT = 32_767;

export type FileCell = string | number | Date | null;

export interface FileColumn {
  heading: string;
  /** In characters. */
  width: number;
}

const HEADING = 1;
const QUOTED = 2;
const INSTANT = 3;
const DAY_MS = 86_400_000;
/** The day that spreadsheets count from. */
const EPOCH_DAYS = 25_569;

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** One sheet at a time: `begin`, `write` as often as needed, `end`; `close` at last. */
export class WorkbookFile {
  readonly #zip: ZipFile;
  readonly #sheets: string[] = [];
  #columns: readonly FileColumn[] = [];
  #row = 0;

  private constructor(zip: ZipFile) {
    this.#zip = zip;
  }

  static async create(path: string): Promise<WorkbookFile> {
    return new WorkbookFile(await ZipFile.create(path));
  }

  /** Begins a sheet with a bold heading that stays in view. */
  async begin(name: string, columns: readonly FileColumn[]): Promise<void> {
    this.#sheets.push(name);
    this.#columns = columns;
    this.#row = 0;
    const widths = columns.map(
      ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
    );
    await this.#zip.begin(`xl/worksheets/sheet${this.#sheets.length}.xml`);
    await this.#zip.write(
      `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" ` +
        `activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`,
    );
    await this.#zip.write(
      this.#rowOf(
        columns.map(({ heading }) => heading),
        HEADING,
      ),
    );
  }

  async write(rows: readonly FileCell[][]): Promise<void> {
    let text = '';
    for (const row of rows) text += this.#rowOf(row);
    await this.#zip.write(text);
  }

  async end(): Promise<void> {
    const range = `A1:${letters(this.#columns.length - 1)}${this.#row}`;
    await this.#zip.write(`</sheetData><autoFilter ref="${range}"/></worksheet>`);
    await this.#zip.end();
  }

  async close(): Promise<void> {
    const { parts, sheets, relations } = this.#lists();
    await this.#zip.add(
      '[Content_Types].xml',
      `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ` +
        `ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${parts}</Types>`,
    );
    await this.#zip.add(
      '_rels/.rels',
      `${xml}<Relationships xmlns="${packages}/relationships">` +
        `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    );
    await this.#zip.add(
      'xl/workbook.xml',
      `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets}</sheets></workbook>`,
    );
    await this.#zip.add(
      'xl/_rels/workbook.xml.rels',
      `${xml}<Relationships xmlns="${packages}/relationships">${relations}` +
        `<Relationship Id="rIdStyles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    );
    await this.#zip.add('xl/styles.xml', styles);
    await this.#zip.close();
  }

  #lists() {
    const all = this.#sheets.map((name, at) => ({ name: escapeXml(name), id: at + 1 }));
    return {
      parts: all
        .map(({ id }) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${types}.worksheet+xml"/>`)
        .join(''),
      sheets: all.map(({ name, id }) => `<sheet name="${name}" sheetId="${id}" r:id="rId${id}"/>`).join(''),
      relations: all
        .map(({ id }) => `<Relationship Id="rId${id}" Type="${office}/worksheet" Target="worksheets/sheet${id}.xml"/>`)
        .join(''),
    };
  }

  #rowOf(cells: readonly FileCell[], style?: number): string {
    this.#row += 1;
    const number = this.#row;
    let text = `<row r="${number}">`;
    for (const [at, value] of cells.entries())
      if (value !== null) text += cellOf(value, `${letters(at)}${number}`, style);
    return `${text}</row>`;
  }
}

function cellOf(value: string | number | Date, place: string, style?: number): string {
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
  if (value instanceof Date)
    return `<c r="${place}" s="${INSTANT}"><v>${value.getTime() / DAY_MS + EPOCH_DAYS}</v></c>`;
  const format = style ?? (looksLikeFormula(value) ? QUOTED : 0);
  const text = escapeXml(escapeXstring(value));
  return `<c r="${place}"${format ? ` s="${format}"` : ''} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

const escapeXml = (text: string): string =>
  /[&<>"]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : text;

/** Plain, heading, a text that is none of a formula's (ADR-038), an instant. */
const styles =
  `${xml}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm:ss"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf quotePrefix="1" numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
