import { type KeyboardEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { COLUMNS, ROWS } from './sizes.ts';

type Place = { row: number; column: number };
const keyOf = ({ row, column }: Place) => `${row} ${column}`;
const rows = Array.from({ length: ROWS }, (_, row) => row);
const columns = Array.from({ length: COLUMNS }, (_, column) => column);

/** The same cells as one would write them first: everything rendered again, nothing kept or understood. */
function Plain() {
  const [isOpen, setOpen] = useState(false);
  const [cells, setCells] = useState<Record<string, string>>({});
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const [typed, setTyped] = useState<string>();
  const onKeyDown = ({ key, ctrlKey }: KeyboardEvent) => {
    if (ctrlKey && key === 'd') {
      const texts = rows.flatMap((row) =>
        columns.map((column) => [keyOf({ row, column }), cells[keyOf({ row: 0, column })] ?? '']),
      );
      setCells(Object.fromEntries(texts));
    } else if (key === 'Enter') {
      setCells({ ...cells, [keyOf(active)]: typed ?? '' });
      setTyped(undefined);
      setActive({ ...active, row: active.row + 1 });
    } else if (key === 'ArrowDown') setActive({ ...active, row: active.row + 1 });
    else if (key === 'ArrowRight') setActive({ ...active, column: active.column + 1 });
    else if (key.length === 1 && !ctrlKey) setTyped((typed ?? '') + key);
  };
  const onPaste = (text: string) =>
    setCells(
      Object.fromEntries(
        text.split('\n').flatMap((line, row) => line.split('\t').map((cell, column) => [keyOf({ row, column }), cell])),
      ),
    );
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Plan'}
      </button>
      {isOpen && (
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells take keys.
          role="grid"
          tabIndex={0}
          onKeyDown={onKeyDown}
          onPaste={({ clipboardData }) => onPaste(clipboardData.getData('text/plain'))}
        >
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {columns.map((column) => {
                  const isActive = active.row === row && active.column === column;
                  const text = isActive && typed !== undefined ? typed : cells[keyOf({ row, column })];
                  return (
                    <td
                      key={column}
                      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see above.
                      role="gridcell"
                      tabIndex={isActive ? 0 : -1}
                      aria-selected={isActive}
                      style={{ minWidth: '11rem', height: '3rem' }}
                    >
                      <span>{text}</span>
                      {text && <span>39</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Plain />);
