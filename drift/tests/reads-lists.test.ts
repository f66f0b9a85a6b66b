import { type Body, findsEachRead, json, on } from './support/small-reads.ts';

const rowHas = (row: { OrderNumber: string; Name: string }, text: string | null) =>
  `${row.OrderNumber} ${row.Name}`.toLowerCase().includes((text ?? '').toLowerCase());

findsEachRead('lists', [
  [
    'another default of a filter',
    { filter: (query, row, right) => right || (!query.has('mine') && row.Status === 1) },
    'list.filter listRows ?mine',
  ],
  [
    'a filter that is not looked at',
    { filter: (query, _, right) => right || query.has('statuses') },
    'list.filter listRows ?statuses',
  ],
  [
    'a filter that leaves out the last',
    { filter: (query, row, right) => right && !(query.has('statuses') && row.OrderNumber === '1.2') },
    'list.filter listRows ?statuses',
  ],
  [
    'a filter by the case of letters',
    {
      filter: (query, row, right) =>
        right && (!query.get('text') || `${row.OrderNumber} ${row.Name}`.includes(query.get('text') ?? '')),
    },
    'list.filter listRows ?text',
  ],
  [
    'a text with the wildcards of a database',
    { filter: (query, _, right) => right || query.get('text') === '%' },
    'list.filter listRows ?text',
  ],
  [
    'filters joined by or',
    {
      filter: (query, row, right) =>
        right ||
        (query.has('statuses') &&
          query.has('text') &&
          (JSON.parse(query.get('statuses') ?? '[]') as number[]).includes(row.Status)),
    },
    'list.filter listRows',
  ],
  [
    'a filter that is forgotten beside another',
    {
      filter: (query, row, right) =>
        right ||
        (query.get('mine') === 'false' && query.has('statuses') && query.has('text') && rowHas(row, query.get('text'))),
    },
    'list.filter listRows ?text&statuses',
  ],
  [
    'a filter that is forgotten among the rows of the caller',
    {
      filter: (query, row, right, user) =>
        right || (query.get('mine') === 'true' && query.has('statuses') && row.UserId === user?.Id),
    },
    'list.filter listRows ?mine&statuses',
  ],
  [
    'filters of the first page alone',
    { filter: (query, _, right) => right || Number(query.get('offset')) > 0 },
    'list.filter listRows ?statuses',
  ],
  [
    'a count of all on the second page',
    {
      response: ({ operationId, query }, response) =>
        operationId === 'listRows' &&
        response.status === 200 &&
        query.has('statuses') &&
        Number(query.get('offset')) > 0
          ? { ...response, body: { ...(response.body as Body), Count: 25 } }
          : undefined,
    },
    'list.filter listRows ?statuses /Count',
  ],
  [
    'a search that is a regular expression',
    {
      first: ({ url }) =>
        /[?&]text=[^&]*(%28|%5B|\()/i.test(url)
          ? Response.json({ title: 'No', status: 500 }, { status: 500 })
          : undefined,
    },
    'server.5xx listRows',
  ],
  [
    'letters of regular expressions that find everything',
    { filter: (query, _, right) => right || query.get('text') === '.*' },
    'list.filter listRows ?text',
  ],
  [
    'an empty list that finds nothing',
    { filter: (query, _, right) => right && query.get('statuses') !== '[]' },
    'list.filter listRows ?statuses',
  ],
  [
    'the rows of everybody',
    { filter: (query, _, right) => right || query.get('mine') === 'true' },
    'list.filter listRows ?mine',
  ],
  [
    'the rows of the caller, whatever is asked',
    { filter: (_, row, right, user) => right && row.UserId === user?.Id },
    'list.filter listRows ?mine',
  ],
  [
    'another default size',
    {
      page: (rows, offset, size) => ({
        Data: rows.slice(offset, offset + (size === 5 ? 4 : size)),
        Count: rows.length,
      }),
    },
    'paging.default listRows',
  ],
  [
    'a size that is not looked at',
    { page: (rows, offset) => ({ Data: rows.slice(offset, offset + 5), Count: rows.length }) },
    'paging.size listRows',
  ],
  [
    'an offset that counts pages',
    { page: (rows, offset, size) => ({ Data: rows.slice(offset * size, offset * size + size), Count: rows.length }) },
    'paging.offset listRows',
  ],
  [
    'an offset that is not looked at',
    { page: (rows, _, size) => ({ Data: rows.slice(0, size), Count: rows.length }) },
    'paging.offset listRows',
  ],
  [
    'pages that overlap',
    {
      page: (rows, offset, size) => ({
        Data: rows.slice(Math.max(0, offset - 1), Math.max(0, offset - 1) + size),
        Count: rows.length,
      }),
    },
    'paging.offset listRows',
  ],
  [
    'a count of the page',
    {
      page: (rows, offset, size) => ({
        Data: rows.slice(offset, offset + size),
        Count: rows.slice(offset, offset + size).length,
      }),
    },
    'paging.count listRows',
  ],
  [
    'a count of one too many',
    { page: (rows, offset, size) => ({ Data: rows.slice(offset, offset + size), Count: rows.length + 1 }) },
    'paging.count listRows',
  ],
  [
    'no page beyond the end',
    {
      response: ({ operationId, query }) =>
        operationId === 'listRows' && Number(query.get('offset')) > 24
          ? { status: 404, body: { title: 'No', status: 404 }, headers: { 'content-type': 'application/problem+json' } }
          : undefined,
    },
    'status.unexpected listRows',
  ],
  [
    'a size beyond the most',
    {
      response: ({ operationId, query, user }, { status }) =>
        operationId === 'listRows' && user && status === 400 && query.get('pageSize') === '21'
          ? { status: 200, body: { Data: [], Count: 25 }, headers: { ...json, 'x-total': '25' } }
          : undefined,
    },
    'paging.max listRows ?pageSize',
  ],
  [
    'an order by Id',
    on('listEditions', (body) => [...(body as unknown as Body[])].reverse()),
    'list.order listEditions /*',
  ],
  [
    'numbers in the order of texts',
    {
      page: (rows, offset, size) => ({
        Data: [...rows].sort((a, b) => (a.OrderNumber < b.OrderNumber ? -1 : 1)).slice(offset, offset + size),
        Count: rows.length,
      }),
    },
    'list.order listRows /Data/*',
  ],
]);
