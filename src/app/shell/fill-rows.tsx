// Puts the first rows of the dashboard into its shell as soon as their early answer is there,
// before the first script: drawn by the dashboard's own row, to be read and not to be used. The
// build makes a script of index.html of it, with `plain-dom.ts` in React's place (ADR-296).
import type { DashboardIndicator, DashboardIndicatorPage } from '#generated/model/index.ts';
import { IndicatorRow } from '#src/features/dashboard/indicator-row.tsx';
import { FRAME_KEY } from '#src/lib/session/frame-key.ts';
import { draw } from './plain-dom.ts';

/** Of `scripts/support/shell/send-early.js`. */
type Early = Map<string, Promise<Response>> & { texts: Map<string, string>; rows?: Promise<void> };

/** The first rows of a list, in whatever order and of whomever. */
const isFirstRows = (address: string): boolean =>
  /\/dashboard\/\d+\?/.test(address) && new URL(address).searchParams.get('offset') === '0';

async function fillRows(early: Early, address: string): Promise<void> {
  await early.get(address);
  const { Data: rows } = JSON.parse(early.texts.get(address) ?? '') as DashboardIndicatorPage;
  const shell = document.getElementById('shell');
  const body = shell?.querySelector('tbody');
  if (!shell || !body || rows.length === 0) return;
  const { assigns } = JSON.parse(sessionStorage.getItem(FRAME_KEY) ?? '{}');
  body.replaceChildren(...rows.slice(0, body.rows.length).flatMap((row, index) => draw(rowOf(row, index, assigns))));
  delete body.dataset.skeletons;
  shell.dataset.rows = '';
}

const rowOf = (row: DashboardIndicator, index: number, selectable: boolean) => (
  <IndicatorRow row={row} index={index} selectable={selectable} hrefOf={() => '#'} />
);

const { early } = globalThis as { early?: Early };
const address = early && [...early.keys()].find(isFirstRows);
// What does not come is told where the page is drawn.
if (address) early.rows = fillRows(early, address).catch(() => undefined);
