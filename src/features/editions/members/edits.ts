import {
  getListEditionCountriesQueryKey,
  getListEditionGlobalCountriesQueryKey,
  getListEditionGlobalUsersQueryKey,
  getListEditionUsersQueryKey,
  getListMentionableUsersQueryKey,
} from '#generated/hooks/editions/editions.ts';
import { type Country, type EditionUser, type MentionableUser, UserStatus } from '#generated/model/index.ts';
import { edit, type OptimisticEdits } from '#src/lib/api/edits.ts';
import { countryCame, countryWent, userCame, userWent } from './dependent-edits.ts';
import { byName, without, withRows } from './lists.ts';

/**
 * Users and countries move between the list of an edition and the list of those who can be added (document 1, section 4), and
 * with them whatever other lists show of them, as far as it is known before the server has answered.
 */
export const memberEdits: OptimisticEdits = {
  addEditionUsers({ id, data }, shown) {
    const chosen = new Set(data.map(({ Id }) => Id));
    const on = new Date().toISOString();
    const added = shown<EditionUser[]>(getListEditionGlobalUsersQueryKey(id))
      .flat()
      .filter(({ Id }) => chosen.has(Id))
      .map((user) => ({ ...user, DateAdded: on }));
    return [
      users(getListEditionUsersQueryKey(id), (list) => withRows(list, added, byFullName)),
      users(getListEditionGlobalUsersQueryKey(id), (list) => without(list, chosen)),
      mentionable(id, (list) => withRows(list, added.map(toMentionable), byFullName)),
      ...userCame(id, added, shown),
    ];
  },
  removeEditionUser({ id, userId }, shown) {
    const gone = new Set([userId]);
    const freed = shown<EditionUser[]>(getListEditionUsersQueryKey(id))
      .flat()
      .filter(({ Id, Status }) => Id === userId && Status === UserStatus.Active)
      .map((user) => ({ ...user, DateAdded: null }));
    return [
      users(getListEditionUsersQueryKey(id), (list) => without(list, gone)),
      users(getListEditionGlobalUsersQueryKey(id), (list) => withRows(list, freed, byFullName)),
      mentionable(id, (list) => without(list, gone)),
      ...userWent(id, gone),
    ];
  },
  addEditionCountries({ id, data }, shown) {
    const chosen = new Set(data.map(({ Id }) => Id));
    const added = shown<Country[]>(getListEditionGlobalCountriesQueryKey(id))
      .flat()
      .filter(({ Id }) => chosen.has(Id));
    return [
      countries(getListEditionCountriesQueryKey(id), (list) => withRows(list, added, byCountryName)),
      countries(getListEditionGlobalCountriesQueryKey(id), (list) => without(list, chosen)),
      ...countryCame(id, added),
    ];
  },
  removeEditionCountry({ id, countryId }, shown) {
    const gone = new Set([countryId]);
    const freed = shown<Country[]>(getListEditionCountriesQueryKey(id))
      .flat()
      .filter(({ Id }) => Id === countryId);
    return [
      countries(getListEditionCountriesQueryKey(id), (list) => without(list, gone)),
      countries(getListEditionGlobalCountriesQueryKey(id), (list) => withRows(list, freed, byCountryName)),
      ...countryWent(id, gone),
    ];
  },
};

const users = edit<EditionUser[]>;
const countries = edit<Country[]>;
const mentionable = (id: number, change: (list: MentionableUser[]) => MentionableUser[]) =>
  edit(getListMentionableUsersQueryKey(id), change);

const toMentionable = ({ Id, FullName, EmailAddress }: EditionUser): MentionableUser => ({
  Id,
  FullName,
  EmailAddress,
});
const byFullName = byName(({ FullName }: { FullName: string }) => FullName);
const byCountryName = byName(({ Name }: Country) => Name);
