import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { whenUsed } from '#src/first-screen/when-used.ts';
import { DemoNote } from './demo-note.tsx';
import { Header } from './header/header.tsx';
import { holdKeys } from './keys/held-keys.ts';
import { OfflineNote } from './offline-note.tsx';
import { SkipLink } from './skip-link.tsx';

const Keys = lazyPart(
  () => import('./keys/keys.tsx').then(({ Keys }) => Keys),
  () => null,
);
const SidePanel = lazyPart(() => import('./header/side-panel.tsx').then(({ SidePanel }) => SidePanel));

/**
 * The error message of a panel that failed to load: it lies over the page, above the toasts, and
 * takes no width of the page.
 */
const missingPanelClasses = cn(
  'contents has-[>[role=alert]]:fixed has-[>[role=alert]]:inset-x-4 has-[>[role=alert]]:bottom-28 sm:has-[>[role=alert]]:bottom-4 has-[>[role=alert]]:z-40',
  'has-[>[role=alert]]:block has-[>[role=alert]]:rounded-md has-[>[role=alert]]:border has-[>[role=alert]]:bg-popover has-[>[role=alert]]:shadow-md sm:has-[>[role=alert]]:left-auto',
);

/** The protected layout: header, notifications panel and the page (requirements A2.2). */
export function Layout() {
  const [panelOpen, setPanelOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => whenUsed(() => setIsUsed(true)), []);
  useEffect(holdKeys, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header panelOpen={panelOpen} onTogglePanel={() => setPanelOpen(!panelOpen)} />
      <DemoNote />
      <OfflineNote />
      <div className="flex flex-1">
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 px-4 py-4 outline-none sm:px-6">
          <Outlet />
        </main>
        <div className={missingPanelClasses}>
          <Suspense>{panelOpen && <SidePanel onClose={() => setPanelOpen(false)} />}</Suspense>
        </div>
      </div>
      <Suspense>{isUsed && <Keys />}</Suspense>
    </div>
  );
}
