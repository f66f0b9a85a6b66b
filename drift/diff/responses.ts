/** What their operation may return, within what the contract allows. */
import { escaped, type Media, type Operation, type ResponseSpec } from '../core/contract.ts';
import { isJson } from '../core/exchange.ts';
import type { BackendMedia, BackendOperation, BackendResponse } from './backend-document.ts';
import { type Diff, unsaid } from './comparer.ts';
import { frameworkErrorOf } from './framework-errors.ts';

const isSuccess = (status: number) => status >= 200 && status < 300;

export function diffResponses(diff: Diff, operation: Operation, theirs: BackendOperation): void {
  for (const response of operation.responses.values()) {
    const found = theirs.responses.find((one) => covers(one.status, response.status));
    diff.book.count('statuses', found !== undefined);
    const ofFramework = found && !isSuccess(response.status) ? frameworkErrorOf(found, diff.theirs) : undefined;
    if (found && ofFramework) {
      const contract = `${operation.pointer}/responses/${response.status}`;
      diff.book.add(operation, {
        ...unsaid('framework error'),
        status: response.status,
        place: '',
        message: `the document has ${ofFramework}, which the framework writes whatever the API answers`,
        contract: diff.contractAt(contract),
        theirs: found.pointer,
      });
    } else if (found) {
      if (!isSuccess(response.status)) diff.book.said(`status ${response.status}`);
      diffHeaders(diff, operation, response, found);
      diffMedia(diff, operation, response, found);
    } else missing(diff, operation, response, theirs);
  }
}

const rank = (said: string) => (said === 'default' ? 2 : /x/i.test(said) ? 1 : 0);

/** `404`, `4XX` and `default` cover 404; responses are looked through from the narrowest. */
const covers = (said: string, status: number) =>
  rank(said) === 2 || (rank(said) === 1 ? said[0] === String(status)[0] : said === String(status));

export const narrowestFirst = (responses: BackendResponse[]): BackendResponse[] =>
  [...responses].sort((a, b) => rank(a.status) - rank(b.status));

function missing(
  { book, contractAt }: Diff,
  operation: Operation,
  { status }: ResponseSpec,
  theirs: BackendOperation,
): void {
  const contract = `${operation.pointer}/responses/${status}`;
  const said = theirs.responses.map((one) => one.status);
  const at = { status, place: '', contract: contractAt(contract), theirs: theirs.pointer };
  if (isSuccess(status)) {
    const has = said.filter((one) => one.startsWith('2') || one.startsWith('3'));
    if (said.length === 0) {
      book.add(operation, { ...at, ...unsaid('schema'), message: 'the document has no answer at all' });
      return;
    }
    const message = `the document has no answer ${status}${has.length > 0 ? `, it has ${has.join(', ')}` : ''}`;
    book.add(operation, { ...at, check: 'diff.status-missing', message });
    return;
  }
  const habit = { of: 'errors' as const, key: `status ${status}` };
  book.add(operation, { ...at, check: 'diff.status-missing', habit, message: `the document has no answer ${status}` });
}

function diffHeaders(
  { book, compareText }: Diff,
  operation: Operation,
  response: ResponseSpec,
  theirs: BackendResponse,
): void {
  for (const { name, required, schema } of response.headers) {
    const key = `header ${name.toLowerCase()}`;
    const found = theirs.headers.get(name.toLowerCase());
    const place = `header ${name}`;
    if (found) {
      book.said(key);
      compareText(operation, { schema, theirs: found, place, status: response.status });
    } else if (required) {
      const contract = `${response.pointer}/headers/${escaped(name)}`;
      const message = `the document has no header ${name} in this answer`;
      const habit = { of: 'header' as const, key };
      book.add(operation, {
        check: 'diff.header-missing',
        habit,
        status: response.status,
        place,
        message,
        contract,
        theirs: theirs.pointer,
      });
    }
  }
}

function diffMedia(diff: Diff, operation: Operation, response: ResponseSpec, theirs: BackendResponse): void {
  const { book } = diff;
  const { status } = response;
  const role = isSuccess(status) ? 'answer' : 'error';
  for (const media of response.media) {
    const contract = `${response.pointer}/content/${escaped(media.type)}`;
    const at = { status, place: 'header Content-Type', contract, theirs: theirs.pointer };
    if (theirs.media.length === 0) {
      book.add(operation, {
        ...at,
        place: '',
        ...unsaid('schema'),
        message: 'the document does not say what the answer holds',
      });
      continue;
    }
    const found = mediaFor(media.type, theirs.media);
    const asJson = role === 'error' && isJson(media.type) ? theirs.media.find(({ type }) => isJson(type)) : undefined;
    if (found && role === 'error') book.said('error media');
    if (!found && hasNoSchema(theirs)) {
      book.add(operation, {
        ...at,
        place: '',
        ...unsaid('schema'),
        message: `must come as ${media.type}; the document gives no schema`,
      });
      continue;
    }
    if (!found) {
      const habit = asJson ? { habit: { of: 'error media' as const, key: 'error media' } } : {};
      const types = theirs.media.map(({ type }) => type).join(', ');
      book.add(operation, {
        ...at,
        check: 'diff.media-missing',
        ...habit,
        message: `comes as ${types}, the contract has ${media.type}`,
      });
    }
    const compared = found ?? asJson;
    if (compared && isJson(media.type)) diffBody(diff, operation, { media, theirs: compared, status, role, contract });
  }
}

/** FastAPI says `application/json: {}` of what it knows nothing of. */
const hasNoSchema = ({ media }: BackendResponse) =>
  media.every(({ type, schema }) => type === 'application/json' && Object.keys(schema?.node ?? {}).length === 0);

interface Bodies {
  media: Media;
  theirs: BackendMedia;
  status: number;
  role: 'answer' | 'error';
  contract: string;
}

function diffBody(diff: Diff, operation: Operation, { media, theirs, status, role, contract }: Bodies): void {
  const ours = media.schema === undefined ? undefined : diff.partOf(media.schema);
  if (!ours) return;
  if (!theirs.schema) {
    const message = 'the document does not say what the answer holds';
    diff.book.add(operation, { ...unsaid('schema'), status, place: '', message, contract, theirs: theirs.type });
    return;
  }
  for (const fault of diff.comparer.compare([ours], [theirs.schema], role))
    diff.book.add(operation, { ...fault, status });
}

/** Their media of a type: itself, or a range that holds it. */
export function mediaFor(type: string, all: BackendMedia[]): BackendMedia | undefined {
  const [kind = '', name = ''] = type.split('/');
  const isRange = (range: string) => {
    const [otherKind = '', otherName = ''] = range.split('/');
    if (otherKind !== '*' && otherKind !== kind) return false;
    return (
      otherName === '*' ||
      (otherName.startsWith('*+') && (name === otherName.slice(2) || name.endsWith(otherName.slice(1))))
    );
  };
  return all.find((one) => one.type === type) ?? all.find((one) => isRange(one.type));
}
