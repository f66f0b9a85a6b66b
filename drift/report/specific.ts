/**
 * What a finding means and requires where more is known of it than its check: the keyword of the
 * schema, the header, the statuses.
 */
import type { Operation } from '../core/contract.ts';
import { type CheckId, type Finding, neverServed } from '../core/finding.ts';
import { isForeign } from '../core/foreign-errors.ts';
import { actOf } from './position.ts';

export interface Specific {
  effect?: string;
  advice?: string;
}

const limits: Specific = { effect: 'the client shows what it has no room or word for', advice: 'keep to the limit' };

/** By the keyword of the schema that a value breaks. */
const byKeyword: Record<string, Specific> = {
  required: {
    effect: 'the client shows nothing where this belongs, or fails on it',
    advice: 'always answer the member, null where the contract allows null',
  },
  enum: {
    effect: 'the client has no word for the value',
    advice: 'answer one of the declared values, or propose the new one in the contract',
  },
  type: { advice: 'answer the JSON type of the contract' },
  format: {
    effect: 'the client misreads the value, or shows it as it came',
    advice: 'write the value in the declared format: dates as YYYY-MM-DD, instants with their zone',
  },
  pattern: { advice: 'write the value as the pattern of the contract has it' },
  minimum: limits,
  maximum: limits,
  minLength: limits,
  maxLength: limits,
  minItems: limits,
  maxItems: limits,
};

const byHeader: Record<string, Specific> = {
  'retry-after': {
    effect: 'the client cannot tell when to try again',
    advice: 'say in Retry-After how many seconds to wait',
  },
  'www-authenticate': {
    effect: 'programs are not told how to sign in',
    advice: 'answer 401 with WWW-Authenticate: Bearer',
  },
  'content-disposition': {
    effect: 'the file is saved without its name',
    advice: 'name the file in Content-Disposition',
  },
  location: { effect: 'the client does not learn where the new thing is', advice: 'say its address in Location' },
};

const redirect: Specific = {
  effect: 'the call ends on another page, which is no answer',
  advice: 'answer calls of the API with a status of the contract, never with a redirect',
};

/**
 * The statuses of these kinds that the operation declares, else those that the finding wanted; the
 * first kind where neither says one.
 */
function refusals({ message }: Finding, operation: Operation | undefined, kinds: number[]): string {
  const declared = kinds.filter((status) => operation?.responses.has(status));
  if (declared.length > 0) return declared.join(' or ');
  return wantedIn(message) ?? String(kinds[0]);
}

/** Who may, in the words of the contract. */
const needsOf = (operation: Operation | undefined): string =>
  operation?.node['x-permissions'] === undefined ? 'what the contract asks for' : 'what x-permissions lists';

const special: Partial<Record<CheckId, (finding: Finding, operation: Operation | undefined) => Specific | undefined>> =
  {
    'auth.missing': (finding, operation) => ({
      advice: `refuse requests without a token with ${refusals(finding, operation, [401, 403])}`,
    }),
    'auth.bad-token': (finding, operation) => ({
      advice: `check signature, issuer, audience and time of the token; refuse with ${refusals(finding, operation, [401, 403])}`,
    }),
    'write.conflict-missed': ({ message, place }, operation) => {
      if (place === 'header ETag') return { advice: 'give each state of a record an ETag of its own' };
      const declared = [409, 412, 428].filter((status) => operation?.responses.has(status));
      const wanted = wantedIn(message) ?? declared.join(' or ');
      const code = message.startsWith(`wanted ${wanted} ${place} `) ? ` and the code ${place}` : '';
      return wanted ? { advice: `refuse with ${wanted}${code}` } : undefined;
    },
    'body.schema': ofSchema,
    'error.shape': ofSchema,
    'header.missing': ({ place }) => byHeader[headerIn(place)],
    'cors.expose': ({ place }) =>
      place ? { advice: `name ${nameIn(place)} in Access-Control-Expose-Headers` } : undefined,
    'media.undocumented': ({ message, operationId }) => {
      const type = /the contract has ([^\s;]+)/.exec(message)?.[1];
      if (!type) return undefined;
      return message.endsWith(neverServed)
        ? {
            effect: 'the call is not there, or its refusal cannot be read',
            advice: `add ${operationId} to \`notYet\` if it is not built yet; else send Content-Type: ${type}`,
          }
        : { advice: `send Content-Type: ${type}` };
    },
    'status.undocumented': ({ status = 0, message, operationId }) =>
      isRedirect(status)
        ? redirect
        : message.endsWith(neverServed)
          ? {
              effect: 'the call is not there, or what it was asked for is not',
              advice: `add ${operationId} to \`notYet\` if it is not built yet; else answer one of the declared statuses, or propose ${status} in the contract`,
            }
          : {
              effect: `the client takes the ${status} for an unknown failure`,
              advice: `answer one of the declared statuses, or propose ${status} in the contract`,
            },
    'status.unexpected': ofStatus,
    'request.invalid-accepted': (finding, operation) => {
      const { message, place } = finding;
      const wanted = wantedIn(message) ?? refusals(finding, operation, [400, 422]);
      return { advice: `refuse it with ${wanted}${place.startsWith('/') ? `, and name ${place}` : ''}` };
    },
    'write.changed': ({ place }) =>
      place === 'left out'
        ? {
            effect: 'what people emptied is there again',
            advice: 'set what is left out to its default, or offer a PATCH; else say in the contract that it stays',
          }
        : undefined,
    'permission.missing': (finding, operation) =>
      finding.status === 403 || /got 403\b/.test(finding.message)
        ? {
            effect: `people are refused what they may ${actOf(finding, operation)}`,
            advice: `let in whoever holds ${needsOf(operation)}`,
          }
        : {
            effect: `people ${actOf(finding, operation)} what they may not`,
            advice: `refuse with ${refusals(finding, operation, [403])} whoever lacks ${needsOf(operation)}`,
          },
  };

/** What is known beyond the check; nothing where the general words are all there is. */
export const specificOf = (finding: Finding, operation?: Operation): Specific =>
  special[finding.check]?.(finding, operation) ?? {};

/** Of an error the effect is that of its kind, whatever member it is about. */
function ofSchema(finding: Finding): Specific | undefined {
  const specific = ofMember(finding);
  if (!specific || (finding.status ?? 0) < 400) return specific;
  const { effect: _, ...rest } = specific;
  return rest;
}

function ofMember({ contract, message, seen }: Finding): Specific | undefined {
  if (isForeign(message)) return { advice: 'answer the contract’s error in the error handler of the framework' };
  if (message.startsWith('the keys are ') || / is missing; \S+ is there/.test(message))
    return {
      effect: 'the client finds none of these members',
      advice: 'name members as the contract spells them: a naming policy of the serializer',
    };
  const keyword = contract.slice(contract.lastIndexOf('/') + 1);
  if (keyword === 'type' && seen === 'null')
    return { effect: 'the client fails on null, or shows nothing', advice: 'never answer null here' };
  return Object.hasOwn(byKeyword, keyword) ? byKeyword[keyword] : undefined;
}

function ofStatus(finding: Finding, operation: Operation | undefined): Specific | undefined {
  const { status = 0, message } = finding;
  const wanted = wantedIn(message);
  if (isRedirect(status)) return redirect;
  if (!wanted) return undefined;
  if (wanted.startsWith('2') && status >= 400)
    return {
      effect: `people are refused what they may ${actOf(finding, operation)}`,
      advice: `answer ${wanted} here; the log says what refused it`,
    };
  if (wanted === '404' && status < 300)
    return { effect: 'what is not there looks as if it were', advice: 'answer 404 for ids of no record' };
  return { advice: `answer ${wanted} in this case` };
}

const isRedirect = (status: number) => status >= 300 && status < 400;
const nameIn = (place: string) => place.replace(/^header /, '');
const headerIn = (place: string) => nameIn(place).toLowerCase();
const wantedIn = (message: string) => /\bwanted (\d{3}(?: or \d{3})*)/.exec(message)?.[1];
