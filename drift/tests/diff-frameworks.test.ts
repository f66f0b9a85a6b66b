// Documents that frameworks wrote of twelve operations (drift/README.md says how).
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Doc, found } from './support/diff.ts';
import { ownContract } from './support/own-contract.ts';

const ids = [
  ...['logIn', 'readCurrentUser', 'listUsers', 'createUser', 'updateUser', 'listReportEditions'],
  ...['readReportEdition', 'listNotifications', 'clearNotification', 'listCountries', 'listComments', 'addComment'],
];
const operations = new Map([...ownContract.operations].filter(([id]) => ids.includes(id)));
const ours = { ...ownContract, operations };

const read = (name: string): Doc => JSON.parse(readFileSync(`drift/tests/frameworks/documents/${name}.json`, 'utf8'));

test('FastAPI: its validation errors are its own, and told once', () => {
  expect(found(read('fastapi'), ours)).toEqual([
    'warn document diff.unsaid errors',
    'warn document diff.unsaid framework error',
  ]);
});

test('FastAPI: an error of the team’s own is compared', () => {
  const doc = read('fastapi');
  const { content } = doc.paths['/api/v1/users'].post.responses[422];
  content['application/json'].schema = { $ref: '#/components/schemas/Country' };
  expect(found(doc, ours)).toContain('createUser 422 diff.property-missing /code');
});

test('Django REST framework: nothing but errors that it does not document', () => {
  expect(found(read('drf'), ours)).toEqual(['warn document diff.unsaid errors']);
});

test('Django REST framework: an enumeration with a value more is drift', () => {
  const doc = read('drf');
  doc.components.schemas.RoleEnum.enum.push(4);
  expect(found(doc, ours)).toEqual(
    expect.arrayContaining(['readCurrentUser 200 diff.enum-wider /Role', 'listUsers 200 diff.enum-wider /*/Role']),
  );
});

test('springdoc: what may be null is what is not required', () => {
  expect(found(read('springdoc'), ours)).toEqual([
    'warn logIn 200 diff.unsaid /Permissions/*',
    'warn readCurrentUser 200 diff.unsaid /Permissions/*',
    'warn document diff.unsaid errors',
    'warn document diff.unsaid null',
  ]);
});

test('springdoc: what may be left out and is never null is drift, and all of it where the document says null', () => {
  const doc = read('springdoc');
  doc.components.schemas.Country.required = ['Id', 'Name', 'Region'];
  expect(found(doc, ours)).toContain('listCountries 200 diff.property-optional /*/ISOCode');
  doc.components.schemas.User.properties.ReportEditionName.nullable = true;
  expect(found(doc, ours)).toContain('listReportEditions 200 diff.property-optional /*/EndDate');
});

test('NestJS: no number is an integer', () => {
  expect(found(read('nestjs'), ours)).toEqual([
    'warn document diff.unsaid integer',
    'warn document diff.unsaid errors',
  ]);
});

test('NestJS: where some are, the others are drift', () => {
  const doc = read('nestjs');
  doc.components.schemas.Country.properties.Id.type = 'integer';
  expect(found(doc, ours)).toContain('listUsers 200 diff.type /*/Id');
});

test('huma: every list may be null, and its error model is its own, told once', () => {
  expect(found(read('huma'), ours)).toEqual([
    'warn document diff.unsaid not null',
    'warn document diff.unsaid framework error',
  ]);
});

test.each([
  ['another name', (doc: Doc) => (doc.components.schemas.Trouble = doc.components.schemas.ErrorModel), 'Trouble'],
  ['the name, but not its members', (doc: Doc) => delete doc.components.schemas.ErrorModel.properties.instance, ''],
])('huma: an error of the team’s own is compared: %s', (_, edit, name) => {
  const doc = read('huma');
  edit(doc);
  const media = doc.paths['/api/v1/users'].post.responses.default.content['application/problem+json'];
  if (name) media.schema = { $ref: `#/components/schemas/${name}` };
  expect(found(doc, ours)).toContain('createUser 400 diff.property-missing /code');
});

test('Scramble: the answers of Laravel’s exceptions are its own', () => {
  const doc = read('nestjs');
  const schema = { type: 'object', required: ['message'], properties: { message: { type: 'string' } } };
  doc.components.responses = {
    ValidationException: { description: 'Invalid', content: { 'application/json': { schema } } },
  };
  for (const item of Object.values(doc.paths) as Doc[])
    for (const operation of Object.values(item) as Doc[])
      operation.responses[422] = { $ref: '#/components/responses/ValidationException' };
  expect(found(doc, ours)).toContain('warn document diff.unsaid framework error');
  expect(found(doc, ours).filter((one) => !one.startsWith('warn'))).toEqual([]);
});
