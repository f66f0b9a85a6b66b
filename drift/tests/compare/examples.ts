/**
 * One good call of each operation with what the museum answers, in the files that Specmatic reads:
 * without them it makes up ids that no record has.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { museumServer } from '../generic/museum-server.ts';
import { ids, tokens } from './subjects.ts';

const [{ 'exhibit-id': exhibit, pieceId, ticketId }, gone] = [ids.kept, ids.deleted];
const input = { code: 'ZZ-0001', title: 'Silver', status: 'open', opens: '2026-03-01', capacity: 20, price: 5 };
const pieces = `/exhibits/${exhibit}/pieces`;

type Call = [method: string, path: string, body?: object, headers?: Record<string, string>];

const calls: Call[] = [
  ['GET', '/me'],
  ['GET', '/health'],
  ['GET', '/exhibits'],
  ['POST', '/exhibits', input],
  ['GET', `/exhibits/${exhibit}`],
  ['PUT', `/exhibits/${exhibit}`, { ...input, code: 'ZZ-0002' }, { 'If-Match': '*' }],
  ['DELETE', `/exhibits/${gone['exhibit-id']}`],
  ['GET', pieces],
  ['POST', pieces, { name: 'Bowl', kind: 'sculpture' }],
  ['GET', `${pieces}/${pieceId}`],
  ['PATCH', `${pieces}/${pieceId}`, { name: 'Cup' }],
  ['DELETE', `${pieces}/${gone.pieceId}`],
  ['GET', '/tickets'],
  ['POST', '/tickets', { holder: 'Ada', day: '2026-05-01', persons: 2 }, { 'Idempotency-Key': '(uuid)' }],
  ['GET', `/tickets/${ticketId}`],
  ['DELETE', `/tickets/${gone.ticketId}`],
];

export async function writeExamples(folder: string, prefix: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = museumServer();
  for (const [index, [method, path, body, headers = {}]] of calls.entries()) {
    const sent = { ...headers, ...(headers['Idempotency-Key'] && { 'Idempotency-Key': crypto.randomUUID() }) };
    const response = await server(`http://any.test${prefix}${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens.curator}`, 'content-type': 'application/json', ...sent },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const kept = ['location', 'etag', 'x-total-count'].flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[names[name] ?? name, value] as const];
    });
    const example = {
      'http-request': { method, path, headers, ...(body && { body }) },
      'http-response': {
        status: response.status,
        headers: Object.fromEntries(kept),
        ...(text && { body: JSON.parse(text) }),
      },
    };
    writeFileSync(join(folder, `${index}.json`), JSON.stringify(example, null, 2));
  }
}

/** As the contract spells them. */
const names: Record<string, string> = { location: 'Location', etag: 'ETag', 'x-total-count': 'X-Total-Count' };
