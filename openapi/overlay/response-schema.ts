/** Follows pointers such as `/Data/0/Id` through the schema of a response. */
import type { Node } from './overlay.ts';

const methods = ['get', 'post', 'put', 'delete', 'patch'];

/** Every operation of a bundled contract by its operationId. */
export function operationsOf(contract: Node): Map<string, Node> {
  const items = Object.values(contract.paths as Record<string, Record<string, Node>>);
  const all = items.flatMap((item) => methods.flatMap((method): Node[] => (item[method] ? [item[method]] : [])));
  return new Map(all.map((operation) => [String(operation.operationId), operation]));
}

/** The schema of an operation's JSON response; undefined where it has none. */
export function answerSchema(contract: Node, operation: Node): Node | undefined {
  const responses = operation.responses as Record<string, Node>;
  const answer = follow(contract, responses['200'] ?? responses['201'] ?? {});
  return (answer.content as Record<string, { schema?: Node }> | undefined)?.['application/json']?.schema;
}

/**
 * Whether a value of `schema` can have something at `pointer`: `*` is each item of a list, a name
 * is a property.
 */
export function leadsSomewhere(contract: Node, schema: Node, pointer: string): boolean {
  const [step, ...rest] = pointer.split('/').filter(Boolean);
  if (step === undefined) return true;
  return branches(contract, schema).some((branch) => {
    const isItem = step === '*' || /^\d+$/.test(step);
    const next = isItem ? branch.items : (branch.properties as Record<string, Node> | undefined)?.[step];
    return next !== undefined && leadsSomewhere(contract, next as Node, rest.join('/'));
  });
}

/** A schema with those that it refers to or is composed of. */
function branches(contract: Node, schema: Node): Node[] {
  const own = follow(contract, schema);
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (own[key] as Node[] | undefined) ?? []);
  return [own, ...parts.flatMap((part) => branches(contract, part))];
}

function follow(contract: Node, node: Node): Node {
  if (typeof node.$ref !== 'string') return node;
  const steps = node.$ref.split('/').slice(1);
  return follow(contract, steps.reduce<unknown>((at, step) => (at as Node)[step], contract) as Node);
}
