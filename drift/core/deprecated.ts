/** What a contract or an API calls deprecated: operations, and parameters of operations. */
import type { Contract, Operation } from './contract.ts';
import { sunsetOf } from './sunset.ts';

type Named = Pick<Operation, 'operationId'>;

const parameterName = (where: string, name: string) => (where === 'query' ? `?${name}` : `${where} ${name}`);

/** `?sort of listUsers`: a parameter, as notes name it. */
export const namedParameter = ({ operationId }: Named, { in: where, name }: { in: string; name: string }): string =>
  `${parameterName(where, name)} of ${operationId}`;

/** The deprecated operations and parameters, with the last day of each that has one. */
export function deprecatedIn(contract: Pick<Contract, 'at'>, operations: Iterable<Operation>): Map<string, string> {
  const found = new Map<string, string>();
  for (const operation of operations) {
    const { operationId, node, parameters } = operation;
    if (node.deprecated === true) found.set(operationId, sunsetOf(node) ?? '');
    for (const parameter of parameters) {
      const part = contract.at(parameter.pointer).node;
      if (part.deprecated === true) found.set(namedParameter(operation, parameter), sunsetOf(part) ?? '');
    }
  }
  return found;
}

/** What the contract itself calls deprecated, in one line. */
export function deprecatedLines(contract: Pick<Contract, 'at'>, operations: Iterable<Operation>): string[] {
  const found = [...deprecatedIn(contract, operations)];
  if (found.length === 0) return [];
  const names = found.map(([name, until]) => (until ? `${name} (until ${until})` : name));
  return [`deprecated in the contract: ${names.join(', ')}`];
}
