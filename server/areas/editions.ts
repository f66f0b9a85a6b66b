import { type Handlers, ok } from '../call.ts';
import { editionOnWire, listEditions } from '../domain/editions.ts';
import { notFound } from '../problem.ts';

export const editions = {
  listReportEditions: async ({ db }) => ok(await listEditions(db)),
  listExportReportEditions: async ({ db }) => ok(await listEditions(db)),
  readReportEdition: async ({ place }) => {
    if (!place.edition) throw notFound();
    return ok(editionOnWire(place.edition));
  },
} satisfies Partial<Handlers>;
