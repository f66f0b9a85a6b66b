/** Headers that every response has, whatever was sent (`x-common-response` of the contract). */
import { escaped, type Node, type Operation } from '../../core/contract.ts';
import type { Exchange } from '../../core/exchange.ts';
import { countOf, show } from '../../core/finding.ts';
import { marksOf } from '../marks.ts';
import { commonHeaders, performed, type Run, report } from '../run.ts';

type SeenResponse = { operation: Operation; exchange: Exchange };

const judged = new WeakSet<SeenResponse>();

/**
 * Holds every kind of response that was had until now, refusals and those without a body too,
 * against the headers that every response has. What was reported of an operation is not reported of
 * its other statuses.
 */
export function checkCommonHeaders(run: Run): void {
  const names = Object.keys(commonHeaders(run.contract));
  const causeOf = ({ operation, exchange }: SeenResponse) =>
    JSON.stringify([operation.operationId, names.map((name) => exchange.headers.get(name))]);
  const all = [...marksOf(run).responses.values()];
  const reported = new Set(all.filter((one) => judged.has(one)).map(causeOf));
  checkHeaders(
    run,
    all.filter((one) => !judged.has(one) && !reported.has(causeOf(one))),
  );
  for (const one of all) judged.add(one);
}

/**
 * Holds what was returned against the headers that every response has. One cause makes most of
 * them, so that what is the same in many operations is reported once, of the first.
 */
export function checkHeaders(run: Run, result: SeenResponse[]): void {
  const headers = commonHeaders(run.contract);
  for (const name of Object.keys(headers)) {
    const contract = `#/x-common-response/headers/${escaped(name)}`;
    const byText = Map.groupBy(result, ({ exchange }) => exchange.headers.get(name));
    for (const { operation } of result) performed(run, operation.operationId, 'header.missing', 'header.schema');
    for (const [text, own] of byText) {
      const [fault] = text === null ? [] : run.schemas.check(`${contract}/schema`, text);
      if (text !== null && !fault) continue;
      const operations = [...new Set(own.map(({ operation }) => operation))];
      const [first] = own;
      const [operation] = operations;
      if (!first || !operation) continue;
      const others = operations.length > 1 ? `; so it is in ${countOf(operations.length - 1, 'other operation')}` : '';
      const reported = { place: `header ${name}`, contract, exchange: first.exchange };
      if (text === null)
        report(run, operation, {
          ...reported,
          check: 'header.missing',
          message: `the header ${name} is missing, wanted ${exampleOf(headers[name])}${others}`,
        });
      else
        report(run, operation, {
          ...reported,
          check: 'header.schema',
          message: `the header ${name} is ${show(text)}, wanted ${exampleOf(headers[name])}${others}`,
          seen: text,
        });
    }
  }
}

const exampleOf = (header: Node | undefined): string => show(header?.example);
