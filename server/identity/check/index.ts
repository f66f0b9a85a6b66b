/** Walks what a provider has to offer before anybody can sign in, and says in words what to set. */
import type { IdentitySettings } from '../../settings.ts';
import { judgeToken } from './access-token.ts';
import { judgeDocument, judgeKeys, readDocument } from './document.ts';
import { judgeEndpoints } from './endpoints.ts';
import { type Finding, wrong } from './finding.ts';

export interface CheckOptions {
  identity: IdentitySettings;
  /** Origin of the client as browsers see it. */
  publicUrl: string;
  /** An access token that the provider made for a person. */
  token?: string | undefined;
}

/**
 * Asks the provider as the client and the API will: discovery, keys, redirect addresses, tokens,
 * log-out, and the claims of `token` where one is given. Signs nobody in and changes nothing.
 * Never rejects.
 */
export async function checkProvider({ identity, publicUrl, token }: CheckOptions): Promise<Finding[]> {
  try {
    const document = await readDocument(identity.authority);
    return [
      ...judgeDocument(document, identity.authority, identity.scope),
      ...(await judgeKeys(document)),
      ...(await judgeEndpoints(document, { ...identity, publicUrl })),
      ...(token ? await judgeToken(token, identity) : []),
    ];
  } catch (error) {
    return [wrong(error instanceof Error ? error.message : String(error))];
  }
}
