import { expect, test, vi } from 'vitest';
import { everyRow } from '#src/features/dashboard/assignment/every-row.ts';
import { createSelection } from '#src/features/dashboard/assignment/selection.ts';
import { rowsTo } from '../row-data.ts';

const ids = (selection: ReturnType<typeof createSelection>) => selection.rows().map(({ Id }) => Id);

function shown(total: number) {
  const selection = createSelection();
  selection.filteredBy('a');
  selection.show(rowsTo(total));
  return selection;
}

test('[S141] a press chooses one row, with Shift all from the row pressed before, upwards as downwards', () => {
  const selection = shown(20);
  selection.press(10, true, false);
  expect(ids(selection)).toEqual([11]);
  selection.press(12, true, true);
  expect(ids(selection)).toEqual([11, 12, 13]);
  selection.press(8, true, true);
  expect(ids(selection).sort((a, b) => a - b)).toEqual([9, 10, 11, 12, 13]);
  selection.press(9, false, true);
  expect(ids(selection).sort((a, b) => a - b)).toEqual([11, 12, 13]);
});

test('[S141] Shift without a row pressed before chooses that one row', () => {
  const selection = shown(5);
  selection.press(3, true, true);
  expect(ids(selection)).toEqual([4]);
});

test('[S141] other filters let the selection go and say how many that were; the same ones do not', () => {
  const selection = shown(5);
  const told = vi.fn();
  selection.subscribe(told);
  selection.put(rowsTo(3), true);
  selection.filteredBy('a');
  expect(selection.size()).toBe(3);
  selection.filteredBy('b');
  expect([selection.size(), selection.letGo()]).toEqual([0, 3]);
  expect(told).toHaveBeenCalledTimes(2);
  selection.put(rowsTo(1), true);
  expect(selection.letGo()).toBe(0);
});

test('[S141] while the screen shows rows of other filters none can be chosen', () => {
  const selection = shown(5);
  selection.put(rowsTo(2), true);
  selection.filteredBy('b');
  selection.show(undefined);
  selection.press(0, true, false);
  selection.press(3, true, true);
  expect([selection.size(), selection.letGo(), selection.isHeld()]).toEqual([0, 2, true]);
  selection.show(rowsTo(5));
  selection.press(0, true, false);
  expect(ids(selection)).toEqual([1]);
});

/** A list of `total` rows that responses pages of 200 and keeps which were asked for. */
function list(total: number) {
  const all = rowsTo(total);
  const asked: number[] = [];
  const read = async (offset: number) => {
    asked.push(offset);
    return { Data: all.slice(offset, offset + 200), Count: total };
  };
  return { asked, read };
}
const noProgress = () => undefined;

test('[S141] all rows are read in as few calls as the contract allows, and how far it is is told', async () => {
  const { asked, read } = list(1050);
  const progress: number[] = [];
  const rows = await everyRow({
    read,
    signal: new AbortController().signal,
    onProgress: (got, of) => {
      expect(of).toBe(1050);
      progress.push(got);
    },
  });
  expect(rows).toHaveLength(1050);
  expect(asked).toEqual([0, 200, 400, 600, 800, 1000]);
  expect(progress).toEqual([200, 400, 600, 800, 1000, 1050]);
});

test('[S141] reading stops where it is told to, and at the first call that fails', async () => {
  const stop = new AbortController();
  const { asked, read } = list(5000);
  const stopped = everyRow({ read, signal: stop.signal, onProgress: () => stop.abort() });
  await expect(stopped).rejects.toThrow(/abort/i);
  expect(asked).toEqual([0]);

  const other = list(5000);
  const failing = everyRow({
    read: (offset) => (offset === 400 ? Promise.reject(new Error('refused')) : other.read(offset)),
    signal: new AbortController().signal,
    onProgress: noProgress,
  });
  await expect(failing).rejects.toThrow('refused');
  await new Promise((later) => setTimeout(later));
  expect(other.asked).toEqual([0, 200, 600, 800]);
});
