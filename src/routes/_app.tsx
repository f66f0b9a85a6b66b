import { createFileRoute } from '@tanstack/react-router';
import { type Entered, enter } from '#src/app/enter.ts';
import { LayoutError } from '#src/app/error-pages/layout-error.tsx';
import { Layout } from '#src/app/layout.tsx';
import { LayoutSkeleton } from '#src/app/layout-skeleton.tsx';
import { LOADING_DELAY_MS } from '#src/components/ui/use-delayed.ts';

export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context, location, matches, preload, cause }): Promise<Entered> =>
    enter({
      context,
      location,
      preload,
      isEntering: matches.at(-1)?.cause === 'enter',
      isWithin: cause === 'stay',
      staticData: matches.map(({ staticData }) => staticData),
    }),
  component: Layout,
  errorComponent: LayoutError,
  pendingComponent: LayoutSkeleton,
  pendingMs: LOADING_DELAY_MS,
  pendingMinMs: 0,
});
