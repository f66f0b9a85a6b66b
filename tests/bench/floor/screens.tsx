import { useQueries, useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { createElement } from 'react';
import type { CurrentUser, ReportEdition } from '#generated/model/index.ts';
import { currentEdition } from '#rules/current-edition.ts';
import { ask } from './ask.ts';
import { renderFloor } from './render-floor.tsx';
import type { Cell, Field, ScreenFloor } from './screen-floor.ts';
import { menu, screens } from './screens.ts';

const asksForEdition = ({ path }: { path: string }) => path.includes(':edition');

const useUser = () => useQuery({ queryKey: ['user'], queryFn: () => ask<CurrentUser>('/users/current-user') });

function Frame() {
  const { data: user } = useUser();
  return (
    <>
      <header>
        {menu.map((address) => (
          <Link key={address} to={address}>
            {screens[address]?.heading}
          </Link>
        ))}
        {user?.FullName}
      </header>
      <Outlet />
    </>
  );
}

/** Asks as the screen does, what needs the edition once user and editions are there. */
function Screen({ heading, lines = [], parts }: ScreenFloor) {
  const user = useUser();
  const editions = useQuery({
    queryKey: ['editions'],
    queryFn: () => ask<ReportEdition[]>('/report-editions'),
    enabled: parts.some(asksForEdition),
  });
  const edition = currentEdition(editions.data ?? []);
  const answers = useQueries({
    queries: parts.map((one) => ({
      queryKey: [one.path, asksForEdition(one) && edition?.Id],
      queryFn: () => ask<unknown>(one.path.replaceAll(':edition', `${edition?.Id}`)),
      enabled: !asksForEdition(one) || (user.data !== undefined && edition !== undefined),
    })),
  });
  return (
    <main>
      <h1>{heading}</h1>
      {edition?.Name}
      <Lines of={lines} />
      {parts.map(({ path, lines: linesOf }, at) => {
        const { data } = answers[at] ?? {};
        return data === undefined ? <div key={path} aria-busy="true" /> : <Lines key={path} of={linesOf(data)} />;
      })}
    </main>
  );
}

/** Built without keys, as no line and no cell ever moves. */
function Lines({ of }: { of: Cell[][] }) {
  const cells = (line: Cell[]) =>
    line.map((cell) => createElement('td', null, typeof cell === 'object' && cell ? createElement(Input, cell) : cell));
  const rows = of.map((line) => createElement('tr', null, ...cells(line)));
  return <table>{createElement('tbody', null, ...rows)}</table>;
}

function Input({ field, value, checked = false, options = [] }: Field) {
  if (field === 'textarea') return <textarea defaultValue={value} />;
  if (field === 'select')
    return (
      <select defaultValue={value}>
        {options.map((option, at) => (
          <option key={option} value={at}>
            {option}
          </option>
        ))}
      </select>
    );
  return <input type={field} defaultValue={value} defaultChecked={checked} />;
}

renderFloor(
  Object.fromEntries(Object.entries(screens).map(([address, one]) => [address, () => <Screen {...one} />])),
  Frame,
);
