import { partName } from '../../scripts/support/bundle/part-name.ts';

/** The addresses of a part of the client, by the name of its module: what a route or a wait for a request matches. */
export const partAddress = (module: string): RegExp => new RegExp(`/assets/${partName(module)}\\w{7}\\.js`);
