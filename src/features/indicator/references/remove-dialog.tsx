import { useRemoveReference } from '#generated/hooks/references/references.ts';
import type { Reference } from '#generated/model/index.ts';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { focusBeside } from './focus-beside.ts';

type RemoveDialogProps = { reference: Reference; onClose: () => void };

/** Asks before a reference goes (document 2, 'Remove confirmation'). */
export function RemoveDialog({ reference, onClose }: RemoveDialogProps) {
  const { mutate } = useRemoveReference();
  const remove = () => {
    const { Id, ReportEditionId, CountryIndicatorRatingId } = reference;
    focusBeside(Id);
    mutate({ editionId: ReportEditionId, ratingId: CountryIndicatorRatingId, referenceId: Id });
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
