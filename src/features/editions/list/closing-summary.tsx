import type { EditionClosing, ReportEdition } from '#generated/model/index.ts';
import { InlineError } from '#src/components/inline-error.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { Input } from '#src/components/ui/input.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Note } from '#src/components/ui/note.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { counted, formatNumber } from '#src/lib/words.ts';
import { ClosingPeople } from './closing-people.tsx';
import type { Closing } from './use-closing.ts';

/** What becomes of the running edition, and the name to type where anything in it is unfinished. */
export function ClosingSummary({ edition, closing }: { edition: ReportEdition; closing: Closing }) {
  const { data, error, asksName, typed, onType } = closing;
  return (
    <section aria-label={`Closing ${edition.Name}`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-sm font-medium break-words">What becomes of {edition.Name}</h3>
      {error && !data && <InlineError error={error} pending={closing.isFetching} onRetry={closing.refetch} />}
      {data ? <Summary closing={data} /> : !error && <Counting />}
      {asksName && (
        <Field label={`Type ‘${edition.Name}’ to confirm that it becomes read-only`} required>
          {(control) => (
            <Input
              {...control}
              value={typed}
              onChange={({ target }) => onType(target.value)}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
      )}
    </section>
  );
}

function Summary({ closing }: { closing: EditionClosing }) {
  const { Total, NotCompleted, WorkflowStatuses, People } = closing;
  if (NotCompleted === 0)
    return (
      <Note tone="info">
        All {counted(Total, 'country indicator')} are completed. They become read-only and can still be read.
      </Note>
    );
  const { Open, ResearchInProgress, QAInProgress } = WorkflowStatuses;
  return (
    <Note tone="warning">
      <p className="font-medium">
        {formatNumber(NotCompleted)} of {counted(Total, 'country indicator')} {NotCompleted === 1 ? 'is' : 'are'} not
        completed
      </p>
      <p data-tabular className="mt-0.5">
        {formatNumber(Open)} Open · {formatNumber(ResearchInProgress)} Research In Progress ·{' '}
        {formatNumber(QAInProgress)} QA In Progress
      </p>
      <p className="mt-0.5">They become read-only, as they are. All of it can still be read.</p>
      <ClosingPeople people={People} />
    </Note>
  );
}

function Counting() {
  return (
    <LoadingRegion label="Counting what is not completed..." className="grid gap-2">
      <Skeleton className="w-3/4" />
      <Skeleton className="h-24 w-full" />
    </LoadingRegion>
  );
}
