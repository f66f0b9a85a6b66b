/** Validates responses against the contract. Enabled in tests only, because it costs time. */
import type { FastifyReply } from 'fastify';
import type { ContractValidation, OperationSpec } from './validation.ts';

/** Refusals of the HTTP layer, and of what is not offered yet, are not in the contract. */
const outside = new Set([413, 415, 501]);

/** Returns the first fault of a response, or undefined. `payload` is the serialised body. */
export function responseChecker({ check, resolve }: ContractValidation, operation: OperationSpec) {
  const declared = new Map(
    Object.entries(operation.responses).map(([status, response]) => {
      const { content = {}, headers = {} } = resolve(response);
      const media = Object.entries(content).map(([type, { schema }]) => [type, check(schema ?? {})] as const);
      const members = Object.entries(headers).map(([name, header]) => {
        const { required, schema } = resolve(header);
        return { name, required, type: resolve(schema).type, check: check(schema) };
      });
      return [Number(status), { media: new Map(media), members }];
    }),
  );
  return (reply: FastifyReply, payload: unknown): string | undefined => {
    if (outside.has(reply.statusCode)) return undefined;
    const response = declared.get(reply.statusCode);
    if (!response) return `status ${reply.statusCode} is not in the contract`;
    for (const { name, required, type, check: checkHeader } of response.members) {
      const text = reply.getHeader(name);
      if (text === undefined) {
        if (required) return `header ${name} is missing`;
        continue;
      }
      const faults = checkHeader(type === 'integer' ? Number(text) : String(text));
      if (faults[0]) return `header ${name} ${faults[0].message}`;
    }
    return bodyFault(response.media, reply, payload);
  };
}

function bodyFault(
  media: Map<string, ReturnType<ContractValidation['check']>>,
  reply: FastifyReply,
  payload: unknown,
): string | undefined {
  const empty = payload === undefined || payload === null || payload === '';
  if (media.size === 0) return empty ? undefined : 'a body where the contract has none';
  if (empty) return 'no body where the contract has one';
  const type = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
  const checkBody = media.get(type);
  if (!checkBody) return `media type ${type} is not in the contract`;
  // JSON Lines are no JSON text
  if (!/[/+]json$/.test(type)) return undefined;
  const [fault] = checkBody(JSON.parse(String(payload)));
  return fault && `body${fault.instancePath} ${fault.message}`;
}
