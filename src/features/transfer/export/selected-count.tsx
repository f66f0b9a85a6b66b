type SelectedCountProps = { ids: readonly number[] | undefined; selected: ReadonlySet<number> };

/** '3 of 193 selected', announced. */
export function SelectedCount({ ids, selected }: SelectedCountProps) {
  const count = ids?.filter((id) => selected.has(id)).length;
  return (
    <span role="status" data-tabular>
      {ids && `${count} of ${ids.length} selected`}
    </span>
  );
}
