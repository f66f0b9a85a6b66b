/** What a contract leaves unsaid, so that it is no drift. */
import { type Contract, escaped, type Operation } from './contract.ts';
import type { Fault } from './schemas.ts';

const isRefusal = (status: number) => status >= 400 && status < 500;
const spoken = new WeakMap<Contract, Set<number>>();

/** The refusals that some operation of the contract declares. */
function spokenOf(contract: Contract): Set<number> {
  const known =
    spoken.get(contract) ??
    new Set([...contract.operations.values()].flatMap(({ responses }) => [...responses.keys()].filter(isRefusal)));
  spoken.set(contract, known);
  return known;
}

const ofToken = [401, 403];

/**
 * Whether the contract says nothing of a refusal: an operation that declares no refusal at all says
 * nothing of any; 401 and 403 are unsaid where no operation declares them, and where one asks for a
 * token and declares neither.
 */
export function isUnsaid(contract: Contract, { node, responses }: Operation, status: number): boolean {
  if (!isRefusal(status)) return false;
  if (![...responses.keys()].some(isRefusal)) return true;
  if (!ofToken.includes(status)) return false;
  const security = (node.security ?? contract.document.security) as unknown[] | undefined;
  const asksForToken = Array.isArray(security) && security.length > 0;
  return !spokenOf(contract).has(status) || (asksForToken && !ofToken.some((one) => responses.has(one)));
}

/**
 * Faults without those of required members that never travel this way: `writeOnly` ones in
 * responses, `readOnly` ones in requests (OpenAPI 3.1, Schema Object).
 */
export function withoutOneWay(contract: Contract, faults: Fault[], key: 'readOnly' | 'writeOnly'): Fault[] {
  return faults.filter(({ keyword, instance, contract: at }) => {
    if (keyword !== 'required') return true;
    const owner = at.slice(0, at.lastIndexOf('/'));
    const name = instance.slice(instance.lastIndexOf('/') + 1);
    const { node } = optional(contract, `${owner}/properties/${escaped(name)}`) ?? {};
    return node?.[key] !== true;
  });
}

function optional(contract: Contract, pointer: string) {
  try {
    return contract.at(pointer);
  } catch {
    return undefined;
  }
}
