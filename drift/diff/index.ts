/**
 * Their OpenAPI document against our contract: can a client that was built on ours work with
 * theirs.
 */
import { type Contract, type Node, type Operation, steps } from '../core/contract.ts';
import { deprecatedIn, deprecatedLines, namedParameter } from '../core/deprecated.ts';
import type { CheckId, Finding } from '../core/finding.ts';
import { isOver, sunsetAt, sunsetOf } from '../core/sunset.ts';
import { readBackendDocument } from './backend-document.ts';
import { comparerOf } from './compare.ts';
import type { Diff } from './comparer.ts';
import { sourceOf } from './document-nodes.ts';
import { FindingCollector } from './finding-collector.ts';
import { diffRequest } from './requests.ts';
import { diffResponses, narrowestFirst } from './responses.ts';
import { type Route, routesOf } from './routes.ts';

export interface Compared {
  findings: Finding[];
  /** Operations of ours that they have. */
  matched: Operation[];
  /** What to say beside the findings. */
  notes: string[];
  /** Of what the contract has, how much they name. */
  shares: FindingCollector['shares'];
}

/**
 * Compares their document (its text, or parsed) with our contract.
 * @throws UsageError where it is no OpenAPI document
 */
export function diffDocuments(contract: Contract, document: unknown): Finding[] {
  return compareDocuments(contract, document).findings;
}

export interface CompareOptions {
  /**
   * Whether what their document never says is taken for the habit of its generator (true); not so
   * for a document of the same hand.
   */
  hasHabits?: boolean;
}

/** As diffDocuments, with what could be compared. */
export function compareDocuments(
  contract: Contract,
  document: unknown,
  { hasHabits = true }: CompareOptions = {},
): Compared {
  const theirs = readBackendDocument(document);
  const ours = sourceOf(contract.document);
  const book = new FindingCollector(hasHabits);
  const written = habitsOf(theirs.source.document);
  if (written.saysNull) book.said('null');
  const comparer = comparerOf(ours, theirs.source, book, written);
  const diff: Diff = {
    book,
    comparer,
    theirs: theirs.source,
    partOf: (pointer) => ours.at(pointer),
    contractAt: (pointer) => ours.at(pointer)?.pointer ?? pointer,
    compareText(operation, { schema, theirs: header, place, status }) {
      const [mine, yours] = [ours.at(schema), theirs.source.child(header, 'schema')];
      if (!mine || !yours) return;
      for (const fault of comparer.compare([mine], [yours], 'answer'))
        if (fault.check !== 'diff.unsaid') book.add(operation, { ...fault, place: `${place}${fault.place}`, status });
    },
  };
  const { routes, prefix } = routesOf(contract, theirs);
  for (const route of routes) {
    const { operation, theirs: found } = route;
    if (!found && operation.isOptional) continue;
    if (!found) absent(book, route);
    else {
      if (route.otherCase) otherCase(book, route);
      diffRequest(diff, operation, found);
      diffResponses(diff, operation, { ...found, responses: narrowestFirst(found.responses) });
    }
  }
  const matched = routes.filter((route) => route.theirs).map(({ operation }) => operation);
  const isElsewhere = matched.length > 0 && prefix !== contract.prefix && prefix !== '';
  const notes = isElsewhere
    ? [`addresses in the document begin with ${prefix}, the contract's with ${contract.prefix || '/'}`]
    : [];
  notes.push(...deprecatedLines(contract, contract.operations.values()), ...deprecatedByThem(contract, routes));
  const ended = (finding: Finding) =>
    isOver(sunsetOf(contract.operations.get(finding.operationId)?.node ?? {})) ||
    isOver(sunsetAt(contract.document, steps(finding.contract)));
  return { findings: book.read().filter((finding) => !ended(finding)), matched, notes, shares: book.shares };
}

/** What the document alone calls deprecated: clients of the contract are not told. */
function deprecatedByThem(contract: Contract, routes: Route[]): string[] {
  const known = deprecatedIn(contract, contract.operations.values());
  const names = routes.flatMap(({ operation, theirs }) => [
    ...(theirs?.isDeprecated ? [operation.operationId] : []),
    ...(theirs?.parameters ?? [])
      .filter(({ node }) => node.deprecated === true)
      .map((parameter) => namedParameter(operation, parameter)),
  ]);
  const unknown = names.filter((name) => !known.has(name));
  return unknown.length > 0 ? [`deprecated in the document, and not in the contract: ${unknown.join(', ')}`] : [];
}

function absent(book: FindingCollector, { operation, near }: Route): void {
  const check: CheckId = near?.kind === 'method' ? 'diff.method-missing' : 'diff.operation-missing';
  const hints = {
    method: 'at this address it has',
    slash: 'it has the address with another slash at its end,',
    path: 'it has',
  };
  const hint = near ? `; ${hints[near.kind]} ${near.what}` : '';
  const sunset = sunsetOf(operation.node);
  const until = sunset ? `; it is deprecated, but has to be there until its sunset, ${sunset}` : '';
  const message = `${operation.method.toUpperCase()} ${operation.path} is not in the document${hint}${until}`;
  book.add(operation, { check, place: '', message, contract: operation.pointer, theirs: '#/paths' });
}

function otherCase(book: FindingCollector, { operation, theirs }: Route): void {
  const message = `the document has ${theirs?.path}: that works only where upper and lower case are the same to the API`;
  const habit = { of: 'casing' as const, key: 'casing' };
  book.add(operation, {
    check: 'diff.unsaid',
    habit,
    place: 'path',
    message,
    contract: operation.pointer,
    theirs: theirs?.pointer ?? '',
  });
}

/** What shows in a whole document how its generator writes. */
function habitsOf(document: object): { closesAll: boolean; saysNull: boolean } {
  let [closed, open, nulls] = [0, 0, 0];
  const visit = (node: object, isNames: boolean) => {
    const { properties, additionalProperties, nullable, type, ...rest } = node as Node;
    if (!isNames) {
      if (nullable === true || rest['x-nullable'] === true || [type].flat().includes('null')) nulls += 1;
      if (typeof properties === 'object' && additionalProperties === false) closed += 1;
      else if (typeof properties === 'object') open += 1;
    }
    for (const [key, child] of Object.entries(node)) {
      if (typeof child !== 'object' || child === null || key.startsWith('x-') || /^examples?$/.test(key)) continue;
      visit(child, key === 'properties' && !isNames);
    }
  };
  visit(document, false);
  return { closesAll: closed > 0 && open === 0, saysNull: nulls > 0 };
}
