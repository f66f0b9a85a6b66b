import { Polarity } from '#generated/enums.ts';
import { cellFacts, type Matrix } from '../matrix.ts';
import { addElement } from './element.ts';
import { CELL_WIDTH, type CellPosition, type Range, ROW_HEIGHT } from './grid-metrics.ts';
import type { GridState } from './grid-state.ts';

type Line = { element: HTMLElement; header: HTMLElement; cells: HTMLElement[] };

/**
 * The same grid in words, for screen readers: rows, headers and a `gridcell` for each cell in view
 * that says all its facts, lying over what is drawn. It follows a key at once and a scroll as soon
 * as that rests, so it never keeps a frame waiting.
 */
export class GridWords {
  readonly #head: Line;
  readonly #element: HTMLElement;
  #lines: Line[] = [];
  #rows: Range = { first: 0, end: 0 };
  #columns: Range = { first: 0, end: 0 };

  constructor(plane: HTMLElement) {
    this.#element = addElement(plane, 'compare-words-layer', { role: 'rowgroup' });
    this.#head = this.#newLine('columnheader');
    this.#head.element.ariaRowIndex = '1';
    this.#head.header.textContent = 'Indicator';
  }

  show({ matrix, shown, selected, sort }: GridState, rows: Range, columns: Range): void {
    [this.#rows, this.#columns] = [rows, columns];
    this.#fit(rows.end - rows.first);
    this.#headers(matrix, sort);
    this.#lines.forEach(({ element, header, cells }, at) => {
      const place = rows.first + at;
      const row = shown[place] ?? 0;
      const indicator = matrix.rows[row];
      const codes = matrix.codes(row);
      element.style.top = `${place * ROW_HEIGHT}px`;
      element.ariaRowIndex = String(place + 2);
      element.ariaSelected = String(selected.has(indicator?.IndicatorId ?? 0));
      const negative = indicator?.IndicatorRating === Polarity.Negative ? ', negative indicator' : '';
      header.textContent = `${indicator?.IndicatorOrderNumber} ${indicator?.IndicatorName}${negative}`;
      this.#place(element, cells, 'gridcell', (cell, column) => {
        cell.ariaLabel = cellFacts(matrix, row, column, codes[column] ?? 0);
      });
    });
  }

  /** The element of a place, if it is there. */
  at({ row, column }: CellPosition): HTMLElement | undefined {
    const line = row < 0 ? this.#head : this.#lines[row - this.#rows.first];
    return column < 0 ? line?.header : line?.cells[column - this.#columns.first];
  }

  #headers(matrix: Matrix, sort: number): void {
    const { element, cells } = this.#head;
    this.#place(element, cells, 'columnheader', (cell, column) => {
      const country = matrix.columns[column];
      cell.textContent = country?.Name ?? '';
      cell.ariaSort = country?.Id === sort ? 'other' : null;
    });
  }

  #place(
    line: HTMLElement,
    cells: HTMLElement[],
    role: string,
    fill: (cell: HTMLElement, column: number) => void,
  ): void {
    const { first, end } = this.#columns;
    while (cells.length > end - first) cells.pop()?.remove();
    for (let column = first; column < end; column++) {
      const cell = cells[column - first] ?? addElement(line, 'compare-word', { role });
      cells[column - first] = cell;
      const index = String(column + 2);
      if (cell.ariaColIndex !== index) {
        cell.ariaColIndex = index;
        cell.style.left = `${column * CELL_WIDTH}px`;
      }
      fill(cell, column);
    }
  }

  #fit(rows: number): void {
    while (this.#lines.length > rows) this.#lines.pop()?.element.remove();
    while (this.#lines.length < rows) this.#lines.push(this.#newLine('rowheader'));
  }

  #newLine(role: string): Line {
    const element = addElement(this.#element, 'compare-line', { role: 'row' });
    const header = addElement(element, 'compare-word compare-word-first', { role });
    header.ariaColIndex = '1';
    return { element, header, cells: [] };
  }
}
