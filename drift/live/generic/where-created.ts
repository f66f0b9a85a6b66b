/** Which operation creates the records of an address, where it does not stand right above it. */
import type { Contract, Operation } from '../../core/contract.ts';
import { linksOf } from '../../core/links.ts';
import { lastParameter, lastWord, parametersIn } from './names.ts';
import { finalPointer, requestSchema, responseSchema, unwrapped } from './schema.ts';
import { isCalled } from './singular.ts';

export const template = (path: string) => path.replaceAll(/\{[^{}/]+\}/g, '{}');
export const isSamePath = (a: string, b: string) => template(a) === template(b);

/** Whether the address of a creation names parents that the record's own does not. */
export function isBelow({ path }: Operation, folder: string): boolean {
  const [own, known] = [parametersIn(path), parametersIn(folder)];
  return own.length > known.length && known.every((name) => own.includes(name)) && lastParameter(path) === undefined;
}

/** Where a record would stand that has its address right below its creation. */
export const itemOf = ({ path }: Operation) => `${template(path)}/{}`;

/** A creation at another address, whose links lead to the record. */
export function linkedCreation(
  contract: Contract,
  own: Operation[],
  folder: string,
  mayCreate: (operation: Operation) => boolean,
): Operation | undefined {
  const known = parametersIn(folder);
  return linksOf(contract)
    .all.filter(({ from, target }) => from.method === 'post' && !from.reads && own.includes(target))
    .map(({ from }) => from)
    .find(
      (one) =>
        one.responses.has(201) &&
        (parametersIn(one.path).every((name) => known.includes(name)) || (isBelow(one, folder) && mayCreate(one))),
    );
}

/**
 * A creation below another record, where the record itself has an address without that: by the same
 * word, `/owners/{id}/pets` and `/pets/{petId}`, or by the schema of what it returns. What has a
 * record right below it creates that.
 */
export function creationBelow(
  contract: Contract,
  operations: Operation[],
  { folder, name, schema }: { folder: string; name: string; schema: string | undefined },
): Operation | undefined {
  const isSame = (one: Operation) => {
    const returned = responseSchema(one);
    const record = returned === undefined ? undefined : unwrapped(contract, returned, name);
    if (!record || schema === undefined) return false;
    return finalPointer(contract, record.schema) === finalPointer(contract, schema);
  };
  const candidates = operations.filter(
    (one) =>
      one.method === 'post' &&
      !one.reads &&
      isBelow(one, folder) &&
      !template(one.path).startsWith(`${template(folder)}/`) &&
      requestSchema(one) !== undefined,
  );
  const isNamed = (one: Operation) => isCalled(name, lastWord(one.path));
  return (
    candidates.find((one) => isNamed(one) && (schema === undefined || isSame(one))) ??
    candidates.find((one) => one.responses.has(201) && isSame(one))
  );
}
