/** What a finding means for people by what the operation does and where in it the fault stands. */
import type { Operation } from '../core/contract.ts';
import type { CheckId, Finding } from '../core/finding.ts';

type Position = 'answer' | 'query' | 'path' | 'header' | 'body';

/** What the operation does, as far as its words differ. */
type Kind = 'read' | 'change' | 'deletion';

/** Checks of what is sent; of a comparison all that no status is said of. */
const ofRequest = /^(request|multipart)\./;

function positionOf({ check, place, status }: Pick<Finding, 'check' | 'place' | 'status'>): Position {
  const [, kind] = /^(query|path|header|cookie) /.exec(place) ?? [];
  if (check.startsWith('diff.') ? status !== undefined : !ofRequest.test(check)) return 'answer';
  if (kind === 'query' || place.startsWith('?')) return 'query';
  if (kind === 'path' || place.startsWith('{')) return 'path';
  if (kind !== undefined || /^(idempotency-?key|if-match)$/i.test(place)) return 'header';
  return 'body';
}

function kindOf({ method }: Finding, operation: Operation | undefined): Kind {
  if (operation?.reads ?? /^(get|head)$/i.test(method)) return 'read';
  return /^delete$/i.test(method) ? 'deletion' : 'change';
}

/** A right value that is refused. */
function refusedValue(kind: Kind, position: Position): string {
  if (position === 'path')
    return `people cannot ${{ read: 'open', change: 'change', deletion: 'delete' }[kind]} what has such an address`;
  if (position === 'header') return 'the call is refused for a header that the client may send';
  if (kind === 'read') return 'people cannot ask for what the contract offers: a filter, an order or a page';
  return position === 'body' && kind === 'change'
    ? 'people cannot save what they may write'
    : 'the call is refused for a value that the client may send';
}

type Effect = (kind: Kind, position: Position) => string | undefined;

const misread: Effect = (kind, position) => {
  if (position === 'answer') return 'the client shows a wrong or empty value';
  return kind === 'change' && position === 'body'
    ? 'what people save is refused or misread'
    : 'what the client asks for is refused or misread';
};

/** Of the body of a read, such as a search; undefined = the general words. */
const ofSearch =
  (effect: string): Effect =>
  (kind) =>
    kind === 'read' ? effect : undefined;

const effects: Partial<Record<CheckId, Effect>> = {
  'diff.enum-narrower': refusedValue,
  'diff.limits-narrower': refusedValue,
  'request.valid-rejected': refusedValue,
  'request.invalid-accepted': (kind, position) => {
    if (position === 'header') return 'what the header says is not looked at';
    return kind === 'change' && position === 'body' ? undefined : 'a mistake in the request is not noticed';
  },
  'diff.type': misread,
  'diff.format': (kind, position) =>
    position === 'answer' ? 'dates and addresses are misread' : misread(kind, position),
  'diff.parameter-missing': (kind, position) => {
    if (position === 'header') return 'what the header asks for is not done';
    return kind === 'read' ? undefined : 'what the client asks for is ignored';
  },
  'diff.parameter-style': (kind, position) =>
    kind === 'read' && position === 'query' ? undefined : 'the parameter is refused or misread',
  'diff.default': (kind) => (kind === 'read' ? 'a list means something else than its screen says' : undefined),
  'diff.property-unknown': ofSearch('what people ask for here is ignored or refused'),
  'diff.property-read-only': ofSearch('what people ask for here is ignored or refused'),
  'diff.property-required': ofSearch('what people ask for is refused'),
  'diff.null-refused': ofSearch('what people ask for is refused where they leave this empty'),
  'diff.media-refused': ofSearch('what people ask for is refused'),
  'diff.body-missing': ofSearch('what people ask for is ignored or refused'),
  'auth.missing': (kind) =>
    `anybody ${{ read: 'reads', change: 'changes', deletion: 'deletes' }[kind]} this without signing in`,
};

/** The effect where position and operation tell it; undefined where the general words do. */
export function effectByPosition(finding: Finding, operation: Operation | undefined): string | undefined {
  const isOfError = (finding.status ?? 0) >= 400 && /^(body\.schema|error\.shape)$/.test(finding.check);
  if (isOfError) return 'the client cannot tell people what was wrong';
  return effects[finding.check]?.(kindOf(finding, operation), positionOf(finding));
}

/** What somebody who may not is let do, and somebody who may is kept from. */
export const actOf = (finding: Finding, operation: Operation | undefined): 'see' | 'do' =>
  kindOf(finding, operation) === 'read' ? 'see' : 'do';
