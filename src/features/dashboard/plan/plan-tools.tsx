import { useState } from 'react';
import { MultiSelect } from '#src/components/choices/multi-select.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { counted } from '#src/lib/words.ts';
import type { PlanGridData } from './plan-body.ts';
import { edgesOf, placesIn } from './range.ts';
import { LAST_WORD, NOBODY_WORD, writtenAs } from './read-cell.ts';
import type { PlanGridState } from './use-plan-grid.ts';

type PlanToolsProps = { data: PlanGridData; grid: PlanGridState };

/** What can be done with the selected cells. */
export function PlanTools({ data, grid, onUndo }: PlanToolsProps & { onUndo: (() => void) | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const { top, bottom, left, right } = edgesOf(grid.range);
  const count = (bottom - top + 1) * (right - left + 1);
  return (
    <div
      data-print="hide"
      role="toolbar"
      aria-label="Selected cells"
      className="flex min-w-0 flex-wrap items-center gap-2 text-sm phone:w-full phone:[&>button]:flex-auto phone:[&>button]:px-2"
    >
      <p role="status" data-tabular className="text-muted-foreground phone:w-full">
        {counted(count, 'cell')} selected
      </p>
      <Button onClick={() => setOpen(true)}>Split evenly among…</Button>
      <Button onClick={() => grid.fill(LAST_WORD)}>As last edition</Button>
      <Button onClick={() => grid.fill(NOBODY_WORD)}>Nobody</Button>
      <Button onClick={grid.fillDown}>Fill down</Button>
      <Button onClick={() => grid.fill('')}>Empty</Button>
      <Button blocked={!onUndo && 'Nothing was changed in this visit.'} onClick={onUndo}>
        Undo edit
      </Button>
      {isOpen && <SplitDialog data={data} grid={grid} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Writes the same people into every selected cell, each of which they share. */
function SplitDialog({ data: { columns, users }, grid, onClose }: PlanToolsProps & { onClose: () => void }) {
  const [chosen, setChosen] = useState<number[]>([]);
  const tasks = new Set(placesIn(grid.range).flatMap(({ column }) => columns[column]?.task ?? []));
  const able = users.filter(({ WorkflowTaskTypes }) => [...tasks].every((task) => WorkflowTaskTypes.includes(task)));
  const split = () => {
    const people = able.filter(({ Id }) => chosen.includes(Id));
    grid.fill(people.map((user) => writtenAs(user, users)).join('; '));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Split evenly among"
      description="Each gets an even share of every selected cell, by country and number of the indicator."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" blocked={chosen.length < 2 && 'Select two people or more.'} onClick={split}>
            Split
          </Button>
        </>
      }
    >
      <MultiSelect
        label="People"
        none="Nobody yet"
        noneMeans="nobody yet"
        options={able.map(({ Id, FullName, EmailAddress }) => ({ value: Id, label: FullName, detail: EmailAddress }))}
        value={chosen}
        onValueChange={setChosen}
      />
    </Dialog>
  );
}
