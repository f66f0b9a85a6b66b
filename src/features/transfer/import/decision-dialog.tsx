import type { ImportDecidedRating, ImportDecision } from '#generated/model/index.ts';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { ScrollRegion } from '#src/components/ui/scroll-region.tsx';
import { StatusBadge } from '#src/components/ui/status-badge.tsx';
import { WORKFLOW_STATUS_NAMES, WORKFLOW_STATUSES } from '#src/components/ui/workflow-status.ts';
import { counted, formatNumber } from '#src/lib/words.ts';

type DecisionDialogProps = {
  fileName: string;
  decision: ImportDecision;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Which ratings the file's parents decide, and in what status they are, before it is stored. */
export function DecisionDialog({ fileName, decision: { Count, Ratings }, ...answers }: DecisionDialogProps) {
  const shown = Count > Ratings.length ? ` The first ${formatNumber(Ratings.length)} are below.` : '';
  return (
    <ConfirmDialog
      open
      title={`Import and decide ${counted(Count, 'rating')}?`}
      text={`${fileName} sets parent indicators Not Met. While they are, what depends on them counts as 0 / Not Met; what has been rated is set aside and comes back as it is.${shown}`}
      consequence={<Decided ratings={Ratings} />}
      confirmLabel="Import Data"
      {...answers}
    />
  );
}

function Decided({ ratings }: { ratings: readonly ImportDecidedRating[] }) {
  const groups = Map.groupBy(ratings, (one) =>
    [one.ParentSnapshotName, one.CountryName, one.ReportEditionName].join('\n'),
  );
  return (
    <>
      <p className="mb-2 text-sm text-muted-foreground">Now: {statusesOf(ratings)}.</p>
      <ScrollRegion
        aria-label="Ratings that are decided"
        className="grid max-h-[min(24rem,45dvh)] gap-3 overflow-y-auto rounded-md border px-3 py-2 text-sm"
      >
        {[...groups].map(([name, [first, ...others]]) => first && <Group key={name} of={[first, ...others]} />)}
      </ScrollRegion>
    </>
  );
}

function Group({ of }: { of: [ImportDecidedRating, ...ImportDecidedRating[]] }) {
  const [{ ParentSnapshotName, CountryName, ReportEditionName }] = of;
  return (
    <div>
      <h3 className="font-medium wrap-anywhere">
        {ParentSnapshotName}, {CountryName}
      </h3>
      <p className="text-xs text-muted-foreground">{ReportEditionName}</p>
      <ul className="mt-1 grid gap-1.5">
        {of.map(({ SnapshotName, Score, WorkflowStatus }) => (
          <li key={SnapshotName} className="grid gap-x-3 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_auto]">
            <span className="min-w-0 wrap-anywhere">{SnapshotName}</span>
            <span className="flex flex-wrap items-center gap-x-2">
              <span data-tabular className="text-muted-foreground">
                {Score === null ? 'Unrated' : `Score ${Score}`}
              </span>
              <StatusBadge status={WORKFLOW_STATUS_NAMES[WorkflowStatus] ?? 'Open'} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** '2 Open, 1 QA Completed'. */
const statusesOf = (ratings: readonly ImportDecidedRating[]): string =>
  WORKFLOW_STATUS_NAMES.map((name, status) => {
    const count = ratings.filter(({ WorkflowStatus }) => WorkflowStatus === status).length;
    return count > 0 ? `${formatNumber(count)} ${WORKFLOW_STATUSES[name].label}` : '';
  })
    .filter(Boolean)
    .join(', ');
