import { compareNames } from '#src/lib/name-order.ts';
import { hrefOf } from './address.ts';
import { componentPages } from './component-pages.ts';
import { alternativesOf } from './reference/alternatives.ts';
import { contract } from './reference/contract.ts';
import { endWords } from './reference/end-words.ts';
import { areas, codesOf, operationPages } from './reference/operations.ts';

/** A page of the gallery as its list shows and its search finds it. */
export type Entry = { href: string; name: string; group: string; method?: string; texts: string[] };

const components: Entry[] = componentPages.map(({ id, name, group, doc = '', examples }) => ({
  href: hrefOf('components', id),
  name,
  group,
  texts: [name, id, group, doc, ...examples.flatMap(({ title, note = '' }) => [title, note])],
}));

const groupOf = (area: string) => `Operations: ${area}`;

const operations: Entry[] = operationPages.map(({ id, method, path, area, spec, facts, parameters }) => ({
  href: hrefOf('operations', id),
  name: id,
  group: groupOf(area),
  method,
  texts: [
    id,
    `${method} ${path}`,
    area,
    spec.summary,
    spec.description,
    facts.errorMessage,
    ...facts.permissions.flat(),
    ...alternativesOf(facts.permissions).flatMap(({ roles, conditions }) => [...roles, ...conditions]),
    ...parameters.flatMap((one) => [one.name, one.description ?? '', endWords(one) ?? '']),
    ...codesOf(spec),
    endWords(spec) ?? '',
  ],
}));

const schemas: Entry[] = Object.entries(contract.components.schemas)
  .sort(([one], [other]) => compareNames(one, other))
  .map(([name, { description = '', properties }]) => ({
    href: hrefOf('schemas', name),
    name,
    group: 'Schemas',
    texts: [
      name,
      description,
      ...Object.entries(properties ?? {}).flatMap(([member, schema]) => [member, endWords(schema) ?? '']),
    ],
  }));

/** Without regard to case and to what stands between words: 'date field' is DateField. */
const bare = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Those that are called as was searched first, then those whose name begins so or has it. */
export function byName(search: string, found: Entry[]): Entry[] {
  const wanted = bare(search);
  const rank = ({ name }: Entry) => {
    const at = bare(name).indexOf(wanted);
    if (at < 0) return 3;
    if (at > 0) return 2;
    return bare(name) === wanted ? 0 : 1;
  };
  return found.toSorted((one, other) => rank(one) - rank(other));
}

export const entries: Entry[] = [...components, ...operations, ...schemas];
export const groupNames = [
  ...new Set([...components.map(({ group }) => group), ...areas.map(({ name }) => groupOf(name)), 'Schemas']),
];
