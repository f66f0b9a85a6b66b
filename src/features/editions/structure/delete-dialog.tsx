import { DependencyKind } from '#generated/enums.ts';
import type { Activity, Indicator, Milestone } from '#generated/model/index.ts';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { counted } from '#src/lib/words.ts';
import { nameOf, nounOf } from './rows.ts';

type DeleteDialogProps = {
  row: Milestone | Activity | Indicator;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Says what goes along before something is deleted (ADR-034). */
export function DeleteDialog({ row, onConfirm, onCancel }: DeleteDialogProps) {
  const goesAlong = consequences(row);
  return (
    <ConfirmDialog
      open
      title={`Delete ${nounOf(row)}`}
      text={nameOf(row)}
      confirmLabel={`Delete ${nounOf(row)}`}
      onConfirm={onConfirm}
      onCancel={onCancel}
      consequence={
        <div className="text-sm">
          {goesAlong.length > 0 ? (
            <>
              <p className="font-medium">This goes along with it:</p>
              <ul className="mt-1 list-disc pl-5">
                {goesAlong.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </>
          ) : (
            <p>Nothing else goes along with it.</p>
          )}
          <p className="mt-2 text-muted-foreground">You can undo it for ten seconds.</p>
        </div>
      }
    />
  );
}

function consequences(row: DeleteDialogProps['row']): string[] {
  const { RatingCount, ReferenceCount, OpenWorkCount } = row;
  return [
    'Children' in row && row.Children > 0 && children(row),
    RatingCount > 0 && counted(RatingCount, 'rating'),
    ReferenceCount > 0 && counted(ReferenceCount, 'reference'),
    OpenWorkCount > 0 && `open work on ${counted(OpenWorkCount, 'country indicator')}`,
    'IndicatorRelationType' in row &&
      row.IndicatorRelationType === DependencyKind.Parent &&
      'the dependency of the indicators that depend on it',
  ].filter((words) => words !== false);
}

const children = (row: Milestone | Activity): string =>
  'ParentId' in row
    ? counted(row.Children, 'indicator')
    : `${counted(row.Children, 'activity', 'activities')} with all indicators`;
