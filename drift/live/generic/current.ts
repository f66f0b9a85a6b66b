/** A record as it is before a change. */
import type { Operation } from '../../core/contract.ts';
import type { Row } from './lists.ts';
import type { Probe } from './probe.ts';
import { type Own, readOwn } from './records.ts';
import { versionOf } from './requests.ts';
import { requestSchema } from './schema.ts';

export interface Current {
  record: Row;
  etag: string | null;
}

export async function currentOf(probe: Probe, own: Own): Promise<Current | undefined> {
  const read = await readOwn(probe, own);
  return read && { record: read.record, etag: read.result.exchange.headers.get('etag') };
}

/** What the body says of the version that it changes. */
export const versionIn = (probe: Probe, operation: Operation, { record }: Current): Row => {
  const name = versionOf(record, requestSchema(operation) ?? '', probe);
  return name === undefined ? {} : { [name]: record[name] };
};
