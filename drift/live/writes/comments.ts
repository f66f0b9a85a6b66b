/** A comment that mentions somebody, the notification of that person, and how it is cleared. */
import { notificationFacts, ratingFacts } from '../../../openapi/rules/facts.ts';
import type { Node } from '../../core/contract.ts';
import type { Role } from '../run.ts';
import type { Workers } from './assign.ts';
import { bodySchema, membersOf } from './bodies.ts';
import { hold } from './compare.ts';
import {
  allowed,
  did,
  found,
  invalid,
  keep,
  largestPage,
  list,
  must,
  needRole,
  newKey,
  type Params,
  type Row,
  read,
  Stuck,
  sendAndJudge,
  type Writing,
} from './context.ts';
import { changesNothing, mustKeyed } from './repeat.ts';
import type { Stage } from './stage.ts';
import { nodeOf, probeText, stored } from './text.ts';

export async function comment(
  writing: Writing,
  { indicators: [indicator = {}] }: Stage,
  { pairs }: Workers,
): Promise<void> {
  const operationId = 'addComment';
  if (!allowed(writing, operationId)) return;
  const pair = pairs(writing.countries[0] ?? 0, indicator);
  const params: Params = { ...pair.place, ratingId: pair.ratingId };
  const as = needRole(writing, operationId);
  const people = await list(writing, 'listMentionableUsers', { id: writing.edition.Id });
  const isPlain = ({ Id, FullName }: Row) =>
    people.every((one) => one.Id === Id || !String(one.FullName).startsWith(String(FullName)));
  const tagged = writing.run.roles.find(
    (role) => role.userId !== as.userId && people.some((one) => one.Id === role.userId && isPlain(one)),
  );
  const person = people.find(({ Id }) => Id === tagged?.userId);
  if (!tagged || !person) throw new Stuck('no other role stands for a user of the edition, who could be mentioned');
  const node = nodeOf(
    writing.run.contract,
    membersOf(writing.run, bodySchema(writing.run, operationId)).get('CommentContent') ?? '',
  );
  const CommentContent = ` @${person.FullName} ${probeText(node, writing.marker, 'Comment')}`;
  const json = { CommentContent, taggedUsers: [tagged.userId] };
  const earlier = await read(writing, 'listComments', params);
  const result = await mustKeyed(writing, operationId, { as, params, json }, [201], {
    check: 'request.valid-rejected',
  });
  const { exchange, body } = result;
  const made = body as Row;
  const expected = {
    CommentContent: stored(node, CommentContent),
    AuthorId: as.userId,
    CreatedBy: as.userId,
    CommentTaggedUserIds: [tagged.userId],
    CountryIndicatorRatingId: pair.ratingId,
  };
  hold(writing, made, { operationId, where: 'in the answer', expected, exchange });
  await result.again();
  const page = await read(writing, 'listComments', params);
  did(writing, operationId, 'create.not-readable');
  const row = (page.Data as Row[]).find(({ Id }) => Id === made.Id);
  if (!row)
    found(writing, operationId, {
      check: 'create.not-readable',
      place: 'listComments',
      message: 'what was written is not in listComments',
      exchange,
    });
  hold(writing, row, { operationId, where: 'in listComments', expected: made, exchange });
  hold(writing, page, {
    operationId,
    where: 'in listComments',
    expected: { Count: Number(earlier.Count) + 1 },
    before: earlier,
    exchange,
  });
  await another(writing, { as, params }, node);
  await invalid(
    writing,
    operationId,
    { as, params, json: { CommentContent: 'nobody is mentioned', taggedUsers: [tagged.userId] } },
    '/taggedUsers',
    'somebody who is tagged and not mentioned',
  );
  const rating = await read(writing, 'readIndicatorRating', pair.place);
  const facts = (userId: number) => ratingFacts(rating as never, userId);
  keep(writing, { operationId, as, params, body: json, facts, watch: () => read(writing, 'listComments', params) });
  await notified(writing, { made, tagged, place: pair.place });
}

/** A second comment, so that the list has an order. */
async function another(writing: Writing, { as, params }: { as: Role; params: Params }, node: Node): Promise<void> {
  const operationId = 'addComment';
  const json = { CommentContent: probeText(node, writing.marker, 'Another'), taggedUsers: [] };
  const { exchange, body } = await must(writing, operationId, { as, params, json, headers: newKey() }, [201], {
    check: 'request.valid-rejected',
    why: 'for one that tags nobody',
  });
  const [first] = await list(writing, 'listComments', params);
  did(writing, operationId, 'write.changed');
  if (first?.Id !== (body as Row).Id)
    found(writing, operationId, {
      check: 'write.changed',
      place: 'listComments',
      message: 'the newest comment is not the first in listComments',
      exchange,
    });
}

async function notified(
  writing: Writing,
  { made, tagged, place }: { made: Row; tagged: NonNullable<ReturnType<typeof needRole>>; place: Params },
): Promise<void> {
  const operationId = 'clearNotification';
  const mine = async () =>
    (
      await list(writing, 'listNotifications', {}, { pageSize: largestPage(writing, 'listNotifications') }, tagged)
    ).find(({ CommentId }) => CommentId === made.Id);
  const reported = await mine();
  did(writing, 'addComment', 'create.not-readable');
  if (!reported) {
    found(writing, 'addComment', {
      check: 'create.not-readable',
      place: 'listNotifications',
      message: 'who is tagged is not told: nothing in listNotifications',
    });
    return;
  }
  hold(writing, reported, {
    operationId: 'addComment',
    where: 'in listNotifications',
    expected: {
      TaggedId: tagged.userId,
      GlobalCountryId: place.countryId,
      IndicatorId: place.indicatorId,
      AuthorName: made.AuthorName,
      DateCreated: made.DateCreated,
    },
  });
  for (const role of writing.run.roles) {
    if (role === tagged) continue;
    const rows = await list(
      writing,
      'listNotifications',
      {},
      { pageSize: largestPage(writing, 'listNotifications') },
      role,
    );
    if (rows.some(({ CommentId }) => CommentId === made.Id))
      found(writing, 'addComment', {
        check: 'write.side-effect',
        place: 'listNotifications',
        message: `${role.name}, who is not tagged, is told as well`,
      });
  }
  const params = { commentId: made.Id as number, taggedId: tagged.userId };
  for (const role of writing.run.roles) {
    if (role === tagged) continue;
    const { exchange } = await sendAndJudge(writing, operationId, { as: role, params });
    did(writing, operationId, 'permission.missing');
    if (exchange.status !== 403)
      found(writing, operationId, {
        check: 'permission.missing',
        message: `wanted 403 for ${role.name}, who is not tagged, got ${exchange.status}`,
        exchange,
        seen: exchange.status,
      });
  }
  if (!(await mine()))
    found(writing, operationId, {
      check: 'write.side-effect',
      place: 'refused',
      message: 'a request that was refused cleared it all the same',
    });
  const cleared = await mustKeyed(writing, operationId, { as: tagged, params }, [200]);
  const { exchange, body } = cleared;
  hold(writing, body as Row, { operationId, where: 'in the answer', expected: reported, exchange });
  did(writing, operationId, 'write.not-persisted');
  if (await mine())
    found(writing, operationId, {
      check: 'write.not-persisted',
      place: 'listNotifications',
      message: 'what was cleared is still listed',
      exchange,
    });
  const where = 'for one that is already cleared';
  await changesNothing(writing, { operationId, as: tagged, params, first: cleared, expected: reported, where });
  keep(writing, {
    operationId,
    as: tagged,
    params,
    facts: (userId) => notificationFacts({ taggedId: tagged.userId, userId }),
    watch: () =>
      list(writing, 'listNotifications', {}, { pageSize: largestPage(writing, 'listNotifications') }, tagged),
  });
}
