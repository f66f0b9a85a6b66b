import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Provider, { errors } from 'oidc-provider';
import { defaultTokenTtl, developmentAudience, developmentClientId, productionRefusal } from '../settings.ts';
import { type Account, demoAccounts } from './accounts.ts';
import { configurationOf } from './configuration.ts';
import { readForm, sendPage, serveAsset, setSecurityHeaders } from './http.ts';
import { errorPage, type PageContext, signInPage } from './pages.ts';
import { acceptRevocation, createDenyList } from './revocation.ts';
import { loadSecrets } from './secrets.ts';
import { openStore } from './store.ts';

export interface ProviderOptions {
  /** 0 chooses a free port. */
  port: number;
  /** Origins of the client that may sign people in, e.g. 'http://localhost:4000'. */
  publicUrls: readonly string[];
  /** Keys and sessions are kept in `<dataDir>/identity`; without it they end with the process. */
  dataDir?: string | undefined;
  accounts?: readonly Account[];
  /** Seconds that access and ID tokens live. */
  tokenTtl?: number;
  clientId?: string;
  audience?: string;
  /** Title of the index, for the sign-in page. */
  title?: string;
}

export interface IdentityProvider {
  /** The issuer, `http://localhost:<port>`. */
  url: string;
  clientId: string;
  audience: string;
  /** Whether the access token with this `jti` was taken back: for the API's token verifier. */
  isRevoked(tokenId: string): boolean;
  close(): Promise<void>;
}

/**
 * The development identity provider on its own loopback port: OpenID Connect with demo accounts
 * instead of passwords.
 * @throws Error under NODE_ENV=production [Q-S43], and where the port is in use.
 */
export async function startIdentityProvider(options: ProviderOptions): Promise<IdentityProvider> {
  const refusal = productionRefusal();
  if (refusal) throw new Error(refusal);
  const { publicUrls, accounts = demoAccounts, title = 'Road Safety Index', tokenTtl = defaultTokenTtl } = options;
  const { clientId = developmentClientId, audience = developmentAudience } = options;
  const folder = options.dataDir && join(options.dataDir, 'identity');
  const secrets = await loadSecrets(folder);
  const store = openStore(folder);
  const denyList = createDenyList(store);

  const server = createServer();
  const port = await listen(server, options.port);
  const url = `http://localhost:${port}`;
  const page: PageContext = { title, home: publicUrls[0] ?? '/' };
  const provider = new Provider(
    url,
    configurationOf({
      ...{ port, clientId, audience, publicUrls, accounts, tokenTtl },
      secrets,
      store,
      denyList,
      page,
    }),
  );
  provider.on('server_error', (_ctx, error) => console.error('Identity provider:', error));
  closeCors(provider, publicUrls);
  acceptRevocation(provider, secrets.jwks.keys, denyList);
  const callback = provider.callback();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setSecurityHeaders(response, publicUrls);
    // another host name that resolves to this machine belongs to an attacker's page (DNS rebinding)
    if (request.headers.host !== `localhost:${port}`) return void response.writeHead(421).end();
    const { pathname } = new URL(request.url ?? '/', url);
    if (await serveAsset(pathname, response)) return;
    if (pathname.startsWith('/interaction/')) return interact(request, response, pathname);
    if (pathname !== '/') return callback(request, response);
    sendPage(
      response,
      200,
      errorPage(page, {
        title: 'Nothing to do here',
        text: 'The application brings you here when somebody has to sign in.',
      }),
    );
  }

  /** The sign-in page of one authorization request, and the choice made on it. */
  async function interact(request: IncomingMessage, response: ServerResponse, action: string): Promise<void> {
    const { session } = await provider.interactionDetails(request, response);
    if (request.method === 'POST') {
      const form = await readForm(request);
      const chosen = accounts.find(({ email }) => email === form.get('account'));
      const cancelled = { error: 'access_denied', error_description: 'Sign-in was cancelled' };
      const login = chosen && { select_account: {}, login: { accountId: chosen.id } };
      const result = form.has('cancel') ? cancelled : login;
      if (result) return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
      response.statusCode = 422;
    }
    sendPage(response, response.statusCode, signInPage(page, { accounts, action, current: session?.accountId }));
  }

  server.on('request', (request, response) => {
    answer(request, response).catch((error) => {
      const expired = error instanceof errors.SessionNotFound;
      if (!expired) console.error('Identity provider:', error);
      if (response.headersSent) return response.destroy();
      const text = expired
        ? 'This page has expired or was opened in another window. Start again in the application.'
        : 'Something went wrong here. Start again in the application.';
      sendPage(response, expired ? 400 : 500, errorPage(page, { title: 'This sign-in cannot go on', text }));
    });
  });

  return {
    ...{ url, clientId, audience },
    isRevoked: denyList.isRevoked,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      store.close();
    },
  };
}

/** Loopback only: anyone who reaches the port can sign in as any account. */
function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is in use: set OIDC_PORT to another one`) : error);
    });
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** oidc-provider lets any origin read its metadata; only the client's origin may here [Q-S33]. */
function closeCors(provider: Provider, publicUrls: readonly string[]): void {
  const origins = new Set(publicUrls.map((url) => new URL(url).origin));
  provider.use(async (ctx, next) => {
    await next();
    if (origins.has(ctx.get('origin'))) return;
    for (const name of Object.keys(ctx.response.headers)) if (name.startsWith('access-control-')) ctx.remove(name);
  });
}
