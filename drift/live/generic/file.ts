/** The body of an upload: a small picture, alone or in a form. */
import type { Operation } from '../../core/contract.ts';
import type { RequestInput } from '../run.ts';
import type { Probe } from './probe.ts';
import { optionsFor } from './records.ts';
import { sampleOf } from './sample.ts';
import { facetsOf, isReadOnly, itemsOf, membersIn, typesIn } from './schema.ts';

/** One transparent point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A right body for an operation that takes a file; undefined where it takes none. */
export function fileOf(probe: Probe, { body }: Operation): Pick<RequestInput, 'form' | 'text' | 'headers'> | undefined {
  const isForm = ({ type }: { type: string }) => type === 'multipart/form-data';
  const form = body?.media.find(isForm);
  if (form?.schema !== undefined) return formOf(probe, form.schema);
  const raw = body?.media.find(({ type }) => /^(application\/octet-stream|image\/|text\/plain)/.test(type));
  return raw && { text: 'drift', headers: { 'content-type': raw.type.replace('*', 'png') } };
}

function formOf(probe: Probe, schema: string): Pick<RequestInput, 'form'> | undefined {
  const form = new FormData();
  let hasFile = false;
  for (const [name, pointer] of membersIn(probe.contract, schema)) {
    if (isReadOnly(probe.contract, pointer)) continue;
    const items = typesIn(probe.contract, pointer)[0] === 'array' ? itemsOf(probe.contract, pointer) : undefined;
    const own = items ?? pointer;
    const { format, contentMediaType } = facetsOf(probe.contract, own);
    const isFile = format === 'binary' || contentMediaType !== undefined;
    hasFile ||= isFile;
    if (isFile) form.append(name, new File([picture], 'drift.png', { type: 'image/png' }));
    else form.append(name, textOf(sampleOf(probe.contract, own, optionsFor(probe), name)));
  }
  return hasFile ? { form } : undefined;
}

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
