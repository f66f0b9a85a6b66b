import { useListParentIndicators } from '#generated/hooks/structure/structure.ts';
import { Combobox } from '#src/components/choices/combobox.tsx';
import { ReadError } from '#src/components/read-error.tsx';
import { Field } from '#src/components/ui/field.tsx';

type ParentFieldProps = {
  editionId: number;
  /** 0 for a new indicator. */
  indicatorId: number;
  /** Id of the chosen parent; 0 = none. */
  value: number;
  onChoose: (id: number, name: string) => void;
};

/** One of the indicators that this one can depend on. */
export function ParentField({ editionId, indicatorId, value, onChoose }: ParentFieldProps) {
  const { data: rows, error, refetch } = useListParentIndicators({ id: editionId, indicatorId });
  if (error && !rows) return <ReadError error={error} onRetry={() => void refetch()} />;
  const none = rows?.length === 0;
  return (
    <Field
      label="Parent indicator"
      hint={
        none
          ? 'No indicator can be its parent: one that others depend on cannot depend on another itself.'
          : 'Only indicators that depend on no other can be a parent.'
      }
    >
      {(control) => (
        <Combobox
          control={control}
          items={(rows ?? []).map(({ Id, SnapshotName, FullName }) => ({
            id: Id,
            label: SnapshotName,
            detail: FullName,
          }))}
          value={value || null}
          onValueChange={(id) => onChoose(id, rows?.find(({ Id }) => Id === id)?.SnapshotName ?? '')}
          placeholder="Select a parent indicator"
          searchLabel="Search indicators"
          empty={rows ? 'No indicator found' : 'Fetching the indicators...'}
        />
      )}
    </Field>
  );
}
