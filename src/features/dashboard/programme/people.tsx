import { useMemo, useState } from 'react';
import { useListWorkload } from '#generated/hooks/dashboard/dashboard.ts';
import type { Workload } from '#generated/model/index.ts';
import { DataTable } from '#src/components/data-table.tsx';
import { type TableView, useDataTableRows } from '#src/components/data-table-model.ts';
import { DataTableSort } from '#src/components/data-table-sort.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { useNamedByHash } from '#src/components/use-named-by-hash.ts';
import { cn } from '#src/first-screen/cn.ts';
import { HandOverButton, handOverColumn } from './hand-over-button.tsx';
import type { HandOverChoice } from './hand-over-draft.ts';
import { emptyHandOver } from './hand-over-draft.ts';
import { HandOverFlow } from './hand-over-flow.tsx';
import { type Measure, MeasureValue, measures, PersonName, peopleColumns } from './people-columns.tsx';
import { toldApart } from './person-load.ts';

const mostOverdue: TableView = { sort: { id: 'overdue', desc: true }, page: 0, pageSize: 1000 };
const none: Workload[] = [];

type PeopleProps = {
  editionId: number;
  /** Whether what is left of their work can be handed over. */
  handsOver: boolean;
};

/** What each person carries, by whatever column; on a phone a card a person [B21]. */
export function People({ editionId, handsOver }: PeopleProps) {
  const { data, error, refetch } = useListWorkload({ editionId });
  const part = useNamedByHash<HTMLDivElement>('people');
  const people = useMemo(() => data && toldApart(data), [data]);
  const isEmpty = people?.length === 0;
  const [view, setView] = useState(mostOverdue);
  const [chosen, setChosen] = useState<HandOverChoice>();
  const choose = handsOver ? (person: Workload) => setChosen({ person, draft: emptyHandOver }) : undefined;
  const columns = useMemo(
    () =>
      handsOver
        ? [
            ...peopleColumns,
            handOverColumn((person) => setChosen({ person, draft: emptyHandOver }), HandOverFlow.preload),
          ]
        : peopleColumns,
    [handsOver],
  );
  return (
    <div ref={part} id="people" tabIndex={-1} className="mt-3 scroll-mt-(--sticky-top) outline-none">
      <HandOverFlow editionId={editionId} from="people" handsOver={handsOver} chosen={chosen} onChoose={setChosen} />
      <DataTable
        title="People"
        rows={people}
        columns={columns}
        rowId={({ UserId }) => UserId}
        suffix="People"
        loadingMessage="Fetching the workload..."
        empty={<EmptyState title="Nobody is in this edition yet" reason="Add users to it under EDITIONS." />}
        pageSize={false}
        view={view}
        onViewChange={setView}
        error={error}
        onRetry={() => void refetch()}
        maxHeight="max(20rem, calc(100dvh - 8rem))"
        // A wider one would have the browser shrink the whole page.
        className={cn(
          !isEmpty && 'max-sm:hidden',
          'print:block print:[&_:is(th,td)]:px-1 print:[&_th]:whitespace-normal',
        )}
      />
      {people && !isEmpty && <Cards people={people} view={view} onView={setView} onHandOver={choose} />}
    </div>
  );
}

/** A card leaves out what is nothing. */
const hasSomething = (person: Workload) => (measure: Measure) => Boolean(measure.value(person));

type CardsProps = {
  people: Workload[];
  view: TableView;
  onView: (view: TableView) => void;
  onHandOver: ((person: Workload) => void) | undefined;
};

function Cards({ people, view, onView, onHandOver }: CardsProps) {
  const rowId = ({ UserId }: Workload) => UserId;
  const { shown } = useDataTableRows({ rows: people ?? none, columns: peopleColumns, rowId, view, paginated: false });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:hidden print:hidden">
      <h2 className="mt-2 text-base font-semibold">People</h2>
      <DataTableSort
        of="People"
        columns={peopleColumns}
        sort={view.sort}
        onSort={(sort) => onView({ ...view, sort })}
      />
      <ul aria-label="People" className="grid gap-2">
        {shown.map(({ id, original: person }) => (
          <li key={id} className="rounded-lg border bg-card p-3 shadow-xs">
            <div className="flex items-start justify-between gap-2">
              <PersonName person={person} />
              {onHandOver && <HandOverButton person={person} onPress={onHandOver} preload={HandOverFlow.preload} />}
            </div>
            <dl className="mt-2 grid grid-cols-3 gap-x-3 gap-y-2">
              {measures.filter(hasSomething(person)).map((measure) => (
                <div key={measure.id} className="flex flex-col-reverse justify-end">
                  <dt className="text-xs text-muted-foreground">{measure.header}</dt>
                  <dd data-tabular className="flex items-end text-sm">
                    <MeasureValue measure={measure} person={person} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}
