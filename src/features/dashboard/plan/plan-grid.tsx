import { type CSSProperties, memo, useMemo } from 'react';
import { counted, formatNumber } from '#src/lib/words.ts';
import { tasks } from '../assignment/tasks.ts';
import { countryIndicators } from '../assignment/words.ts';
import { CellEditor } from './cell-editor.tsx';
import { MILESTONE_HEAD, type PlanGridData } from './plan-body.ts';
import { keyOf, type PlanColumn, type PlanDraft, type PlanRow, sizeOf } from './plan-model.ts';
import { edgesOf } from './range.ts';
import { readCell } from './read-cell.ts';
import type { PlanGridState } from './use-plan-grid.ts';

type PlanGridProps = { data: PlanGridData; grid: PlanGridState };

const labelOf = ({ task }: PlanColumn) => tasks.find(({ value }) => value === task)?.label;

/** Milestones by groups of countries, a cell for research and one for QA each [B25]. */
export function PlanGrid({ data, grid }: PlanGridProps) {
  const { rows, columns, users } = data;
  const { active } = grid.range;
  const { top, bottom, left, right } = edgesOf(grid.range);
  const groups = useMemo(() => [...new Map(columns.map(({ group }) => [group.key, group])).values()], [columns]);
  return (
    <section
      data-wide
      data-page="wide"
      aria-label="Plan"
      tabIndex={-1}
      // Isolated: its corner lies above its heads, and not above the bar of the page.
      className="isolate max-h-[calc(100dvh-15rem)] min-h-64 scroll-pt-16 scroll-pl-36 overflow-auto sm:scroll-pl-60 rounded-lg border bg-card shadow-xs print:max-h-none print:overflow-visible"
    >
      <table
        ref={grid.ref}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells take keys.
        role="grid"
        aria-label="Who researches and reviews what"
        aria-multiselectable
        // Fixed widths: else each text lays out all cells anew, and moves the columns.
        className="w-[max(100%,calc(9rem+var(--columns)*11rem))] table-fixed border-separate border-spacing-0 text-sm sm:w-[max(100%,calc(15rem+var(--columns)*11rem))] print:w-full"
        style={{ '--columns': columns.length } as CSSProperties}
        {...grid.handlers}
      >
        <thead>
          <tr>
            <th
              scope="col"
              rowSpan={2}
              className="sticky top-0 left-0 z-30 w-36 cursor-cell print:w-36 border-r border-b bg-muted px-3 py-2 text-left align-bottom font-semibold sm:w-60"
            >
              {MILESTONE_HEAD}
            </th>
            {groups.map(({ key, name, countryIds }) => (
              <th
                key={key}
                scope="colgroup"
                colSpan={2}
                className="sticky top-0 z-20 h-9 cursor-cell border-r border-b bg-muted px-2 text-left font-semibold whitespace-nowrap print:whitespace-normal"
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
                className="sticky top-9 z-20 h-7 cursor-cell border-r border-b bg-muted px-2 text-left text-xs font-semibold text-muted-foreground"
              >
                <span className="sr-only">{column.group.name} </span>
                {labelOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <PlanGridRow
              key={row.id}
              {...{ row, columns, users }}
              cells={grid.cells}
              left={at >= top && at <= bottom ? left : -1}
              right={at >= top && at <= bottom ? right : -1}
              activeColumn={at === active.row ? active.column : -1}
              edited={at === grid.editing?.place.row ? grid.editing.place.column : -1}
              grid={at === grid.editing?.place.row ? grid : undefined}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PlanGridRowProps extends Pick<PlanGridData, 'columns' | 'users'> {
  row: PlanRow;
  cells: PlanDraft['cells'];
  /** The first and the last selected column; -1 where the row is not selected. */
  left: number;
  right: number;
  activeColumn: number;
  /** The column that is typed into, and what its field tells; -1 elsewhere. */
  edited: number;
  grid: PlanGridState | undefined;
}

/** Rendered again only for what it shows itself, so that a key costs the rows it touches. */
const PlanGridRow = memo(function PlanGridRow(props: PlanGridRowProps) {
  const { row, columns, users, cells, left, right, activeColumn, edited, grid } = props;
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-10 cursor-cell border-r border-b bg-card px-3 py-1.5 text-left font-medium wrap-anywhere"
      >
        <span className="line-clamp-2">
          {row.number} {row.name}
        </span>
        <span className="text-xs font-normal text-muted-foreground">{counted(row.indicators, 'indicator')}</span>
      </th>
      {columns.map((column, at) => (
        <PlanCell
          key={column.key}
          {...{ row, column, users }}
          text={cells[keyOf(row, column)] ?? ''}
          isActive={at === activeColumn}
          isSelected={at >= left && at <= right}
          grid={at === edited ? grid : undefined}
        />
      ))}
    </tr>
  );
}, showsTheSame);

function showsTheSame({ cells, ...before }: PlanGridRowProps, { cells: next, ...now }: PlanGridRowProps): boolean {
  const names = Object.keys(now) as (keyof typeof now)[];
  if (names.some((name) => before[name] !== now[name])) return false;
  if (cells === next) return true;
  return now.columns.every((column) => cells[keyOf(now.row, column)] === next[keyOf(now.row, column)]);
}

interface PlanCellProps extends Pick<PlanGridData, 'users'> {
  row: PlanRow;
  column: PlanColumn;
  text: string;
  isActive: boolean;
  isSelected: boolean;
  /** Where it is typed into. */
  grid: PlanGridState | undefined;
}

/** Its pointer and keys are handled by the grid. */
const PlanCell = memo(function PlanCell({ row, column, users, text, isActive, isSelected, grid }: PlanCellProps) {
  const { error, choice } = readCell(text, column.task, users) ?? {};
  const people = choice?.UserIds.length ?? 0;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see above.
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      aria-selected={isSelected}
      aria-invalid={error ? true : undefined}
      className="relative h-12 cursor-cell border-r border-b px-2 py-1 align-top select-none focus:outline-2 focus:-outline-offset-2 focus:outline-ring aria-selected:bg-accent print:aria-selected:bg-transparent aria-invalid:bg-destructive/8 forced-colors:aria-selected:bg-[SelectedItem] forced-colors:aria-selected:text-[SelectedItemText] forced-colors:aria-selected:forced-color-adjust-none forced-colors:aria-selected:**:text-inherit forced-colors:aria-selected:focus:outline-[SelectedItemText]"
    >
      {grid ? (
        <CellEditor
          label={`${row.number} ${row.name}, ${column.group.name}, ${labelOf(column)}`}
          initial={grid.editing?.text ?? ''}
          task={column.task}
          users={users}
          onType={grid.type}
          onFinish={grid.finish}
          onCancel={grid.cancel}
        />
      ) : (
        text && (
          <>
            <span title={people > 1 ? text : undefined} className="line-clamp-2 wrap-anywhere print:line-clamp-none">
              {text}
            </span>
            {error ? (
              <span className="block text-xs text-destructive">{error}</span>
            ) : (
              <span data-tabular className="block text-xs text-muted-foreground">
                {countryIndicators(sizeOf(row, column))}
                {people > 1 && ` among ${formatNumber(people)}`}
              </span>
            )}
          </>
        )
      )}
    </td>
  );
});
