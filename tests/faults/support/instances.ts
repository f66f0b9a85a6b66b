import { startIdentityProvider } from '../../../server/identity/provider.ts';
import { signIn } from '../../support/sign-in.ts';
import { type Instance, startInstance } from './instance.ts';
import { startProduct, type Where } from './product.ts';
import { type ReadyProxy, startReadyProxy } from './ready-proxy.ts';

const publicUrl = 'http://localhost:4000';
/** A hundred rounds on a busy machine take longer than a token usually lives. */
const TOKEN_SECONDS = 3_600;

interface Running {
  instances: Instance[];
  proxy: ReadyProxy;
  /** An administrator's. */
  token: string;
}

/** Instances on one database behind a proxy that retries; all have ended when it resolves. */
export async function onInstances<T>(where: Where, count: number, use: (running: Running) => Promise<T>): Promise<T> {
  await (await startProduct(where)).stop();
  const instances: Instance[] = [];
  const provider = await startIdentityProvider({ port: 0, publicUrls: [publicUrl], tokenTtl: TOKEN_SECONDS });
  try {
    for (let at = 0; at < count; at += 1) instances.push(await startInstance({ where, provider, publicUrl }));
    const proxy = await startReadyProxy(
      instances.map(({ url }) => url),
      { retries: true },
    );
    try {
      const { access_token: token } = await signIn(provider.url, 'admin@demo.test', { publicUrl });
      return await use({ instances, proxy, token });
    } finally {
      await proxy.close();
    }
  } finally {
    await Promise.all(instances.map((instance) => instance.stop()));
    await provider.close();
  }
}
