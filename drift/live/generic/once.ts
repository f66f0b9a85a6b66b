/**
 * One cause is told once: findings that follow from another are left out. Each rule knows what a
 * fault of the one kind makes of later answers.
 */
import type { Finding } from '../../core/finding.ts';
import type { Resource } from './resources.ts';

interface All {
  findings: Finding[];
  /** The operations of the same records. */
  beside(finding: Finding): Set<string>;
  resourceOf(finding: Finding): Resource | undefined;
}

type Follows = (finding: Finding, all: All) => boolean;

const isSuccess = ({ status = 0 }: Finding) => status >= 200 && status < 300;
const memberOf = ({ place }: Finding): string | undefined => /^\/(?:.*\/)?([^/*?]+)$/.exec(place)?.[1];
const ofOne = (finding: Finding, { findings }: All) =>
  findings.filter((one) => one !== finding && one.operationId === finding.operationId);

/** Others of the same operation by check and place. */
const has = (finding: Finding, all: All, check: string, place?: string | RegExp) =>
  ofOne(finding, all).some(
    (one) =>
      one.check === check &&
      (place === undefined || (typeof place === 'string' ? one.place === place : place.test(one.place))),
  );

const isWrite = ({ check }: Finding) => check === 'write.changed' || check === 'write.not-persisted';

/** A member that is wrong in one answer about a record is wrong in the next about it. */
const wrongMember: Follows = (finding, all) => {
  const member = memberOf(finding);
  if (member === undefined || !(isWrite(finding) || finding.check === 'read.inconsistent')) return false;
  const names = all.beside(finding);
  const { create, lists } = all.resourceOf(finding) ?? {};
  const before = all.findings
    .slice(0, all.findings.indexOf(finding))
    .filter((one) => names.has(one.operationId) && memberOf(one) === member);
  const isOfList = lists?.some(({ operation }) => operation.operationId === finding.operationId);
  return before.some(
    (one) =>
      one.check === 'body.schema' ||
      (isWrite(one) && one.operationId === create?.operationId && finding.operationId !== changeIn(all, finding)) ||
      (isWrite(one) && isWrite(finding) && one.operationId === finding.operationId) ||
      (one.check === 'read.inconsistent' && isOfList),
  );
};

/** The operation itself where it changes a record: what it stores wrongly is a fault of its own. */
const changeIn = (all: All, finding: Finding): string | undefined => {
  const { replace, patch } = all.resourceOf(finding) ?? {};
  return [replace, patch].find((one) => one?.operationId === finding.operationId)?.operationId;
};

/** What a change of other members takes away is not there after one that names it, either. */
const takenAway: Follows = (finding, all) =>
  isWrite(finding) && memberOf(finding) !== undefined && has(finding, all, 'write.side-effect', finding.place);

/** What was accepted though it was wrong comes back in answers, until it is removed. */
const acceptedValue: Follows = (finding, all) => {
  const member = memberOf(finding);
  if (finding.check !== 'body.schema' || member === undefined) return false;
  const at = all.findings.indexOf(finding);
  const accepted = all.findings.findIndex(
    (one) =>
      one.check === 'request.invalid-accepted' &&
      one.place === `/${member}` &&
      all.beside(finding).has(one.operationId),
  );
  return accepted >= 0 && (accepted < at || isJustBefore(finding, all, accepted));
};

/** Nothing but what one answer has wrong stands between them. */
const isJustBefore = (finding: Finding, { findings }: All, at: number): boolean => {
  const from = findings.indexOf(finding);
  return (
    from < at &&
    findings
      .slice(from, at)
      .every((one) => one.operationId === finding.operationId && /^(body|header|media)\./.test(one.check))
  );
};

/** A success for what is not there has no right body. */
const bodyOfNothing: Follows = (finding, all) =>
  /^(body|header)\./.test(finding.check) &&
  all.findings.some(
    (one, at) =>
      one.check === 'status.unexpected' &&
      ['missing', 'deleted'].includes(one.place) &&
      isSuccess(one) &&
      isJustBefore(finding, all, at),
  );

const missingAndDeleted: Follows = (finding, all) =>
  finding.check === 'status.unexpected' &&
  finding.place === 'deleted' &&
  has(finding, all, 'status.unexpected', 'missing');

/** A deletion that does nothing is seen by address, in the list, done again, and for any id. */
const deletedTwice: Follows = (finding, all) => {
  const isAgain = finding.check === 'status.unexpected' && finding.place === 'deleted';
  if (isAgain && has(finding, all, 'delete.not-deleted', '')) return true;
  const isOfAnyId = finding.check === 'status.unexpected' && finding.place === 'missing' && isSuccess(finding);
  if (isOfAnyId && has(finding, all, 'delete.not-deleted', '')) return true;
  if (finding.check !== 'delete.not-deleted') return false;
  if (finding.place === 'list') return has(finding, all, 'delete.not-deleted', '');
  const read = all.resourceOf(finding)?.read?.operationId;
  return all.findings.some(
    (one) => one.operationId === read && one.check === 'status.unexpected' && one.place === 'missing' && isSuccess(one),
  );
};

/** A parameter that is not read takes any value, and filters nothing together with another. */
const unreadParameter: Follows = (finding, all) => {
  const names = finding.place.startsWith('?') ? finding.place.slice(1).split('&') : [];
  if (names.length === 0) return false;
  if (names.length > 1) return names.some((name) => has(finding, all, 'list.filter', `?${name}`));
  if (!['request.invalid-accepted', 'paging.max'].includes(finding.check)) return false;
  const [list] =
    all.resourceOf(finding)?.lists.filter(({ operation }) => operation.operationId === finding.operationId) ?? [];
  const { limit, offset, page } = list?.shape ?? {};
  const [name = ''] = names;
  return (
    has(finding, all, 'list.filter', finding.place) ||
    has(finding, all, 'list.order', finding.place) ||
    (name === limit?.name && (has(finding, all, 'paging.size') || has(finding, all, 'paging.default'))) ||
    ([offset?.name, page?.name].includes(name) && has(finding, all, 'paging.offset'))
  );
};

/** Rows whose member is wrong are not told apart by it. */
const filterOfWrong: Follows = (finding, all) =>
  /^list\.(filter|order)$/.test(finding.check) &&
  ofOne(finding, all).some(
    (one) => one.check === 'body.schema' && finding.place === `?${memberOf(one)}` && one.place.includes('*'),
  );

/** A record that its own address does not return is not there for what reads it afterwards. */
const notReadable: Follows = (finding, all) => {
  const read = all.resourceOf(finding)?.read?.operationId;
  const ofRead = all.findings.filter((one) => one.operationId === read && one.place === '' && one.status === 404);
  const cause =
    ofRead.find(({ check }) => check === 'create.not-readable') ??
    ofRead.find(({ check }) => check === 'status.unexpected');
  if (!cause || cause === finding) return false;
  const isRead = finding.check === 'status.unexpected' && ofRead.includes(finding);
  const isLocation = finding.check === 'create.not-readable' && finding.place === 'header Location';
  return isRead || isLocation || (finding.check === 'write.side-effect' && finding.place === 'other');
};

const undocumented: Follows = (finding, all) =>
  finding.check === 'status.unexpected' &&
  finding.place === '' &&
  ofOne(finding, all).some((one) => one.check === 'status.undocumented' && one.status === finding.status);

const failedAnyhow: Follows = (finding, all) =>
  finding.check === 'error.shape' && (finding.status ?? 0) >= 500 && has(finding, all, 'server.5xx');

/** Where nobody is asked for a token, a wrong one is as good, and so is one of who may not. */
const anyToken: Follows = (finding, all) =>
  (finding.check === 'auth.bad-token' || finding.check === 'permission.missing') &&
  isSuccess(finding) &&
  ofOne(finding, all).some((one) => one.check === 'auth.missing' && isSuccess(one));

const unreadKey: Follows = (finding, all) =>
  finding.place === 'Idempotency-Key' &&
  finding.check !== 'write.side-effect' &&
  has(finding, all, 'write.side-effect', 'Idempotency-Key');

/** A version that never changes lets any change through, and any answer be new. */
const fixedVersion: Follows = (finding, all) =>
  (finding.place === 'stale' || finding.place === 'If-None-Match') &&
  all.findings.some(
    (one) =>
      one.check === 'write.conflict-missed' && one.place === 'header ETag' && all.beside(finding).has(one.operationId),
  );

/** Rows that stand elsewhere are none. */
const noRows: Follows = (finding, all) =>
  finding.check === 'paging.count' && /hold 0 rows/.test(finding.message) && ofOne(finding, all).length > 0;

const follows: Follows[] = [
  ...[wrongMember, acceptedValue, bodyOfNothing, missingAndDeleted, deletedTwice, unreadParameter, undocumented],
  ...[failedAnyhow, anyToken, unreadKey, fixedVersion, noRows, filterOfWrong, notReadable, takenAway],
];

/** The findings without those that follow from others, and those alike put together. */
export function oncePerCause(findings: Finding[], resources: Resource[]): Finding[] {
  const idsOf = ({ create, read, replace, patch, remove, lists }: Resource) =>
    new Set(
      [create, read, replace, patch, remove, ...lists.map(({ operation }) => operation)].flatMap(
        (operation) => operation?.operationId ?? [],
      ),
    );
  const known = resources.map((resource) => ({ resource, ids: idsOf(resource) }));
  const of = ({ operationId }: Finding) => known.find(({ ids }) => ids.has(operationId));
  const all: All = {
    findings,
    beside: (finding) => of(finding)?.ids ?? new Set([finding.operationId]),
    resourceOf: (finding) => of(finding)?.resource,
  };
  return together(findings.filter((one) => one.severity !== 'drift' || !follows.some((rule) => rule(one, all))));
}

/** From so many places of one operation on, what is wrong is not the member or parameter. */
const many = 4;

/** The same answer to every wrong member, or to every wrong parameter, of one operation. */
function together(findings: Finding[]): Finding[] {
  const kindOf = (one: Finding): string | undefined => {
    const isBody = /^\/\w/.test(one.place) && / for a body where /.test(one.message);
    const isQuery = /^\?/.test(one.place) && /^(request\.invalid-accepted|paging\.max)$/.test(one.check);
    return isBody || isQuery ? [one.operationId, isQuery ? '?' : one.check, one.status].join(' ') : undefined;
  };
  const groups = Map.groupBy(findings.filter(kindOf), kindOf);
  return findings.flatMap((one) => {
    const alike = groups.get(kindOf(one)) ?? [];
    if (kindOf(one) === undefined || alike.length < many) return [one];
    if (one !== alike[0]) return [];
    const places = alike.slice(1).map(({ place }) => place);
    return [
      {
        ...one,
        times: alike.reduce((sum, { times }) => sum + times, 0),
        message: `${one.message}; and so for ${places.join(', ')}`,
      },
    ];
  });
}
