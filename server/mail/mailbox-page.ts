/** In development: what would have been sent, without a mail server. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db, Row } from '../db/schema.ts';
import { notFound } from '../problem.ts';
import { escaped } from './mail-words.ts';

const MOST = 100;

/** Serves /dev/mail: the newest e-mails of everybody, and each as its reader sees it. */
export function serveMailbox(app: FastifyInstance, db: Db): void {
  app.get('/dev/mail', async (_request, reply) => {
    const mails = await db.selectFrom('mail').selectAll().orderBy('id', 'desc').limit(MOST).execute();
    return page(reply, listOf(mails));
  });
  app.get<{ Params: { id: string } }>('/dev/mail/:id', async ({ params: { id } }, reply) => {
    const isId = /^[1-9]\d{0,8}$/.test(id);
    const mail = isId && (await db.selectFrom('mail').selectAll().where('id', '=', Number(id)).executeTakeFirst());
    if (!mail) throw notFound();
    return page(reply, mail.html);
  });
}

/** Nothing runs and nothing is fetched; only the styles of the e-mail itself. */
const page = (reply: FastifyReply, html: string) =>
  reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation`,
    )
    .type('text/html; charset=utf-8')
    .send(html);

const listOf = (mails: Row<'mail'>[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title>
<style>:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;max-width:50em;margin:2em auto;padding:0 1em}
article{border-top:1px solid #8886;padding:1em 0}h2{font-size:1.05em;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere}
p{margin:0;opacity:.75}</style></head>
<body><h1>Mailbox</h1><p>What would be sent by e-mail. This page is there in development only.</p>
${mails.map(entryOf).join('\n') || '<p>Nothing yet.</p>'}
</body></html>
`;

const entryOf = ({ id, subject, recipient, created_on, text, last_error }: Row<'mail'>) => `<article>
<h2><a href="/dev/mail/${id}">${escaped(subject)}</a></h2>
<p>To ${escaped(recipient)}, ${created_on.toISOString()}${last_error ? `, ${escaped(last_error)}` : ''}</p>
<pre>${escaped(text)}</pre></article>`;
