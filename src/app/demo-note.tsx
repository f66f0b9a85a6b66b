import { useState } from 'react';
import { useSettings } from './use-settings.ts';

const KEY = 'demo-note:read';

/** Says in plain sight that the demo data's ratings are fictitious, until it is read (ADR-040). */
export function DemoNote() {
  const { demo } = useSettings();
  const [isRead, setRead] = useState(() => globalThis.sessionStorage?.getItem(KEY));
  if (!demo || isRead) return null;
  return (
    <aside data-slot="demo-note" aria-label="Demonstration data">
      Every rating and comment is fictitious.
      <button
        type="button"
        aria-label="Hide this note"
        data-print="hide"
        onClick={() => {
          sessionStorage.setItem(KEY, '1');
          setRead('1');
          document.getElementById('content')?.focus();
        }}
      >
        ×
      </button>
    </aside>
  );
}
