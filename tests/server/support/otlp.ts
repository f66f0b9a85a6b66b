/** Reads what an exporter of OpenTelemetry sends to a collector: protobuf of OTLP 1 (trace.proto). */

export interface ReceivedSpan {
  name: string;
  kind: 'server' | 'client' | 'internal';
  traceId: string;
  spanId: string;
  /** Empty where it is the first of its trace. */
  parentId: string;
  attributes: Record<string, unknown>;
  isError: boolean;
}

type Fields = Map<number, (Buffer | bigint)[]>;

/** The fields of one message by their number (protobuf.dev/programming-guides/encoding). */
function fieldsOf(bytes: Buffer): Fields {
  const fields: Fields = new Map();
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes.readUInt8(at++);
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number) => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const tag = Number(varint());
    const wire = tag & 7;
    const value = wire === 0 ? varint() : take(wire === 1 ? 8 : wire === 5 ? 4 : Number(varint()));
    fields.set(tag >> 3, [...(fields.get(tag >> 3) ?? []), value]);
  }
  return fields;
}

const messages = (fields: Fields, number: number) => (fields.get(number) ?? []).map((one) => fieldsOf(one as Buffer));
const bytesAt = (fields: Fields, number: number) => (fields.get(number)?.[0] as Buffer | undefined) ?? Buffer.alloc(0);
const numberAt = (fields: Fields | undefined, number: number) => Number(fields?.get(number)?.[0] ?? 0);

/** KeyValue: key = 1, value = 2 of string = 1 or int = 3. */
const attributesOf = (fields: Fields, number: number) =>
  Object.fromEntries(
    messages(fields, number).map((pair) => {
      const [value] = messages(pair, 2);
      return [bytesAt(pair, 1).toString(), value?.has(1) ? bytesAt(value, 1).toString() : numberAt(value, 3)];
    }),
  );

const kinds: Record<number, ReceivedSpan['kind']> = { 1: 'internal', 2: 'server', 3: 'client' };
const ERROR = 2;

/** ExportTraceServiceRequest. */
export function readExport(bytes: Buffer): { resource: Record<string, unknown>; spans: ReceivedSpan[] } {
  const ofResources = messages(fieldsOf(bytes), 1);
  const [resource] = ofResources.flatMap((one) => messages(one, 1));
  const spans = ofResources.flatMap((one) => messages(one, 2)).flatMap((scope) => messages(scope, 2));
  return {
    resource: resource ? attributesOf(resource, 1) : {},
    spans: spans.map((span) => ({
      name: bytesAt(span, 5).toString(),
      kind: kinds[numberAt(span, 6)] ?? 'internal',
      traceId: bytesAt(span, 1).toString('hex'),
      spanId: bytesAt(span, 2).toString('hex'),
      parentId: bytesAt(span, 4).toString('hex'),
      attributes: attributesOf(span, 9),
      isError: numberAt(messages(span, 15)[0], 3) === ERROR,
    })),
  };
}
