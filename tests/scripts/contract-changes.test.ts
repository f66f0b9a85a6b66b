import { expect, test } from 'vitest';
import { changesBetween, releaseFaults, versionAfter } from '../../scripts/contract-changes.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document that tests edit by hand
type Doc = any;

const problem = { content: { 'application/problem+json': { schema: { type: 'object' } } }, description: 'No' };
const released: Doc = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1.4.2' },
  paths: {
    '/notes': {
      get: {
        operationId: 'listNotes',
        tags: ['notes'],
        'x-permissions': [['note-reading'], ['note-writing']],
        parameters: [{ name: 'search', in: 'query', schema: { type: 'string', maxLength: 80 } }],
        responses: {
          200: {
            description: 'They',
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Note' } } },
            },
          },
          404: problem,
        },
      },
      post: {
        operationId: 'createNote',
        tags: ['notes'],
        'x-permissions': [['note-writing']],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/NoteCreate' } } } },
        responses: {
          201: {
            description: 'It',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Note: {
        type: 'object',
        description: 'What somebody wrote down',
        required: ['Id', 'Text', 'Kind'],
        properties: {
          Id: { type: 'integer' },
          Text: { type: 'string', maxLength: 200 },
          Kind: { type: 'string', enum: ['open', 'done'] },
        },
      },
      NoteCreate: {
        type: 'object',
        additionalProperties: false,
        required: ['Text'],
        properties: { Text: { type: 'string', minLength: 1, maxLength: 200 } },
      },
    },
  },
};

function edited(edit: (doc: Doc) => void): Doc {
  const doc = structuredClone(released);
  edit(doc);
  return doc;
}
const asked = (edit: (doc: Doc) => void) => versionAfter('1.4.2', changesBetween(released, edited(edit)));
const schemas = ({ components }: Doc) => components.schemas;

test.each<[string, string, (doc: Doc) => void]>([
  ['a tightened limit of a body', '2.0.0', (doc) => (schemas(doc).NoteCreate.properties.Text.maxLength = 100)],
  ['an operation that is gone', '2.0.0', (doc) => delete doc.paths['/notes'].post],
  [
    'a member that is gone',
    '2.0.0',
    (doc) => schemas(doc).Note.required.pop() && delete schemas(doc).Note.properties.Kind,
  ],
  ['a member that may be left out now', '2.0.0', (doc) => schemas(doc).Note.required.pop()],
  ['null where none was', '2.0.0', (doc) => (schemas(doc).Note.properties.Text.type = ['string', 'null'])],
  ['a value more in an answer', '2.0.0', (doc) => schemas(doc).Note.properties.Kind.enum.push('late')],
  [
    'a member more that a body needs',
    '2.0.0',
    (doc) => {
      schemas(doc).NoteCreate.required.push('Kind');
      schemas(doc).NoteCreate.properties.Kind = { type: 'string' };
    },
  ],
  [
    'an error answer that is gone, the only one of its status',
    '2.0.0',
    (doc) => delete doc.paths['/notes'].get.responses[404],
  ],
  ['a permission that is asked for', '2.0.0', (doc) => (doc.paths['/notes'].get['x-permissions'] = [['note-writing']])],
  [
    'a new operation',
    '1.5.0',
    (doc) => {
      doc.paths['/notes/{id}'] = {
        get: { operationId: 'readNote', tags: ['notes'], responses: { 200: { description: 'It' } } },
      };
    },
  ],
  [
    'a new parameter',
    '1.5.0',
    (doc) => doc.paths['/notes'].get.parameters.push({ name: 'sort', in: 'query', schema: { type: 'string' } }),
  ],
  ['a wider limit of a body', '1.5.0', (doc) => (schemas(doc).NoteCreate.properties.Text.maxLength = 400)],
  [
    'a member that a backend may leave out',
    '1.5.0',
    (doc) => (schemas(doc).Note.properties.Due = { type: 'string', format: 'date' }),
  ],
  [
    'allowed to more people',
    '1.5.0',
    (doc) => (doc.paths['/notes'].post['x-permissions'] = [['note-writing'], ['note-reading']]),
  ],
  ['another key', '1.4.3', (doc) => (doc.paths['/notes'].get['x-error-message'] = 'Something went wrong')],
  ['other words', '1.4.2', (doc) => (schemas(doc).Note.description = 'A note')],
  ['nothing', '1.4.2', () => undefined],
])('%s asks for %s', (_what, version, edit) => {
  expect(asked(edit)).toBe(version);
});

test('what was deprecated may go once its last day is over, not before', () => {
  const until = (sunset: string) => {
    const before = edited((doc) => Object.assign(doc.paths['/notes'].post, { deprecated: true, 'x-sunset': sunset }));
    return versionAfter(
      '1.4.2',
      changesBetween(
        before,
        edited((doc) => delete doc.paths['/notes'].post),
      ),
    );
  };
  expect(until('2020-01-31')).toBe('1.4.3');
  expect(until('2999-01-31')).toBe('2.0.0');
  const member = edited((doc) =>
    Object.assign(schemas(doc).Note.properties.Kind, { deprecated: true, 'x-sunset': '2020-01-31' }),
  );
  const without = edited((doc) => schemas(doc).Note.required.pop() && delete schemas(doc).Note.properties.Kind);
  expect(versionAfter('1.4.2', changesBetween(member, without))).toBe('1.4.3');
});

const addition = (version: string) =>
  edited((doc) => {
    doc.info.version = version;
    schemas(doc).Note.properties.Due = { type: 'string', format: 'date' };
  });

test('version and CHANGELOG have to tell of a change', () => {
  const line = '# Changes\n\n## Unreleased\n\n- `Note` may tell `Due`.\n\n## 1.4.2\n';
  expect(releaseFaults(released, addition('1.4.2'), line)).toEqual([
    'openapi/openapi.yaml: info.version is 1.4.2, what changed since 1.4.2 asks for 1.5.0:\n    Note /Due: new',
  ]);
  expect(releaseFaults(released, addition('1.5.0'), line)).toEqual([]);
  expect(releaseFaults(released, addition('2.0.0'), line)).toEqual([]);
  expect(
    releaseFaults(released, addition('1.5.0'), '## Unreleased\n\n- Notes are faster.\n\n## 1.4.2\n\n- `Due`\n'),
  ).toEqual(['openapi/CHANGELOG.md: no line under `## Unreleased` is about this minor change: Note /Due: new']);
  expect(releaseFaults(released, addition('1.5.0'), '## 1.4.2\n')).toEqual([
    'openapi/CHANGELOG.md: changes stand under `## Unreleased`.',
  ]);
  expect(releaseFaults(released, released, '## 1.4.2\n')).toEqual([]);
});
