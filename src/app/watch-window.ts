import { MISSING_PART } from '#src/first-screen/lazy-part.tsx';
import { notices } from '#src/lib/notices/notices.ts';
import { readSettings } from '#src/lib/settings.ts';

/**
 * Reloads a page that the browser restores after signing out, so that it shows no data; reports
 * parts that cannot be fetched, such as those of an older release.
 */
export function watchWindow(token: () => string | undefined): void {
  globalThis.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !token()) globalThis.location.reload();
  });
  globalThis.addEventListener('vite:preloadError', ({ payload }) => {
    // Shown to the user; it also keeps the router from reloading the page by itself.
    payload.message = MISSING_PART;
    // What was prefetched for a page that nobody has touched is fetched again when it is needed.
    if (navigator.userActivation?.hasBeenActive !== false) void reportMissingPart();
  });
}

/** Reports a missing part of the client: removed by a new release, or offline [Q-R27]. */
async function reportMissingPart(): Promise<void> {
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
