import { servePrism } from '../../drift/commands/prism.ts';

export type Prism = {
  /** Where it responds now; another address after `renew`. */
  url(): string;
  /**
   * Reads the contract once more. Where it cannot be read, the last good one goes on responding.
   */
  renew(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Prism in this process, responding with the examples of a bundled contract. It knows no base path:
 * its routes begin where the contract's do, so a proxy in front must take `/api/v1` away.
 */
export async function startPrism(contract: string): Promise<Prism> {
  let now = await servePrism(contract);
  return {
    url: () => now.url,
    async renew() {
      const last = now;
      now = await servePrism(contract);
      await last.close();
    },
    close: () => now.close(),
  };
}
