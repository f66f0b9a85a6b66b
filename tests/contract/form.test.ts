import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Node } from '../../openapi/overlay/overlay.ts';
import { operationsOf } from '../../openapi/overlay/response-schema.ts';
import { toYaml } from '../../openapi/yaml.ts';
import { contractText, contract as published } from '../support/contract.ts';

const contract = published as Node & { info: Node; tags: { name: string }[] };

test('no line of the published contract is longer than 160', () => {
  expect(contractText.split('\n').filter((line) => line.length > 160)).toEqual([]);
});

test('its members stand in the order of the specification, and it says who answers for it', () => {
  const members = ['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'components'];
  expect(Object.keys(contract)).toEqual(members);
  expect(contract.info).toMatchObject({
    contact: { name: expect.any(String), email: expect.stringContaining('@') },
    license: { name: expect.any(String) },
  });
});

test('areas come in the order in which their operations do', () => {
  const used = [...operationsOf(contract).values()].flatMap(({ tags }) => tags as string[]);
  const first = [...new Set(used)];
  expect(contract.tags.map(({ name }) => name)).toEqual(first);
});

test('every operation has a description that is more than its summary', () => {
  const bare = [...operationsOf(contract)].filter(
    ([, { description, summary }]) => !description || description === summary,
  );
  expect(bare.map(([id]) => id)).toEqual([]);
});

test('texts read the same however they are written', () => {
  const value = {
    date: '2026-11-22',
    no: 'no',
    colon: 'a: b',
    long: `${'word '.repeat(60)}end`,
    lines: 'one\ntwo\n',
    blank: ' at both ends ',
    number: '1.10',
    list: ['a', ['b']],
    empty: [[]],
  };
  const written = toYaml(value);
  expect(parse(written)).toEqual(value);
  expect(parse(written, { version: '1.1' })).toEqual(value);
  expect(Math.max(...written.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
});
