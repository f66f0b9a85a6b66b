import { randomUUID } from 'node:crypto';
import type { OperationId } from '#generated/operations.ts';
import { startDroppingProxy } from './support/dropping-proxy.ts';
import { between, type Fault, kenya, toOne } from './support/fault.ts';
import type { CallOptions, Product } from './support/product.ts';

const admin = 'admin@demo.test';
const atOnce = 5;
const edition = { id: 4 };

/** Tries until a response comes through, as a person does who presses 'Try again'. */
async function insist(attempt: () => Promise<Response>): Promise<{ tries: number; response: Response }> {
  for (let tries = 1; ; tries += 1) {
    const response = await attempt().catch(() => undefined);
    if (response) return { tries, response };
    if (tries > 50) throw new Error('No answer came through in 50 tries');
  }
}

interface Row {
  Id: number;
  ShortName: string;
  FullName: string;
  Version: number;
}

/**
 * Sends a write with a key of its own until its response comes through; undefined where that is a
 * refusal.
 */
type Send = <T>(operationId: OperationId, options: CallOptions, wanted: number) => Promise<T | undefined>;

const listOf = async (product: Product, operationId: OperationId, params: Record<string, number>): Promise<Row[]> =>
  (await product.call(admin, operationId, { params })).json();

/**
 * Changes the first activity of a milestone of its own and moves it down and up: twice of either would be a Version too many or
 * a place too far, or would be refused.
 */
async function changeOf(product: Product, milestoneId: number) {
  const activities = () => listOf(product, 'listActivities', { ...edition, milestoneId });
  const [first] = await activities();
  if (!first) throw new Error(`Milestone ${milestoneId} has no activity`);
  let { Version } = first;
  let place = 0;
  return {
    once: async (send: Send): Promise<void> => {
      const { Id, FullName, ShortName } = first;
      const text = { Id, MilestoneOrderId: 1, FullName, ShortName, Description: `Version ${Version + 1}`, Version };
      const became = await send<Row>('updateActivity', { params: edition, body: text }, 200);
      Version = became?.Version ?? Version;
      const move = { Id, MilestoneOrderId: 1, OrderDirection: place === 0 ? 1 : 0 };
      if (await send('reorderActivity', { params: edition, body: move }, 200)) place = 1 - place;
    },
    wrong: async (changes: number): Promise<string[]> => {
      const rows = await activities();
      const at = rows.findIndex(({ Id }) => Id === first.Id);
      const now = rows[at]?.Version;
      return [
        ...(now === first.Version + changes ? [] : [`${changes} changes made Version ${now} of ${first.Version}`]),
        ...(at === place ? [] : [`an activity stands at ${at + 1}, not ${place + 1}`]),
      ];
    },
  };
}

export const retriedRequests: Fault = {
  row: 'Q-R13',
  name: 'answers lost after the commit, requests sent again',
  engines: ['embedded', 'postgresql'],
  rounds: 500,
  ...toOne(async (product, rounds) => {
    const wrong: string[] = [];
    // three of four responses are lost
    const proxy = await startDroppingProxy(product.url, () => between(0, 4) > 0);
    const ids = new Map<string, Set<number>>();
    let tries = 0;
    let things = 0;
    let changes = 0;
    const send: Send = async (operationId, options, wanted) => {
      const key = randomUUID();
      const sent = await insist(() => product.call(admin, operationId, { ...options, key, via: proxy.url }));
      tries += sent.tries;
      const { status } = sent.response;
      if (status === wanted) return sent.response.json();
      wrong.push(`${operationId} was answered ${status}: ${await sent.response.text()}`);
      return undefined;
    };
    const work = async ({ Id }: Row) => {
      const change = await changeOf(product, Id);
      let own = 0;
      while (proxy.dropped < rounds) {
        things += 1;
        const CommentContent = `once ${things}`;
        const body = { CommentContent, taggedUsers: [] };
        const made = await send<{ Id: number }>('addComment', { params: kenya, body }, 201);
        ids.set(CommentContent, new Set(made && [made.Id]));
        await change.once(send);
        own += 1;
      }
      wrong.push(...(await change.wrong(own)));
      changes += own;
    };
    try {
      const milestones = await listOf(product, 'listMilestones', edition);
      await Promise.all(milestones.slice(0, atOnce).map(work));
      let rows = 0;
      for (let offset = 0; ; offset += 100) {
        const page = await product.call(admin, 'listComments', {
          params: kenya,
          query: `?offset=${offset}&pageSize=100`,
        });
        const { Data, Count } = (await page.json()) as {
          Data: { Id: number; CommentContent: string }[];
          Count: number;
        };
        for (const { Id, CommentContent } of Data) {
          if (!CommentContent.startsWith('once ')) continue;
          rows += 1;
          ids.get(CommentContent)?.add(Id);
        }
        if (offset + 100 >= Count) break;
      }
      for (const [content, found] of ids) if (found.size !== 1) wrong.push(`${content} is there ${found.size} times`);
      if (rows !== ids.size) wrong.push(`${ids.size} things were asked for, ${rows} are there`);
      return {
        counts: {
          ...{ 'answers lost': proxy.dropped, tries, 'things asked for': ids.size, 'things made': rows },
          'changes and moves': 2 * changes,
        },
        wrong,
      };
    } finally {
      await proxy.close();
    }
  }),
};
