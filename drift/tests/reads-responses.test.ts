import { type Body, findsEachRead, json, later, on } from './support/small-reads.ts';

findsEachRead('answers', [
  [
    'another name of the same edition',
    on('readEdition', (body) => ({ ...body, Name: `${body.Name} ` })),
    'read.inconsistent readEdition /Name',
  ],
  [
    'a counter that is off by one',
    on('listEditions', (body) =>
      (body as unknown as Body[]).map((row) => ({ ...row, RowCount: Number(row.RowCount) + 1 })),
    ),
    'read.inconsistent listEditions /*/RowCount',
  ],
  [
    'an instant of another zone',
    on('readEdition', (body) => ({ ...body, Changed: String(body.Changed).replace('Z', '+02:00') })),
    'read.inconsistent readEdition /Changed',
  ],
  [
    'an instant without a zone',
    on('readEdition', (body) => ({ ...body, Changed: String(body.Changed).replace('.000Z', '') })),
    'body.schema readEdition /Changed',
  ],
  [
    'another record than was asked for',
    on('readRow', (body) => ({ ...body, Name: 'Lead agency 0', Id: 350 })),
    'read.inconsistent',
  ],
  [
    'text in the wrong encoding',
    on('listEditions', (body) =>
      (body as unknown as Body[]).map((row) => ({ ...row, Name: Buffer.from(String(row.Name)).toString('latin1') })),
    ),
    'body.schema listEditions /*/Name',
  ],
  [
    'text with question marks for letters',
    on('readRow', (body) => ({ ...body, Name: String(body.Name).replaceAll(/[^ -~]|Lead/g, '?') })),
    'read.inconsistent readRow /Name',
  ],
  [
    'JSON in Latin-1',
    {
      response: ({ operationId }, response) =>
        operationId === 'readRow' && response.status === 200
          ? { ...response, headers: { 'content-type': 'application/json; charset=iso-8859-1' } }
          : undefined,
    },
    'media.undocumented readRow header Content-Type',
  ],
  [
    'a header left out',
    {
      response: ({ operationId }, response) =>
        operationId === 'listRows' && response.status === 200 ? { ...response, headers: json } : undefined,
    },
    'header.missing listRows header X-Total',
  ],
  [
    '401 without its header',
    {
      response: (_, response) =>
        response.status === 401 ? { ...response, headers: { 'content-type': 'application/problem+json' } } : undefined,
    },
    'header.missing listRows header WWW-Authenticate',
  ],
  [
    'a header of every answer that says something else',
    {
      response: ({ operationId }, response) =>
        operationId === 'readRow' && response.status === 200
          ? { ...response, headers: { ...response.headers, 'cache-control': 'public, max-age=60' } }
          : undefined,
    },
    'header.schema readRow header Cache-Control',
  ],
  [
    'the account of somebody else',
    later(4, ({ operationId }, response) =>
      operationId === 'readCurrentUser' && response.status === 200
        ? { ...response, body: { ...(response.body as Body), Id: 2 } }
        : undefined,
    ),
    'read.inconsistent readCurrentUser /Id',
  ],
  ['a failure of the server', on('readRow', () => undefined), 'body.schema readRow'],
]);
