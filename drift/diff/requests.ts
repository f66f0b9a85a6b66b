/** What our client may send, within what their operation accepts: parameters, body, sign-in. */
import { escaped, type Operation, type Parameter } from '../core/contract.ts';
import { show } from '../core/finding.ts';
import type { BackendMedia, BackendOperation, BackendParameter } from './backend-document.ts';
import { type Diff, describeShapes } from './comparer.ts';
import { entriesOf } from './document-nodes.ts';
import { isEqual } from './keywords.ts';
import { sameBut } from './members.ts';
import { mediaFor } from './responses.ts';

export function diffRequest(diff: Diff, operation: Operation, theirs: BackendOperation): void {
  diffPath(diff, operation, theirs);
  diffParameters(diff, operation, theirs);
  diffBody(diff, operation, theirs);
  diffSecurity(diff, operation, theirs);
}

const namesIn = (path: string) =>
  [...path.matchAll(/\{([^{}:?*]+)[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g)].map(([, name = '']) => name);

/**
 * Path parameters belong together by their place: names may differ, the addresses of theirs may
 * begin with more.
 */
function diffPath(diff: Diff, operation: Operation, theirs: BackendOperation): void {
  const ours = namesIn(operation.path);
  const yours = namesIn(theirs.path).slice(-ours.length || theirs.path.length);
  ours.forEach((name, index) => {
    const mine = operation.parameters.find((one) => one.in === 'path' && one.name === name);
    const found = theirs.parameters.find((one) => one.in === 'path' && one.name === yours[index]);
    if (mine && found?.schema) compareParameter(diff, operation, mine, found);
  });
}

function diffParameters(diff: Diff, operation: Operation, theirs: BackendOperation): void {
  const { book } = diff;
  const sent = operation.parameters.filter((one) => one.in !== 'path');
  const isSame = (mine: Parameter, yours: BackendParameter) =>
    mine.in === yours.in &&
    (mine.in === 'header' ? mine.name.toLowerCase() === yours.name.toLowerCase() : mine.name === yours.name);
  const used = new Set<BackendParameter>();
  for (const mine of sent) {
    const key = `parameter ${mine.name}`;
    const at = { place: `${mine.in} ${mine.name}`, contract: mine.pointer, theirs: theirs.pointer };
    const exact = theirs.parameters.find((one) => isSame(mine, one));
    const names = theirs.parameters.filter((one) => one.in === mine.in && !sent.some((other) => isSame(other, one)));
    const cased = exact ? undefined : names.find((one) => one.name.toLowerCase() === mine.name.toLowerCase());
    const found = exact ?? cased;
    if (cased) {
      const habit = { of: 'casing' as const, key: 'casing' };
      book.add(operation, {
        ...at,
        check: 'diff.unsaid',
        habit,
        message: `the document calls it ${cased.name}: that works only where upper and lower case are the same to the API`,
      });
    }
    if (found) {
      used.add(found);
      book.said(key);
      compareParameter(diff, operation, mine, found);
      continue;
    }
    const elsewhere = theirs.parameters.find(
      (one) => one.name.toLowerCase() === mine.name.toLowerCase() && one.in !== 'path',
    );
    const other = sameBut(
      mine.name,
      names.map(({ name }) => name),
    );
    const hint = elsewhere
      ? `; the document has it in the ${elsewhere.in}`
      : other
        ? `; the document has ${other}`
        : '';
    const habit = mine.in === 'header' && !mine.required ? { habit: { of: 'parameter' as const, key } } : {};
    book.add(operation, {
      ...at,
      check: 'diff.parameter-missing',
      ...habit,
      message: `the document has no ${mine.in} parameter ${mine.name}${hint}`,
    });
  }
  const ofProtocol = new Set(['accept', 'content-type', 'authorization']);
  for (const yours of theirs.parameters) {
    if (!yours.required || yours.in === 'path' || (yours.in === 'header' && ofProtocol.has(yours.name.toLowerCase())))
      continue;
    const mine = used.has(yours)
      ? sent.find((one) => one.name.toLowerCase() === yours.name.toLowerCase() && one.in === yours.in)
      : undefined;
    if (mine?.required) continue;
    const message = `the document requires the ${yours.in} parameter ${yours.name}, which the client ${mine ? 'may leave out' : 'does not send'}`;
    const contract = mine?.pointer ?? operation.pointer;
    book.add(operation, {
      check: 'diff.parameter-required',
      place: `${yours.in} ${yours.name}`,
      message,
      contract,
      theirs: yours.pointer,
    });
  }
}

function compareParameter(diff: Diff, operation: Operation, mine: Parameter, yours: BackendParameter): void {
  const { book, comparer } = diff;
  const ours = diff.partOf(mine.schema);
  if (!ours || !yours.schema) return;
  const place = `${mine.in} ${mine.in === 'path' ? `${mine.name}` : mine.name}`;
  const at = { place, contract: mine.pointer, theirs: yours.pointer };
  const [sent, taken] = [comparer.ours.of([ours]), comparer.theirs.of([yours.schema])];
  const isList = (shapes: typeof sent) => shapes.some(({ kind }) => kind === 'array');
  if (isList(taken) && !isList(sent)) {
    const style = yours.node.explode === false ? 'with commas between' : 'by its name again and again';
    book.add(operation, {
      ...at,
      check: 'diff.parameter-style',
      message: `the document has the list written ${style}, the client sends ${describeShapes(sent)}`,
    });
    return;
  }
  if (isList(taken) && isList(sent) && explodes(mine, diff) !== (yours.node.explode !== false)) {
    book.add(operation, {
      ...at,
      check: 'diff.parameter-style',
      message: 'the items of the list are written in another way (explode)',
    });
  }
  for (const fault of comparer.compare([ours], [yours.schema], 'parameter')) {
    if (fault.check === 'diff.null-refused') continue;
    book.add(operation, { ...fault, place: `${place}${fault.place}`, contract: fault.contract });
  }
  const ourDefault = ours.node.default;
  const theirDefault = diff.theirs.child({ node: { schema: yours.schema.node }, pointer: yours.pointer }, 'schema')
    ?.node.default;
  if (ourDefault !== undefined && theirDefault !== undefined && !isEqual(ourDefault as never, theirDefault as never))
    book.add(operation, {
      ...at,
      check: 'diff.default',
      message: `left out, it means ${show(theirDefault)} in the document, ${show(ourDefault)} in the contract`,
    });
}

const explodes = ({ pointer }: Parameter, { partOf }: Diff) => partOf(pointer)?.node.explode !== false;

function diffBody(diff: Diff, operation: Operation, theirs: BackendOperation): void {
  const { book } = diff;
  const { body } = operation;
  if (!body) {
    if (theirs.body?.required)
      book.add(operation, {
        check: 'diff.body-required',
        place: '',
        message: 'the document requires a body, the client sends none',
        contract: operation.pointer,
        theirs: theirs.body.pointer,
      });
    return;
  }
  const at = { place: '', contract: body.pointer, theirs: theirs.body?.pointer ?? theirs.pointer };
  if (!theirs.body) {
    book.add(operation, {
      ...at,
      check: 'diff.body-missing',
      message: 'the document has no body, the client sends one',
    });
    return;
  }
  if (theirs.body.required && !body.required)
    book.add(operation, {
      ...at,
      check: 'diff.body-required',
      message: 'the document requires the body, which the client may leave out',
    });
  for (const media of body.media) {
    const contract = `${body.pointer}/content/${escaped(media.type)}`;
    const found = mediaFor(media.type, theirs.body.media);
    if (!found) {
      const types = theirs.body.media.map(({ type }) => type).join(', ');
      const message = `the client sends ${media.type}, the document accepts ${types || 'none that it names'}`;
      book.add(operation, { ...at, check: 'diff.media-refused', place: 'header Content-Type', message, contract });
      continue;
    }
    const ours = media.schema === undefined ? undefined : diff.partOf(media.schema);
    if (!ours || !found.schema) continue;
    for (const fault of diff.comparer.compare([ours], [found.schema], 'request')) book.add(operation, fault);
    diffEncoding(diff, operation, contract, found);
  }
}

/** Parts of a form, where both say of which type they are. */
function diffEncoding({ book, partOf }: Diff, operation: Operation, contract: string, theirs: BackendMedia): void {
  for (const [name, { contentType }] of entriesOf(partOf(contract)?.node.encoding)) {
    const other = (theirs.encoding as Record<string, { contentType?: unknown }> | undefined)?.[name]?.contentType;
    if (typeof contentType !== 'string' || typeof other !== 'string') continue;
    const types = other
      .split(',')
      .map((type) => ({ type: type.trim().toLowerCase(), schema: undefined, encoding: undefined }));
    if (mediaFor(contentType.toLowerCase(), types)) continue;
    book.add(operation, {
      check: 'diff.media-refused',
      place: `/${escaped(name)}`,
      message: `the client sends ${contentType}, the document accepts ${other}`,
      contract: `${contract}/encoding/${escaped(name)}`,
      theirs: '',
    });
  }
}

/** The client has a bearer token, or for a public operation nothing. */
function diffSecurity({ book, theirs: source }: Diff, operation: Operation, theirs: BackendOperation): void {
  const alternatives = theirs.security;
  if (!Array.isArray(alternatives) || alternatives.length === 0) return;
  const root = { node: source.document, pointer: '#' };
  const isBearer = (name: string) => {
    const scheme = source.child(root, 'components', 'securitySchemes', name)?.node;
    if (!scheme) return true;
    const { type, scheme: kind, in: where, name: header } = scheme;
    if (type === 'oauth2' || type === 'openIdConnect') return true;
    if (type === 'http') return String(kind).toLowerCase() === 'bearer';
    return type === 'apiKey' && where === 'header' && String(header).toLowerCase() === 'authorization';
  };
  const isMet = (one: object) => Object.keys(one).every((name) => !operation.isPublic && isBearer(name));
  if (alternatives.some(isMet)) return;
  const wanted = alternatives.map((one) => Object.keys(one).join(' and ')).join(', or ');
  const message = `the document asks for ${wanted}; the client has ${operation.isPublic ? 'nothing to show here' : 'its bearer token'}`;
  book.add(operation, {
    check: 'diff.security',
    place: 'security',
    message,
    contract: operation.pointer,
    theirs: theirs.pointer,
  });
}
