/** Findings of the drift check, and their stable ids. */

/**
 * Every check by its stable id, with its severity. `drift` fails a run, `warn` and `info` are only
 * reported.
 */
export const checks = {
  transport: 'drift',
  'route.missing': 'drift',
  'method.missing': 'drift',
  'server.5xx': 'drift',
  'status.undocumented': 'drift',
  'status.unexpected': 'drift',
  'media.undocumented': 'drift',
  'header.missing': 'drift',
  'header.schema': 'drift',
  'body.schema': 'drift',
  'body.not-empty': 'drift',
  'body.undeclared': 'warn',
  'auth.missing': 'drift',
  'auth.bad-token': 'drift',
  'permission.missing': 'drift',
  'error.shape': 'drift',
  'request.valid-rejected': 'drift',
  'request.invalid-accepted': 'drift',
  /** What a client of ours sent (har, end-to-end journeys) is not what the contract accepts. */
  'request.schema': 'drift',
  'multipart.field': 'drift',
  'paging.default': 'drift',
  'paging.size': 'drift',
  'paging.offset': 'drift',
  'paging.max': 'drift',
  'paging.count': 'drift',
  'paging.order': 'drift',
  /** A list stands in another order than the contract says (`x-order`). */
  'list.order': 'drift',
  /** A filter is ignored or lets other rows through (`x-filter`). */
  'list.filter': 'drift',
  /** Two responses contradict each other about one record. */
  'read.inconsistent': 'drift',
  'write.not-persisted': 'drift',
  'write.changed': 'drift',
  /** A write changed something else than its own record. */
  'write.side-effect': 'drift',
  /** A write that the record's state forbids was accepted, or refused without a 409. */
  'write.conflict-missed': 'drift',
  'delete.not-deleted': 'drift',
  /** A record is left whose parent was deleted, which no contract forbids. */
  'delete.orphan': 'warn',
  'create.not-readable': 'drift',
  /** What only an order of calls shows: an answer contradicts what was written before. */
  'sequence.contradiction': 'drift',
  /** A new record got the id of one that was deleted, which no contract forbids. */
  'sequence.id-reused': 'warn',
  'cors.preflight': 'drift',
  'cors.expose': 'drift',
  'download.unreachable': 'drift',
  /** A link of the contract takes a value from where the response has none, or leads nowhere. */
  'link.broken': 'drift',
  slow: 'info',
  // Their OpenAPI document against ours (drift/diff).
  'diff.operation-missing': 'drift',
  'diff.method-missing': 'drift',
  'diff.status-missing': 'drift',
  'diff.media-missing': 'drift',
  'diff.media-refused': 'drift',
  'diff.header-missing': 'drift',
  'diff.type': 'drift',
  'diff.format': 'drift',
  'diff.nullable': 'drift',
  'diff.null-refused': 'drift',
  'diff.enum-wider': 'drift',
  'diff.enum-narrower': 'drift',
  'diff.limits-wider': 'drift',
  'diff.limits-narrower': 'drift',
  'diff.property-missing': 'drift',
  'diff.property-optional': 'drift',
  'diff.property-casing': 'drift',
  'diff.property-unknown': 'drift',
  'diff.property-required': 'drift',
  'diff.property-read-only': 'drift',
  'diff.additional-refused': 'drift',
  'diff.default': 'drift',
  'diff.parameter-missing': 'drift',
  'diff.parameter-required': 'drift',
  'diff.parameter-style': 'drift',
  'diff.body-missing': 'drift',
  'diff.body-required': 'drift',
  'diff.security': 'drift',
  /** Their document leaves open what the contract says. */
  'diff.unsaid': 'warn',
} as const;

/** How a message ends where its operation may not be there at all. */
export const neverServed = 'the operation never served anything, so it may not be built yet';

export type CheckId = keyof typeof checks;
export type Severity = 'drift' | 'warn' | 'info';

export interface Finding {
  check: CheckId;
  severity: Severity;
  operationId: string;
  method: string;
  path: string;
  /** Of the response in question. */
  status?: number;
  // Where in the response (or request), indexes as *: /Data/*/Role; empty = the whole.
  place: string;
  /** What is wrong, for a person, with what was wanted and what was seen. */
  message: string;
  /** Pointer into the bundled contract. */
  contract: string;
  /** `file:line` of `contract` in openapi/, where it is known. */
  source?: string;
  /** The value seen, short. */
  seen?: string;
  /** In how many places or responses of the run. */
  times: number;
  /** The command that repeats the request, tokens masked. */
  curl?: string;
}

/**
 * The stable id of a finding, for baselines and reports: it holds no index, value or id of the
 * data.
 */
export const findingId = ({ operationId, status, check, place, contract }: Finding): string =>
  [operationId, status ?? '-', check, place || contract.replace(/^#/, '')].join('|');

/** A value as a message shows it: one line, at most `most` characters. */
export function show(value: unknown, most = 80): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

const plural = (noun: string): string => (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`);

/** With its article: `an exhibit`, `a user`. */
export const withArticle = (noun: string): string =>
  `${/^(?!eu|one|once|uni)(?:[aeio]|u[lmnp])/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** How many there are: `1 operation`, `2 operations`, `2 new entries`. */
export const countOf = (count: number, noun: string): string => `${count} ${count === 1 ? noun : plural(noun)}`;

const quoted = /"(?:[^"\\]|\\.)*"/g;
/** As a reader sees it: composed or not, with any kind of whitespace, without what has no width. */
const visibleForm = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s/g, ' ');

/**
 * Values of a message that look alike and are not are shown by their code points: é may be one
 * letter, or e and an accent.
 */
export function showCodePoints(message: string): string {
  const values = [...new Set(message.match(quoted) ?? [])];
  const alike = new Set(
    values.filter((one) => values.some((other) => other !== one && visibleForm(other) === visibleForm(one))),
  );
  if (alike.size === 0) return message;
  return message.replaceAll(quoted, (value) =>
    alike.has(value) ? value.replaceAll(/[^\x20-\x7e]/gu, (sign) => codePoint(sign.codePointAt(0) ?? 0)) : value,
  );
}

const codePoint = (code: number) =>
  code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`;

/** Collects findings; the same one again only counts. */
export class Findings {
  readonly #byId = new Map<string, Finding>();

  add(finding: Omit<Finding, 'severity' | 'times'> & { times?: number }): void {
    const message = showCodePoints(finding.message);
    const added: Finding = { severity: checks[finding.check], times: 1, ...finding, message };
    const known = this.#byId.get(findingId(added));
    if (known) known.times += added.times;
    else this.#byId.set(findingId(added), added);
  }

  /** Keeps these in place of what was collected. */
  replace(findings: Finding[]): void {
    this.#byId.clear();
    for (const finding of findings) this.#byId.set(findingId(finding), finding);
  }

  get all(): Finding[] {
    return [...this.#byId.values()];
  }
}
