/** What a person has alone: preferences, which are put back, and notices of one's own work. */

import type { Role } from '../run.ts';
import { hold } from './compare.ts';
import { allowed, did, found, keep, list, must, needRole, type Row, read, type Writing } from './context.ts';
import { mustKeyed } from './repeat.ts';

/** Changes a preference and puts it back; another person's stay as they are. */
export async function choosePreferences(writing: Writing): Promise<void> {
  const operationId = 'updatePreferences';
  if (!writing.run.contract.operations.has(operationId) || !allowed(writing, operationId)) return;
  const as = needRole(writing, operationId);
  const mine = () => read(writing, 'readPreferences', {}, undefined, as) as Promise<Row>;
  const before = await mine();
  const change = { SingleKeys: !before.SingleKeys };
  const expected = { ...before, ...change };
  const { body, exchange } = await mustKeyed(writing, operationId, { as, json: change }, [200]);
  hold(writing, body as Row, { operationId, where: 'in the answer', expected, exchange });
  hold(writing, await mine(), { operationId, where: 'in readPreferences', expected, exchange });
  did(writing, operationId, 'write.not-persisted');
  const { MailOffered: _, ...own } = before;
  await must(writing, operationId, { as, json: own }, [200]);
  keep(writing, { operationId, as, params: {}, body: change, facts: () => [], watch: mine });
}

/** Clears the newest notice of one's own work where there is one; it is counted once. */
export async function clearNotices(writing: Writing): Promise<void> {
  const operationId = 'clearWorkNotices';
  if (!writing.run.contract.operations.has(operationId) || !allowed(writing, operationId)) return;
  const of = (role: Role) => list(writing, 'listWorkNotices', {}, undefined, role);
  const isUnread = ({ ReadOn }: Row) => ReadOn === null;
  let as = needRole(writing, operationId);
  for (const role of writing.run.roles) {
    if ((await of(as)).some(isUnread)) break;
    as = role;
  }
  const mine = () => of(as);
  const unread = (await mine()).find(isUnread);
  const json = { Ids: [unread?.Id ?? 2_147_483_647] };
  const { body, exchange, again } = await mustKeyed(writing, operationId, { as, json }, [201]);
  const expected = { ClearedCount: unread ? 1 : 0 };
  hold(writing, body as Row, { operationId, where: 'in the answer', expected, exchange });
  did(writing, operationId, 'write.not-persisted');
  await again();
  const after = (await mine()).find(({ Id }) => Id === unread?.Id);
  if (unread && after?.ReadOn === null)
    found(writing, operationId, {
      check: 'write.not-persisted',
      place: 'listWorkNotices',
      message: 'what was cleared is still unread',
      exchange,
    });
  keep(writing, { operationId, as, params: {}, body: json, facts: () => [], watch: mine });
}
