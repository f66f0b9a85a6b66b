/** Lists in another order. */
import { jsonOf, type Mutant, ok, rows, withJson } from '../../mutant.ts';
import { dashboard, type Page } from './list-layers.ts';

export const order: Mutant[] = [
  {
    id: 'page-unsorted',
    kind: 'order',
    operation: dashboard,
    what: 'the rows of a page in an order that changes',
    plant: () => {
      let turn = 0;
      return async (call, next) => {
        const response = await next(call);
        if (call.operationId !== dashboard || !ok(response)) return response;
        turn += 1;
        const page = jsonOf(response) as Page;
        return withJson(response, { ...page, Data: turn % 2 ? page.Data : [...page.Data].reverse() });
      };
    },
  },
  {
    id: 'order-descending',
    kind: 'order',
    operation: 'listReportEditions',
    what: 'the other way round',
    plant: rows('listReportEditions', (list) => [...list].reverse()),
  },
  {
    id: 'order-by-id',
    kind: 'order',
    operation: 'listUsers',
    what: 'in the order of the Ids',
    plant: rows('listUsers', (list) => [...list].sort((a, b) => Number(a.Id) - Number(b.Id))),
  },
  {
    id: 'order-code-points',
    kind: 'order',
    operation: 'listCountries',
    what: 'letters with accents after Z',
    plant: rows('listCountries', (list) => [...list].sort((a, b) => (String(a.Name) < String(b.Name) ? -1 : 1))),
  },
  {
    id: 'order-comments-oldest',
    kind: 'order',
    operation: 'listComments',
    what: 'the oldest comment first',
    plant: rows('listComments', (list) => [...list].reverse()),
  },
  {
    id: 'order-comments-few',
    kind: 'order',
    operation: 'listComments',
    what: 'the oldest comment first, where there are two',
    plant: rows('listComments', (list) => (list.length === 2 ? [...list].reverse() : list)),
  },
  {
    id: 'order-library',
    kind: 'order',
    operation: 'listLibraryIndicators',
    what: 'by name instead of number',
    plant: rows('listLibraryIndicators', (list) =>
      [...list].sort((a, b) => String(a.ShortName).localeCompare(String(b.ShortName))),
    ),
  },
  {
    id: 'order-tree',
    kind: 'order',
    operation: 'listCountryModules',
    what: 'milestones by name',
    plant: rows('listCountryModules', (list) =>
      [...list].sort((a, b) => String(a.ShortName).localeCompare(String(b.ShortName))),
    ),
  },
];
