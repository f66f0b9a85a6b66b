import { ToldError } from './told-error.ts';

/**
 * What an environment sets: read at run time, so that one build serves every environment (ADR-039).
 */
export type Settings = {
  /** Address of the identity provider. */
  authority: string;
  clientId: string;
  scope: string;
  /** Parameters of its own that the provider wants at sign-in. */
  signInParameters?: Record<string, string>;
  /** The API where it is not at `api/v1` below the client: `https://api.example/api/v1`. */
  apiUrl?: string;
  /** The title that the page header carries (requirements A1). */
  indexTitle: string;
  /** The data are the demo data set, whose ratings are fictitious. */
  demo: boolean;
};

/**
 * Reads `config.json` beside the client and passes the response's `Date` on. Rejects where it
 * cannot be read, because without it nobody can sign in.
 */
export async function readSettings(onServerDate?: (serverDate: string | null) => void): Promise<Settings> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`).catch((cause) => {
    throw new ToldError('The server cannot be reached. Check your connection and try again.', { cause });
  });
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  onServerDate?.(response.headers.get('Date'));
  return response.json();
}
