import { type Handlers, ok } from '../call.ts';
import { listLibrary, readLibraryIndicator } from './library/library-reads.ts';

export const library = {
  listLibraryIndicators: async ({ db }) => ok(await listLibrary(db)),
  readLibraryIndicator: async ({ db, params }) => ok(await readLibraryIndicator(db, params.id)),
} satisfies Partial<Handlers>;
