import { useMemo } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { counted, formatNumber } from '#src/lib/words.ts';
import { tasks } from '../assignment/tasks.ts';
import { CellEditor } from './cell-editor.tsx';
import type { PlanGridData } from './plan-body.ts';
import { type PlanColumn, type PlanRow, sizeOf } from './plan-model.ts';
import { isWithin } from './range.ts';
import { readCell } from './read-cell.ts';
import type { PlanGridState } from './use-plan-grid.ts';

type PlanGridProps = { data: PlanGridData; grid: PlanGridState };

const labelOf = ({ task }: PlanColumn) => tasks.find(({ value }) => value === task)?.label;

/** Milestones by groups of countries, a cell for research and one for QA each [B25]. */
export function PlanGrid({ data, grid }: PlanGridProps) {
  const { rows, columns } = data;
  const groups = useMemo(() => [...new Map(columns.map(({ group }) => [group.key, group])).values()], [columns]);
  return (
    <section
      aria-label="Plan"
      tabIndex={-1}
      className="max-h-[calc(100dvh-15rem)] min-h-64 overflow-auto rounded-lg border bg-card shadow-xs"
    >
      <table
        ref={grid.ref}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells take keys.
        role="grid"
        aria-label="Who researches and reviews what"
        aria-multiselectable
        className="w-full border-separate border-spacing-0 text-sm"
        {...grid.handlers}
      >
        <thead>
          <tr>
            <th
              scope="col"
              rowSpan={2}
              className="sticky top-0 left-0 z-30 min-w-36 border-r border-b bg-muted px-3 py-2 text-left align-bottom font-semibold sm:min-w-60"
            >
              Milestone
            </th>
            {groups.map(({ key, name, countryIds }) => (
              <th
                key={key}
                scope="colgroup"
                colSpan={2}
                className="sticky top-0 z-20 h-9 border-r border-b bg-muted px-2 text-left font-semibold whitespace-nowrap"
              >
                {name}{' '}
                <span className="text-xs font-normal text-muted-foreground">
                  {counted(countryIds.length, 'country', 'countries')}
                </span>
              </th>
            ))}
          </tr>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className="sticky top-9 z-20 h-7 min-w-44 border-r border-b bg-muted px-2 text-left text-xs font-semibold text-muted-foreground"
              >
                <span className="sr-only">{column.group.name} </span>
                {labelOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.id}>
              <th
                scope="row"
                className="sticky left-0 z-10 max-w-36 border-r border-b bg-card px-3 py-1.5 text-left font-medium sm:max-w-72"
              >
                <span className="line-clamp-2">
                  {row.number} {row.name}
                </span>
                <span className="text-xs font-normal text-muted-foreground">
                  {counted(row.indicators, 'indicator')}
                </span>
              </th>
              {columns.map((column, across) => (
                <PlanCell key={column.key} {...{ data, grid, row, column }} place={{ row: at, column: across }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type PlanCellProps = PlanGridProps & { row: PlanRow; column: PlanColumn; place: { row: number; column: number } };

function PlanCell({ data, grid, row, column, place }: PlanCellProps) {
  const { active } = grid.range;
  const text = grid.textAt(place);
  const error = readCell(text, column.task, data.users)?.error;
  const isActive = active.row === place.row && active.column === place.column;
  const isEdited = grid.editing?.place.row === place.row && grid.editing.place.column === place.column;
  const isSelected = isWithin(grid.range, place);
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see above.
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      aria-selected={isSelected}
      aria-invalid={error ? true : undefined}
      onPointerDown={(event) => {
        if (event.button !== 0 || isEdited) return;
        event.preventDefault();
        grid.go(place, event.shiftKey);
      }}
      onPointerEnter={(event) => event.buttons === 1 && event.pointerType === 'mouse' && grid.go(place, true)}
      onDoubleClick={() => grid.editAt(place)}
      onFocus={(event) => event.target === event.currentTarget && !isActive && grid.go(place)}
      className={cn(
        'relative h-12 min-w-44 cursor-cell border-r border-b px-2 py-1 align-top select-none',
        'focus:outline-2 focus:-outline-offset-2 focus:outline-ring',
        isSelected && 'bg-accent',
        error && 'bg-destructive/8',
      )}
    >
      {isEdited ? (
        <CellEditor
          label={`${row.number} ${row.name}, ${column.group.name}, ${labelOf(column)}`}
          initial={grid.editing?.text ?? ''}
          task={column.task}
          users={data.users}
          onFinish={grid.finish}
          onCancel={grid.cancel}
        />
      ) : (
        <>
          <span className="line-clamp-2 wrap-anywhere">{text}</span>
          {error ? (
            <span className="block text-xs text-destructive">{error}</span>
          ) : (
            text && (
              <span data-tabular className="block text-xs text-muted-foreground">
                {formatNumber(sizeOf(row, column))}
              </span>
            )
          )}
        </>
      )}
    </td>
  );
}
