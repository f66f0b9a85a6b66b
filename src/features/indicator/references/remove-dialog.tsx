import { getRemoveReferenceMutationOptions } from '#generated/hooks/references/references.ts';
import type { Reference } from '#generated/model/index.ts';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { useCall } from '#src/lib/api/use-calls.ts';
import { focusBeside } from './focus-beside.ts';

type RemoveDialogProps = { reference: Reference; onClose: () => void };

/** Asks before a reference goes (requirements B, 'Remove confirmation'). */
export function RemoveDialog({ reference, onClose }: RemoveDialogProps) {
  const start = useCall(getRemoveReferenceMutationOptions);
  const remove = () => {
    const { Id, Title, ReportEditionId, CountryIndicatorRatingId } = reference;
    focusBeside(Id);
    const at = { editionId: ReportEditionId, ratingId: CountryIndicatorRatingId };
    start({ ...at, referenceId: Id }, { record: Title, subject: `${Id}` });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Remove Reference from Indicator"
      text={
        <span className="break-words">
          Are you sure you want to remove <strong dir="auto">{reference.Title}</strong> from this indicator?
        </span>
      }
      consequence={<p>This action cannot be undone.</p>}
      confirmLabel="Remove"
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}
