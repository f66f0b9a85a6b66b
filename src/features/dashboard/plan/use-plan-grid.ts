import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PlanGridData } from './plan-body.ts';
import { keyOf, type PlanDraft } from './plan-model.ts';
import { edgesOf, type Place, placeAfter, placesIn, type Range, startRange } from './range.ts';
import { readSheetText, writeSheetText } from './sheet-text.ts';
import { withCells } from './use-plan-draft.ts';

/** A cell that is being typed into, and what it begins with. */
type Editing = { place: Place; text: string };
type Options = { data: PlanGridData; plan: PlanDraft; onChange: (plan: PlanDraft) => void };

/** Keys, pointer and clipboard of the grid (ARIA Authoring Practices, 'Grid'). */
export function usePlanGrid({ data, plan, onChange }: Options) {
  const { rows, columns } = data;
  const [range, setRange] = useState<Range>(startRange);
  const [editing, setEditing] = useState<Editing>();
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
    setRange((before) => ({ anchor: isWider ? before.anchor : place, active: place }));
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
  const cancel = () => {
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
  const modActs: Record<string, () => void> = {
    d: fillDown,
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
  function onPaste(event: ClipboardEvent) {
    if (editing) return;
    event.preventDefault();
    const sheet = readSheetText(event.clipboardData.getData('text/plain'));
    const { top, left, bottom, right } = edgesOf(range);
    const isOne = sheet.length === 1 && sheet[0]?.length === 1;
    if (isOne) return fill(sheet[0]?.[0] ?? '');
    const texts = sheet.flatMap((row, down) =>
      row.map((text, across) => [keyAt({ row: top + down, column: left + across }), text] as const),
    );
    onChange(
      withCells(
        plan,
        texts.filter(([key]) => key),
      ),
    );
    setRange({
      anchor: { row: top, column: left },
      active: {
        row: Math.min(size.row - 1, Math.max(bottom, top + sheet.length - 1)),
        column: Math.min(size.column - 1, Math.max(right, left + Math.max(...sheet.map((row) => row.length)) - 1)),
      },
    });
  }

  return {
    ref: grid,
    range,
    editing,
    textAt,
    keyAt,
    go,
    edit,
    editAt: (place: Place) => setEditing({ place, text: textAt(place) }),
    fill,
    fillDown,
    finish,
    cancel,
    handlers: { onKeyDown, onCopy, onPaste },
  };
}

export type PlanGridState = ReturnType<typeof usePlanGrid>;

/** A key that writes something. */
const isText = ({ key, altKey }: KeyboardEvent) => [...key].length === 1 && key !== ' ' && !altKey;
