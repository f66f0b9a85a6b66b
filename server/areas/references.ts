import { type Handlers, ok } from '../call.ts';
import { pairOf } from './pair-of.ts';
import { addReference, removeReference, updateReference } from './references/reference-changes.ts';
import { copyReference, copyReferenceToCurrent } from './references/reference-copy.ts';
import { summariseCopy } from './references/reference-copy-targets.ts';
import { listAssignableIndicators, listAssignableRegions } from './references/reference-destinations.ts';
import { readReferences } from './references/reference-reads.ts';

export const references = {
  readReferences: async ({ db, place }) => ok(await readReferences(db, pairOf(place))),
  addReference: async ({ db, place, caller, body, now }) => ({
    status: 201,
    body: await addReference(db, { pair: pairOf(place), caller, body, now: now() }),
  }),
  updateReference: async ({ db, place, params: { referenceId }, caller, body, now }) =>
    ok(await updateReference(db, { pair: pairOf(place), referenceId, caller, body, now: now() })),
  removeReference: async ({ db, place, params: { referenceId }, caller }) => {
    await removeReference(db, { pair: pairOf(place), referenceId, caller });
    return { status: 204 };
  },
  copyReference: async ({ db, place, caller, body, now }) =>
    ok(await copyReference(db, { pair: pairOf(place), caller, body, now: now() })),
  summariseReferenceCopy: async ({ db, place, caller, body }) =>
    ok(await summariseCopy(db, { pair: pairOf(place), caller, body })),
  copyReferenceToCurrent: async ({ db, place, params: { referenceId }, caller, now }) =>
    ok(await copyReferenceToCurrent(db, { pair: pairOf(place), referenceId, caller, now: now() })),
  listAssignableRegions: async ({ db, params, caller }) =>
    ok(await listAssignableRegions(db, params.editionId, caller)),
  listAssignableIndicators: async ({ db, params, caller }) =>
    ok(await listAssignableIndicators(db, params.editionId, caller)),
} satisfies Partial<Handlers>;
