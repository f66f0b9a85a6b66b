import type { ReactNode } from 'react';
import { useSettings } from './use-settings.ts';

type PageHeadingProps = {
  title: string;
  /** The page is about one object, whose name below is what is read. */
  isQuiet?: boolean;
  children?: ReactNode;
};

/** The title of a page, on the page and on the browser's tab. `children` stand beside it. */
export function PageHeading({ title, isQuiet, children }: PageHeadingProps) {
  const { indexTitle } = useSettings();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <title>{`${title} · ${indexTitle}`}</title>
      <h1 className={`font-semibold tracking-tight ${isQuiet ? 'text-sm text-muted-foreground' : 'text-lg'}`}>
        {title}
      </h1>
      {children}
    </div>
  );
}
