/**
 * Members that are there, but spelt in another case: camelCase of .NET and Java, snake_case of
 * Python.
 */
import { escaped } from './contract.ts';
import { type Fault, placeOf } from './schemas.ts';

export interface Casing {
  /** The faults of `required` that it stands for. */
  faults: Fault[];
  /** Of the first member that is missing. */
  place: string;
  contract: string;
  message: string;
  /**
   * Places of the members as they are spelt; no finding has to say that they are not in the
   * contract.
   */
  spelt: string[];
}

const mostNamed = 6;

/**
 * What is missing in a value and there in another case, one for all members of the objects at a
 * place.
 */
export function casingsOf(value: unknown, faults: Fault[]): Casing[] {
  const found = faults.flatMap((fault) => {
    if (fault.keyword !== 'required') return [];
    const at = fault.instance.lastIndexOf('/');
    const owner = fault.instance.slice(0, at);
    const wanted = unescaped(fault.instance.slice(at + 1));
    const is = Object.keys(valueAt(value, owner) ?? {}).find((key) => plain(key) === plain(wanted));
    return is === undefined ? [] : [{ fault, owner: placeOf(owner), wanted, is }];
  });
  return [...Map.groupBy(found, ({ owner }) => owner)].map(([owner, all]) => {
    const pairs = [...new Map(all.map((one) => [one.wanted, one])).values()];
    const [first] = pairs as [(typeof pairs)[number]];
    const place = placeOf(first.fault.instance);
    const named = pairs.slice(0, mostNamed).map(({ wanted, is }) => `${is} for ${wanted}`);
    const more = pairs.length > named.length ? ` and ${pairs.length - named.length} more` : '';
    return {
      faults: all.map(({ fault }) => fault),
      place,
      contract: first.fault.contract,
      message:
        pairs.length === 1
          ? `${place} is missing; ${first.is} is there`
          : `the keys are ${styleOf(pairs.map(({ is }) => is))}: ${named.join(', ')}${more}`,
      spelt: pairs.map(({ is }) => `${owner}/${escaped(is)}`),
    };
  });
}

const plain = (name: string) => name.replaceAll(/[_-]/g, '').toLowerCase();
const unescaped = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');

function valueAt(value: unknown, pointer: string): object | undefined {
  let found = value;
  for (const key of pointer.split('/').slice(1)) found = (found as Record<string, unknown> | null)?.[unescaped(key)];
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? found : undefined;
}

function styleOf(names: string[]): string {
  const all = (style: RegExp) => names.every((name) => style.test(name));
  if (all(/^[a-z\d]+$/)) return 'lowercase';
  if (all(/^[a-z][a-zA-Z\d]*$/)) return 'camelCase';
  if (all(/^[a-z\d_]+$/)) return 'snake_case';
  if (all(/^[A-Z][a-zA-Z\d]*$/)) return 'PascalCase';
  return 'spelt in another case';
}
