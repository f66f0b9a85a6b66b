/** A record as it is before a change. */
import type { Operation } from '../../core/contract.ts';
import type { Row } from './lists.ts';
import type { Probe } from './probe.ts';
import { type Own, readOwn } from './records.ts';
import { versionOf } from './requests.ts';
import { holdsEvery } from './resources.ts';
import { allRows } from './rows.ts';
import { requestSchema } from './schema.ts';

export interface Current {
  record: Row;
  etag: string | null;
}

/** As its own address has it, or the list of its collection where it has none. */
export async function currentOf(probe: Probe, own: Own): Promise<Current | undefined> {
  if (!own.resource.read) return inList(probe, own);
  const read = await readOwn(probe, own);
  return read && { record: read.record, etag: read.result.exchange.headers.get('etag') };
}

async function inList(probe: Probe, { resource, params, parents }: Own): Promise<Current | undefined> {
  const { lists, idMember, idParameter } = resource;
  const list = lists.find((one) => holdsEvery(resource, one));
  if (!list || idMember === undefined) return undefined;
  const rows = await allRows(probe, list, parents);
  const record = rows?.find((row) => String(row[idMember]) === String(params[idParameter]));
  return record && { record, etag: null };
}

/** What the body says of the version that it changes. */
export const versionIn = (probe: Probe, operation: Operation, { record }: Current): Row => {
  const name = versionOf(record, requestSchema(operation) ?? '', probe);
  return name === undefined ? {} : { [name]: record[name] };
};
