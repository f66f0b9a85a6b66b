import { find, type Meanings, mapped, present, refusal, stale, without } from './operation.ts';
import type { ReferenceRow, State } from './state.ts';
import { EDITION } from './state.ts';
import { inactive } from './structure.ts';

type References = 'addReference' | 'updateReference' | 'removeReference' | 'copyReference' | 'copyReferenceToCurrent';

/** What the writes on references do (server/areas/references/). */
export const references: Meanings<References> = {
  addReference: {
    guard: inactive,
    effect(state, { ratingId, data }, { newId }) {
      const { Title, Author, PublicationDate, Information, URL = null } = data;
      const texts = { Title, Author, PublicationDate, Information, URL };
      const added = { Id: newId(), RatingId: ratingId, ReportEditionId: EDITION, ...texts, Version: 1 };
      return { ...state, references: [...state.references, added] };
    },
  },
  updateReference: {
    guard(state, { referenceId, data }) {
      const row = find(state.references, referenceId);
      return row ? stale(row, data.Version) : refusal(404, 'not-found');
    },
    effect: (state, { referenceId, data: { Title, Author, PublicationDate, Information, URL } }) => ({
      ...state,
      references: mapped(state.references, referenceId, (row) => ({
        ...{ ...row, ...present({ Title, Author, PublicationDate, Information, URL }) },
        Version: row.Version + 1,
      })),
    }),
  },
  removeReference: {
    effect: (state, { referenceId }) => ({
      ...state,
      references: without(state.references, new Set([referenceId])),
    }),
  },
  copyReference: {
    guard: (state, { data }) => inactive(state) ?? (find(state.references, data.referenceId) ? undefined : invalid()),
    effect(state, { ratingId, data: { referenceId, indicators, countries } }, { newId }) {
      const chosen = { indicators: idsOf(indicators), countries: idsOf(countries) };
      const targets = state.ratings.filter(
        ({ Id, CountryId, IndicatorId }) =>
          Id !== ratingId && chosen.countries.has(CountryId) && chosen.indicators.has(IndicatorId),
      );
      return targets.reduce((next, { Id }) => withCopy(next, find(state.references, referenceId), Id, newId), state);
    },
  },
  copyReferenceToCurrent: {
    guard: (state, { referenceId }) =>
      find(state.references, referenceId) ? inactive(state) : refusal(404, 'not-found'),
    effect: (state, { ratingId, referenceId }, { newId }) =>
      withCopy(state, find(state.references, referenceId), ratingId, newId),
  },
};

const invalid = () => refusal(422, 'invalid');
const idsOf = (rows: { Id: number }[]) => new Set(rows.map(({ Id }) => Id));

/** None is made where the same title and address is held already. */
function withCopy(state: State, source: ReferenceRow | undefined, ratingId: number, newId: () => number): State {
  if (!source) return state;
  const isHeld = state.references.some(
    (one) =>
      one.RatingId === ratingId &&
      one.ReportEditionId === EDITION &&
      one.Title === source.Title &&
      one.URL === source.URL,
  );
  const copy = { ...source, Id: newId(), RatingId: ratingId, ReportEditionId: EDITION, Version: 1 };
  return isHeld ? state : { ...state, references: [...state.references, copy] };
}
