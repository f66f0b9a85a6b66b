import { type Contract, readContract } from '../../core/contract.ts';
import { type Schemas, schemasOf } from '../../core/schemas.ts';

const contracts = new Map<string, Contract>();
const compiled = new Map<Contract, Schemas>();

/**
 * The contract of a text, which is read once for all tests: YAML takes fifty times as long to read
 * as JSON does, and a run changes no contract.
 */
export function readOnce(text: string): Contract {
  const contract = contracts.get(text) ?? readContract(text);
  contracts.set(text, contract);
  return contract;
}

/** The same with its schemas: what was compiled for one run serves the next. */
export function loadOnce(text: string): { contract: Contract; schemas: Schemas } {
  const contract = readOnce(text);
  const schemas = compiled.get(contract) ?? schemasOf(contract);
  compiled.set(contract, schemas);
  return { contract, schemas };
}
