import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  globalThis.addEventListener('online', changed);
  globalThis.addEventListener('offline', changed);
  return () => {
    globalThis.removeEventListener('online', changed);
    globalThis.removeEventListener('offline', changed);
  };
};
const isOffline = () => !navigator.onLine;

/** Below the header for as long as there is no connection (quality.md, Q-R14); nothing is sent by itself when it is back. */
export function OfflineNote() {
  const offline = useSyncExternalStore(subscribe, isOffline);
  return (
    <div role="status" className="sticky top-0 z-20 empty:hidden lg:top-(--header-height)">
      {offline && (
        <p className="flex items-center justify-center gap-2 border-b border-warning/60 bg-card bg-linear-to-r from-warning/15 to-warning/15 px-4 py-1.5 text-sm">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          <span>
            <span className="font-medium">You are offline.</span> What you type is kept here. Save it once the
            connection is back.
          </span>
        </p>
      )}
    </div>
  );
}
