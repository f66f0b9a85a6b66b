/**
 * OpenAPI links: which parameter of another operation is taken from which part of a request or its
 * response.
 */
import { type Contract, escaped, type Node, type Operation, steps } from './contract.ts';
import { type Exchange, jsonOf } from './exchange.ts';

export interface Link {
  name: string;
  pointer: string;
  from: Operation;
  /** `200`, `2XX` or `default`. */
  status: string;
  target: Operation;
  /** By the name of the parameter: an expression, or a value. */
  parameters: Map<string, unknown>;
}

export interface Links {
  all: Link[];
  /** Links that cannot be followed, each with its reason. */
  broken: string[];
}

const known = new WeakMap<Contract, Links>();

/** Every link of the contract. */
export function linksOf(contract: Contract): Links {
  const links = known.get(contract) ?? readLinks(contract);
  known.set(contract, links);
  return links;
}

function readLinks(contract: Contract): Links {
  const links: Links = { all: [], broken: [] };
  for (const from of contract.operations.values())
    for (const status of Object.keys((from.node.responses as Node | undefined) ?? {})) {
      const response = contract.at(`${from.pointer}/responses/${escaped(status)}`);
      for (const name of Object.keys((response.node.links as Node | undefined) ?? {})) {
        const { node, pointer } = contract.at(`${response.pointer}/links/${escaped(name)}`);
        const target = targetOf(contract, node);
        const parameters = new Map(
          Object.entries((node.parameters as Node | undefined) ?? {}).map(([key, value]) => [plainName(key), value]),
        );
        const reason = target ? wrongIn(target, parameters) : `there is no operation ${wordsOf(node)}`;
        if (target && reason === undefined) links.all.push({ name, pointer, from, status, target, parameters });
        else links.broken.push(`the link ${name} of ${from.operationId} (${status}): ${reason}`);
      }
    }
  return links;
}

/** A parameter may be named with its place: `path.id`. */
const plainName = (key: string) => key.replace(/^(path|query|header|cookie)\./, '');

const wordsOf = ({ operationId, operationRef }: Node) => String(operationId ?? operationRef ?? 'without a name');

function targetOf({ operations }: Contract, { operationId, operationRef }: Node): Operation | undefined {
  if (typeof operationId === 'string') return operations.get(operationId);
  if (typeof operationRef !== 'string' || !operationRef.startsWith('#/paths/')) return undefined;
  const [, path, method] = steps(operationRef);
  return [...operations.values()].find((one) => one.path === path && one.method === method);
}

const expression =
  /^\$(url|method|statusCode|request\.(header|query|path)\.[^\s/]+|(request|response)\.body(#(\/.*)?)?|response\.header\.\S+)$/;

function wrongIn(target: Operation, parameters: Map<string, unknown>): string | undefined {
  for (const [name, value] of parameters) {
    if (!target.parameters.some((one) => one.name === name)) return `${target.operationId} has no parameter ${name}`;
    if (typeof value === 'string' && value.startsWith('$') && !expression.test(value))
      return `${value} is no expression`;
  }
  return undefined;
}

/** Whether a link is of responses with this status. */
export const isOfStatus = ({ from, status: declared }: Link, status: number): boolean =>
  Number(declared) === status ||
  (!from.responses.has(status) &&
    (declared.toUpperCase() === `${Math.floor(status / 100)}XX` || (declared === 'default' && status < 400)));

/** What an expression yields; undefined = nothing. */
export function yieldOf(value: unknown, exchange: Exchange, params: Record<string, unknown>): unknown {
  if (typeof value !== 'string') return value;
  if (value.startsWith('$')) return partOf(value, exchange, params);
  const embedded = [...value.matchAll(/\{(\$[^}]+)\}/g)].map(([whole, inner = '']) => ({
    whole,
    found: partOf(inner, exchange, params),
  }));
  if (embedded.some(({ found }) => found === undefined || found === null)) return undefined;
  return embedded.reduce((text, { whole, found }) => text.replace(whole, String(found)), value);
}

function partOf(text: string, exchange: Exchange, params: Record<string, unknown>): unknown {
  const { url, method, status, headers, requestHeaders, requestBody } = exchange;
  const [, side, place, name = ''] = /^\$(request|response)\.(header|query|path|body)[.#]?(.*)$/.exec(text) ?? [];
  if (side === undefined) return { $url: url, $method: method, $statusCode: status }[text];
  if (place === 'header') return (side === 'request' ? requestHeaders : headers).get(name) ?? undefined;
  if (place === 'query') return new URL(url).searchParams.get(name) ?? undefined;
  if (place === 'path') return params[name];
  return pointed(side === 'response' ? jsonOf(exchange) : parsed(requestBody), name);
}

function parsed(text: Exchange['requestBody']): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

const pointed = (body: unknown, pointer: string): unknown =>
  steps(pointer).reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Node)[key] : undefined),
    body,
  );
