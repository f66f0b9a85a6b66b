import { useQuery } from '@tanstack/react-query';
import type { CurrentUser, DashboardIndicatorPage, ReportEdition } from '#generated/model/index.ts';
import { currentEdition } from '#rules/current-edition.ts';
import { ask } from './ask.ts';
import { renderFloor } from './render-floor.tsx';

/** The least that shows the first rows of a backend: who it is and which edition, then its list. */
function Rows() {
  const user = useQuery({ queryKey: ['user'], queryFn: () => ask<CurrentUser>('/users/current-user') });
  const editions = useQuery({ queryKey: ['editions'], queryFn: () => ask<ReportEdition[]>('/report-editions') });
  const edition = currentEdition(editions.data ?? [])?.Id;
  const list = useQuery({
    queryKey: ['list', edition],
    queryFn: () => ask<DashboardIndicatorPage>(`/dashboard/${edition}?currentUser=false&pageSize=10&offset=0`),
    enabled: user.data !== undefined && edition !== undefined,
  });
  return (
    <main>
      <h1>{user.data?.FullName}</h1>
      <table>
        <tbody>
          {list.data?.Data.map(({ Id, CountryName, IndicatorName, WorkflowStatus }) => (
            <tr key={Id}>
              <td>{CountryName}</td>
              <td>{IndicatorName}</td>
              <td>{WorkflowStatus}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

renderFloor({ '/rows.html': Rows });
