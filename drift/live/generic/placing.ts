/** Where a creation is sent, and what its body says of that. */
import { randomUUID } from 'node:crypto';
import type { Operation } from '../../core/contract.ts';
import type { Row } from './lists.ts';
import type { Params, Probe } from './probe.ts';
import { idKind } from './requests.ts';
import type { Resource } from './resources.ts';
import { matching } from './sample.ts';

const most = 2_147_483_647;

/**
 * The path parameters of a creation: the parents, and where a PUT makes the record an id that no
 * record has. Undefined where none can be made.
 */
export function placeOf(probe: Probe, resource: Resource, parents: Params): Params | undefined {
  if (!resource.createsByPut || !resource.create) return parents;
  const id = newId(probe, resource, resource.create);
  return id === undefined ? undefined : { ...parents, [resource.idParameter]: id };
}

/** The body of a creation by PUT says no other id than its address. */
export function inPlace({ createsByPut, idMember, idParameter }: Resource, params: Params, body: Row): Row {
  const isSaid = createsByPut && idMember !== undefined && idMember in body;
  return isSaid ? { ...body, [idMember]: params[idParameter] } : body;
}

/** An id that no record has, another one each time; undefined where none can be made. */
export function newId(
  probe: Probe,
  { idParameter }: Pick<Resource, 'idParameter'>,
  operation: Operation,
): string | number | undefined {
  const found = idKind(probe, operation, idParameter);
  if (!found) return undefined;
  probe.turn += 1;
  const { run, turn } = probe;
  const { maximum = most, format, pattern, minLength = 1, maxLength = 60 } = found.facets;
  const marker = `contract-${run.options.runId}-${turn}`;
  const textOf = () => {
    if (format === 'uuid') return randomUUID();
    return pattern === undefined ? marker.slice(-maxLength) : matching(pattern, minLength, maxLength, marker, turn);
  };
  const isNumber = ['integer', 'number'].includes(found.type ?? '');
  // Far from the ids that a server counts up, and from those of an earlier run.
  const id = isNumber ? Math.min(maximum, most) - (Date.now() % 1_000_000) - turn : textOf();
  return id !== undefined && run.schemas.check(found.schema, id).length === 0 ? id : undefined;
}
