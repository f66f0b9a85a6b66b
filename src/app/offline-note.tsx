import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useSyncExternalStore } from 'react';
import { isOffline } from '#src/lib/offline.ts';

const subscribe = (changed: () => void) => {
  globalThis.addEventListener('online', changed);
  globalThis.addEventListener('offline', changed);
  return () => {
    globalThis.removeEventListener('online', changed);
    globalThis.removeEventListener('offline', changed);
  };
};

/**
 * Below the header for as long as there is no connection [Q-R14]; nothing is sent by itself when it
 * is back.
 */
export function OfflineNote() {
  const offline = useSyncExternalStore(subscribe, isOffline, isOffline);
  // what else stays in view while the page scrolls keeps below it (styles/tokens.css)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-offline', offline);
    return () => document.documentElement.removeAttribute('data-offline');
  }, [offline]);
  return (
    <div role="status" className="sticky top-0 z-20 empty:hidden lg:top-(--header-height)">
      {offline && (
        <p data-slot="offline-note">
          <WifiOff aria-hidden="true" className="size-4" />
          <span>
            <span className="font-medium">You are offline.</span> What you type is kept
            <span className="max-sm:sr-only"> here. Save it once the connection is back</span>.
          </span>
        </p>
      )}
    </div>
  );
}
