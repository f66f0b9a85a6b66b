/** Refusals that the contract declares of any write: those of its 409 examples, and of its body. */
import type { Contract } from '../../drift/core/contract.ts';
import { branchesOf } from '../../drift/core/visit-value.ts';
import { EditionStatus } from '../../generated/enums.ts';
import { faultOfTags } from '../../openapi/rules/mentions.ts';
import type { Facts } from './facts.ts';
import { jsonBody, type Sent } from './record.ts';
import type { Responses } from './responses.ts';
import { conflict, invalid, type Refusal, rules } from './rules.ts';
import { type Row, rowsAt, type Shape } from './shapes.ts';
import type { Targets } from './targets.ts';

/** `x-mentions`: of whom a text must mention each, and where they are listed. */
interface Mentions {
  text: string;
  operation: string;
  rows: string;
  id: string;
  name: string;
}

export class Refusals {
  readonly #contract: Contract;
  readonly #facts: Facts;
  readonly #responses: Responses;
  readonly #targets: Targets;

  constructor(contract: Contract, facts: Facts, responses: Responses, targets: Targets) {
    this.#contract = contract;
    this.#facts = facts;
    this.#responses = responses;
    this.#targets = targets;
  }

  /** 422 where people are tagged who are not listed or not mentioned. */
  ofBody(sent: Sent): Refusal | undefined {
    const body = (sent.body ?? {}) as Row;
    for (const [name, { text, operation, rows, id, name: called }] of this.#mentions(sent.shape)) {
      const list = this.#responses.shape(operation);
      const address = list && this.#targets.addressFor(list, sent, body);
      if (!list || !address || !Array.isArray(body[name])) continue;
      const listed = rowsAt(this.#responses.read(list, address, sent.caller.Id), rows.replace(/\/\*$/, ''));
      const people = listed.map((row) => ({ id: Number(row[id]), name: String(row[called]) }));
      const fault = faultOfTags(String(body[text]), body[name] as number[], people);
      if (fault) return invalid(`/${name}`, fault);
    }
    return undefined;
  }

  #mentions(shape: Shape): [string, Mentions][] {
    return branchesOf(this.#contract, jsonBody(shape)?.schema ?? shape.operation.pointer).flatMap(({ node }) =>
      Object.entries((node.properties ?? {}) as Record<string, Row>).flatMap(
        ([name, property]): [string, Mentions][] =>
          property['x-mentions'] ? [[name, property['x-mentions'] as Mentions]] : [],
      ),
    );
  }

  /** 409 where the edition of the address is closed. */
  ofEdition(sent: Sent): Refusal | undefined {
    if (!mayAnswer(sent.shape, 'inactive-edition')) return undefined;
    const id = this.#targets.meant('edition', sent, (sent.body ?? {}) as Row);
    if (this.#facts.of('edition', [id], 'Status') !== EditionStatus.Inactive) return undefined;
    return conflict(
      'inactive-edition',
      `${this.#facts.of('edition', [id], 'Name')} is inactive and cannot be changed.`,
    );
  }

  /** 409 where the parent of the indicator of the address is not met for the country. */
  ofParent({ shape, params }: Sent): Refusal | undefined {
    if (!mayAnswer(shape, 'parent-not-met')) return undefined;
    const of = (meaning: string) => params[shape.meanings[meaning] ?? ''];
    const parent = this.#facts.of('indicator', [of('indicator')], 'ParentIndicatorId');
    const isMet = this.#facts.of('pair', [of('edition'), of('country'), parent], 'IsMet');
    return isMet === false ? conflict('parent-not-met', 'The parent indicator is not met.') : undefined;
  }
}

/** Codes of the 409 of which the contract has an example. */
const codesOf = ({ operation }: Shape): unknown[] =>
  Object.values(operation.responses.get(409)?.media[0]?.examples ?? {}).map((example) => (example as Row | null)?.code);

const mayAnswer = (shape: Shape, code: string): boolean => codesOf(shape).includes(code);

/** Those that are never answered here. */
export function refusalsNotMade(shape: Shape): string[] {
  const { meanings, operation } = shape;
  const made = [
    'stale',
    ...(meanings.edition ? ['inactive-edition'] : []),
    ...(meanings.indicator ? ['parent-not-met'] : []),
    ...(rules[operation.operationId]?.refuses ?? []),
  ];
  return codesOf(shape)
    .map(String)
    .filter((code) => !made.includes(code));
}
