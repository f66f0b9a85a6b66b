import { useState } from 'react';
import { useSettings } from './use-settings.ts';

const KEY = 'demo-note:read';

/** Says in plain sight that the demo data's ratings are fictitious, until it is read (ADR-040). */
export function DemoNote() {
  const { demo } = useSettings();
  const [isRead, setRead] = useState(() => sessionStorage.getItem(KEY));
  if (!demo || isRead) return null;
  return (
    <aside
      aria-label="Demonstration data"
      className="flex items-center justify-center border-b bg-muted px-4 text-xs text-muted-foreground"
    >
      Every rating and comment is fictitious.
      <button
        type="button"
        aria-label="Hide this note"
        className="min-h-6 px-2"
        onClick={() => {
          sessionStorage.setItem(KEY, '1');
          setRead('1');
        }}
      >
        ×
      </button>
    </aside>
  );
}
