import { screen, within } from '@testing-library/react';
import {
  getListCountriesProgressResponseMock,
  getListCountryModulesResponseMock,
} from '#generated/mocks/countries/countries.msw.ts';
import type { CountryMilestone, CountryProgress } from '#generated/model/index.ts';

/** The contract's six countries, as far as `change` does not say otherwise. */
export const sixCountries = (change: (country: CountryProgress) => Partial<CountryProgress> = () => ({})) =>
  getListCountriesProgressResponseMock().map((country) => ({ ...country, ...change(country) }));

/** Kenya of the contract: 1 Road safety management with 1.1 (five indicators) and 1.2 (one), four milestones without activities. */
export const kenya = (): CountryMilestone[] => getListCountryModulesResponseMock();

/** What stands in the first cell of each row, without the head. */
export const namesIn = (role: 'table' | 'treegrid') =>
  within(screen.getByRole(role))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole(role === 'table' ? 'cell' : 'gridcell')[0]?.textContent);
