/** Responds from a cache that no write empties. */
import { type Mutant, ok } from '../../mutant.ts';

/** Returns the first response of an address for ever. */
const cached = (operation: string) => () => {
  const known = new Map<string, Awaited<ReturnType<Parameters<ReturnType<Mutant['plant']>>[1]>>>();
  const layer: ReturnType<Mutant['plant']> = async (call, next) => {
    if (call.operationId !== operation) return next(call);
    const response = await next(call);
    if (!ok(response)) return response;
    const key = `${call.path}?${call.query} ${call.userId}`;
    const first = known.get(key) ?? response;
    known.set(key, first);
    return { ...first };
  };
  return layer;
};

export const cache: Mutant[] = [
  {
    id: 'cache-list',
    kind: 'cache',
    operation: 'listMilestones',
    what: 'a cache that no change clears',
    plant: cached('listMilestones'),
  },
  {
    id: 'cache-rating',
    kind: 'cache',
    operation: 'readIndicatorRating',
    what: 'a rating from a cache',
    plant: cached('readIndicatorRating'),
  },
  {
    id: 'cache-comments',
    kind: 'cache',
    operation: 'listComments',
    what: 'comments from a cache',
    plant: cached('listComments'),
  },
  {
    id: 'cache-library',
    kind: 'cache',
    operation: 'listLibraryIndicators',
    what: 'the library from a cache',
    plant: cached('listLibraryIndicators'),
  },
  {
    id: 'cache-editions',
    kind: 'cache',
    operation: 'readReportEdition',
    what: 'an edition from a cache',
    plant: cached('readReportEdition'),
  },
  {
    id: 'cache-countries',
    kind: 'cache',
    operation: 'listEditionCountries',
    what: 'members from a cache',
    plant: cached('listEditionCountries'),
  },
];
