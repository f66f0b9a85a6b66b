import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { CountryMilestone } from '#generated/model/index.ts';

declare global {
  interface Window {
    /** Set before the page begins: what the product's tree was made from. */
    benchTree: CountryMilestone[];
  }
}

/** The same rows with the same words, as one would write it first: everything rendered again, nothing kept, left out or windowed. */
function Plain() {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const rows = window.benchTree.flatMap((milestone) => [
    milestone,
    ...(isOpen ? milestone.Children.flatMap((activity) => [activity, ...activity.Children]) : []),
  ]);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close all' : 'Open all'}
      </button>
      <table>
        <tbody>
          {rows.map((node, at) => (
            <tr
              key={`${node.ModuleType} ${node.Id}`}
              tabIndex={at === active ? 0 : -1}
              onFocus={() => setActive(at)}
              onKeyDown={({ key, currentTarget }) => {
                const next = key === 'ArrowDown' && currentTarget.nextElementSibling;
                if (next instanceof HTMLElement) next.focus();
              }}
            >
              <td>{node.OrderNumber}</td>
              <td>
                <a href={`/indicator/${node.Id}`}>{node.FullName}</a>
              </td>
              <td>{'WorkflowStatus' in node ? node.WorkflowStatus : ''}</td>
              <td>{'MetCount' in node ? `${node.MetCount}/${node.RatedCount}` : (node.Rating ?? '–')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Plain />);
