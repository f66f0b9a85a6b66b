import { TreeGrid, TreeGridCell, TreeGridHead, TreeGridRow, TreeGridRows } from '#src/components/treegrid.tsx';

const rows: [level: number, name: string, rated: string][] = [
  [1, 'Safe roads', '24 of 30'],
  [2, 'Speed limits', '5 of 6'],
  [2, 'Crossings', '3 of 4'],
];
const columns = 'min-h-row grid-cols-[1fr_6rem] border-b';

/** Keys and focus are those of whoever uses it. */
export function TwoLevels() {
  return (
    <TreeGrid aria-label="Milestones" className="text-sm">
      <TreeGridRows>
        <TreeGridRow className={columns}>
          <TreeGridHead>Name</TreeGridHead>
          <TreeGridHead className="text-right">Rated</TreeGridHead>
        </TreeGridRow>
      </TreeGridRows>
      <TreeGridRows>
        {rows.map(([level, name, rated], at) => (
          <TreeGridRow
            key={name}
            aria-level={level}
            aria-posinset={level === 1 ? 1 : at}
            aria-setsize={level === 1 ? 1 : 2}
            aria-expanded={level === 1 ? true : undefined}
            tabIndex={at === 0 ? 0 : -1}
            className={columns}
          >
            <TreeGridCell className={level === 1 ? 'font-medium' : 'pl-8'}>{name}</TreeGridCell>
            <TreeGridCell numeric>{rated}</TreeGridCell>
          </TreeGridRow>
        ))}
      </TreeGridRows>
    </TreeGrid>
  );
}
