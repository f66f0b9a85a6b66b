import { type Handlers, ok } from '../call.ts';
import { notFound } from '../problem.ts';
import { createEdition, updateEdition } from './editions/edition-changes.ts';
import { editionOnWire, listEditions } from './editions/edition-reads.ts';

export const editions = {
  listReportEditions: async ({ db }) => ok(await listEditions(db)),
  listExportReportEditions: async ({ db }) => ok(await listEditions(db)),
  createReportEdition: async ({ db, caller, body, now }) => ({
    status: 201,
    body: await createEdition(db, { caller, body, now: now() }),
  }),
  updateReportEdition: async ({ db, params, caller, body, now }) =>
    ok(await updateEdition(db, { editionId: params.id, caller, body, now: now() })),
  readReportEdition: async ({ place }) => {
    if (!place.edition) throw notFound();
    return ok(editionOnWire(place.edition));
  },
} satisfies Partial<Handlers>;
