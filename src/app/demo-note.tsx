import { useSettings } from './use-settings.ts';

/** Says in plain sight that the demo data set's ratings are fictitious (ADR-040). */
export function DemoNote() {
  const { demo } = useSettings();
  if (!demo) return null;
  return (
    <aside
      aria-label="Demonstration data"
      className="border-b bg-muted px-4 py-1 text-center text-xs text-muted-foreground sm:px-6"
    >
      Demonstration data: every rating and comment is fictitious.
    </aside>
  );
}
