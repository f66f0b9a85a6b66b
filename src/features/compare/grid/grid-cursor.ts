import { type GridColumn, isSameColumn } from '../columns.ts';
import { factsOf } from './grid-facts.ts';
import type { GridHead } from './grid-head.ts';
import { CELL_WIDTH, type CellPosition, HEAD_HEIGHT, offsetToShow, positionAfter, ROW_HEIGHT } from './grid-metrics.ts';
import type { GridNames } from './grid-names.ts';
import type { GridPanes } from './grid-panes.ts';
import type { GridCell, GridEvents, GridState } from './grid-state.ts';
import type { GridWords } from './grid-words.ts';

/** What the cursor needs of the view that it stands in. */
type CursorView = {
  readonly grid: HTMLElement;
  readonly head: GridHead;
  readonly names: GridNames;
  readonly panes: GridPanes;
  readonly words: GridWords;
  readonly state: GridState | undefined;
  /** How many columns stay in view. */
  readonly frozen: number;
  follow(): void;
  tell(): void;
};

const isSame = (a: CellPosition | undefined, b: CellPosition | undefined) =>
  a?.row === b?.row && a?.column === b?.column;

/** The first rating: below the totals, beside the means. */
function startOf(state: GridState | undefined): CellPosition {
  const row = state?.lines.findIndex((line) => line >= 0) ?? 0;
  const column = state?.columns.findIndex(({ kind }) => kind === 'country') ?? 0;
  return { row: Math.max(0, row), column: Math.max(0, column) };
}

/**
 * Where the keys and the pointer are. The grid itself keeps the focus and names its active cell
 * (`aria-activedescendant`), so that the focus outlives what scrolls away. Row and column of the
 * cell under either are highlighted.
 */
export class GridCursor {
  readonly #view: CursorView;
  readonly #events: GridEvents;
  readonly #activeId: string;
  #active: CellPosition | undefined;
  #hovered: CellPosition | undefined;
  #named: Element | undefined;
  #lit: Element[] = [];

  constructor(view: CursorView, events: GridEvents, signal: AbortSignal) {
    this.#view = view;
    this.#events = events;
    this.#activeId = `${view.grid.id}-active`;
    const { grid } = view;
    grid.addEventListener('keydown', (event) => this.#press(event), { signal });
    grid.addEventListener('focus', () => this.#goTo(this.#active ?? startOf(view.state)), { signal });
    grid.addEventListener('blur', () => this.#light(), { signal });
    grid.addEventListener('click', (event) => this.#click(event), { signal });
    grid.addEventListener('pointermove', (event) => this.#hover(this.#placeAt(event)), { signal, passive: true });
    grid.addEventListener('pointerleave', () => this.#hover(undefined), { signal });
    events.point(undefined);
  }

  /** Other rows: the old places mean nothing any more. */
  leave(): void {
    this.#events.offer(undefined);
    this.#active = undefined;
    this.#hovered = undefined;
    this.#light();
  }

  /** Other columns: the active cell stays with its own, if that is still there. */
  follow(before: readonly GridColumn[]): void {
    const own = this.#active && before[this.#active.column];
    const column = own ? (this.#view.state?.columns.findIndex((one) => isSameColumn(one, own)) ?? -1) : -1;
    if (own && column < 0) {
      this.leave();
      return;
    }
    if (this.#active && own) this.#active = { ...this.#active, column };
    this.#hovered = undefined;
    this.#light();
  }

  /**
   * Names the active cell after words have changed places; there is none while it is scrolled out
   * of view.
   */
  mark(): void {
    const element = this.#active && this.#view.words.at(this.#active);
    if (this.#named !== element) this.#named?.removeAttribute('id');
    this.#named = element;
    if (element) {
      element.id = this.#activeId;
      this.#view.grid.setAttribute('aria-activedescendant', this.#activeId);
    } else this.#view.grid.removeAttribute('aria-activedescendant');
  }

  #press(event: KeyboardEvent): void {
    const { state, grid } = this.#view;
    if (!state || event.altKey) return;
    const at = this.#active ?? startOf(state);
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (event.key !== 'Enter' || !this.#open(at)) this.#use(at);
      return;
    }
    if (event.key === 'P' && event.shiftKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      this.#pin(at);
      return;
    }
    const page = Math.max(1, Math.floor((grid.clientHeight - HEAD_HEIGHT) / ROW_HEIGHT) - 1);
    const to = positionAfter(event, at, { rows: state.lines.length, columns: state.columns.length, page });
    if (!to) return;
    event.preventDefault();
    this.#events.offer(undefined);
    this.#scrollTo(to);
    this.#goTo(to);
  }

  /**
   * What Space, Enter and a click do at a place that has no pages: sort by a country in the head,
   * else select the row, or all from the corner.
   */
  #use({ row, column }: CellPosition): void {
    const { lines, columns } = this.#view.state ?? {};
    const head = row < 0 ? columns?.[column] : undefined;
    if (head?.kind === 'country') this.#events.sort(head.countryId);
    if (head || !lines) return;
    const rows = (row < 0 ? lines : lines.slice(row, row + 1)).filter((line) => line >= 0);
    if (rows.length > 0) this.#events.toggle(rows);
  }

  #pin({ column }: CellPosition): void {
    const country = this.#view.state?.columns[column];
    if (country?.kind === 'country') this.#events.pin(country.countryId);
  }

  /** Opens what a cell leads to; false where it leads nowhere. */
  #open(place: CellPosition): boolean {
    const cell = this.#cellAt(place);
    const element = this.#view.words.at(place);
    return cell !== undefined && this.#events.open(cell, element?.getBoundingClientRect());
  }

  #click(event: MouseEvent): void {
    const place = this.#placeAt(event);
    if (!place) return;
    this.#goTo(place);
    const cell = this.#cellAt(place);
    this.#events.offer(cell);
    if (this.#view.head.isPin(event.target)) this.#pin(place);
    else if (cell && cell.line < 0) this.#open(place);
    else if (place.row < 0 || place.column < 0) this.#use(place);
    // The box shows what is selected, which the address decides.
    if (event.target instanceof HTMLInputElement) event.preventDefault();
  }

  /** The cell at a place; heads are none. */
  #cellAt({ row, column: at }: CellPosition): GridCell | undefined {
    const { lines, columns } = this.#view.state ?? {};
    const [line, column] = [lines?.[row], columns?.[at]];
    return line === undefined || !column ? undefined : { line, column };
  }

  #scrollTo({ row, column }: CellPosition): void {
    const { grid, names, frozen } = this.#view;
    const [height, width] = [grid.clientHeight - HEAD_HEIGHT, grid.clientWidth - names.element.offsetWidth];
    grid.scrollTop = offsetToShow(row, ROW_HEIGHT, grid.scrollTop, height);
    // Pinned columns are in view wherever the others are scrolled to.
    if (column >= frozen) grid.scrollLeft = offsetToShow(column - frozen, CELL_WIDTH, grid.scrollLeft, width);
    this.#view.follow();
  }

  #goTo(place: CellPosition): void {
    this.#active = place;
    this.#hovered = undefined;
    this.#view.tell();
    this.#light();
  }

  #hover(place: CellPosition | undefined): void {
    if (isSame(place, this.#hovered)) return;
    this.#hovered = place;
    this.#light();
  }

  /**
   * Highlights row and column of the cell under the pointer, else of the active one, and tells its
   * facts.
   */
  #light(): void {
    const { state, names, head, panes, frozen, grid } = this.#view;
    const hasFocus = document.activeElement === grid;
    const place = this.#hovered ?? (hasFocus ? this.#active : undefined);
    const { row = -1, column = -1 } = place ?? {};
    const line = state?.lines[row];
    for (const element of this.#lit) element.classList.remove('is-lit');
    this.#lit = [names.at(line), head.at(column)].filter((element) => element !== undefined);
    if (place?.row === -1 && column < 0) this.#lit.push(head.corner);
    for (const element of this.#lit) element.classList.add('is-lit');
    head.offerPin(column, state?.columns[column]);
    panes.highlight(place, hasFocus ? this.#active : undefined, frozen, state?.columns.length ?? 0);
    const cell = place && this.#cellAt(place);
    const facts = state && cell && factsOf(state, cell.line, cell.column);
    this.#events.point(facts && cell.line < 0 ? `${facts}. Press to see how it is made.` : facts);
  }

  /**
   * The place under a pointer, reckoned from where the grid is, without asking what element lies
   * there.
   */
  #placeAt({ clientX, clientY }: MouseEvent): CellPosition | undefined {
    const { grid, names, head, state, frozen } = this.#view;
    if (!state) return undefined;
    const { left, top } = grid.getBoundingClientRect();
    const [x, y] = [clientX - left - grid.clientLeft, clientY - top - grid.clientTop];
    const [pane, fixed] = [names.element.offsetWidth, head.corner.offsetWidth];
    const across = x < pane ? x - fixed : x - pane + grid.scrollLeft + frozen * CELL_WIDTH;
    const column = x < fixed ? -1 : Math.floor(across / CELL_WIDTH);
    const row = y < HEAD_HEIGHT ? -1 : Math.floor((y - HEAD_HEIGHT + grid.scrollTop) / ROW_HEIGHT);
    const isInside = x < grid.clientWidth && y < grid.clientHeight;
    return isInside && row < state.lines.length && column < state.columns.length ? { row, column } : undefined;
  }
}
