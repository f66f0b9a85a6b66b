import { UserStatus } from '#generated/enums.ts';
import {
  getListEditionCountriesQueryKey,
  getListEditionGlobalCountriesQueryKey,
  getListEditionGlobalUsersQueryKey,
  getListEditionUsersQueryKey,
  getListMentionableUsersQueryKey,
} from '#generated/hooks/editions/editions.ts';
import type { Country, EditionUser, MentionableUser } from '#generated/model/index.ts';
import { edit, type OptimisticEdits, type Shown } from '#src/lib/api/edits.ts';
import { byName, without, withRows } from '#src/lib/api/rows.ts';
import { countryCame, countryWent, userCame, userWent } from './dependent-edits.ts';

/**
 * Users and countries move between the list of an edition and the list of those who can be added
 * [S102], and with them whatever other lists show of them, as far as it is known before the server
 * has answered.
 */
export const memberEdits: OptimisticEdits = {
  addEditionUsers({ id, data }, { startedOn }) {
    const isChosen = isOneOf(data);
    const added = (shown: Shown) =>
      listed<EditionUser>(shown, getListEditionGlobalUsersQueryKey({ id }), isChosen).map((user) => ({
        ...user,
        DateAdded: startedOn,
      }));
    return [
      users(
        getListEditionUsersQueryKey({ id }),
        (list, shown) => withRows(list, added(shown), byFullName),
        holdsAll(data),
      ),
      users(getListEditionGlobalUsersQueryKey({ id }), (list) => without(list, isChosen), holdsNone(data)),
      mentionable(id, (list, shown) => withRows(list, added(shown).map(toMentionable), byFullName)),
      ...userCame(id, isChosen),
    ];
  },
  removeEditionUser({ id, userId }) {
    const isGone = isOneOf([{ Id: userId }]);
    const freed = (shown: Shown) =>
      listed<EditionUser>(shown, getListEditionUsersQueryKey({ id }), isGone)
        .filter(({ Status }) => Status === UserStatus.Active)
        .map((user) => ({ ...user, DateAdded: null }));
    return [
      users(getListEditionUsersQueryKey({ id }), (list) => without(list, isGone)),
      users(getListEditionGlobalUsersQueryKey({ id }), (list, shown) => withRows(list, freed(shown), byFullName)),
      mentionable(id, (list) => without(list, isGone)),
      ...userWent(id, isGone),
    ];
  },
  addEditionCountries({ id, data }) {
    const isChosen = isOneOf(data);
    const added = (shown: Shown) => listed<Country>(shown, getListEditionGlobalCountriesQueryKey({ id }), isChosen);
    return [
      countries(
        getListEditionCountriesQueryKey({ id }),
        (list, shown) => withRows(list, added(shown), byCountryName),
        holdsAll(data),
      ),
      countries(getListEditionGlobalCountriesQueryKey({ id }), (list) => without(list, isChosen), holdsNone(data)),
      ...countryCame(id, added),
    ];
  },
  removeEditionCountry({ id, countryId }) {
    const isGone = isOneOf([{ Id: countryId }]);
    const freed = (shown: Shown) => listed<Country>(shown, getListEditionCountriesQueryKey({ id }), isGone);
    return [
      countries(getListEditionCountriesQueryKey({ id }), (list) => without(list, isGone)),
      countries(getListEditionGlobalCountriesQueryKey({ id }), (list, shown) =>
        withRows(list, freed(shown), byCountryName),
      ),
      ...countryWent(id, isGone),
    ];
  },
};

const users = edit<EditionUser[]>;
const countries = edit<Country[]>;
const mentionable = (id: number, change: (list: MentionableUser[], shown: Shown) => MentionableUser[]) =>
  edit(getListMentionableUsersQueryKey({ id }), change);

type Identified = { Id: number };

function isOneOf(rows: readonly Identified[]) {
  const ids = new Set(rows.map(({ Id }) => Id));
  return ({ Id }: Identified) => ids.has(Id);
}

const holdsAll = (rows: readonly Identified[]) => (list: Identified[]) =>
  rows.every((row) => list.some(isOneOf([row])));
const holdsNone = (rows: readonly Identified[]) => (list: Identified[]) => !list.some(isOneOf(rows));

const listed = <Row>(shown: Shown, key: Parameters<Shown>[0], isIt: (row: Row) => boolean) =>
  shown<Row[]>(key).flat().filter(isIt);

const toMentionable = ({ Id, FullName, EmailAddress }: EditionUser): MentionableUser => ({
  Id,
  FullName,
  EmailAddress,
});
const byFullName = byName(({ FullName }: { Id: number; FullName: string }) => FullName);
const byCountryName = byName(({ Name }: Country) => Name);
