import { type ReactNode, Suspense, useEffect, useInsertionEffect, useState } from 'react';
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

/** What stands around a page for somebody who is signed in: header, notes, side panel and keys. */
export function Frame({ children }: { children: ReactNode }) {
  const [panelOpen, setPanelOpen] = useState(false);
  // before anything of the page is measured, which would style and lay out all of it twice
  useInsertionEffect(removeShell, []);
  useEffect(holdKeys, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header panelOpen={panelOpen} onTogglePanel={() => setPanelOpen(!panelOpen)} />
      <DemoNote />
      <OfflineNote />
      <div className="flex flex-1">
        {children}
        <div data-slot="panel-place">
          <Suspense>{panelOpen && <SidePanel onClose={() => setPanelOpen(false)} />}</Suspense>
        </div>
      </div>
      <KeysOnceUsed />
    </div>
  );
}

/** With a state of its own: the first press draws the keys, and not the whole frame once more. */
function KeysOnceUsed() {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => whenUsed(() => setIsUsed(true)), []);
  return <Suspense>{isUsed && <Keys />}</Suspense>;
}

/** What index.html showed until now, and its rules; nothing is on the page twice. */
const removeShell = () => {
  for (const one of document.querySelectorAll('#shell, #shell + style')) one.remove();
};
