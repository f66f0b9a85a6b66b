import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkKeys, layChecks } from '../../openapi/overlay/apply-checks.ts';
import type { Node } from '../../openapi/overlay/overlay.ts';
import { contract as published } from '../support/contract.ts';

const contract = published as Node;
const files = Object.fromEntries(
  readdirSync('openapi/checks').map((file) => [file, readFileSync(`openapi/checks/${file}`, 'utf8')]),
);

/**
 * The faults that are told where this text of a file is another. Each begins with the file and the
 * line of the text; what else is told is of that text alone.
 */
function faultsWith(file: string, from: string, to: string): string[] {
  const text = files[file] ?? '';
  const at = text.indexOf(from);
  if (at === -1) throw new Error(`${file} has no ${from}`);
  try {
    layChecks(contract, { ...files, [file]: text.replace(from, () => to) });
    return [];
  } catch (error) {
    const place = `openapi/checks/${file}:${text.slice(0, at).split('\n').length}: `;
    return (error as Error).message.split('\n').map((fault) => fault.replace(place, ''));
  }
}

test('what is generated is the contract with every key of openapi/checks/, and nothing else', () => {
  const laid = JSON.parse(readFileSync('generated/openapi.checks.json', 'utf8')) as Node;
  expect(laid).toEqual(layChecks(contract, files));
  const without = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(without);
    if (typeof node !== 'object' || node === null) return node;
    const kept = Object.entries(node).filter(([key]) => !checkKeys.has(key));
    return Object.fromEntries(kept.map(([key, value]) => [key, without(value)]));
  };
  expect(without(laid)).toEqual(contract);
});

test.each([
  ['an operation', 'countries.yaml', "'listCountries'", "'listNowhere'", /^\$.*listNowhere'\] selects nothing/],
  [
    'a schema',
    'countries.yaml',
    'schemas.CountryProgress',
    'schemas.Progress',
    /^\$.*schemas\.Progress selects nothing/,
  ],
  ['a parameter', 'dashboard.yaml', "'indicatorName'", "'name'", /^\$.*'name'\] selects nothing/],
  ['a property of a body', 'comments.yaml', 'properties.', 'properties.Old', /^\$.*properties\.Old\w+ selects nothing/],
  ['a JSONPath', 'countries.yaml', '$.paths.*[?@.', '$.paths.*[?@', /^\$.* is no JSONPath: /],
  ['a key', 'countries.yaml', 'x-order', 'x-ordre', /^\$.*: x-ordre is no key of the drift check/],
])('a target or key that names %s wrongly is a fault', (_what, file, from, to, fault) => {
  expect(faultsWith(file, from, to)).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
});

test.each([
  [
    'countries.yaml',
    'by: [CountryName',
    'by: [Country',
    'x-order of listCountriesProgress: there is nothing at /*/Country.',
  ],
  [
    'countries.yaml',
    '/*/Children/*, by',
    '/*/Kids/*, by',
    'x-order of listCountryModules: there is nothing at /*/Kids/*.',
  ],
  [
    'countries.yaml',
    'Rated: RatedCount',
    'Rated: Count',
    'x-statements of CountryProgress: there is nothing at /Count.',
  ],
  [
    'countries.yaml',
    'list: /*/CountryId',
    'list: /*/Ids',
    'x-statements of listCountriesProgress: there is nothing at /*/Ids.',
  ],
  [
    'countries.yaml',
    'where: { Rating',
    'where: { Rated',
    'x-statements of listCountryModules: there is nothing at /*/Children/*/Children/*/Rated.',
  ],
  [
    'countries.yaml',
    ':countryId',
    ':country',
    'x-statements of listCountryModules: no address has a parameter country.',
  ],
  [
    'dashboard.yaml',
    'property: CountryId',
    'property: Country',
    'x-filter of listDashboardIndicators, countries: there is nothing at /Data/*/Country.',
  ],
  [
    'dashboard.yaml',
    '{IndicatorName}',
    '{Name}',
    'x-filter of listDashboardIndicators, indicatorName: there is nothing at /Data/*/Name.',
  ],
  [
    'shared.yaml',
    'operation: listMilestones',
    'operation: listStones',
    'x-values-from of milestoneId: there is no operation listStones.',
  ],
  [
    'shared.yaml',
    '/Data/*/CommentId',
    '/Data/*/Comment',
    'x-values-from of commentId: there is nothing at /Data/*/Comment of what listNotifications answers.',
  ],
  [
    'shared.yaml',
    'spread: WorkflowStatus',
    'spread: Status',
    'x-values-from of countryId: there is nothing at /Data/*/Status of what listDashboardIndicators answers.',
  ],
  [
    'references.yaml',
    '{readReferences /Current',
    '{readReferences /',
    'x-sample-request of summariseReferenceCopy: there is nothing at /ReportEditionReferences/*/Id of what readReferences answers.',
  ],
  ['assignment.yaml', 'property: QACount', 'property: QA', 'x-same of listWorkflowUsers: there is nothing at /*/QA.'],
  [
    'assignment.yaml',
    'pointer: /Count',
    'pointer: /Total',
    'x-same of listWorkflowUsers: there is nothing at /Total of what listDashboardIndicators answers.',
  ],
  ['ratings.yaml', '/NextIndicator', '/Next', 'x-neighbours of readAdjacentIndicators: there is nothing at /Next.'],
])('in %s, %s that became %s is a fault', (file, from, to, fault) => {
  expect(faultsWith(file, from, to)).toContain(fault);
});

test('a write without its safety is a fault', () => {
  const fault = 'addReference is a write and needs x-contract-safety: reversible or irreversible.';
  expect(faultsWith('references.yaml', 'x-contract-safety: reversible', 'x-contract-safety: perhaps')).toEqual([fault]);
});

test('a key is given once, and the contract itself has none of them', () => {
  const twice = { ...files, 'zz.yaml': files['users.yaml'] ?? '' };
  expect(() => layChecks(contract, twice)).toThrow(
    /checks\/zz\.yaml:\d+: .*x-order is given twice, first in openapi\/checks\/users\.yaml:\d+\./,
  );
  const own = { ...contract, 'x-common-response': {} };
  expect(() => layChecks(own, files)).toThrow('x-common-response stands in the contract itself');
});

test.each([
  ['is no YAML', 'actions:\n  - target: "$\n', /^openapi\/checks\/zz\.yaml:\d+: is no YAML: /],
  ['has no actions', 'overlay: 1.0.0\n', /^openapi\/checks\/zz\.yaml:1: has no list of `actions`/],
  ['has an action of nothing', 'actions:\n  - target: $\n', /^openapi\/checks\/zz\.yaml:2: an action is a `target`/],
])('a file that %s is told with its line', (_what, text, fault) => {
  expect(() => layChecks(contract, { 'zz.yaml': text })).toThrow(fault);
});
