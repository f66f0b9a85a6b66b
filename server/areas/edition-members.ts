import { type Handlers, ok } from '../call.ts';
import {
  addEditionCountries,
  listAddableCountries,
  listEditionCountries,
  removeEditionCountry,
} from './editions/edition-countries.ts';
import {
  addEditionUsers,
  listAddableUsers,
  listEditionUsers,
  listMentionableUsers,
  removeEditionUser,
} from './editions/edition-users.ts';

const idsOf = (rows: readonly { Id: number }[]) => rows.map(({ Id }) => Id);

export const editionMembers = {
  listEditionUsers: async ({ db, params }) => ok(await listEditionUsers(db, params.id)),
  listEditionGlobalUsers: async ({ db, params }) => ok(await listAddableUsers(db, params.id)),
  listMentionableUsers: async ({ db, params }) => ok(await listMentionableUsers(db, params.id)),
  addEditionUsers: async ({ db, params, body, now }) => ({
    status: 201,
    body: await addEditionUsers(db, { editionId: params.id, ids: idsOf(body), now: now() }),
  }),
  removeEditionUser: async ({ db, params, now }) => {
    await removeEditionUser(db, { editionId: params.id, userId: params.userId, now: now() });
    return { status: 204 };
  },
  listEditionCountries: async ({ db, params }) => ok(await listEditionCountries(db, params.id)),
  listEditionGlobalCountries: async ({ db, params }) => ok(await listAddableCountries(db, params.id)),
  addEditionCountries: async ({ db, params, body, now, parentNotMetCascades: cascades }) => ({
    status: 201,
    body: await addEditionCountries(db, { editionId: params.id, ids: idsOf(body), now: now(), cascades }),
  }),
  removeEditionCountry: async ({ db, params, now }) => {
    await removeEditionCountry(db, { editionId: params.id, countryId: params.countryId, now: now() });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
