/** Names of paths, parameters and members, compared as people read them. */

/** Without case and punctuation: `pet_id`, `petId` and `Pet-ID` are one name. */
export const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The segments of a path. */
export const segments = (path: string): string[] => path.split('/').filter(Boolean);

/** The name of the parameter that a path ends with: `petId` of `/pets/{petId}`. */
export const lastParameter = (path: string): string | undefined => /\/\{([^{}/]+)\}$/.exec(path)?.[1];

/** The names of the parameters of a path, in their order. */
export const parametersIn = (path: string): string[] =>
  [...path.matchAll(/\{([^{}/]+)\}/g)].map(([, name]) => name ?? '');

/** The last word of a path: `pieces` of `/exhibits/{id}/pieces`. */
export const lastWord = (path: string): string => segments(path).findLast((part) => !part.startsWith('{')) ?? '';

const has = (names: string[]) => new Set(names.map(plain));

export const usual = {
  offset: has(['offset', 'skip', 'start', 'startIndex', 'from']),
  limit: has([
    'limit',
    'pageSize',
    'page_size',
    'per_page',
    'perPage',
    'size',
    'take',
    'top',
    'maxResults',
    'max',
    'count',
  ]),
  page: has(['page', 'pageNumber', 'page_number', 'pageIndex', 'pageNo']),
  cursor: has(['cursor', 'after', 'pageToken', 'page_token', 'continuationToken', 'starting_after', 'next']),
  next: has(['next', 'nextCursor', 'next_cursor', 'nextPageToken', 'next_page_token', 'cursor', 'endCursor']),
  total: has([
    'total',
    'count',
    'totalCount',
    'total_count',
    'totalElements',
    'totalItems',
    'totalResults',
    'x-total-count',
  ]),
  rows: has([
    'data',
    'items',
    'results',
    'content',
    'records',
    'rows',
    'entries',
    'values',
    'list',
    'value',
    'elements',
  ]),
  /** What stands beside the rows and speaks of the page. */
  beside: has(['meta', '_meta', 'metadata', 'pagination', 'paging', 'page', 'pageInfo', 'info', 'links', '_links']),
  wrapped: has(['data', 'item', 'result', 'payload', 'record']),
  search: has(['q', 'query', 'search', 'text', 'searchTerm', 'keyword', 'term']),
  sort: has(['sort', 'sortBy', 'sort_by', 'order_by', 'orderBy', 'ordering']),
  direction: has(['order', 'direction', 'dir', 'sortOrder', 'sort_order', 'sortDirection', 'orderDirection']),
  permissions: has(['permissions', 'scopes', 'scope', 'scp', 'roles', 'role', 'authorities', 'rights']),
};

const callers = /^(me|whoami|userinfo|current-?user|profile|session|self|account)$/i;

/** Whether a path is that of the caller: `/me`, `/users/current-user`. */
export const isOfCaller = (path: string): boolean => !path.includes('{') && callers.test(segments(path).at(-1) ?? '');
