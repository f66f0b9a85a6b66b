import type { ReactNode } from 'react';
import { useSettings } from './use-settings.ts';

/** The title of a page, on the page and on the browser's tab. `children` stand beside it. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  const { indexTitle } = useSettings();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <title>{`${title} · ${indexTitle}`}</title>
      <h1 className="text-lg font-semibold tracking-tight">{title}</h1>
      {children}
    </div>
  );
}
