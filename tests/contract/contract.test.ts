import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as enums from '#generated/enums.ts';
import { operations } from '#generated/operations.ts';
import { contract as published } from '../support/contract.ts';

type Answer = { content?: Record<string, { examples?: Record<string, unknown> }>; $ref?: string };
type Operation = {
  operationId: string;
  security?: unknown[];
  responses: Record<string, Answer>;
  requestBody?: { content: Record<string, { examples?: object }> };
};
const contract = published as {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Answer>; schemas: Record<string, { enum?: unknown[] }> };
};

/** What a person reviews of each operation: who may call it, and what its failure says. */
const table = readFileSync(new URL('./operations-table.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| [a-z]\w+ \| (?!who may)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', permission = '', words = '']) => ({ id, permission, words }));

const rowOf = (id: string) => operations[id as keyof typeof operations];

test('the bundle holds every operation of the table with its id, and no other', () => {
  expect(table.length).toBeGreaterThanOrEqual(75);
  expect(Object.keys(operations).sort()).toEqual(table.map(({ id }) => id).sort());
});

test.each(table)('[S130] $id is worded as the table says', ({ id, words }) => {
  expect(rowOf(id).errorMessage).toBe(words.startsWith('Failed to') ? words : `Something went wrong ${words}`);
});

test.each(table)('[S117] [S118] $id may be called by: $permission', ({ id, permission }) => {
  const alternatives = permission.split(', ').map((one) => (/^(any|none)$/.test(one) ? [] : one.split(' + ')));
  expect(rowOf(id).permissions).toEqual(alternatives);
});

test('the table says none of those alone that ask for no bearer', () => {
  const open = Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .filter(({ security }) => security?.length === 0)
    .map(({ operationId }) => operationId);
  expect(open).toEqual(table.filter(({ permission }) => permission === 'none').map(({ id }) => id));
});

const bodies = Object.values(contract.paths).flatMap((item) => Object.values(item).filter((one) => one.responses));
test('every JSON answer has a named example', () => {
  expect(bodies).toHaveLength(table.length);
  for (const { responses } of bodies)
    for (const answer of Object.values(responses)) {
      const resolved = answer.$ref ? contract.components.responses[answer.$ref.split('/').at(-1) ?? ''] : answer;
      for (const [type, { examples }] of Object.entries(resolved?.content ?? {}))
        if (type.endsWith('json')) expect(Object.keys(examples ?? {})).not.toEqual([]);
    }
});

test.each([
  ['EditionStatus', { Active: 1, Inactive: 0 }],
  ['Role', { Admin: 0, Researcher: 1, ExternalResearcher: 2, Spectator: 3 }],
  ['ModuleType', { Milestone: 0, Activity: 1, Indicator: 2 }],
  ['Polarity', { Positive: 0, Negative: 1 }],
  ['DependencyKind', { None: 0, Child: 1, Parent: 2 }],
  ['WorkflowStatus', { Open: 0, ResearchInProgress: 1, QAInProgress: 2, QACompleted: 3 }],
  ['WorkflowTaskType', { AssignForResearch: 0, AssignForQA: 1 }],
  ['ExportFieldChoice', { Ratings: 0, RatingsAndReferences: 1 }],
  ['ExportFormatChoice', { IndicatorPerTab: 0, CountryPerTab: 1 }],
  ['OrderDirection', { Up: 0, Down: 1 }],
])('[S95] %s has the numbers of the documents', (name, values) => {
  expect((enums as Record<string, unknown>)[name]).toEqual(values);
});

test('[S95] every enumeration of the contract has its constant, each value once', () => {
  const declared = Object.entries(contract.components.schemas).filter(([, schema]) => schema.enum);
  const constants = Object.entries(enums).map(([name, values]) => [name, { enum: Object.values(values) }]);
  expect(Object.fromEntries(constants)).toMatchObject(
    Object.fromEntries(declared.map(([name, schema]) => [name, { enum: schema.enum }])),
  );
  expect(constants).toHaveLength(declared.length);
});
