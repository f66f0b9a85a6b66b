/** What a finding means for people, and what to do about it, by its check. */
import type { Operation } from '../core/contract.ts';
import type { CheckId, Finding } from '../core/finding.ts';
import { effectByPosition } from './position.ts';
import { specificOf } from './specific.ts';

type Words = [effect: string, advice: string];

const words: Record<CheckId, Words> = {
  transport: ['the call fails for everybody', 'look for a crash or a time-out behind this address in the log'],
  'route.missing': [
    'the call is not there: its screen shows an error',
    'serve the address with this method, or add the operation to `notYet` where it is not built yet',
  ],
  'method.missing': [
    'the call is refused: its button or screen shows an error',
    'serve the method at this address, or add the operation to `notYet` where it is not built yet',
  ],
  'server.5xx': [
    'the client says that something went wrong and retries',
    'answer what the contract declares; the log has the reason',
  ],
  'status.undocumented': [
    'the client takes the answer for an unknown failure',
    'answer one of the declared statuses, or propose this one in the contract',
  ],
  'status.unexpected': [
    'the client goes the wrong way on this answer',
    'answer the status that the contract gives for this case',
  ],
  'media.undocumented': ['the client cannot read the answer', 'send the declared Content-Type'],
  'header.missing': ['the client misses what the header tells it', 'send the header with this status'],
  'header.schema': ['the client reads a wrong value from the header', 'write the header as the contract has it'],
  'body.schema': [
    'the client shows a wrong or empty value, or fails on it',
    'answer as the schema says, or propose the change in the contract',
  ],
  'body.not-empty': ['the client takes the answer for another case', 'answer without a body'],
  'body.undeclared': ['none: the client ignores it', 'leave it out, or propose it in the contract'],
  'auth.missing': ['anybody reads or changes this without signing in', 'refuse requests without a token'],
  'auth.bad-token': [
    'a forged or expired token is good enough',
    'check signature, issuer, audience and time of the token; refuse it',
  ],
  'permission.missing': [
    'people do what they may not, or may not do what they must',
    'let in exactly who holds what the contract asks for',
  ],
  'error.shape': [
    'the client cannot tell people what was wrong',
    'answer errors in the media type and with the members that the contract declares',
  ],
  'request.valid-rejected': ['people cannot save what they may write', 'accept what the schema allows'],
  'request.invalid-accepted': ['wrong data are stored', 'refuse what the schema forbids, and name the member'],
  'request.schema': ['the server refuses what the client sent, or guesses', 'send what the contract takes'],
  'multipart.field': ['uploads fail', 'read the declared fields of the form'],
  'paging.default': [
    'a list without parameters has another length than its screen counts on',
    'use the declared default',
  ],
  'paging.size': ['pages are longer or shorter than asked for', 'answer at most as many rows as are asked for'],
  'paging.offset': ['rows come twice or never when a list is scrolled', 'begin with exactly the row that is asked for'],
  'paging.max': ['one request can ask for everything', 'refuse a page above the maximum'],
  'paging.count': [
    'totals are wrong, and how far a list can be scrolled or paged',
    'tell how many rows there are in all, with the filters of the request applied',
  ],
  'paging.order': ['rows come twice or never between pages', 'give the list a total order'],
  'list.order': ['people see the list in another order than designed', 'sort as the contract says'],
  'list.filter': ['the filter shows what it should hide', 'apply the filter to the rows and to their total'],
  'read.inconsistent': ['two screens say different things of one record', 'read both from the same truth'],
  'write.not-persisted': ['what people saved is gone', 'store what was answered as stored'],
  'write.changed': ['people read something else than they wrote', 'store texts, numbers and dates as they come'],
  'write.side-effect': ['something changes that nobody touched', 'change only what the request names'],
  'write.conflict-missed': [
    'one person overwrites another, or a rule of the workflow is broken',
    'refuse it as the contract has it',
  ],
  'delete.not-deleted': ['what people removed comes back', 'remove it from every answer'],
  'delete.orphan': [
    'a record is left that nothing leads to',
    'delete what is below it as well, or refuse the deletion; say in the contract which of them',
  ],
  'create.not-readable': ['what people added cannot be opened', 'answer the new record by its address'],
  'sequence.contradiction': [
    'people see an earlier state, or lose what they saved, after others worked',
    'repeat the calls in this order; look for a cache that a write does not clear, or a write of a whole copy',
  ],
  'sequence.id-reused': [
    'a link to what was deleted leads to another record',
    'give each record an id that no other ever had',
  ],
  'cors.preflight': [
    'browsers refuse the call from another origin',
    'answer OPTIONS with the origin, the method and the headers',
  ],
  'cors.expose': ['the browser hides the header from the client', 'name the header in Access-Control-Expose-Headers'],
  'download.unreachable': ['the download leads nowhere', 'answer an address that can be fetched'],
  'link.broken': [
    'a client that follows the link ends nowhere',
    'answer the member or header that the link names, or mend the link in the contract',
  ],
  slow: ['people wait', 'look at the plan of its query'],
  'diff.operation-missing': [
    'the call is not there: its screen shows an error',
    'add the operation to the API, or to `notYet` where it is not built yet',
  ],
  'diff.method-missing': [
    'the call is refused: its button or screen shows an error',
    'serve the method at this address, or add the operation to `notYet` where it is not built yet',
  ],
  'diff.status-missing': ['the client waits for an answer that never comes', 'answer this status, and document it'],
  'diff.media-missing': ['the client cannot read the answer', 'answer in the media type of the contract'],
  'diff.media-refused': ['what people save or upload is refused', 'accept the media type that the client sends'],
  'diff.header-missing': ['the client misses what the header tells it', 'send the header with this status'],
  'diff.type': ['the client shows a wrong or empty value, or its request is refused', 'use the type of the contract'],
  'diff.format': ['dates and addresses are misread or refused', 'use the format of the contract'],
  'diff.nullable': ['the client fails on null, or shows nothing', 'never answer null here'],
  'diff.null-refused': ['people cannot leave this empty', 'accept null here'],
  'diff.enum-wider': [
    'the client does not know the value',
    'answer the values of the contract only, or propose the new one',
  ],
  'diff.enum-narrower': ['people choose what is then refused', 'accept every value of the contract'],
  'diff.limits-wider': ['the client shows what it has no room or word for', 'keep the limits of the contract'],
  'diff.limits-narrower': ['people cannot save what they may write', 'accept all that the contract allows'],
  'diff.property-missing': ['the client shows an empty value, or fails on it', 'answer the member by this name'],
  'diff.property-optional': [
    'the client fails where the member is left out',
    'always answer the member, null where it may be, and list it under `required`',
  ],
  'diff.property-casing': [
    'the client does not find the member',
    'name members as the contract spells them (a naming policy of the serializer)',
  ],
  'diff.property-unknown': ['what people write here is lost or refused', 'accept the member by this name, and use it'],
  'diff.property-required': ['what people save is refused', 'do not require what the contract does not'],
  'diff.property-read-only': ['what people change here is lost or refused', 'accept the member in the body'],
  'diff.additional-refused': ['a body with more members is refused', 'ignore members that are not known'],
  'diff.default': ['a list or form means something else than its screen says', 'use the default of the contract'],
  'diff.parameter-missing': ['a filter or page is ignored', 'accept the parameter by this name, in this place'],
  'diff.parameter-required': ['the call is refused', 'do not require it'],
  'diff.parameter-style': ['a filter is refused or misread', 'read the parameter as the contract writes it'],
  'diff.body-missing': ['what people save is ignored or refused', 'read the body'],
  'diff.body-required': ['the call is refused', 'do not require the body'],
  'diff.security': [
    'the call is refused with 401',
    'accept the bearer token of the contract, and ask for nothing more; for no token where the contract asks for none',
  ],
  'diff.unsaid': [
    'cannot be told from the document',
    'say it in the document; `drift check` sees what is really answered',
  ],
};

/**
 * Effect and advice of a finding; what the client says when the call fails stands beside a failure.
 */
export function adviceOf(finding: Finding, operation: Operation | undefined): { effect: string; advice: string } {
  const [generalEffect, generalAdvice] = words[finding.check];
  const byPosition = effectByPosition(finding, operation);
  const { effect = byPosition ?? generalEffect, advice = generalAdvice } = specificOf(finding, operation);
  const said = operation?.node['x-error-message'];
  const fails = ['transport', 'route.missing', 'method.missing', 'server.5xx', 'media.undocumented'].includes(
    finding.check,
  );
  const area = operation?.area ? ` (${operation.area})` : '';
  return { effect: `${effect}${area}${fails && said ? `: "${String(said)}"` : ''}`, advice };
}
