import { createRoot } from 'react-dom/client';
import { applyTheme } from '../components/theme.ts';
import '../styles.css';
import { readSettings } from '../lib/settings.ts';
import { App } from './app.tsx';
import { buildApp } from './build-app.ts';
import { NoSettings } from './error-pages/no-settings.tsx';
import { warnOfClock } from './warn-of-clock.ts';

const root = createRoot(document.getElementById('root') as HTMLElement);
applyTheme();

try {
  const app = await buildApp(await readSettings(warnOfClock));
  if (import.meta.env.DEV) await import('../dev/start-tools.tsx').then(({ startTools }) => startTools(app));
  root.render(<App {...app} />);
} catch (error) {
  root.render(<NoSettings error={error as Error} />);
}
