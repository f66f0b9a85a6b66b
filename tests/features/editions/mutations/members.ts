import type { QueryClient } from '@tanstack/react-query';
import {
  getAddEditionCountriesMutationOptions,
  getAddEditionUsersMutationOptions,
  getListEditionCountriesQueryOptions,
  getListEditionGlobalCountriesQueryOptions,
  getListEditionGlobalUsersQueryOptions,
  getListEditionUsersQueryOptions,
  getRemoveEditionCountryMutationOptions,
  getRemoveEditionUserMutationOptions,
} from '#generated/hooks/editions/editions.ts';
import type { Country, EditionUser } from '#generated/model/index.ts';
import { call, type MutationRow, shownAnswer } from '../../../support/mutation-row.ts';

const id = 4;
const users = {
  current: getListEditionUsersQueryOptions({ id }),
  addable: getListEditionGlobalUsersQueryOptions({ id }),
};
const countries = {
  current: getListEditionCountriesQueryOptions({ id }),
  addable: getListEditionGlobalCountriesQueryOptions({ id }),
};

const calls = {
  addKwame: call('addEditionUsers', getAddEditionUsersMutationOptions(), { id, data: [{ Id: 13 }] }),
  removeRui: call('removeEditionUser', getRemoveEditionUserMutationOptions(), { id, userId: 2 }),
  removeElena: call('removeEditionUser', getRemoveEditionUserMutationOptions(), { id, userId: 3 }),
  addTwo: call('addEditionCountries', getAddEditionCountriesMutationOptions(), {
    id,
    data: [{ Id: 540 }, { Id: 304 }],
  }),
  addFaroes: call('addEditionCountries', getAddEditionCountriesMutationOptions(), { id, data: [{ Id: 234 }] }),
  removeKenya: call('removeEditionCountry', getRemoveEditionCountryMutationOptions(), { id, countryId: 404 }),
  removePeru: call('removeEditionCountry', getRemoveEditionCountryMutationOptions(), { id, countryId: 604 }),
};

const userLook = (client: QueryClient) => ({
  current: shownAnswer<EditionUser[]>(client, users.current).map(({ Id }) => Id),
  addable: shownAnswer<EditionUser[]>(client, users.addable).map(({ FullName, DateAdded }) => [FullName, DateAdded]),
});
const countryLook = (client: QueryClient) => ({
  current: shownAnswer<Country[]>(client, countries.current).map(({ ISOCode }) => ISOCode),
  addable: shownAnswer<Country[]>(client, countries.addable).map(({ ISOCode }) => ISOCode),
});

export const rows: MutationRow[] = [
  {
    ...calls.addKwame,
    features: 'S66, S102',
    reads: [users.current, users.addable],
    look: userLook,
    shown: { current: [1, 9, 10, 3, 5, 13, 7, 8, 2, 4, 12, 11], addable: [] },
    others: [calls.removeRui, calls.removeElena],
  },
  {
    ...calls.removeRui,
    features: 'S66, S102',
    reads: [users.current, users.addable],
    look: userLook,
    shown: {
      current: [1, 9, 10, 3, 5, 7, 8, 4, 12, 11],
      addable: [
        ['Kwame Mensah', null],
        ['Rui Tanaka', null],
      ],
    },
    others: [calls.removeElena, calls.addKwame],
  },
  {
    ...calls.addTwo,
    features: 'S67, S102',
    reads: [countries.current, countries.addable],
    look: countryLook,
    shown: { current: ['CIV', 'FJI', 'GRL', 'JPN', 'KEN', 'NCL', 'NOR', 'PER'], addable: ['FRO'] },
    others: [calls.addFaroes, calls.removeKenya],
  },
  {
    ...calls.removeKenya,
    features: 'S67, S102',
    reads: [countries.current, countries.addable],
    look: countryLook,
    shown: { current: ['CIV', 'FJI', 'JPN', 'NOR', 'PER'], addable: ['FRO', 'GRL', 'KEN', 'NCL'] },
    others: [calls.removePeru, calls.addTwo],
  },
];
