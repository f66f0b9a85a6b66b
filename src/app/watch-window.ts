import { notices } from '#src/lib/notices/notices.ts';
import { readSettings } from '#src/lib/settings.ts';

/**
 * A page that the browser brings back after signing out must not show its data; a new release must
 * not break an open tab.
 */
export function watchWindow(token: () => string | undefined): void {
  globalThis.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !token()) globalThis.location.reload();
  });
  globalThis.addEventListener('vite:preloadError', ({ payload }) => {
    // For the person, and so that the router does not reload by itself what may not come back.
    payload.message = 'A part of the application could not be fetched.';
    // What was prefetched for a page that nobody has touched is fetched again when it is needed.
    if (navigator.userActivation?.hasBeenActive !== false) void tellMissingPart();
  });
}

/** A part of the client did not come: gone with an older release, or out of reach [Q-R27]. */
async function tellMissingPart(): Promise<void> {
  const isReachable = await readSettings().then(
    () => true,
    () => false,
  );
  if (!isReachable) {
    notices.push({ message: 'A part of the application could not be fetched. Check your connection and try again.' });
    return;
  }
  notices.push({
    tone: 'info',
    message: 'A new version of this application is available.',
    action: { label: 'Reload Page', run: () => globalThis.location.reload() },
  });
}
