import { addressOf } from './api/fetcher.ts';

/**
 * Has the browser fetch a file from an address of the API and save it under the server's name for
 * it.
 */
export function downloadFrom(address: string): void {
  const link = document.createElement('a');
  link.href = addressOf(address).href;
  link.download = '';
  link.click();
}
