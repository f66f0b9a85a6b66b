import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { applyTheme } from '../components/theme.ts';
import '../styles.css';
import { partsAhead } from '../first-screen/lazy-part.tsx';
import { whenEarly } from '../lib/api/early.ts';
import { callAt } from '../lib/api/fetcher.ts';
import { readSettings } from '../lib/settings.ts';
import { App } from './app.tsx';
import { buildApp } from './build-app.ts';
import { NoSettings } from './error-pages/no-settings.tsx';
import { applySheet, sheetHasCome } from './shell/style-sheet.ts';
import { warnOfClock } from './warn-of-clock.ts';

applyTheme();

/** Made when there is something to draw: it listens to all events, which is a task by itself. */
const rootOf = (): Root => createRoot(document.getElementById('root') as HTMLElement);

/** As one task the start would hold up what the browser has to paint. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Not awaited at the top level: a part that is fetched meanwhile imports this file, and would wait
 * for it for ever.
 */
async function start(): Promise<void> {
  const settings = await readSettings(warnOfClock);
  await nextTask();
  callAt(settings.apiUrl ?? `${import.meta.env.BASE_URL}api/v1`);
  const app = await buildApp(settings);
  if (import.meta.env.DEV) await import('../dev/start-tools.tsx').then(({ startTools }) => startTools(app));
  await nextTask();
  await whenEarly(app.client, () => app.router.load().then(() => partsAhead));
  await sheetHasCome();
  const root = rootOf();
  await nextTask();
  // In pieces, so that the browser is blocked for half as long; the shell stands there meanwhile.
  startTransition(() => root.render(<App {...app} />));
}

nextTask()
  .then(start)
  .catch(async (error: Error) => {
    await sheetHasCome();
    applySheet();
    rootOf().render(<NoSettings error={error} />);
  });
