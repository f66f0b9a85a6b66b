import type { core, ZodMiniType } from 'zod/mini';

/**
 * One place where a body is not what its schema says; `path` is a JSON pointer into the body, ''
 * the body itself.
 */
export type Difference = { kind: string; path: string; expected: string; got: string };

type Issue = core.$ZodIssue;

/** Every difference between a schema and a body, each with what was expected and what came. */
export function differencesOf(schema: ZodMiniType, body: unknown): Difference[] {
  const { error } = schema.safeParse(body);
  return (error?.issues ?? []).flatMap((issue) => flat(issue, [], body));
}

/** Of a union the branch that fits best speaks: it is wrong only further down. */
function flat(issue: Issue, above: PropertyKey[], body: unknown): Difference[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union') {
    const near = issue.errors.find((branch) => branch.length > 0 && branch.every((one) => one.path.length > 0));
    if (near) return near.flatMap((one) => flat(one, path, body));
  }
  return [{ kind: issue.code, path: pointer(path), expected: expectedOf(issue), got: shown(valueAt(body, path)) }];
}

const pointer = (path: PropertyKey[]) => path.map((key) => `/${String(key)}`).join('');

const valueAt = (body: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], body);

function expectedOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(expectedOf))].join(' or ');
    case 'too_small':
      return `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum} (${issue.origin})`;
    case 'too_big':
      return `${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum} (${issue.origin})`;
    case 'invalid_format':
      return issue.pattern ? `${issue.format} ${issue.pattern}` : issue.format;
    default:
      return issue.message;
  }
}

const LONGEST = 60;

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return Array.isArray(value) ? `array ${cut}` : value === null ? 'null' : `${typeof value} ${cut}`;
}
