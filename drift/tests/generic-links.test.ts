import { expect, test } from 'vitest';
import { readContract } from '../core/contract.ts';
import { linksOf } from '../core/links.ts';
import { checkedAny, wordsOf } from './generic/check.ts';

const json = (schema: string) => `content: { application/json: { schema: ${schema} } }`;
const order =
  '{ type: object, required: [number, customer], properties: { number: { type: string, readOnly: true }, customer: { type: string, maxLength: 40 } } }';
const input =
  '{ type: object, required: [customer], properties: { customer: { type: string, minLength: 1, maxLength: 40 } } }';

/** No name tells here where a record is read, nor whose badge there is: the links do. */
const text = `
openapi: 3.1.0
info: { title: Orders, version: '1' }
paths:
  /me:
    get:
      operationId: whoAmI
      responses:
        '200':
          description: ok
          ${json('{ type: object, properties: { login: { type: string }, badge: { type: integer } } }')}
          links:
            Badge: { operationId: getBadge, parameters: { path.plate: '$response.body#/badge' } }
  /badges/{plate}:
    get:
      operationId: getBadge
      parameters: [{ name: plate, in: path, required: true, schema: { type: integer } }]
      responses:
        '200': { description: ok, ${json('{ type: object, required: [colour], properties: { colour: { type: string } } }')} }
        '404': { description: none }
  /order-requests:
    post:
      operationId: requestOrder
      requestBody: { required: true, ${json(input)} }
      responses:
        '201':
          description: made
          ${json(order)}
          links:
            Order: { operationRef: '#/paths/~1orders~1{reference}/get', parameters: { reference: '$response.body#/number' } }
        '400': { description: no }
  /orders/{reference}:
    parameters: [{ name: reference, in: path, required: true, schema: { type: string } }]
    get:
      operationId: getOrder
      responses:
        '200': { description: ok, ${json(order)} }
        '404': { description: none }
    delete:
      operationId: cancelOrder
      responses: { '204': { description: gone }, '404': { description: none } }
`;

interface Faults {
  badge?: unknown;
  number?: (number: string) => string;
}

function server({ badge = 7, number = (own) => own }: Faults = {}): typeof fetch {
  const orders = new Map<string, object>();
  let last = 0;
  return async (url, init) => {
    const { pathname } = new URL(String(url));
    const { method = 'GET' } = init ?? {};
    const id = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    const none = () => new Response(null, { status: 404 });
    if (method === 'GET' && pathname === '/me')
      return Response.json({ login: 'ada', ...(badge !== null && { badge }) });
    if (method === 'GET' && pathname === '/badges/7') return Response.json({ colour: 'red' });
    if (method === 'POST' && pathname === '/order-requests') {
      const body = read(init?.body);
      if (typeof body.customer !== 'string' || body.customer.length < 1 || [...body.customer].length > 40)
        return new Response(null, { status: 400 });
      const made = { number: `A/${++last}`, customer: body.customer };
      orders.set(made.number, made);
      return Response.json({ ...made, number: number(made.number) }, { status: 201 });
    }
    if (!pathname.startsWith('/orders/') || !orders.has(id)) return none();
    if (method === 'GET') return Response.json(orders.get(id));
    if (method === 'DELETE') return new Response(null, { status: orders.delete(id) ? 204 : 404 });
    return none();
  };
}

function read(body: unknown): Record<string, unknown> {
  try {
    return Object(JSON.parse(String(body)));
  } catch {
    return {};
  }
}

const succeeded = (run: Awaited<ReturnType<typeof checkedAny>>) =>
  [...run.statuses].filter(([, all]) => [...all].some((status) => status < 300)).map(([id]) => id);

test('links lead the journey where no name does', async () => {
  const run = await checkedAny(text, server());
  expect(wordsOf(run.findings.all)).toEqual([]);
  expect(succeeded(run).sort()).toEqual(['cancelOrder', 'getBadge', 'getOrder', 'requestOrder', 'whoAmI']);
  const without = await checkedAny(text.replaceAll(/ {10}links:\n.*\n/g, ''), server());
  // Without links it is a body of which no record can be read.
  expect(succeeded(without)).toEqual(['whoAmI', 'requestOrder']);
});

test.each([
  ['no badge', { badge: null }, 'takes plate of getBadge from $response.body#/badge, and there is nothing'],
  ['a badge that is none', { badge: 8 }, 'the link Badge leads to getBadge of {"plate":8}, which answers 404'],
  [
    'another number',
    { number: () => 'B/1' },
    'the link Order leads to getOrder of {"reference":"B/1"}, which answers 404',
  ],
] as [string, Faults, string][])('a link that leads nowhere is drift: %s', async (_, faults, message) => {
  const run = await checkedAny(text, server(faults));
  const broken = run.findings.all.filter(({ check }) => check === 'link.broken');
  expect(broken.map((one) => one.message).join()).toContain(message);
});

test('links that the contract itself breaks are told in words', () => {
  const wrong = text
    .replace('operationId: getBadge, parameters', 'operationId: readBadge, parameters')
    .replace("reference: '$response.body#/number'", "number: '$response.body#/number'");
  expect(linksOf(readContract(wrong)).broken).toEqual([
    'the link Badge of whoAmI (200): there is no operation readBadge',
    'the link Order of requestOrder (201): getOrder has no parameter number',
  ]);
  const odd = text.replace('$response.body#/number', '$answer.body#/number');
  expect(linksOf(readContract(odd)).broken).toEqual([
    'the link Order of requestOrder (201): $answer.body#/number is no expression',
  ]);
});
