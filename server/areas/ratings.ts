import { type Handlers, ok } from '../call.ts';
import { pairOf } from './pair-of.ts';
import { promoteRating, saveRating } from './ratings/rating-changes.ts';
import { listHistory, readAdjacent, readCountryIndicator, readRating } from './ratings/rating-reads.ts';

export const ratings = {
  readCountryIndicator: async ({ db, place }) => ok(await readCountryIndicator(db, pairOf(place))),
  readAdjacentIndicators: async ({ db, place, caller }) => ok(await readAdjacent(db, pairOf(place), caller.id)),
  readIndicatorRating: async ({ db, place }) => ok(await readRating(db, pairOf(place).id)),
  listRatingHistory: async ({ db, place }) => ok(await listHistory(db, pairOf(place))),
  updateRating: async ({ db, place, caller, body, now, parentNotMetCascades: cascades }) =>
    ok(await saveRating(db, { pair: pairOf(place), caller, body, now: now(), cascades })),
  promoteRatingWorkflow: async ({ db, place, caller, body, now, parentNotMetCascades: cascades }) =>
    ok(await promoteRating(db, { pair: pairOf(place), caller, body, now: now(), cascades })),
} satisfies Partial<Handlers>;
