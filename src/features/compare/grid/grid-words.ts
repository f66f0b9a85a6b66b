import { Polarity } from '#generated/enums.ts';
import { addElement, writeText } from './element.ts';
import { factsOf, lineName } from './grid-facts.ts';
import { CELL_WIDTH, type CellPosition, type Range, ROW_HEIGHT } from './grid-metrics.ts';
import type { GridState } from './grid-state.ts';

/** The elements of a row, its cells by their column. */
type Row = { element: HTMLElement; header: HTMLElement; cells: HTMLElement[] };
/** What is in view: pinned columns stay where they are, which is at `left` now. */
type View = { rows: Range; columns: Range; frozen: number; left: number };

/**
 * The same grid in words, for screen readers: rows, headers and a `gridcell` for each cell in view
 * that says all its facts, lying over what is drawn. It follows a key at once and a scroll as soon
 * as that rests, so it never keeps a frame waiting.
 */
export class GridWords {
  readonly #head: Row;
  readonly #element: HTMLElement;
  #rows: Row[] = [];
  #view: View = { rows: { first: 0, end: 0 }, columns: { first: 0, end: 0 }, frozen: 0, left: 0 };
  /** The columns that have cells, in their order. */
  #columns: number[] = [];

  constructor(plane: HTMLElement) {
    this.#element = addElement(plane, 'compare-words-layer', { role: 'rowgroup' });
    this.#head = this.#newRow('columnheader');
    this.#head.element.ariaRowIndex = '1';
    this.#head.header.textContent = 'Indicator';
  }

  show(state: GridState, view: View): void {
    const { matrix, lines, selected } = state;
    const { rows, columns, frozen } = view;
    this.#view = view;
    this.#columns = [...indexes({ first: 0, end: frozen }), ...indexes(columns)];
    this.#fit(rows.end - rows.first);
    this.#headers(state);
    this.#rows.forEach(({ element, header, cells }, at) => {
      const place = rows.first + at;
      const line = lines[place] ?? 0;
      const indicator = matrix.rows[line];
      element.style.top = `${place * ROW_HEIGHT}px`;
      element.ariaRowIndex = String(place + 2);
      element.ariaSelected = indicator ? String(selected.has(indicator.IndicatorId)) : null;
      const negative = indicator?.IndicatorRating === Polarity.Negative ? ', negative indicator' : '';
      writeText(header, `${lineName(state, line)}${negative}`);
      this.#place(element, cells, 'gridcell', (cell, index) => {
        const column = state.columns[index];
        const facts = column ? factsOf(state, line, column) : '';
        if (cell.ariaLabel !== facts) cell.ariaLabel = facts;
        const popup = line < 0 ? 'dialog' : null;
        if (cell.ariaHasPopup !== popup) cell.ariaHasPopup = popup;
      });
    });
  }

  /** The element of a place, if it is there. */
  at({ row, column }: CellPosition): HTMLElement | undefined {
    const found = row < 0 ? this.#head : this.#rows[row - this.#view.rows.first];
    return column < 0 ? found?.header : found?.cells[this.#columns.indexOf(column)];
  }

  #headers({ columns, sort }: GridState): void {
    const { element, cells } = this.#head;
    this.#place(element, cells, 'columnheader', (cell, index) => {
      const column = columns[index];
      const isCountry = column?.kind === 'country';
      writeText(cell, `${column?.name}${isCountry && column.isPinned ? ', pinned' : ''}`);
      cell.ariaSort = isCountry && column.countryId === sort ? 'other' : null;
    });
  }

  #place(
    row: HTMLElement,
    cells: HTMLElement[],
    role: string,
    fill: (cell: HTMLElement, column: number) => void,
  ): void {
    while (cells.length > this.#columns.length) cells.pop()?.remove();
    const { frozen, left } = this.#view;
    let end = 0;
    this.#columns.forEach((column, at) => {
      const cell = cells[at] ?? addElement(row, 'compare-word', { role });
      cells[at] = cell;
      // Cells follow each other; only before the first and beside the pinned ones is a gap.
      const place = column * CELL_WIDTH + (column < frozen ? left : 0);
      const gap = place === end ? '' : `${place - end}px`;
      end = place + CELL_WIDTH;
      const index = String(column + 2);
      if (cell.ariaColIndex !== index) cell.ariaColIndex = index;
      if (cell.style.marginLeft !== gap) cell.style.marginLeft = gap;
      fill(cell, column);
    });
  }

  #fit(rows: number): void {
    while (this.#rows.length > rows) this.#rows.pop()?.element.remove();
    while (this.#rows.length < rows) this.#rows.push(this.#newRow('rowheader'));
  }

  #newRow(role: string): Row {
    const element = addElement(this.#element, 'compare-line', { role: 'row' });
    const header = addElement(element, 'compare-word compare-word-first', { role });
    header.ariaColIndex = '1';
    return { element, header, cells: [] };
  }
}

const indexes = ({ first, end }: Range): number[] => Array.from({ length: end - first }, (_, at) => first + at);
