import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface TestIssuer {
  url: string;
  /** An access token as a real provider makes them; members of `claims` replace the usual ones. */
  token(claims?: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
}

export const testAudience = 'urn:test:api';

/** An identity provider reduced to what the API sees of one: discovery, keys, and tokens signed with them. */
export async function startTestIssuer(): Promise<TestIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' }];
  let url = '';
  const server = createServer((request, response) => {
    const document = request.url === '/jwks' ? { keys } : { issuer: url, jwks_uri: `${url}/jwks` };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(document));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    token: (claims = {}) => {
      const now = Math.floor(Date.now() / 1_000);
      return new SignJWT({ iss: url, aud: testAudience, iat: now, exp: now + 600, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'test', typ: 'at+jwt' })
        .sign(privateKey);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
