/**
 * Judges one exchange against the contract. The live check, recorded traffic and the end-to-end
 * journeys share it.
 */
import { hash } from 'node:crypto';
import { casingsOf } from './casing.ts';
import { type Contract, declaredFor, escaped, type Operation, type ResponseSpec } from './contract.ts';
import { isBroken } from './encoding.ts';
import { type Exchange, isJson, mediaType } from './exchange.ts';
import { type CheckId, countOf, type Findings, show } from './finding.ts';
import { foreignError } from './foreign-errors.ts';
import { judgeProblem, ofProtocol } from './problem.ts';
import { readJson } from './read-json.ts';
import { placeOf, type Schemas } from './schemas.ts';
import { isUnsaid, withoutOneWay } from './silence.ts';
import { cameTwice } from './single-headers.ts';
import { visitValue } from './visit-value.ts';

export interface Judge {
  contract: Contract;
  schemas: Schemas;
  findings: Findings;
  /**
   * Called for every schema that a response held a value for, by pointer; the coverage counts them.
   */
  seen?: (schema: string, value: unknown) => void;
  /** How a reader repeats the request; tokens masked. */
  curlOf?: (exchange: Exchange) => string;
}

/**
 * Holds a response against what the operation declares for its status: status, headers, media type,
 * body.
 * @returns the parsed body where it is JSON, else undefined
 */
export function judgeResponse(judge: Judge, operation: Operation, exchange: Exchange): unknown {
  const { status, headers, body } = exchange;
  const report = reporter(judge, operation, exchange);
  if (status >= 500 && status !== 503) {
    const words = show(new TextDecoder().decode(body.slice(0, 300)), 160);
    report('server.5xx', `the server failed with ${status}: ${words}`, operation.pointer);
  }
  const response = declaredFor(operation, status);
  if (!response) {
    if (!ofProtocol.has(status) && status < 500 && !isUnsaid(judge.contract, operation, status)) {
      const known = [...operation.responses.keys()].join(', ');
      report(
        'status.undocumented',
        `answered ${status}${redirectOf(exchange)}; the contract has ${known}`,
        operation.pointer,
      );
    }
    return undefined;
  }
  judgeHeaders(judge, response, headers, report);
  return judgeBody(judge, response, exchange, report);
}

type Report = (check: CheckId, message: string, contract: string, place?: string, seen?: unknown) => void;

function reporter({ findings, curlOf }: Judge, operation: Operation, exchange: Exchange): Report {
  const { operationId, method, path } = operation;
  return (check, message, contract, place = '', seen) => {
    const curl = curlOf?.(exchange);
    findings.add({
      check,
      operationId,
      method: method.toUpperCase(),
      path,
      status: exchange.status,
      place,
      message,
      contract,
      ...(seen !== undefined && { seen: show(seen) }),
      ...(curl !== undefined && { curl }),
    });
  };
}

const redirectOf = ({ headers }: Exchange) => {
  const to = headers.get('location');
  return to ? ` (to ${to.slice(0, 100)})` : '';
};

function judgeHeaders(
  { contract, schemas }: Judge,
  { headers: declared, pointer }: ResponseSpec,
  headers: Headers,
  report: Report,
) {
  for (const name of cameTwice(headers))
    report('header.schema', `the header ${name} came more than once`, pointer, `header ${name}`, headers.get(name));
  for (const { name, required, schema } of declared) {
    const text = headers.get(name);
    const where = `${pointer}/headers/${escaped(name)}`;
    if (text === null) {
      if (required) report('header.missing', `the header ${name} is missing`, where, `header ${name}`);
      continue;
    }
    const { type } = contract.at(schema).node;
    const value = type === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text;
    const [fault] = schemas.check(schema, value);
    if (fault)
      report('header.schema', `the header ${name} ${fault.message}, got ${show(text)}`, where, `header ${name}`, text);
  }
}

function judgeBody(judge: Judge, response: ResponseSpec, exchange: Exchange, report: Report): unknown {
  const { media, pointer } = response;
  const { status, headers, body } = exchange;
  if (media.length === 0) {
    if (body.byteLength > 0)
      report('body.not-empty', `${countOf(body.byteLength, 'byte')} where the contract has no body`, pointer);
    return undefined;
  }
  const type = mediaType(headers);
  const declared = media.find((one) => one.type === type);
  const known = media.map((one) => one.type).join(' or ');
  const otherMedia = `came as ${type || 'no media type'}, the contract has ${known}`;
  const reportMedia = () => {
    if (!declared) report('media.undocumented', otherMedia, `${pointer}/content`, 'header Content-Type', type);
  };
  const expected = declared ?? media[0];
  if (exchange.bodyMissing || exchange.method === 'HEAD' || !expected || !isJson(expected.type)) {
    reportMedia();
    return undefined;
  }
  const charset = /charset="?([\w-]+)/i.exec(headers.get('content-type') ?? '')?.[1];
  if (charset && charset.toLowerCase() !== 'utf-8')
    report('media.undocumented', `JSON came in ${charset}`, `${pointer}/content`, 'header Content-Type', charset);
  const problem = expected.type === 'application/problem+json';
  const check = problem ? 'error.shape' : 'body.schema';
  const read = readJson(exchange);
  if ('reason' in read) {
    reportMedia();
    if (declared || type === '' || isJson(type)) report(check, read.reason, `${pointer}/content`);
    return undefined;
  }
  const { value } = read;
  const { schema } = expected;
  const key = `${schema} ${hash('sha1', body)}`;
  const foreign =
    status >= 400 && schema && !isRight(judge, key)
      ? foreignIn(judge, value, { schema, isOtherMedia: !declared })
      : undefined;
  if (foreign !== undefined && schema) {
    const media = declared ? '' : `; it ${otherMedia}`;
    report(check, `${foreign}${media}`, judge.contract.at(schema).pointer);
    return value;
  }
  reportMedia();
  if (schema) once(judge, key, report, (reported) => judgeValue(judge, schema, value, check, reported));
  if (problem) judgeProblem(judge.contract, value, status, schema ?? pointer, report);
  return value;
}

function foreignIn(
  { contract, schemas }: Judge,
  value: unknown,
  { schema, isOtherMedia }: { schema: string; isOtherMedia: boolean },
): string | undefined {
  return foreignError(value, schemas.check(schema, value), { isOtherMedia, contract, schema });
}

const right = new WeakMap<Schemas, Set<string>>();

const isRight = ({ schemas }: Judge, key: string): boolean => right.get(schemas)?.has(key) ?? false;

/** The same bytes that were right by the same schema need no second look. */
function once({ schemas }: Judge, key: string, report: Report, look: (report: Report) => void): void {
  const known = right.get(schemas) ?? new Set();
  right.set(schemas, known);
  if (known.has(key)) return;
  let isFaulty = false;
  look((...reported) => {
    isFaulty = true;
    report(...reported);
  });
  if (!isFaulty) known.add(key);
}

function judgeValue(judge: Judge, schema: string, value: unknown, check: CheckId, report: Report): void {
  const faults = withoutOneWay(judge.contract, judge.schemas.check(schema, value), 'writeOnly');
  const casings = casingsOf(value, faults);
  const cased = new Set(casings.flatMap((one) => one.faults));
  const spelt = new Set(casings.flatMap((one) => one.spelt));
  for (const { message, contract, place } of casings) report(check, message, contract, place);
  for (const fault of faults) {
    if (cased.has(fault)) continue;
    const got = fault.keyword === 'required' ? '' : `, got ${show(fault.value)}`;
    const place = placeOf(fault.instance);
    report(check, `${place || 'the body'} ${fault.message}${got}`, fault.contract, place, fault.value);
  }
  visitValue(judge.contract, schema, value, {
    seen: ({ schema: pointer, instance, value: part }) => {
      judge.seen?.(pointer, part);
      if (typeof part !== 'string' || !isBroken(part)) return;
      const place = placeOf(instance);
      report(
        check,
        `${place} was written in one encoding and read in another, got ${show(part)}`,
        pointer,
        place,
        part,
      );
    },
    undeclared: (instance, owner) => {
      const place = placeOf(instance);
      if (spelt.has(place)) return;
      report('body.undeclared', `${place} is not in the contract`, owner, place);
    },
  });
}

/** Holds what a client sent against the operation: its parameters and its JSON body. */
export function judgeRequest(
  judge: Judge,
  operation: Operation,
  exchange: Exchange,
  params: Record<string, string> = judge.contract.match(exchange.method, new URL(exchange.url).pathname)?.params ?? {},
): void {
  const report = reporter(judge, operation, exchange);
  const { searchParams } = new URL(exchange.url);
  for (const { name, in: where, required, schema, pointer } of operation.parameters) {
    const text =
      where === 'path' ? params[name] : where === 'query' ? searchParams.get(name) : exchange.requestHeaders.get(name);
    if (text === null || text === undefined) {
      if (required) report('request.schema', `the ${where} parameter ${name} is missing`, pointer, name);
      continue;
    }
    const [fault] = judge.schemas.check(schema, decoded(text, judge.contract.at(schema).node.type));
    if (fault)
      report(
        'request.schema',
        `the ${where} parameter ${name} ${fault.message}, was ${show(text)}`,
        pointer,
        name,
        text,
      );
  }
  const declared = new Set(operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name));
  for (const name of new Set(searchParams.keys())) {
    if (!declared.has(name))
      report('request.schema', `the query parameter ${name} is not in the contract`, operation.pointer, name);
  }
  judgeSent(judge, operation, exchange, report);
}

/** A text of the address as the value that its schema means. */
function decoded(text: string, type: unknown): unknown {
  if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function judgeSent(
  judge: Judge,
  { body, pointer }: Operation,
  { requestBody, requestHeaders }: Exchange,
  report: Report,
): void {
  if (requestBody === undefined) {
    if (body?.required) report('request.schema', 'the body is missing', body.pointer);
    return;
  }
  if (!body) {
    if (requestBody) report('request.schema', 'a body where the contract has none', pointer);
    return;
  }
  const type = mediaType(requestHeaders);
  const media = body.media.find((one) => one.type === type);
  if (!media) {
    report('request.schema', `the body was sent as ${type || 'no media type'}`, body.pointer, 'header Content-Type');
    return;
  }
  if (!isJson(type) || !media.schema || requestBody === null) return;
  let value: unknown;
  try {
    value = JSON.parse(requestBody);
  } catch {
    report('request.schema', 'the body is not JSON', body.pointer);
    return;
  }
  for (const fault of judge.schemas.check(media.schema, value)) {
    const place = placeOf(fault.instance);
    report(
      'request.schema',
      `the body's ${place || 'whole'} ${fault.message}, was ${show(fault.value)}`,
      fault.contract,
      place,
      fault.value,
    );
  }
}
