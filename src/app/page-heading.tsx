import type { ReactNode } from 'react';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { useSettings } from './use-settings.ts';
import { useTabTitle } from './use-tab-title.ts';

type PageHeadingProps = {
  title: string;
  /** The name is still being fetched: `title` is what the page is called until then. */
  isPending?: boolean | undefined;
  children?: ReactNode;
};

/** The title of a page, on the page and on the browser's tab. `children` stand beside it. */
export function PageHeading(props: PageHeadingProps) {
  const { indexTitle } = useSettings();
  useTabTitle(`${props.title} · ${indexTitle}`);
  return <HeadingLine {...props} />;
}

/**
 * The title on the page, at the same height on each; index.html has it before its script. What is
 * beside or below it is higher under a thumb, and takes the room that it has under a mouse.
 */
export function HeadingLine({ title, isPending = false, children }: PageHeadingProps) {
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-3 phone:gap-y-6 phone:pb-1.5 phone:[&_:is(a,button)]:-my-1.5">
      <h1 className={isPending ? 'sr-only' : 'flex min-h-8 items-center text-lg font-semibold tracking-tight'}>
        {title}
      </h1>
      {/* As wide as most names, so that on a phone what stands beside it keeps its line. */}
      {isPending && <Skeleton className="h-5 w-24" />}
      {children}
    </div>
  );
}
