/** The links of a contract: followed where they say what else would be guessed, and held to. */
import type { Operation } from '../../core/contract.ts';
import { type Exchange, jsonOf } from '../../core/exchange.ts';
import { show } from '../../core/finding.ts';
import { isOfStatus, type Link, linksOf, yieldOf } from '../../core/links.ts';
import { type CallResult, performed, report } from '../run.ts';
import { parametersIn } from './names.ts';
import { isAllowed, isChosen, isSuccess, type Params, type Probe, roleFor, send } from './probe.ts';
import { extrasOf } from './requests.ts';

const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/**
 * What a response says of the address of one of these operations; undefined where not all of it.
 */
export function addressByLink(
  { contract }: Probe,
  from: Operation,
  to: (Operation | undefined)[],
  exchange: Exchange,
  params: Params,
): Params | undefined {
  for (const link of linksOf(contract).all) {
    if (link.from !== from || !to.includes(link.target) || !isOfStatus(link, exchange.status)) continue;
    const found: Params = {};
    for (const name of parametersIn(link.target.path)) {
      const value = link.parameters.has(name) ? yieldOf(link.parameters.get(name), exchange, params) : params[name];
      if (isId(value)) found[name] = value;
    }
    if (parametersIn(link.target.path).every((name) => name in found)) return found;
  }
  return undefined;
}

/** How many links in a row are followed to the address of an operation. */
const longest = 3;

/** The address of an operation by a link from some read; undefined where no link leads to it. */
export async function linkedAddress(probe: Probe, operation: Operation, depth = 0): Promise<Params | undefined> {
  if (!operation.path.includes('{') || depth >= longest) return undefined;
  const sources = new Set(
    linksOf(probe.contract)
      .all.filter(({ target }) => target === operation)
      .map(({ from }) => from),
  );
  for (const from of sources) {
    const as = roleFor(probe, from);
    if (!from.reads || from === operation || !as) continue;
    const params = from.path.includes('{') ? await linkedAddress(probe, from, depth + 1) : {};
    if (!params) continue;
    const result = await send(probe, from, { as, params, ...extrasOf(probe, from) });
    const found = result && isSuccess(result) && addressByLink(probe, from, [operation], result.exchange, params);
    if (found) return found;
  }
  return undefined;
}

/** The links of a response yield something, and those to reads lead somewhere. */
export async function checkLinksOf(
  probe: Probe,
  operation: Operation,
  { exchange }: CallResult,
  params: Params,
): Promise<void> {
  const links = linksOf(probe.contract).all.filter(
    (link) => link.from === operation && isOfStatus(link, exchange.status),
  );
  for (const link of links) {
    performed(probe.run, operation.operationId, 'link.broken');
    const values = [...link.parameters].map(([name, value]) => ({
      name,
      expression: value,
      value: yieldOf(value, exchange, params),
    }));
    const nothing = values.find(({ expression, value }) => value === undefined && !isPastTheEnd(expression, exchange));
    if (nothing) {
      const message = `the link ${link.name} takes ${nothing.name} of ${link.target.operationId} from ${nothing.expression}, and there is nothing`;
      report(probe.run, operation, {
        check: 'link.broken',
        place: `link ${link.name}`,
        message,
        exchange,
        contract: link.pointer,
      });
    } else if (values.every(({ value }) => value !== undefined && value !== null))
      await followLink(probe, operation, link, exchange, params);
  }
}

/** An empty list has no first row, and the last page no next one. */
function isPastTheEnd(expression: unknown, exchange: Exchange): boolean {
  const [, pointer = ''] = /^\$response\.body#(.*)$/.exec(String(expression)) ?? [];
  let value: unknown = jsonOf(exchange);
  for (const key of pointer.split('/').slice(1)) {
    if (value === null) return true;
    if (Array.isArray(value) && Number(key) >= value.length) return true;
    value = (value as Record<string, unknown> | undefined)?.[key];
  }
  return false;
}

async function followLink(
  probe: Probe,
  operation: Operation,
  link: Link,
  exchange: Exchange,
  params: Params,
): Promise<void> {
  const { target } = link;
  const as = roleFor(probe, target);
  const address = addressByLink(probe, operation, [target], exchange, params);
  if (target.method !== 'get' || !as || !address || !isAllowed(probe, target) || !isChosen(probe, target)) return;
  const extras = extrasOf(probe, target);
  const asked = target.parameters.flatMap(({ name, in: where }) => {
    const value = link.parameters.has(name) ? yieldOf(link.parameters.get(name), exchange, params) : undefined;
    return where === 'query' && isId(value) ? [[name, value] as const] : [];
  });
  const query = { ...extras.query, ...Object.fromEntries(asked) };
  const result = await send(probe, target, { as, params: address, ...extras, query });
  if (!result || ![404, 410].includes(result.exchange.status)) return;
  report(probe.run, operation, {
    check: 'link.broken',
    place: `link ${link.name}`,
    message: `the link ${link.name} leads to ${target.operationId} of ${show(address)}, which answers ${result.exchange.status}`,
    exchange: result.exchange,
    contract: link.pointer,
  });
}
