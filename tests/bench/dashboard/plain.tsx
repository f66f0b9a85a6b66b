import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { DashboardIndicator } from '#generated/model/index.ts';

declare global {
  interface Window {
    benchRows: DashboardIndicator[];
  }
}

/** All rows at once with the product's columns, searched as one types: what is written where nobody thinks of 30,000 rows. */
function PlainTable({ rows }: { rows: DashboardIndicator[] }) {
  const [text, setText] = useState('');
  const shown = rows.filter((row) =>
    `${row.OrderNumber} ${row.IndicatorName}`.toLowerCase().includes(text.toLowerCase()),
  );
  return (
    <main>
      <input
        type="search"
        aria-label="Search by indicator name"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <table>
        <tbody>
          {shown.map((row) => (
            <tr key={row.Id}>
              <td>{row.OrderNumber}</td>
              <td>
                <a href={`/countries/${row.CountryId}/indicator/${row.IndicatorId}`}>{row.IndicatorName}</a>
              </td>
              <td>{row.CountryName}</td>
              <td>
                <span>{row.WorkflowStatus}</span>
              </td>
              <td>{row.ResearchUserName ?? 'Unassigned'}</td>
              <td>{row.QAUserName ?? 'Unassigned'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const box = document.createElement('div');
document.body.append(box);
createRoot(box).render(<PlainTable rows={window.benchRows} />);
