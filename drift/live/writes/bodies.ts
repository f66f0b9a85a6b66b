/** Bodies made from their schemas: right ones, and ones with exactly one fault. */

import { escaped, type Node } from '../../core/contract.ts';
import { countOf } from '../../core/finding.ts';
import type { Fault } from '../../core/schemas.ts';
import { branchesOf } from '../../core/visit-value.ts';
import type { Run } from '../run.ts';
import { operationOf } from '../run.ts';
import type { Row } from './context.ts';
import { countsTrimmed, days, longestText, nodeOf, probeText, typesOf } from './text.ts';

/** Where the schema of an operation's JSON body stands. Throws where it has none. */
export function bodySchema({ contract }: Run, operationId: string): string {
  const media = operationOf(contract, operationId).body?.media.find(({ type }) => type === 'application/json');
  if (!media?.schema) throw new Error(`${operationId} takes no JSON body.`);
  return media.schema;
}

/** The members of an object schema: name → pointer of its schema. */
export function membersOf({ contract }: Run, schema: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { node, pointer } of branchesOf(contract, schema)) {
    for (const name of Object.keys((node.properties as Node | undefined) ?? {}))
      found.set(name, `${pointer}/properties/${escaped(name)}`);
  }
  return found;
}

const isText = (node: Node) => typesOf(node).includes('string') && !node.format && !node.pattern && !node.enum;

/** The members that accept any text. */
export const textsOf = (run: Run, schema: string): string[] =>
  [...membersOf(run, schema)].filter(([, pointer]) => isText(nodeOf(run.contract, pointer))).map(([name]) => name);

export type Style = 'odd' | 'longest' | 'null';

/** A body with probes in every text and date; `fixed` is what only the journey can know. */
export function probeBody(
  run: Run,
  schema: string,
  { marker, fixed, style = 'odd' }: { marker: string; fixed: Row; style?: Style },
): Row {
  const body: Row = {};
  let day = style === 'odd' ? 0 : 1;
  for (const [name, pointer] of membersOf(run, schema)) {
    const node = nodeOf(run.contract, pointer);
    const types = typesOf(node);
    if (name in fixed) body[name] = fixed[name];
    else if (!types.includes('string')) continue;
    else if (style === 'null' && types.includes('null')) body[name] = null;
    else if (node.format === 'date') body[name] = days[day++ % days.length];
    else if (node.format) continue;
    else body[name] = style === 'longest' ? longestText(node, marker) : probeText(node, marker, name);
  }
  return { ...body, ...fixed };
}

/** One place of a right body that is made wrong. */
export interface Wrong {
  path: Path;
  /** The whole with nothing else wrong. */
  body: unknown;
  /** What is wrong with it, by the contract. */
  faults: Fault[];
  // Where a response says so: the faults, or the member that is too many:
  // /Indicators/0/contractUnknown.
  places: string[];
}

type Path = (string | number)[];
/** `fault` is what an extension key forbids: the schema alone lets the value through. */
type Edit = { path: Path; value: unknown; fault?: Fault };

/**
 * Every way in which one place of a right body can be wrong, few of each kind; each is confirmed by
 * the schema.
 */
export function wrongBodies(run: Run, schema: string, right: unknown): (Wrong & { value: unknown })[] {
  return edits(run, schema, right, [])
    .map((edit) => ({ ...edit, body: edited(right, edit) }))
    .map((edit) => ({ ...edit, faults: edit.fault ? [edit.fault] : run.schemas.check(schema, edit.body) }))
    .filter(({ faults }) => faults.length > 0)
    .map((one) => ({ ...one, places: placesOf(one) }));
}

const placesOf = ({ path, faults }: Pick<Wrong, 'path' | 'faults'>): string[] =>
  faults.some(({ keyword }) => keyword === 'additionalProperties')
    ? [pointerOf(path)]
    : faults.map(({ instance }) => instance);

const pointerOf = (path: Path): string => path.map((step) => `/${escaped(step)}`).join('');

/**
 * Bodies with many places wrong at once, each place in one way; a missing member stands alone, for
 * another may be taken for it, and what the schema lets through goes together, for many servers
 * look at it only where the schema is kept.
 */
export function together<T extends Edit>(right: unknown, all: T[]): { body: unknown; parts: T[] }[] {
  const rounds: T[][] = [];
  for (const one of all) {
    const isApart = (other: T) =>
      other.value !== undefined &&
      one.value !== undefined &&
      (other.fault === undefined) === (one.fault === undefined) &&
      !holds(other.path, one.path) &&
      !holds(one.path, other.path);
    const free = rounds.find((round) => round.every(isApart));
    if (free) free.push(one);
    else rounds.push([one]);
  }
  return rounds.map((parts) => ({ parts, body: parts.reduce(edited, right) }));
}

const holds = (outer: Path, inner: Path): boolean => outer.every((step, index) => step === inner[index]);

/** The body with one place changed; undefined removes the member. */
function edited(body: unknown, { path: [step, ...rest], value }: Edit): unknown {
  if (step === undefined) return value;
  if (Array.isArray(body))
    return body.map((item, index) => (index === step ? edited(item, { path: rest, value }) : item));
  const { [step]: inner, ...others } = body as Row;
  const changed = edited(inner, { path: rest, value });
  return changed === undefined ? others : { ...(body as Row), [step]: changed };
}

function edits(run: Run, schema: string, right: unknown, path: Path): Edit[] {
  const { contract } = run;
  const node = nodeOf(contract, schema);
  const here = (value: unknown): Edit => ({ path, value });
  const blanks = blankValues(node).map((value) => ({ ...here(value), fault: blankFault(schema, path, node, value) }));
  if (right === undefined) return [...absentValues(node).map(here), ...blanks];
  const found: Edit[] = [...wrongValues(node, right).map(here), ...blanks];
  if (right !== null && typeof right === 'object' && !Array.isArray(right)) {
    const branches = branchesOf(contract, schema);
    if (branches.some((branch) => branch.node.additionalProperties === false))
      found.push({ path: [...path, 'contractUnknown'], value: 1 });
    const needed = new Set(branches.flatMap((branch) => (branch.node.required as string[] | undefined) ?? []));
    for (const [name, pointer] of membersOf(run, schema)) {
      const inner = [...path, name];
      if (needed.has(name)) found.push({ path: inner, value: undefined });
      found.push(...edits(run, pointer, (right as Row)[name], inner));
    }
  }
  if (Array.isArray(right)) {
    const { items, maxItems } = node;
    if (right.length > 0) {
      if (items) found.push(...edits(run, `${arrayOf(run, schema)}/items`, right[0], [...path, 0]));
      found.push(here([...right, right[0]]));
    }
    found.push(here([]));
    if (typeof maxItems === 'number' && maxItems <= 1000 && right.length > 0)
      found.push(here(many(right[0], maxItems + 1)));
  }
  return found;
}

const arrayOf = ({ contract }: Run, schema: string): string =>
  branchesOf(contract, schema).find(({ node }) => node.items)?.pointer ?? schema;

const many = (like: unknown, count: number): unknown[] =>
  Array.from({ length: count }, (_, index) =>
    typeof like === 'number' ? index + 1 : { ...(like as Row), Id: index + 1 },
  );

/** For a member that the right body does without: another type, too long, null. */
function absentValues(node: Node): unknown[] {
  const { maxLength } = node as { maxLength?: number };
  const other = typesOf(node).includes('string') ? 4711 : 'x';
  return [other, null, ...(maxLength === undefined ? [] : [`${'x'.repeat(maxLength)}y`])];
}

/** Texts that are long enough only with the whitespace at their ends, where those do not count. */
function blankValues(node: Node): string[] {
  const least = Number(node.minLength ?? 0);
  if (least === 0 || !countsTrimmed(node)) return [];
  return [' '.repeat(least), ...(least > 1 ? [` ${'x'.repeat(least - 1)} `] : [])];
}

const blankFault = (schema: string, path: Path, { minLength }: Node, value: string): Fault => ({
  instance: pointerOf(path),
  contract: `${schema}/minLength`,
  keyword: 'minLength',
  message: `must have ${countOf(Number(minLength), 'character')} without the blanks at its ends`,
  value,
});

function wrongValues(node: Node, right: unknown): unknown[] {
  const types = typesOf(node);
  const values: unknown[] = [null];
  if (types.includes('string')) {
    const { minLength, maxLength, format, pattern } = node as {
      minLength?: number;
      maxLength?: number;
      format?: string;
      pattern?: string;
    };
    values.push(4711);
    if (minLength) values.push('', 'x'.repeat(minLength - 1));
    if (maxLength !== undefined) values.push(`${'x'.repeat(maxLength)}y`);
    if (pattern) values.push('   ');
    if (format === 'date') values.push('2026-02-30', '2026-05-05T00:00:00Z', '31/12/2026', '');
  }
  if (types.includes('integer') || types.includes('number')) {
    const {
      minimum,
      maximum,
      enum: choice,
      const: only,
    } = node as { minimum?: number; maximum?: number; enum?: number[]; const?: number };
    values.push(String(right ?? 1), 1.5);
    if (minimum !== undefined) values.push(minimum - 1);
    if (maximum !== undefined) values.push(maximum + 1);
    if (choice)
      values.push(
        Math.max(...choice) + 1,
        -1,
        ...((node['x-enum-varnames'] as string[] | undefined) ?? []).slice(0, 1),
      );
    if (only !== undefined) values.push(only + 1);
  }
  if (types.includes('boolean')) values.push('true', 1);
  if (types.includes('array')) values.push({}, 'x');
  if (types.includes('object') || node.properties) values.push([], 'x');
  return values;
}
