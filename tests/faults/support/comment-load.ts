import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { operations } from '#generated/operations.ts';
import { kenya } from './fault.ts';

/** What one writer sent, and how the last answers were. */
export interface Sent {
  acknowledged: Set<string>;
  /** Sent, and never answered for good. */
  unknown: Set<string>;
  requests: number;
  /** By status or 'none', what was no success. */
  failed: Record<string, number>;
  /** The longest that nothing succeeded, in milliseconds. */
  longestGap: number;
}

export const nothingSent = (): Sent => ({
  ...{ acknowledged: new Set<string>(), unknown: new Set<string>() },
  ...{ requests: 0, failed: {}, longestGap: 0 },
});

function addressOf(url: string): string {
  const params: Record<string, number> = kenya;
  return `${url}/api/v1${operations.addComment.path.replaceAll(/\{(\w+)\}/g, (_, name) => `${params[name]}`)}`;
}

/**
 * Adds one comment after another, each with a key of its own that is sent again until it is
 * answered with success, as the client does after 503 and lost answers.
 */
export async function addComments(
  { url, token, writer, sent }: { url: string; token: string; writer: number; sent: Sent },
  isOver: () => boolean,
): Promise<void> {
  let lastSuccess = performance.now();
  for (let n = 1; !isOver(); n += 1) {
    const CommentContent = `${writer}-${n}`;
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const body = JSON.stringify({ CommentContent, taggedUsers: [] });
    sent.unknown.add(CommentContent);
    for (let tries = 0; tries < 600; tries += 1) {
      const status = await fetch(addressOf(url), { method: 'POST', headers, body }).then(
        (answer) => answer.arrayBuffer().then(() => answer.status),
        () => 'none' as const,
      );
      sent.requests += 1;
      if (status === 201) {
        sent.acknowledged.add(CommentContent);
        sent.unknown.delete(CommentContent);
        sent.longestGap = Math.max(sent.longestGap, performance.now() - lastSuccess);
        lastSuccess = performance.now();
        break;
      }
      sent.failed[status] = (sent.failed[status] ?? 0) + 1;
      if (isOver() && tries > 100) return;
      await sleep(50);
    }
  }
}

/** In words, what was acknowledged and is not there once, and what is there that nobody sent. */
export async function wrongComments(url: string, token: string, { acknowledged, unknown }: Sent): Promise<string[]> {
  const contents: string[] = [];
  for (let offset = 0; ; offset += 100) {
    const answer = await fetch(`${addressOf(url)}?offset=${offset}&pageSize=100`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { Data, Count } = await answer.json();
    contents.push(...(Data as { CommentContent: string }[]).map(({ CommentContent }) => CommentContent));
    if (contents.length >= Count || Data.length === 0) break;
  }
  const times = Map.groupBy(contents, (content) => content);
  const lost = [...acknowledged].filter((content) => !times.has(content));
  const twice = [...acknowledged, ...unknown].filter((content) => (times.get(content)?.length ?? 0) > 1);
  return [
    ...(lost.length > 0 ? [`${lost.length} acknowledged comments are lost: ${lost.slice(0, 5)}`] : []),
    ...(twice.length > 0 ? [`${twice.length} comments are there twice: ${twice.slice(0, 5)}`] : []),
  ];
}

/**
 * Waits until so many more comments are acknowledged.
 * @throws Error where nothing is for a minute.
 */
export async function acknowledges({ acknowledged, failed }: Sent, more: number): Promise<void> {
  const enough = acknowledged.size + more;
  let last = acknowledged.size;
  let since = performance.now();
  while (acknowledged.size < enough) {
    if (acknowledged.size > last) [last, since] = [acknowledged.size, performance.now()];
    if (performance.now() - since > 60_000)
      throw new Error(`nothing was acknowledged for a minute: ${JSON.stringify(failed)}`);
    await sleep(10);
  }
}
