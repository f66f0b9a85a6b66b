import { randomUUID } from 'node:crypto';
import { startDroppingProxy } from './support/dropping-proxy.ts';
import { between, type Fault, inPlace, kenya } from './support/fault.ts';
import { startProduct } from './support/product.ts';

const admin = 'admin@demo.test';
const atOnce = 5;

/** Tries until an answer comes through, as a person does who presses 'Try again'. */
async function insist(attempt: () => Promise<Response>): Promise<{ tries: number; response: Response }> {
  for (let tries = 1; ; tries += 1) {
    const response = await attempt().catch(() => undefined);
    if (response) return { tries, response };
    if (tries > 50) throw new Error('No answer came through in 50 tries');
  }
}

export const retriedRequests: Fault = {
  row: 'Q-R13',
  name: 'answers lost after the commit, requests sent again',
  engines: ['embedded', 'postgresql'],
  rounds: 500,
  run: (engine, rounds) =>
    inPlace(engine, async (where) => {
      const wrong: string[] = [];
      const product = await startProduct(where);
      // three of four answers are lost
      const proxy = await startDroppingProxy(product.url, () => between(0, 4) > 0);
      const ids = new Map<string, Set<number>>();
      let tries = 0;
      let things = 0;
      const work = async () => {
        while (proxy.dropped < rounds) {
          things += 1;
          const [key, CommentContent] = [randomUUID(), `once ${things}`];
          const body = { CommentContent, taggedUsers: [] };
          const sent = await insist(() =>
            product.call(admin, 'addComment', { params: kenya, body, key, via: proxy.url }),
          );
          tries += sent.tries;
          const { Id } = await sent.response.json();
          if (sent.response.status !== 201) wrong.push(`${CommentContent} was answered ${sent.response.status}`);
          ids.set(CommentContent, new Set([Id]));
        }
      };
      try {
        await Promise.all(Array.from({ length: atOnce }, work));
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
          counts: { 'answers lost': proxy.dropped, tries, 'things asked for': ids.size, 'things made': rows },
          wrong,
        };
      } finally {
        await proxy.close();
        await product.kill();
      }
    }),
};
