import { cellFacts } from '../matrix.ts';
import { addElement } from './element.ts';
import type { GridHead } from './grid-head.ts';
import { CELL_WIDTH, type CellPosition, HEAD_HEIGHT, offsetToShow, positionAfter, ROW_HEIGHT } from './grid-metrics.ts';
import type { GridNames } from './grid-names.ts';
import type { GridEvents, GridState } from './grid-state.ts';
import type { GridWords } from './grid-words.ts';

/** What the cursor needs of the view that it stands in. */
type CursorView = {
  readonly grid: HTMLElement;
  readonly body: HTMLElement;
  readonly head: GridHead;
  readonly names: GridNames;
  readonly words: GridWords;
  readonly state: GridState | undefined;
  follow(): void;
  tell(): void;
};

const START: CellPosition = { row: 0, column: 0 };
const isSame = (a: CellPosition | undefined, b: CellPosition | undefined) =>
  a?.row === b?.row && a?.column === b?.column;

/**
 * Where the keys and the pointer are. The grid itself keeps the focus and names its active cell
 * (`aria-activedescendant`), so that the focus outlives what scrolls away. Row and column of the
 * cell under either are highlighted.
 */
export class GridCursor {
  readonly #view: CursorView;
  readonly #events: GridEvents;
  readonly #bands: { row: HTMLElement; column: HTMLElement; ring: HTMLElement };
  readonly #activeId: string;
  #active: CellPosition | undefined;
  #hovered: CellPosition | undefined;
  #named: Element | undefined;
  #lit: Element[] = [];

  constructor(view: CursorView, events: GridEvents, signal: AbortSignal) {
    this.#view = view;
    this.#events = events;
    this.#activeId = `${view.grid.id}-active`;
    const band = (name: string) => addElement(view.body, name, { 'aria-hidden': 'true', hidden: '' });
    this.#bands = {
      row: band('compare-row-band'),
      column: band('compare-column-band'),
      ring: band('compare-ring'),
    };
    const { grid } = view;
    grid.addEventListener('keydown', (event) => this.#press(event), { signal });
    grid.addEventListener('focus', () => this.#goTo(this.#active ?? START), { signal });
    grid.addEventListener('blur', () => this.#light(), { signal });
    grid.addEventListener('click', (event) => this.#click(event), { signal });
    grid.addEventListener('pointermove', (event) => this.#hover(this.#placeAt(event)), { signal, passive: true });
    grid.addEventListener('pointerleave', () => this.#hover(undefined), { signal });
    events.point(undefined);
  }

  /** Other rows or columns: the old places mean nothing any more. */
  leave(): void {
    this.#events.offer(undefined);
    this.#active = undefined;
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
    const at = this.#active ?? START;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      const cell = event.key === 'Enter' && this.#cellAt(at);
      if (!cell || !this.#events.open(cell)) this.#use(at);
      return;
    }
    const page = Math.max(1, Math.floor((grid.clientHeight - HEAD_HEIGHT) / ROW_HEIGHT) - 1);
    const to = positionAfter(event, at, { rows: state.shown.length, columns: state.matrix.columns.length, page });
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
    const { matrix, shown } = this.#view.state ?? {};
    const country = row < 0 && matrix?.columns[column];
    if (country) this.#events.sort(country.Id);
    else if (shown) this.#events.toggle(row < 0 ? shown : shown.slice(row, row + 1));
  }

  #click(event: MouseEvent): void {
    const place = this.#placeAt(event);
    if (!place) return;
    this.#goTo(place);
    this.#events.offer(this.#cellAt(place));
    if (place.row < 0 || place.column < 0) this.#use(place);
    // The box shows what is selected, which the address decides.
    if (event.target instanceof HTMLInputElement) event.preventDefault();
  }

  /** The cell of the matrix at a place; heads are none. */
  #cellAt({ row, column }: CellPosition): CellPosition | undefined {
    const matrixRow = this.#view.state?.shown[row];
    return matrixRow === undefined || column < 0 ? undefined : { row: matrixRow, column };
  }

  #scrollTo({ row, column }: CellPosition): void {
    const { grid, names } = this.#view;
    const [height, width] = [grid.clientHeight - HEAD_HEIGHT, grid.clientWidth - names.element.offsetWidth];
    grid.scrollTop = offsetToShow(row, ROW_HEIGHT, grid.scrollTop, height);
    grid.scrollLeft = offsetToShow(column, CELL_WIDTH, grid.scrollLeft, width);
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
    const { state, names, head, grid } = this.#view;
    const hasFocus = document.activeElement === grid;
    const place = this.#hovered ?? (hasFocus ? this.#active : undefined);
    const { row = -1, column = -1 } = place ?? {};
    const matrixRow = state?.shown[row];
    for (const element of this.#lit) element.classList.remove('is-lit');
    this.#lit = [names.at(matrixRow), head.at(column)].filter((element) => element !== undefined);
    if (place?.row === -1 && column < 0) this.#lit.push(head.corner);
    for (const element of this.#lit) element.classList.add('is-lit');
    put(this.#bands.row, place && { row, column: 0 }, row < 0);
    put(this.#bands.column, place && { row: 0, column }, column < 0);
    put(this.#bands.ring, this.#active, !hasFocus || !this.#active || this.#active.row < 0 || this.#active.column < 0);
    const isCell = state && matrixRow !== undefined && column >= 0;
    this.#events.point(
      isCell ? cellFacts(state.matrix, matrixRow, column, state.matrix.codes(matrixRow)[column] ?? 0) : undefined,
    );
  }

  /**
   * The place under a pointer, reckoned from where the grid is, without asking what element lies
   * there.
   */
  #placeAt({ clientX, clientY }: MouseEvent): CellPosition | undefined {
    const { grid, names, state } = this.#view;
    if (!state) return undefined;
    const { left, top } = grid.getBoundingClientRect();
    const [x, y] = [clientX - left - grid.clientLeft, clientY - top - grid.clientTop];
    const pane = names.element.offsetWidth;
    const column = x < pane ? -1 : Math.floor((x - pane + grid.scrollLeft) / CELL_WIDTH);
    const row = y < HEAD_HEIGHT ? -1 : Math.floor((y - HEAD_HEIGHT + grid.scrollTop) / ROW_HEIGHT);
    const isInside = x < grid.clientWidth && y < grid.clientHeight;
    return isInside && row < state.shown.length && column < state.matrix.columns.length ? { row, column } : undefined;
  }
}

function put(band: HTMLElement, place: CellPosition | undefined, isHidden: boolean): void {
  if (band.hidden !== isHidden) band.hidden = isHidden;
  if (isHidden || !place) return;
  band.style.top = `${place.row * ROW_HEIGHT}px`;
  band.style.left = `${place.column * CELL_WIDTH}px`;
}
