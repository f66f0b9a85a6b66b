/** A server that keeps the wiki's contract, or makes one mistake. */
import { readFileSync } from 'node:fs';
import type { Row } from '../../live/generic/lists.ts';

export const wikiText = readFileSync('drift/tests/generic/wiki.yaml', 'utf8');

export const wikiMistakes = {
  'text-forgotten': ['addPage', 'the text is not stored'],
  'put-not-saved': ['changePage', 'a change is answered, and not stored'],
  'title-any': ['addPage', 'a title that is no text is accepted'],
  'count-fixed': ['listPages', 'pagesCount is always 20'],
  'label-ignored': ['listPages', 'label is not read'],
  'editor-ignored': ['listPages', 'editor is not read'],
  'picture-open': ['setPicture', 'a picture needs no token'],
  'picture-absent': ['setPicture', 'a picture of no page is accepted'],
  'person-merged': ['changePerson', 'what a PUT leaves out stays'],
  'login-any': ['logIn', 'any password is right'],
  'account-twice': ['signUp', 'an address has two accounts'],
  'password-told': ['signUp', 'the password is in the answer'],
  'email-any': ['signUp', 'any text is an address'],
} as const;

export type WikiMistake = keyof typeof wikiMistakes;

const status = (code: number) => new Response(null, { status: code });
const isText = (value: unknown): value is string => typeof value === 'string';
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const mayBe = (value: unknown, fits: (one: unknown) => boolean) => value === undefined || fits(value);

/** `fetch` of a wiki of its own. */
export function wikiServer(mistake?: WikiMistake): typeof fetch {
  const is = (name: WikiMistake) => mistake === name;
  const pages: Row[] = Array.from({ length: 24 }, (_, at) => ({
    slug: `page-${at}`,
    title: `Page ${at}`,
    text: '',
    labels: [['old'], ['old', 'long'], []][at % 3],
    editor: { name: ['ann', 'bo'][at % 2] },
  }));
  const people: Row[] = [];
  const accounts: Row[] = [{ email: 'ann@wiki.test', password: 'secret' }];
  let next = 1;

  function list(query: URLSearchParams): Response {
    const { limit = '20', offset = '0', label, editor } = Object.fromEntries(query) as Record<string, string>;
    if (!/^[1-9]\d*$/.test(limit) || !/^\d+$/.test(offset)) return status(422);
    const rows = pages.filter(
      (page) =>
        (label === undefined || is('label-ignored') || (page.labels as string[]).includes(label)) &&
        (editor === undefined || is('editor-ignored') || (page.editor as Row).name === editor),
    );
    const shown = rows.slice(Number(offset), Number(offset) + Number(limit));
    return Response.json({ pages: shown, pagesCount: is('count-fixed') ? 20 : rows.length });
  }

  function add(body: unknown): Response {
    const page = isRow(body) ? body.page : undefined;
    if (!isRow(page) || (!isText(page.title) && !(is('title-any') && page.title)) || !mayBe(page.text, isText))
      return status(422);
    if (!mayBe(page.labels, (all) => Array.isArray(all) && all.every(isText))) return status(422);
    const { title, text = '', labels = [] } = page;
    const made = {
      slug: `page-${pages.length}-${next++}`,
      title: String(title),
      text,
      labels,
      editor: { name: 'ann' },
    };
    pages.push(is('text-forgotten') ? { ...made, text: '' } : made);
    return Response.json({ page: made });
  }

  function change(page: Row, body: unknown): Response {
    const given = isRow(body) ? body.page : undefined;
    if (!isRow(given) || !mayBe(given.title, isText) || !mayBe(given.text, isText)) return status(422);
    const { title = page.title, text = '' } = given;
    if (is('put-not-saved')) return Response.json({ page: { ...page, title, text } });
    Object.assign(page, { title, text });
    return Response.json({ page });
  }

  function person(name: string, method: string, body: unknown): Response {
    const found = people.find((one) => one.name === name);
    if (method !== 'POST' && !found) return status(404);
    if (method === 'GET') return Response.json(found);
    if (method === 'DELETE') {
      people.splice(people.indexOf(found as Row), 1);
      return status(204);
    }
    const texts = isRow(body) ? [body.name, body.room] : [];
    if (!isRow(body) || !isText(body.phone) || !texts.every((one) => mayBe(one, isText))) return status(422);
    if (!mayBe(body.id, Number.isInteger)) return status(422);
    const id = found?.id ?? next++;
    const kept = is('person-merged') ? found : undefined;
    const made = { ...kept, name: found?.name ?? `person-${id}`, ...body, id };
    if (found) people[people.indexOf(found)] = made;
    else people.push(made);
    return Response.json(made);
  }

  function account(path: string, body: unknown): Response {
    const given = isRow(body) ? body.account : undefined;
    if (!isRow(given) || !isText(given.email) || !isText(given.password)) return status(422);
    if (!is('email-any') && !/^[^@\s]+@[^@\s]+\.[a-z]+$/.test(given.email)) return status(422);
    const known = accounts.find(({ email }) => email === given.email);
    if (path === 'login')
      return known && (known.password === given.password || is('login-any')) ? status(200) : status(401);
    if (known && !is('account-twice')) return status(409);
    accounts.push(given);
    return Response.json(is('password-told') ? given : { email: given.email });
  }

  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const [, path = '', id, below] = pathname.split('/').map(decodeURIComponent);
    const text = await request.text();
    const body = parsed(text);
    const page = pages.find(({ slug }) => slug === id);
    const isOpen = is('picture-open') && below === 'picture';
    const answer = () => {
      if (['login', 'accounts'].includes(path)) return method === 'POST' ? account(path, body) : status(404);
      if (request.headers.get('authorization') !== 'Bearer ann' && !isOpen) return status(401);
      if (path === 'people') return person(id ?? '', method, body);
      if (path !== 'pages') return status(404);
      if (id === undefined) return method === 'POST' ? add(body) : list(searchParams);
      if (below === 'picture' && is('picture-absent')) return Response.json({ page: page ?? pages[0] });
      if (!page) return status(404);
      if (below === 'picture') return text === '' ? status(422) : Response.json({ page });
      if (method === 'GET') return Response.json({ page });
      if (method === 'PUT') return change(page, body);
      pages.splice(pages.indexOf(page), 1);
      return status(204);
    };
    const given = answer();
    return request.method === 'HEAD' ? new Response(null, { status: given.status, headers: given.headers }) : given;
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
