import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, vi } from 'vitest';
import {
  addressReader,
  type Contract,
  contractValidation,
  fieldError,
  type ParameterSpec,
  unstorable,
} from '../../server/validation.ts';

const Score = { type: 'integer', maximum: 1, 'x-message': 'The score is 0 or 1' };
const contract: Contract = {
  paths: {},
  components: { schemas: { Score, Alias: { $ref: '#/components/schemas/Score' } } },
};
const validation = contractValidation(contract);
const found = (schema: object, value: unknown) =>
  validation
    .check(schema)(value)
    .map((error) => fieldError(error));

describe('a schema of the contract', () => {
  it('refuses nothing that fits, and tells everything that does not by its pointer', () => {
    const schema = {
      type: 'object',
      properties: { Note: { type: 'string', minLength: 3 }, Inner: { type: 'object', required: ['a/b'] } },
      required: ['Note'],
      additionalProperties: false,
    };
    expect(found(schema, { Note: 'abc' })).toEqual([]);
    expect(found(schema, { Note: 'a', Inner: {}, 'odd~/name': 1 })).toEqual([
      { pointer: '/odd~0~1name', detail: 'must NOT have additional properties' },
      { pointer: '/Note', detail: 'must NOT have fewer than 3 characters' },
      { pointer: '/Inner/a~1b', detail: "must have required property 'a/b'" },
    ]);
  });

  it('knows the formats', () => {
    expect(found({ type: 'string', format: 'date' }, '2026-02-30')).toEqual([
      { pointer: '', detail: 'must match format "date"' },
    ]);
  });

  it('is compiled once, wherever it stands', () => {
    const check = validation.check({ type: 'string' });
    expect([check(1).length, check('a').length, check(2).length]).toEqual([1, 0, 1]);
    const compile = vi.spyOn(Ajv2020.prototype, 'compile');
    contractValidation(contract).check({ type: 'string' })(1);
    expect(compile).not.toHaveBeenCalled();
    validation.check({ type: 'integer' })(1);
    expect(compile).toHaveBeenCalledTimes(1);
    compile.mockRestore();
  });

  it('points to the others from wherever it stands', () => {
    expect(found({ $ref: '#/components/schemas/Alias' }, 2)).toEqual([{ pointer: '', detail: 'The score is 0 or 1' }]);
    expect(found({ $ref: 'contract#/components/schemas/Score' }, 2)).toHaveLength(1);
    expect(validation.resolve({ $ref: '#/components/schemas/Alias' })).toEqual(Score);
    expect(validation.resolve(Score)).toBe(Score);
  });

  it('may name a member $ref and mean a text that begins as a reference does', () => {
    expect(found({ properties: { $ref: { type: 'string' } } }, { $ref: 1 })).toEqual([
      { pointer: '/$ref', detail: 'must be string' },
    ]);
    expect(found({ enum: ['#1'] }, '#1')).toEqual([]);
  });

  it.each(['integer', ['integer', 'null']])('holds %j to what JSON keeps exactly', (type) => {
    expect(found({ type }, Number.MAX_SAFE_INTEGER)).toEqual([]);
    expect(found({ type }, 2 ** 53)).toHaveLength(1);
    expect(found({ type }, -(2 ** 53))).toHaveLength(1);
    expect(found({ type: 'number' }, 2 ** 53)).toEqual([]);
  });
});

describe('the words of an error', () => {
  const said = (schema: object, value: unknown) => found(schema, value).map(({ detail }) => detail);
  const Note = {
    type: 'string',
    minLength: 3,
    pattern: '^a',
    'x-message': 'Write a note',
    'x-messages': { minLength: 'Too short' },
  };

  it("are the keyword's own, else the schema's, else those of the rule", () => {
    expect(said(Note, 'b')).toEqual(['Too short', 'Write a note']);
    expect(said({ ...Note, 'x-message': undefined }, 'b')).toEqual(['Too short', 'must match pattern "^a"']);
  });

  it("are the member's where it is missing", () => {
    const schema = { properties: { Note }, required: ['Note', 'Other'], 'x-message': 'This is no rating' };
    expect(said(schema, {})).toEqual(['Write a note', "must have required property 'Other'"]);
    expect(said({ required: ['Other'] }, {})).toEqual(["must have required property 'Other'"]);
  });

  it("are not the member's where they tell of a value that is there", () => {
    const Tags = { type: 'array', maxItems: 14, 'x-message': 'Only 14 can be tagged' };
    expect(said({ properties: { Tags }, required: ['Tags'] }, {})).toEqual(["must have required property 'Tags'"]);
  });
});

describe('parameters', () => {
  const parameters: ParameterSpec[] = [
    { name: 'editionId', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
    { name: 'pageSize', in: 'query', schema: { type: 'integer', default: 60 } },
    { name: 'Score', in: 'query', schema: { $ref: '#/components/schemas/Score' } },
    { name: 'mine', in: 'query', schema: { type: 'boolean' } },
    { name: 'search', in: 'query', schema: { type: 'string' } },
    { name: 'If-Match', in: 'header', required: true, schema: { type: 'string', minLength: 2 } },
  ];
  const read = (where: ParameterSpec['in'], given: Record<string, unknown>) =>
    addressReader(validation, parameters, where)(given);

  it.each([
    [{}, { pageSize: 60 }],
    [{ pageSize: '5' }, { pageSize: 5 }],
    [
      { pageSize: '-5', search: '5' },
      { pageSize: -5, search: '5' },
    ],
    [
      { mine: 'true', search: 'true' },
      { pageSize: 60, mine: true, search: 'true' },
    ],
    [{ mine: 'false' }, { pageSize: 60, mine: false }],
    [
      { Score: '1', unknown: '1' },
      { pageSize: 60, Score: 1 },
    ],
  ])('%j are read as %j', (given, values) => {
    expect(read('query', given)).toStrictEqual({ values, errors: [] });
  });

  it.each([
    [{ pageSize: '1e3' }, [{ pointer: 'pageSize', detail: 'must be integer' }]],
    [{ pageSize: ['5'] }, [{ pointer: 'pageSize', detail: 'must be integer' }]],
    [{ mine: 'yes' }, [{ pointer: 'mine', detail: 'must be boolean' }]],
    [{ Score: '2' }, [{ pointer: 'Score', detail: 'The score is 0 or 1' }]],
  ])('%j are refused by name', (given, errors) => {
    expect(read('query', given).errors).toEqual(errors);
  });

  it('that are missing are named, headers in whatever case', () => {
    expect(read('path', {})).toStrictEqual({
      values: {},
      errors: [{ pointer: 'editionId', detail: "must have required property 'editionId'" }],
    });
    expect(read('header', { 'if-match': '"7"' })).toStrictEqual({ values: { 'if-match': '"7"' }, errors: [] });
    expect(read('header', {}).errors.map(({ pointer }) => pointer)).toEqual(['if-match']);
  });

  it('of an operation without any are never wrong', () => {
    expect(addressReader(validation, [], 'query')({ any: '1' })).toStrictEqual({ values: {}, errors: [] });
  });
});

describe('texts that no database stores', () => {
  const detail = 'This text cannot be stored';

  it.each([
    ['a\0b', ['']],
    ['half \ud800', ['']],
    ['whole 😀', []],
    [undefined, []],
    [null, []],
    [7, []],
    [{ Note: 'ok', List: ['a', { 'x/y~z': '\0' }], Last: '\udc00' }, ['/List/1/x~1y~0z', '/Last']],
  ])('are told by pointer: %j', (value, pointers) => {
    expect(unstorable(value)).toEqual(pointers.map((pointer) => ({ pointer, detail })));
  });
});
