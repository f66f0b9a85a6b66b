import { type OperationId, operations } from '#generated/operations.ts';
import {
  contract,
  type Example,
  type Operation,
  type Parameter,
  type PathItem,
  type Response,
  resolve,
} from './contract.ts';

/** Facts about an operation as generated/operations.ts has them. */
export type OperationFacts = {
  path: string;
  method: string;
  permissions: readonly (readonly string[])[];
  errorMessage: string;
  emptyMessage: string | null;
  retryLabel: string;
  invalidates: readonly OperationId[];
  reads: boolean;
  onFailure: string;
  standby: boolean;
  paging: string | null;
};

/** An operation: its own words in the contract, and the facts that client and server run on. */
export type OperationPageData = {
  id: OperationId;
  method: string;
  path: string;
  area: string;
  spec: Operation;
  facts: OperationFacts;
  parameters: Parameter[];
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export const areas = contract.tags;

export const operationPages: OperationPageData[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  specsOf(item).map(([method, spec]) => ({
    id: spec.operationId,
    method,
    path,
    area: spec.tags[0],
    spec,
    facts: operations[spec.operationId],
    parameters: [...(item.parameters ?? []), ...(spec.parameters ?? [])].map((one) => resolve<Parameter>(one)),
  })),
);

export const operationOf = (id: string): OperationPageData | undefined => operationPages.find((one) => one.id === id);

/** The writes after which a read is fetched anew. */
export const refetchedAfter = (id: OperationId): OperationId[] =>
  operationPages.filter(({ facts }) => facts.invalidates.includes(id)).map((one) => one.id);

/** Statuses of an operation, and the codes of the problems among their examples. */
export const codesOf = ({ responses }: Operation): string[] =>
  Object.entries(responses).flatMap(([status, response]) => {
    const types = Object.values(resolve<Response>(response).content ?? {});
    const examples = types.flatMap((type) => Object.values(type.examples ?? {}));
    const codes = examples.map((one) => (resolve<Example>(one).value as { code?: unknown } | null)?.code);
    return [status, ...codes.filter((code) => typeof code === 'string')];
  });

function specsOf(item: PathItem): [method: string, spec: Operation][] {
  return METHODS.flatMap((method) => (item[method] ? [[method, item[method] as Operation]] : []));
}
