import { expect, test } from 'vitest';
import { neverServed } from '../core/finding.ts';
import { collapsed } from '../live/collapse.ts';
import { missingLines, neverServed as neverServedLines } from '../live/notes.ts';
import { adviceOf } from '../report/advice.ts';
import { checkedAny } from './generic/check.ts';

const json = (schema: string) => `content: { application/json: { schema: ${schema} } }`;
const thing = '{ type: object, required: [id, name], properties: { id: { type: integer }, name: { type: string } } }';
const input = '{ type: object, required: [name], properties: { name: { type: string, minLength: 1, maxLength: 40 } } }';
const ofId = 'parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]';

/** Only the record's own address declares a 404. */
const text = `
openapi: 3.1.0
info: { title: Things, version: '1' }
security: [{ token: [] }]
paths:
  /things:
    get:
      operationId: listThings
      responses: { '200': { description: ok, ${json(`{ type: array, items: ${thing} }`)} }, '401': { description: no } }
    post:
      operationId: makeThing
      requestBody: { required: true, ${json(input)} }
      responses: { '201': { description: made, ${json(thing)} }, '400': { description: no }, '401': { description: no } }
  /things/{id}:
    ${ofId}
    get:
      operationId: readThing
      responses: { '200': { description: ok, ${json(thing)} }, '401': { description: no }, '404': { description: none } }
    put:
      operationId: replaceThing
      requestBody: { required: true, ${json(input)} }
      responses: { '200': { description: ok, ${json(thing)} }, '400': { description: no }, '401': { description: no } }
components: { securitySchemes: { token: { type: http, scheme: bearer } } }
`;

/** Answers 404 to what is not built, once it knows who asks. */
function server(unbuilt: string[]): typeof fetch {
  const things = [{ id: 1, name: 'Lamp' }];
  return async (url, init) => {
    const { pathname } = new URL(String(url));
    const { method = 'GET', headers, body } = init ?? {};
    const empty = (status: number) => new Response(null, { status });
    if (new Headers(headers).get('authorization') !== 'Bearer ada') return empty(401);
    const [, id] = /^\/things\/(\d+)$/.exec(pathname) ?? [];
    const call = `${method} ${id === undefined ? pathname : '/things/{id}'}`;
    if (unbuilt.includes(call)) return empty(404);
    if (call === 'GET /things') return Response.json(things);
    const found = things.find((one) => one.id === Number(id));
    if (id !== undefined && !found) return empty(404);
    if (call === 'GET /things/{id}') return Response.json(found);
    if (!['POST /things', 'PUT /things/{id}'].includes(call)) return empty(404);
    const { name } = parsed(body);
    if (typeof name !== 'string' || name.length < 1 || [...name].length > 40) return empty(400);
    if (call === 'PUT /things/{id}') return Response.json(Object.assign(found ?? {}, { name }));
    const made = { id: things.length + 1, name };
    things.push(made);
    return Response.json(made, { status: 201 });
  };
}

function parsed(body: unknown): Record<string, unknown> {
  try {
    return Object(JSON.parse(String(body)));
  } catch {
    return {};
  }
}

async function told(unbuilt: string[], mode: 'read' | 'all') {
  const run = await checkedAny(text, server(unbuilt), { mode, tokens: { ada: 'ada' } });
  const { operations } = run.contract;
  const findings = collapsed(run.findings.all, operations, run.statuses);
  return {
    findings: findings.map(({ check, operationId }) => `${check} ${operationId}`),
    advice: findings.map((one) => adviceOf(one, operations.get(one.operationId)).advice),
    notes: [...missingLines(findings), ...neverServedLines(run, [...operations.values()])].join('\n'),
  };
}

test.each([
  ['GET /things', 'read', 'listThings'],
  ['GET /things', 'all', 'listThings'],
  ['GET /things/{id}', 'read', 'readThing'],
  ['POST /things', 'all', 'makeThing'],
] as const)(
  'what is not built and answers 404 to who is signed in is told as such: %s in --mode %s',
  async (call, mode, operationId) => {
    const { findings, advice, notes } = await told([call], mode);
    expect(findings).toContain(`route.missing ${operationId}`);
    expect(findings.filter((one) => one.endsWith(` ${operationId}`))).toHaveLength(1);
    expect(advice.join('\n')).toContain('add the operation to `notYet` where it is not built yet');
    expect(advice.join('\n')).not.toContain('propose 404');
    expect(notes).toContain(`not built yet? Add to contract.config.yaml what is not: notYet: [${operationId}]`);
  },
);

test('a server that has everything is told nothing of the kind', async () => {
  const { findings, notes } = await told([], 'all');
  expect(findings.filter((one) => one.startsWith('route.missing'))).toEqual([]);
  expect(notes).not.toContain('notYet');
});

test('where only ids of nobody were asked for, both are offered', () => {
  const finding = {
    check: 'status.undocumented',
    severity: 'drift',
    operationId: 'replaceThing',
    method: 'PUT',
    path: '/things/{id}',
    status: 404,
    place: '',
    message: '404 is not declared',
    contract: '#/paths/~1things~1{id}/put',
    times: 1,
  } as const;
  const operation = { operationId: 'replaceThing', pointer: finding.contract, isOptional: false };
  const operations = new Map([['replaceThing', operation as never]]);
  const [never] = collapsed([finding], operations, new Map([['replaceThing', new Set([401, 404])]]));
  expect(never?.message).toBe(`404 is not declared; ${neverServed}`);
  expect(adviceOf(never ?? finding, undefined).advice).toBe(
    'add replaceThing to `notYet` if it is not built yet; else answer one of the declared statuses, or propose 404 in the contract',
  );
  expect(missingLines(never ? [never] : [])[0]).toContain('notYet: [replaceThing]');
  // it is there
  expect(collapsed([finding], operations, new Map([['replaceThing', new Set([200, 404])]]))).toEqual([finding]);
});
