/** A server that follows the Galaxy's document to the letter, in JSON alone, or has one mistake. */
import { randomUUID } from 'node:crypto';
import type { GalaxyFault } from './galaxy-faults.ts';
import {
  absent,
  badRequest,
  type Is,
  isObject,
  planetsOf,
  problem,
  satelliteOf,
  validatorOf,
  without,
} from './galaxy-planets.ts';

export { galaxyText } from './galaxy-planets.ts';
export const galaxyTokens = { astronomer: 'astronomer-token', visitor: 'visitor-token' };

const isBody = validatorOf('CelestialBody');
const isUser = validatorOf('User');
const isCredentials = validatorOf('Credentials');
const unauthorized = () => problem(401, 'Unauthorized', 'You are not authorized to access this resource.');
const forbidden = () => problem(403, 'Forbidden', 'You are not authorized to access this resource.');
const requestId = () => ({ 'X-Request-ID': randomUUID() });

function tokenOf(request: Request, url: URL): string | undefined {
  const authorization = request.headers.get('Authorization');
  if (authorization?.startsWith('Basic ')) return atob(authorization.slice(6)).split(':')[1];
  return (
    authorization?.replace(/^Bearer /, '') ??
    request.headers.get('X-API-Key') ??
    url.searchParams.get('api_key') ??
    request.headers.get('Cookie')?.match(/api_key=([^;]+)/)?.[1]
  );
}

/** `fetch` of a galaxy of its own. */
export function galaxyServer(fault?: GalaxyFault): typeof fetch {
  const is: Is = (name) => fault === name;
  const planets = planetsOf(is);
  const users = [{ id: 1, name: 'Marc', email: 'marc@scalar.com', password: 'i-love-scalar' }];

  function callerOf(request: Request, url: URL): string | undefined {
    const sent = tokenOf(request, url);
    const known = Object.entries(galaxyTokens).find(([, token]) => token === sent)?.[0];
    return known ?? (is('me-any-token') && sent ? 'astronomer' : undefined);
  }

  async function upload(id: string, request: Request, origin: string): Promise<Response> {
    if (!planets.find(id) && !is('upload-absent')) return absent();
    const form = await request.formData().catch(() => undefined);
    const file = form?.get('image');
    if (!(file instanceof File) && !is('upload-empty')) return badRequest('An image is needed.');
    const size = file instanceof File ? file.size : 0;
    const imageUrl = `${origin}/images/${id}.jpg`;
    planets.portray(id, imageUrl);
    const message = {
      message: 'Image uploaded successfully',
      imageUrl,
      uploadedAt: new Date(0).toISOString(),
      fileSize: is('upload-size-text') ? `${size} bytes` : size,
      mimeType: 'image/jpeg',
    };
    return Response.json(message, { headers: { ...requestId(), 'X-Cache-Control': 'no-cache' } });
  }

  function signUp(body: unknown, origin: string): Response {
    if (!isObject(body)) return badRequest('A user is an object.');
    const checked = is('signup-email-open') && typeof body.email === 'string' ? { ...body, email: 'a@b.test' } : body;
    if (!isUser(without(checked, 'id')) || !isCredentials(checked))
      return problem(422, 'Unprocessable Entity', 'The request was invalid.');
    if (users.some(({ email }) => email === body.email) && !is('signup-duplicate'))
      return problem(409, 'Conflict', 'The resource you are trying to access is in conflict.');
    const { name, email, password } = body as { name: string; email: string; password: string };
    const user = { id: users.length + 1, name, email, password };
    users.push(user);
    return Response.json(is('signup-password') ? user : { id: user.id, name }, {
      status: 201,
      headers: { ...requestId(), Location: `${origin}/me`, 'X-Processing-Time': '1' },
    });
  }

  function token(body: unknown): Response {
    if (!isObject(body) || !isCredentials(body)) return badRequest('The request was invalid.');
    const user = users.find(({ email }) => email === body.email);
    if (!user || (user.password !== body.password && !is('token-any'))) return unauthorized();
    const limits = { 'X-RateLimit-Limit': '100', 'X-RateLimit-Remaining': '95', 'X-RateLimit-Reset': '3600' };
    return Response.json({ token: `token-of-${user.id}` }, { status: 201, headers: { ...requestId(), ...limits } });
  }

  function createBody(body: unknown, origin: string): Response {
    if (!isObject(body)) return badRequest('A celestial body is an object.');
    const isMoon = ['moon', 'asteroid', 'comet'].includes(String(body.type));
    if (!isMoon) return planets.create(body, origin);
    const made = satelliteOf(body, 77, 1);
    if (!isBody(made)) return badRequest('The request was invalid.');
    if (is('body-diameter-text') && 'diameter' in made) made.diameter = `${made.diameter} km`;
    return Response.json(made, { status: 201 });
  }

  function me(caller: string | undefined): Response {
    const name = caller ?? (is('me-open') ? 'anybody' : undefined);
    if (!name) return unauthorized();
    const user = { id: 10 + Object.keys(galaxyTokens).indexOf(name), name };
    const headers = { ETag: `"${name}"`, 'Last-Modified': new Date(0).toISOString(), 'X-Cache-Control': 'no-cache' };
    return Response.json(user, { headers: { ...requestId(), ...headers } });
  }

  /** Visitors may not write planets; where the document has no 403, whoever is signed in may. */
  async function answer(method: string, request: Request, url: URL): Promise<Response> {
    const [, collection, id, below, ...more] = url.pathname.split('/');
    const caller = callerOf(request, url);
    const body = async (): Promise<unknown> => request.json().catch(() => undefined);
    const mayNot = (name: 'create-open' | 'put' | 'upload') => {
      if (caller === 'astronomer' || (name === 'create-open' && is('create-open'))) return false;
      return !(name === 'create-open' && caller && is('create-guest'));
    };
    const route = `${method} /${collection}${id === undefined ? '' : collection === 'planets' ? '/{id}' : `/${id}`}${below === undefined ? '' : `/${below}`}`;
    if (more.length > 0) return absent();
    switch (route) {
      case 'GET /planets':
        return is('list-locked') && !caller ? unauthorized() : planets.list(url);
      case 'POST /planets':
        return mayNot('create-open') ? forbidden() : planets.create(await body(), url.origin);
      case 'GET /planets/{id}':
        return planets.show(String(id));
      case 'PUT /planets/{id}':
        return mayNot('put') ? forbidden() : planets.change(String(id), await body());
      case 'DELETE /planets/{id}':
        return caller || is('delete-open') ? planets.remove(String(id)) : unauthorized();
      case 'POST /planets/{id}/image':
        return mayNot('upload') ? forbidden() : upload(String(id), request, url.origin);
      case 'POST /celestial-bodies':
        return caller ? createBody(await body(), url.origin) : unauthorized();
      case 'POST /user/signup':
        return signUp(await body(), url.origin);
      case 'POST /auth/token':
        return token(await body());
      case 'GET /me':
        return me(caller);
      default:
        return absent();
    }
  }

  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (request.method !== 'HEAD') {
      const given = await answer(request.method, request, url);
      if (!is('latin1') || url.pathname !== '/planets') return given;
      const headers = new Headers(given.headers);
      headers.set('Content-Type', 'application/json; charset=iso-8859-1');
      return new Response(Buffer.from(await given.text(), 'latin1'), { status: given.status, headers });
    }
    const { status, headers } = await answer('GET', request, url);
    return new Response(null, { status: is('head-500') && url.pathname !== '/planets' ? 500 : status, headers });
  };
}
