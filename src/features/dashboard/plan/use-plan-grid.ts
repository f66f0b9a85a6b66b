import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type PlanGridData, withoutHeads } from './plan-body.ts';
import { keyOf, type PlanDraft } from './plan-model.ts';
import { edgesOf, type Place, placeAfter, placesIn, type Range, startRange, wholeRange } from './range.ts';
import { readSheetText, writeSheetText } from './sheet-text.ts';
import { withCells } from './use-plan-draft.ts';

/** A cell that is being typed into, and what it begins with. */
type Editing = { place: Place; text: string };
type Options = {
  data: PlanGridData;
  plan: PlanDraft;
  onChange: (plan: PlanDraft) => void;
  /** Keeps what is being typed, which is no change yet. */
  onKeep: (plan: PlanDraft) => void;
  onUndo: (() => void) | undefined;
};

/** Keys, pointer and clipboard of the grid (ARIA Authoring Practices, 'Grid'). */
export function usePlanGrid({ data, plan, onChange, onKeep, onUndo }: Options) {
  const { rows, columns } = data;
  const [range, setRange] = useState<Range>(startRange);
  const [editing, setEditing] = useState<Editing>();
  const [leftOut, setLeftOut] = useState(0);
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(false);
  const size = { row: rows.length, column: columns.length };
  const keyAt = ({ row, column }: Place) => {
    const [own, head] = [rows[row], columns[column]];
    return own && head ? keyOf(own, head) : '';
  };
  const textAt = (place: Place) => plan.cells[keyAt(place)] ?? '';
  useLayoutEffect(() => {
    if (!takesFocus.current || editing) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
  });

  const go = (place: Place, isWider = false) => {
    takesFocus.current = true;
    setLeftOut(0);
    setRange((before) => ({ anchor: isWider ? before.anchor : place, active: place }));
  };
  const rowAt = (row: number) => wholeRange({ row, column: 0 }, { row, column: size.column - 1 });
  const columnsFrom = (column: number, count = 1) =>
    wholeRange({ row: 0, column }, { row: size.row - 1, column: column + count - 1 });
  const select = (next: Range) => {
    takesFocus.current = true;
    setLeftOut(0);
    setRange(next);
  };
  const edit = (text?: string) => setEditing({ place: range.active, text: text ?? textAt(range.active) });
  /** Into every selected cell. */
  const fill = (text: string) =>
    onChange(
      withCells(
        plan,
        placesIn(range).map((place) => [keyAt(place), text] as const),
      ),
    );
  const fillDown = () => {
    const { top } = edgesOf(range);
    const texts = placesIn(range).map((place) => [keyAt(place), textAt({ ...place, row: top })] as const);
    onChange(withCells(plan, texts));
  };
  const finish = (text: string, by: 'down' | 'right' | 'left' | 'stay') => {
    const at = editing?.place ?? range.active;
    onChange(withCells(plan, [[keyAt(at), text]]));
    setEditing(undefined);
    const keys = { down: 'ArrowDown', right: 'ArrowRight', left: 'ArrowLeft', stay: '' };
    if (by !== 'stay') go(placeAfter(keys[by], at, size, false) ?? at);
  };
  const type = (text: string) => editing && onKeep(withCells(plan, [[keyAt(editing.place), text]]));
  const cancel = () => {
    onKeep(plan);
    setEditing(undefined);
    takesFocus.current = true;
  };

  function onKeyDown(event: KeyboardEvent) {
    if (editing) return;
    const isMod = event.ctrlKey || event.metaKey;
    const to = event.altKey ? undefined : placeAfter(event.key, range.active, size, isMod);
    const act = to
      ? () => go(to, event.shiftKey)
      : isMod
        ? modActs[event.key.toLowerCase()]
        : event.key === ' ' && event.shiftKey
          ? () => select(rowAt(range.active.row))
          : (acts[event.key] ?? (isText(event) ? () => edit(event.key) : undefined));
    if (!act) return;
    event.preventDefault();
    act();
  }
  const acts: Record<string, () => void> = {
    Enter: () => edit(),
    F2: () => edit(),
    Delete: () => fill(''),
    Backspace: () => fill(''),
  };
  const modActs: Record<string, (() => void) | undefined> = {
    d: fillDown,
    z: onUndo,
    ' ': () => select(columnsFrom(range.active.column)),
    a: () => setRange({ anchor: { row: 0, column: 0 }, active: { row: size.row - 1, column: size.column - 1 } }),
  };

  function onCopy(event: ClipboardEvent) {
    if (editing) return;
    const { left } = edgesOf(range);
    const texts: string[][] = [];
    for (const place of placesIn(range)) {
      if (place.column === left) texts.push([]);
      texts.at(-1)?.push(textAt(place));
    }
    event.clipboardData.setData('text/plain', writeSheetText(texts));
    event.preventDefault();
  }
  function onCut(event: ClipboardEvent) {
    if (editing) return;
    onCopy(event);
    fill('');
  }
  function onPaste(event: ClipboardEvent) {
    if (editing) return;
    event.preventDefault();
    const sheet = withoutHeads(readSheetText(event.clipboardData.getData('text/plain')));
    const { top, left, bottom, right } = edgesOf(range);
    const isOne = sheet.length === 1 && sheet[0]?.length === 1;
    if (isOne) return fill(sheet[0]?.[0] ?? '');
    const texts = sheet.flatMap((row, down) =>
      row.map((text, across) => [keyAt({ row: top + down, column: left + across }), text] as const),
    );
    const fitting = texts.filter(([key]) => key);
    onChange(withCells(plan, fitting));
    setLeftOut(texts.length - fitting.length);
    setRange({
      anchor: { row: top, column: left },
      active: {
        row: Math.min(size.row - 1, Math.max(bottom, top + sheet.length - 1)),
        column: Math.min(size.column - 1, Math.max(right, left + Math.max(...sheet.map((row) => row.length)) - 1)),
      },
    });
  }

  const isAt = (one: Place | undefined, other: Place) => one?.row === other.row && one.column === other.column;
  /** What the head of a row, of a column, of a group or of all stands for. */
  function headedBy(target: EventTarget): Range | undefined {
    const head = target instanceof Element ? target.closest('th') : null;
    const row = head?.parentElement;
    if (!(head && row instanceof HTMLTableRowElement)) return undefined;
    if (head.scope === 'row') return rowAt(row.sectionRowIndex);
    if (head.scope === 'colgroup') return columnsFrom((head.cellIndex - 1) * head.colSpan, head.colSpan);
    return head.rowSpan > 1 ? columnsFrom(0, size.column) : columnsFrom(head.cellIndex);
  }
  function onPointerDown(event: PointerEvent) {
    const heads = event.button === 0 && headedBy(event.target);
    if (heads) {
      event.preventDefault();
      return select(heads);
    }
    const place = placeOf(event.target);
    if (!place || event.button !== 0 || isAt(editing?.place, place)) return;
    event.preventDefault();
    go(place, event.shiftKey);
  }
  function onPointerOver(event: PointerEvent) {
    const place = event.buttons === 1 && event.pointerType === 'mouse' ? placeOf(event.target) : undefined;
    if (place && !editing && !isAt(range.active, place)) go(place, true);
  }
  function onDoubleClick(event: MouseEvent) {
    const place = placeOf(event.target);
    if (place && !isAt(editing?.place, place)) setEditing({ place, text: textAt(place) });
  }
  function onFocus(event: FocusEvent) {
    const place = isCell(event.target) && placeOf(event.target);
    if (place && !isAt(range.active, place)) go(place);
  }

  return {
    ref: grid,
    cells: plan.cells,
    range,
    editing,
    /** How many cells of what was pasted found no place. */
    leftOut,
    fill,
    fillDown,
    type,
    finish,
    cancel,
    handlers: { onKeyDown, onCopy, onCut, onPaste, onPointerDown, onPointerOver, onDoubleClick, onFocus },
  };
}

export type PlanGridState = ReturnType<typeof usePlanGrid>;

/** A key that writes something. */
const isText = ({ key, altKey }: KeyboardEvent) => [...key].length === 1 && key !== ' ' && !altKey;

const isCell = (target: EventTarget): target is HTMLTableCellElement =>
  target instanceof HTMLTableCellElement && target.getAttribute('role') === 'gridcell';

/** The cell that an event came from; the first column holds the names of the rows. */
function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest('[role=gridcell]') : null;
  const row = cell?.parentElement;
  if (!(cell instanceof HTMLTableCellElement && row instanceof HTMLTableRowElement)) return undefined;
  return { row: row.sectionRowIndex, column: cell.cellIndex - 1 };
}
