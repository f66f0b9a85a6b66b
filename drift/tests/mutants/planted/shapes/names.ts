/** Members under other names: casing, renaming, members too many or too few. */
import { body, deep, type Mutant, member, type Row, rows } from '../../mutant.ts';

const camel = (name: string) => name.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (start) => start.toLowerCase());

const snake = (name: string) => name.replaceAll(/(?<=[a-z\d])([A-Z])/g, '_$1').toLowerCase();

const renamed = (change: (name: string) => string) => (value: unknown) =>
  deep(value, (row) => Object.fromEntries(Object.entries(row).map(([name, one]) => [change(name), one])));

const one = (from: string, to: string) => renamed((name) => (name === from ? to : name));

export const names: Mutant[] = [
  {
    id: 'camel-case',
    kind: 'casing',
    operation: 'listUsers',
    what: 'camelCase names, the default of ASP.NET and Spring',
    place: 'FullName',
    plant: body('listUsers', renamed(camel)),
  },
  {
    id: 'snake-case',
    kind: 'casing',
    operation: 'readReportEdition',
    what: 'snake_case names',
    place: 'StartDate',
    plant: body('readReportEdition', renamed(snake)),
  },
  {
    id: 'camel-nested',
    kind: 'casing',
    operation: 'listCountriesProgress',
    what: 'camelCase in a nested object only',
    place: 'WorkflowStatuses/Open',
    plant: member('listCountriesProgress', 'WorkflowStatuses', (value: Row) => renamed(camel)(value)),
  },
  {
    id: 'lower-success',
    kind: 'casing',
    operation: 'importFile',
    what: 'Success and Errors in PascalCase where the contract has small letters',
    place: 'success',
    plant: body(
      'importFile',
      renamed((name) => (['success', 'errors'].includes(name) ? name[0]?.toUpperCase() + name.slice(1) : name)),
    ),
  },
  {
    id: 'renamed',
    kind: 'names',
    operation: 'listEditionCountries',
    what: 'ISOCode is IsoCode',
    place: 'ISOCode',
    plant: body('listEditionCountries', one('ISOCode', 'IsoCode')),
  },
  {
    id: 'typo-mended',
    kind: 'names',
    operation: 'summariseWorkflowAssignment',
    what: 'the contract’s misspelt ExisitingCount is spelt right',
    place: 'ExisitingCount',
    plant: body('summariseWorkflowAssignment', one('ExisitingCount', 'ExistingCount')),
  },
  {
    id: 'member-missing',
    kind: 'names',
    operation: 'listActivities',
    what: 'a count that nobody implemented',
    place: 'OpenWorkCount',
    plant: body('listActivities', (value) => deep(value, ({ OpenWorkCount: _, ...row }) => row)),
  },
  {
    id: 'member-extra',
    kind: 'names',
    operation: 'listMentionableUsers',
    what: 'the whole user row, with its password hash',
    place: 'PasswordHash',
    plant: rows('listMentionableUsers', (list) => list.map((row) => ({ ...row, PasswordHash: '$2b$10$x' }))),
  },
  {
    id: 'flattened',
    kind: 'names',
    operation: 'readCountryIndicator',
    what: 'the country as a nested object',
    place: 'CountryName',
    plant: body('readCountryIndicator', ({ CountryName, ...row }: Row) => ({ ...row, Country: { Name: CountryName } })),
  },
];
