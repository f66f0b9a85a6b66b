import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { WorkflowStatus } from '#generated/enums.ts';
import { workflowLabels } from '#rules/workflow-status.ts';

type Enumeration = { enum: number[]; 'x-enum-varnames': string[] };

test('[S218] the constants count the workflow as the contract does', () => {
  const { WorkflowStatus: contract } = parse(readFileSync('openapi/schemas/enums.yaml', 'utf8')) as Record<
    'WorkflowStatus',
    Enumeration
  >;
  const named = Object.fromEntries(contract['x-enum-varnames'].map((name, at) => [name, contract.enum[at]]));
  expect(WorkflowStatus).toEqual(named);
});

test('[S218] every status has its label', () => {
  expect(Object.values(WorkflowStatus).map((status) => workflowLabels[status])).toEqual([
    'Open',
    'Research In Progress',
    'QA In Progress',
    'QA Completed',
  ]);
});
