import { createFileRoute } from '@tanstack/react-router';
import { type Entered, enter } from '#src/app/enter.ts';
import { Layout } from '#src/app/layout.tsx';

export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context, location, matches, preload }): Promise<Entered> =>
    enter({ context, location, preload, staticData: matches.map(({ staticData }) => staticData) }),
  component: Layout,
});
