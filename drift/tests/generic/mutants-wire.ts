/** What a museum's server can get wrong around its bodies. */

interface Wired {
  kind: string;
  /** The operation that a finding has to name. */
  operationId: string;
  what: string;
  /** The check that finds it. */
  check: string;
  wrap: (serve: typeof fetch) => typeof fetch;
}

type Change = (response: Response, request: Request, serve: (request: Request) => Promise<Response>) => unknown;

/** Another response at an address, by its method and path below the prefix. */
const at =
  (method: string, path: RegExp, change: Change) =>
  (serve: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input as URL, init);
    const own = () => serve(request.clone());
    if (request.method !== method || !path.test(new URL(request.url).pathname)) return own();
    const asked = (other: Request) => serve(other);
    return ((await change(await own(), request, asked)) as Response | undefined) ?? own();
  };

const moved = (request: Request, change: (url: URL) => void): Request => {
  const url = new URL(request.url);
  change(url);
  return new Request(url, { headers: request.headers });
};

/** What GET answers, without its body. */
const asHead = (change: (headers: Headers) => void = () => {}, status?: number) =>
  at('HEAD', /^\/v2\/exhibits\/[^/]+$/, async (_, request, serve) => {
    const response = await serve(new Request(request.url, { headers: request.headers }));
    const headers = new Headers(response.headers);
    change(headers);
    return new Response(null, { status: status ?? response.status, headers });
  });

const changed = (response: Response, name: string, value: (now: string) => string): Response => {
  const headers = new Headers(response.headers);
  headers.set(name, value(headers.get(name) ?? ''));
  return new Response(response.body, { status: response.status, headers });
};

const exhibit = /^\/v2\/exhibits\/[^/]+$/;

/** HEAD as it should be: nothing is found. */
export const rightHead = asHead();

export const wireMutants: Wired[] = [
  {
    kind: 'HEAD',
    operationId: 'getExhibit',
    what: 'HEAD fails',
    check: 'server.5xx',
    wrap: asHead(undefined, 500),
  },
  {
    kind: 'HEAD',
    operationId: 'getExhibit',
    what: 'HEAD answers 204',
    check: 'status.unexpected',
    wrap: asHead(undefined, 204),
  },
  {
    kind: 'HEAD',
    operationId: 'getExhibit',
    what: 'HEAD says text/html',
    check: 'media.undocumented',
    wrap: asHead((headers) => headers.set('content-type', 'text/html')),
  },
  {
    kind: 'HEAD',
    operationId: 'getExhibit',
    what: 'HEAD has no ETag',
    check: 'header.missing',
    wrap: asHead((headers) => headers.delete('etag')),
  },
  {
    kind: 'HEAD',
    operationId: 'listTickets',
    what: 'HEAD needs no token',
    check: 'auth.missing',
    wrap: at('HEAD', /^\/v2\/tickets$/, (_, request, serve) => {
      const headers = { authorization: 'Bearer curator-token' };
      return serve(new Request(request.url, { headers })).then(
        ({ headers: own }) => new Response(null, { headers: own }),
      );
    }),
  },
  {
    kind: 'headers',
    operationId: 'getExhibit',
    what: 'the ETag twice',
    check: 'header.schema',
    wrap: at('GET', exhibit, (response) =>
      response.status === 200 ? changed(response, 'etag', (now) => `${now}, ${now}`) : undefined,
    ),
  },
  {
    kind: 'headers',
    operationId: 'openExhibit',
    what: 'Location twice',
    check: 'header.schema',
    wrap: (serve) => async (input, init) => {
      const response = await serve(input, init);
      return response.status === 201 && response.headers.has('location')
        ? changed(response, 'location', (now) => `${now}, ${now}`)
        : response;
    },
  },
  {
    kind: 'charset',
    operationId: 'listTickets',
    what: 'JSON in ISO-8859-1',
    check: 'media.undocumented',
    wrap: at('GET', /^\/v2\/tickets$/, (response) =>
      changed(response, 'content-type', (now) => `${now}; charset=iso-8859-1`),
    ),
  },
  {
    kind: 'time',
    operationId: 'getHealth',
    what: 'an answer that never ends',
    check: 'transport',
    wrap: (serve) => async (input, init) => {
      if (!String(input).endsWith('/health')) return serve(input, init);
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{ "ok":'));
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    },
  },
  {
    kind: 'addresses',
    operationId: 'listTickets',
    what: 'a slash at the end leads to the server behind the proxy',
    check: 'status.unexpected',
    wrap: at(
      'GET',
      /^\/v2\/tickets\/$/,
      () => new Response(null, { status: 307, headers: { location: 'http://10.0.0.7:8000/tickets' } }),
    ),
  },
  {
    kind: 'addresses',
    operationId: 'getHealth',
    what: 'a slash at the end fails',
    check: 'server.5xx',
    wrap: at('GET', /^\/v2\/health\/$/, () => new Response('oops', { status: 500 })),
  },
  {
    kind: 'addresses',
    operationId: 'listTickets',
    what: 'the guard knows its address in small letters only',
    check: 'auth.missing',
    wrap: at('GET', /^\/v2\/TICKETS$/, (_, request, serve) => {
      const small = moved(request, (url) => {
        url.pathname = url.pathname.toLowerCase();
      });
      small.headers.set('authorization', 'Bearer curator-token');
      return serve(small);
    }),
  },
];

/** A slash at the end that leads to the address of the contract: nothing is found. */
export const rightRedirect = at('GET', /^\/v2\/.*\/$/, (_, request) => {
  const { pathname, search } = new URL(request.url);
  return new Response(null, { status: 308, headers: { location: `${pathname.replace(/\/$/, '')}${search}` } });
});
