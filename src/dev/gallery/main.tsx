import { createRoot } from 'react-dom/client';
import { applyTheme } from '#src/components/theme.ts';
import '#src/styles.css';
import { forceStates } from './force-states.ts';
import { Gallery } from './gallery.tsx';
import { ShownFailure } from './parts/shown-failure.ts';

applyTheme();
forceStates();
import.meta.hot?.on('vite:afterUpdate', forceStates);
createRoot(document.getElementById('root') as HTMLElement, { onCaughtError }).render(<Gallery />);

/** What an example throws on purpose is not reported. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof ShownFailure)) console.error(error);
}
