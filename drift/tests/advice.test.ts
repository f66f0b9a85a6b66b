import { expect, test } from 'vitest';
import { readContract } from '../core/contract.ts';
import { type CheckId, checks, type Finding } from '../core/finding.ts';
import { compareDocuments } from '../diff/index.ts';
import { adviceOf } from '../report/advice.ts';
import { consoleReport } from '../report/console.ts';
import { finding, resultWith } from './support/small.ts';

/** Checks that only a write can fail. */
const ofWrites =
  /^(write|create|delete|sequence|multipart)\.|^diff\.(body-required|property-read-only|additional-refused)$/;
const places = ['query size', 'path id', 'header If-Match', '?size', '{id}', 'Idempotency-Key', '/name', ''];
const said = (part: Partial<Finding>) => {
  const { effect, advice } = adviceOf({ ...finding, ...part }, undefined);
  return `${effect}. ${advice}`;
};
/** Of requests no status is known where two documents are compared. */
const every = (Object.keys(checks) as CheckId[]).flatMap((check) =>
  places.flatMap((place) =>
    (check.startsWith('diff.') ? [undefined, 200] : [200, 404]).map((status) => ({
      check,
      place,
      ...(status === undefined ? { status: undefined as unknown as number } : { status }),
    })),
  ),
);

test('of a read nobody is told that people cannot save, store or upload', () => {
  const wrong = every
    .filter(({ check }) => !ofWrites.test(check))
    .map((part) => `${part.check} ${part.place}: ${said({ ...part, method: 'GET' })}`)
    .filter((words) => /\bsave|\bstore|upload|\bwritten|they may write|chang|deletes/.test(words));
  // a proposal for the contract is a change of it
  expect(wrong.filter((words) => !/propose the change/.test(words))).toEqual([]);
});

test('of a write nobody is told of filters, pages and lists, and of a deletion nobody that it saves', () => {
  const ofRequest = every.filter(({ check, status }) => /^(request|diff)\./.test(check) && status !== 404);
  const words = (method: string) =>
    ofRequest.map((part) => `${part.check} ${part.place}: ${said({ ...part, method })}`);
  expect(words('POST').filter((one) => /\bfilter|\bpage\b|a list\b(?! or form)/.test(one))).toEqual([]);
  const isOfBody = /^diff\.(property|body|media|null|additional)|people save is ignored/;
  expect(words('DELETE').filter((one) => /save|wrong data are stored/.test(one) && !isOfBody.test(one))).toEqual([]);
});

test('what is wrong with an error is told as what people then miss', () => {
  const ofError = { status: 422, contract: '#/components/schemas/Problem/required' };
  for (const check of ['body.schema', 'error.shape'] as const)
    expect(said({ check, ...ofError })).toMatch(/^the client cannot tell people what was wrong\. always answer/);
});

const document = (parameter: object, body: object) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          parameters: [{ name: 'kind', in: 'query', schema: parameter }],
          responses: { 200: { description: 'ok' } },
        },
        post: {
          operationId: 'addThing',
          parameters: [{ name: 'kind', in: 'query', schema: parameter }],
          requestBody: { content: { 'application/json': { schema: body } } },
          responses: { 201: { description: 'ok' } },
        },
      },
    },
  });

test.each([
  ['a value less', { enum: ['a', 'b'] }, { enum: ['a'] }],
  ['a lower maximum', { type: 'integer', maximum: 9 }, { type: 'integer', maximum: 5 }],
])('%s: what it means is told by where it stands', (_, ours, theirs) => {
  const object = (schema: object) => ({ type: 'object', properties: { kind: schema } });
  const contract = readContract(document(ours, object(ours)));
  const { findings } = compareDocuments(contract, document(theirs, object(theirs)));
  const effects = findings.map((one) => [
    `${one.operationId} ${one.place}`,
    adviceOf(one, contract.operations.get(one.operationId)).effect,
  ]);
  expect(effects).toEqual([
    ['listThings query kind', 'people cannot ask for what the contract offers: a filter, an order or a page'],
    ['addThing query kind', 'the call is refused for a value that the client may send'],
    ['addThing /kind', 'people cannot save what they may write'],
  ]);
});

test('one cause of several operations is told with what it means for each of them', () => {
  const shared = {
    check: 'diff.enum-narrower',
    contract: '#/components/schemas/Kind/enum',
    place: 'query kind',
  } as const;
  const both = [
    { ...finding, ...shared, method: 'GET', operationId: 'listThings', status: undefined as unknown as number },
    { ...finding, ...shared, method: 'POST', operationId: 'addThing', status: undefined as unknown as number },
  ];
  expect(consoleReport(resultWith(both))).toMatch(
    / effect +people cannot ask for .* or a page; the call is refused for a value that the client may send\n/,
  );
});
