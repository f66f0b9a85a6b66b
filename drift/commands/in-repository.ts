import { embedded } from './embedded.ts';

/** What only the repository has (Prism, redocly, the reference server); undefined in the bundle. */
export const repository = async () => (embedded ? undefined : import('./repository.ts'));
