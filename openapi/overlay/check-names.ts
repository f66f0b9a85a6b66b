/**
 * Holds the operations, properties and parameters that the keys of the drift check name against the
 * contract.
 */

import { parametersNamed, pathsNamed } from './check-paths.ts';
import type { Node, Written } from './overlay.ts';
import { answerSchema, leadsSomewhere, operationsOf } from './response-schema.ts';

/** A key of the drift check, and where it stands. */
interface Found {
  key: string;
  value: unknown;
  /** The schema that the key reads: of its operation's response, else the one that it stands on. */
  own: Node | undefined;
  place: string;
  /** The object that has the key. */
  holder: Node;
}

/** What the keys name and the contract, over which they were laid, has not. */
export function namesUnknown(contract: Node, keys: ReadonlySet<string>, written: Written): string[] {
  const operations = operationsOf(contract);
  const parameters = new Set(namesOf((contract.components as Node).parameters));
  for (const item of Object.values(contract.paths as Node)) for (const name of namesOf(item)) parameters.add(name);

  const faultsIn = (key: string, value: unknown, own: Node | undefined): { name: string; fault: string }[] => {
    const paths = pathsNamed(key, value).flatMap(({ operation, pointer }) => {
      const asked = operation === undefined ? undefined : operations.get(operation);
      if (operation !== undefined && !asked) return [{ name: operation, fault: `there is no operation ${operation}.` }];
      const schema = asked ? answerSchema(contract, asked) : own;
      if (schema && leadsSomewhere(contract, schema, pointer)) return [];
      const fault = `there is nothing at ${pointer.replace(/\/$/, '')}${operation ? ` of what ${operation} answers` : ''}.`;
      return [{ name: pointer.match(/\w+/g)?.at(-1) ?? '', fault }];
    });
    const lacking = parametersNamed(value).filter((names) => !names.some((name) => parameters.has(name)));
    return [
      ...paths,
      ...lacking.map((names) => ({ name: names[0] ?? '', fault: `no address has a parameter ${names.join(' or ')}.` })),
    ];
  };
  const faultsOf = ({ key, value, own, place, holder }: Found): string[] => {
    const placeOf = written.get(holder)?.get(key);
    return [value].flat().flatMap((one, index) =>
      faultsIn(key, one, own).map(({ name, fault }) => {
        const where = placeOf ? `${placeOf({ index, name })}: ` : '';
        return `${where}${key} of ${place}: ${fault}`;
      }),
    );
  };
  return [...new Set([...keysIn(contract, contract, keys)].flatMap(faultsOf))];
}

/** Every parameter below a node. */
function namesOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { in: kind, name } = node as { in?: string; name?: string };
  return [...(kind && name ? [name] : []), ...Object.values(node).flatMap(namesOf)];
}

/**
 * Whose response the keys below are about: of an operation, or none where each is about the schema
 * that it stands on.
 */
type Reader = { own?: Node | undefined; place: string };

function* keysIn(contract: Node, node: unknown, keys: ReadonlySet<string>, reader?: Reader): Generator<Found> {
  if (typeof node !== 'object' || node === null) return;
  const { operationId, ...rest } = node as Node;
  const here = typeof operationId === 'string' ? { own: answerSchema(contract, rest), place: operationId } : reader;
  for (const [key, value] of Object.entries(rest)) {
    const { own = node as Node, place = 'the contract' } = here ?? {};
    if (keys.has(key)) yield { key, value, own, place, holder: node as Node };
    else if (!key.startsWith('x-') && !key.startsWith('example'))
      yield* keysIn(contract, value, keys, below(here, key, value));
  }
}

/** A parameter is identified by its name and that of its operation. */
function below(reader: Reader | undefined, key: string, value: unknown): Reader {
  const name = (value as { name?: unknown } | null)?.name;
  const label = typeof name === 'string' ? name : key;
  if (!reader?.own) return { place: label };
  return typeof name === 'string' ? { own: reader.own, place: `${reader.place}, ${label}` } : reader;
}
