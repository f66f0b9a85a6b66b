import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import * as enums from '#generated/enums.ts';
import { contract } from '../support/contract.ts';

const numbered = Object.entries(enums).filter(([, values]) => Object.values(values).every(Number.isInteger));
const isEnumeration = (name: string | undefined) => numbered.some(([known]) => known === name);

/** What holds a value of an enumeration in the contract: properties and parameters, by name. */
function namesOnWire(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  const { properties, name, schema } = node as Record<string, unknown>;
  for (const [key, value] of Object.entries(properties ?? {})) if (refersToEnumeration(value)) found.add(key);
  if (typeof name === 'string' && refersToEnumeration(schema)) found.add(name);
  for (const child of Object.values(node)) namesOnWire(child, found);
  return found;
}

/** Itself, in `anyOf` or `allOf`, or as the items of a list; not deeper, where it has a name of its own. */
function refersToEnumeration(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { $ref, anyOf, allOf, items } = schema as Record<string, unknown>;
  if (typeof $ref === 'string') return isEnumeration($ref.split('/').at(-1));
  return [anyOf, allOf].flat().some(refersToEnumeration) || refersToEnumeration(items);
}

const onWire = namesOnWire(contract);
/** What the code calls a value that it took apart. */
const inClient = ['role', 'polarity', 'task', 'direction'];
/** There also the columns of the database; what the client and the check call a status is that of HTTP. */
const inServer = [...inClient, 'status'];

/** Lines with a bare number beside a name: compared, assigned, in SQL, or in a conditional. */
function bareNumbers(code: string, names: Iterable<string>): string[] {
  const name = `\\b\\w*(?:${[...names].join('|')})\\b['"\`?)\\]]*`;
  const digit = '[0-9]\\b(?![.\\d])';
  const relation = `(?:[=!]==?|<>|[<>]=?|=(?!>)|:|\\bin\\b|\\bnot in\\b|, *'[^']{1,6}',)`;
  const rules = [
    `${name} *${relation} *[[(]*${digit}`,
    `(?<![\\w.-])${digit} *[=!<>]=+ *[\\w.]*${name}`,
    `${name} *[:=] *[^,;:?]*\\? *${digit}`,
    `\\[${digit}(?:, *${digit})*\\]\\.includes\\([\\w.]*${name}`,
    `\\[${digit}(?:, *${digit})*\\]\\.\\w+\\(\\(?${name}`,
  ];
  const bare = new RegExp(rules.join('|'));
  return code.split('\n').filter((line) => bare.test(line) && !/^\s*(\/\/|\/?\*)/.test(line));
}

/**
 * Calls that pass a bare number for a parameter with such a name, by position. Functions are known
 * by their name in all of `sources`.
 */
function bareArguments(sources: readonly string[], names: readonly string[]): string[] {
  const isNamed = new RegExp(`(?:${names.join('|')})$`, 'i');
  const trees = sources
    .filter((source) => /\(/.test(source))
    .map((source) => ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true));
  const positions = new Map<string, Set<number>>();
  for (const tree of trees)
    visit(tree, (node) => {
      if (!ts.isFunctionLike(node)) return;
      const name = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
      const named = [...node.parameters.entries()].filter(([, one]) => isNamed.test(one.name.getText(tree)));
      if (!name || named.length === 0) return;
      const known = positions.get(name.getText(tree)) ?? new Set();
      positions.set(name.getText(tree), known);
      for (const [index] of named) known.add(index);
    });
  const found: string[] = [];
  for (const tree of trees)
    visit(tree, (node) => {
      if (!ts.isCallExpression(node)) return;
      const callee = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
      const own = positions.get(callee.getText(tree));
      if (node.arguments.some((one, index) => own?.has(index) && /^[0-9]$/.test(one.getText(tree))))
        found.push(node.getText(tree));
    });
  return found;
}

function visit(node: ts.Node, read: (node: ts.Node) => void): void {
  read(node);
  node.forEachChild((child) => visit(child, read));
}

/** A migration stays as it ran, whatever the contract says today; a test may say what travels. */
const folders = [
  { folder: 'src', names: [...onWire, ...inClient], files: globSync('src/**/*.{ts,tsx}') },
  { folder: 'openapi/rules', names: [...onWire, ...inServer], files: globSync('openapi/rules/*.ts') },
  {
    folder: 'server',
    names: [...onWire, ...inServer],
    files: globSync('server/**/*.ts', { exclude: ['server/db/migrations/**'] }),
  },
  {
    folder: 'drift',
    names: [...onWire, ...inClient],
    files: globSync('drift/**/*.ts', { exclude: ['drift/tests/*.ts', 'drift/tests/support/**'] }),
  },
];

test('the names are those of the contract', () => {
  expect([...onWire]).toEqual(
    expect.arrayContaining(['WorkflowStatus', 'Role', 'IndicatorRating', 'OrderDirection', 'ExportFormatChoice']),
  );
});

test.each(folders)('$folder names the values of enumerations', ({ names, files }) => {
  expect(files.length).toBeGreaterThan(5);
  const found = files.flatMap((file) => {
    const lines = bareNumbers(readFileSync(file, 'utf8'), names);
    return lines.map((line) => `${file}: ${line.trim()}`);
  });
  expect(found).toEqual([]);
  const sources = files.map((file) => readFileSync(file, 'utf8'));
  expect(bareArguments(sources, names)).toEqual([]);
});

test.each([
  `if (edition.status !== 1) throw refused;`,
  `if (1 === edition.status) return;`,
  `const open = { WorkflowStatus: 0 };`,
  `query.where('u.status', '=', 1)`,
  `query.set({ status: 0 })`,
  'join edition e on e.id = ci.edition_id and e.status = 1',
  'where ci.status in (1, 2)',
  `  status: id === activeEditionId ? 1 : 0,`,
  `const isQa = [2, 3].includes(user.role);`,
  `const set = (task: 0 | 1) => task;`,
  `const waits = rating.status >= 2;`,
])('%s holds a bare number', (line) => {
  expect(bareNumbers(line, [...onWire, ...inServer])).toEqual([line]);
});

test.each([
  `if (response.status === 404) return;`,
  `if (edition.status !== EditionStatus.Active) return;`,
  `// status = 1 would be wrong`,
  `const rows = statuses.length === 0;`,
])('%s holds none', (line) => {
  expect(bareNumbers(line, [...onWire, ...inServer])).toEqual([]);
});

test.each([
  'function promote(id: number, status: number) {}\npromote(7, 2);',
  'const give = (user: User, role: Role) => user;\ngive(user, 1);',
  'class Store { set(workflowStatus: number) {} }\nstore.set(0);',
])('%s passes a bare number', (source) => {
  expect(bareArguments([source], [...onWire, ...inServer])).toHaveLength(1);
});

test.each([
  'function promote(id: number, status: number) {}\npromote(7, WorkflowStatus.Open);',
  'function send(status: number) {}\nsend(404);',
])('%s passes none', (source) => {
  expect(bareArguments([source], [...onWire, ...inServer])).toEqual([]);
});
