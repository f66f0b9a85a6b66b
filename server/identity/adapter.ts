import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Store } from './store.ts';

/** Tolerated clock difference: what oidc-provider still accepts must still be stored. */
const graceSeconds = 60;
const byGrant = ['AuthorizationCode', 'RefreshToken'];
const now = () => Math.floor(Date.now() / 1000);

/** Stores the data of oidc-provider (sessions, grants, codes, tokens), one prefix per kind. */
export function createAdapter(store: Store): (kind: string) => Adapter {
  return (kind) => ({
    async upsert(id, payload, expiresIn = 3600) {
      store.set(`${kind}:${id}`, structuredClone(payload), now() + expiresIn + graceSeconds);
    },
    async find(id) {
      return structuredClone(store.get(`${kind}:${id}`) as AdapterPayload | undefined);
    },
    async findByUid(uid) {
      const payloads = store.entries(`${kind}:`).map(([, payload]) => payload as AdapterPayload);
      return structuredClone(payloads.find((payload) => payload.uid === uid));
    },
    async findByUserCode() {
      return undefined; // only the device flow, which is off, asks for it
    },
    async consume(id) {
      const payload = store.get(`${kind}:${id}`) as AdapterPayload | undefined;
      // kept until it expires: its second use is what betrays a stolen token
      if (payload) store.set(`${kind}:${id}`, { ...payload, consumed: now() }, (payload.exp ?? now()) + graceSeconds);
    },
    async destroy(id) {
      store.delete(`${kind}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, payload] of byGrant.flatMap((one) => store.entries(`${one}:`))) {
        if ((payload as AdapterPayload).grantId === grantId) store.delete(key);
      }
    },
  });
}
