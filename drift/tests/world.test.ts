import { expect, test } from 'vitest';
import { readContract } from '../core/contract.ts';
import { Findings } from '../core/finding.ts';
import type { Writing } from '../live/writes/context.ts';
import { compareWorlds } from '../live/writes/world.ts';

const text = `
openapi: 3.1.0
info: { title: Log, version: '1' }
paths:
  /log: { get: { operationId: listLog, x-grows: [Id], responses: { '200': { description: ok } } } }
  /parts: { post: { operationId: createPart, x-invalidates: [listLog], responses: { '201': { description: made } } } }
`;

function told(before: object[], after: object[]): string[] {
  const run = { contract: readContract(text), findings: new Findings(), statuses: new Map(), performed: new Map() };
  const world = (Data: object[]) => new Map([['listLog', { Data, Count: Data.length }]]);
  compareWorlds({ run } as unknown as Writing, world(before), world(after), ['createPart']);
  return run.findings.all.map(({ check, message }) => `${check} ${message}`);
}

// what an earlier run left is renamed by this one, and the log says names as they are now
const left = { Id: 7, SnapshotName: '21.1.1 S.9a.z', IndicatorId: 40 };
const renamed = { Id: 7, SnapshotName: '21.1.1 contract-b2', IndicatorId: 52 };
const foreign = { Id: 6, SnapshotName: '1.1.1 Roads', IndicatorId: 1 };

test('an event of what the run took up again is its own, before and after', () => {
  expect(told([left, foreign], [{ ...renamed, Id: 9 }, renamed, foreign])).toEqual([]);
  expect(told([renamed, foreign], [left, foreign])).toEqual([]);
});

test('an event of what is not the run’s stays as it was', () => {
  expect(told([left, foreign], [renamed, { ...foreign, IndicatorId: 2 }])).toEqual([
    'write.side-effect createPart changed listLog at /*/IndicatorId: 1 became 2',
  ]);
  expect(told([foreign, { ...foreign, Id: 5 }], [{ ...foreign, Id: 5 }, foreign])).toHaveLength(1);
});
