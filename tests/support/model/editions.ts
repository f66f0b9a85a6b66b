import { EditionStatus } from '#generated/enums.ts';
import { foldName } from '#rules/names.ts';
import { find, type Meanings, mapped, refusal, stale } from './operation.ts';
import type { State } from './state.ts';
import { inactive, withRatings } from './structure.ts';

type Editions =
  | 'createReportEdition'
  | 'updateReportEdition'
  | 'addEditionUsers'
  | 'removeEditionUser'
  | 'addEditionCountries'
  | 'removeEditionCountry';

/** What the writes of editions and their members do (server/areas/editions/). */
export const editions: Meanings<Editions> = {
  createReportEdition: {
    guard: (state, { data }) => duplicate(state, data.Name),
    effect(state, { data: { Name, StartDate, EndDate = null } }, { newId, pending }) {
      const made = { Id: newId(), Name: Name.trim(), StartDate, EndDate, Version: 1 };
      // the work goes on in the active edition until the new one is there
      if (pending) return { ...state, editions: [{ ...made, Status: EditionStatus.Inactive }, ...state.editions] };
      const closed = state.editions.map((one) =>
        one.Status === EditionStatus.Active
          ? { ...one, Status: EditionStatus.Inactive, Version: one.Version + 1 }
          : one,
      );
      return { ...state, editions: [{ ...made, Status: EditionStatus.Active }, ...closed] };
    },
  },
  updateReportEdition: {
    guard: (state, { id, data }) =>
      inactive(state) ?? stale(find(state.editions, id), data.Version) ?? duplicate(state, data.Name, id),
    effect: (state, { id, data: { Name, StartDate, EndDate } }) => ({
      ...state,
      editions: mapped(state.editions, id, (one) => ({
        ...{ ...one, Name: Name.trim(), StartDate, EndDate: EndDate ?? null },
        Version: one.Version + 1,
      })),
    }),
  },
  addEditionUsers: {
    guard: inactive,
    effect: (state, { data }) => ({ ...state, memberIds: union(state.memberIds, data) }),
  },
  removeEditionUser: {
    guard: inactive,
    effect: (state, { userId }) => ({ ...state, memberIds: state.memberIds.filter((id) => id !== userId) }),
  },
  addEditionCountries: {
    guard: inactive,
    effect: (state, { data }) => withRatings({ ...state, countryIds: union(state.countryIds, data) }),
  },
  removeEditionCountry: {
    guard: inactive,
    effect: (state, { countryId }) => ({ ...state, countryIds: state.countryIds.filter((id) => id !== countryId) }),
  },
};

const union = (ids: number[], added: { Id: number }[]) =>
  [...new Set([...ids, ...added.map(({ Id }) => Id)])].sort((a, b) => a - b);

const duplicate = (state: State, name: string, except = 0) =>
  state.editions.some(({ Id, Name }) => Id !== except && foldName(Name) === foldName(name))
    ? refusal(409, 'duplicate-name')
    : undefined;
