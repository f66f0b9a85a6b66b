import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { mockReach } from '#src/dev/mock-memory.ts';
import { startTools } from '#src/dev/start-tools.tsx';
import { targetState } from '#src/dev/target.ts';
import { api, openScreen } from './screen.tsx';

let tools: ReturnType<typeof startTools> | undefined;

/** Starts the tools, in place of those that are there, as a reload does. */
export function startAgain(app: Parameters<typeof startTools>[0]) {
  tools?.stop();
  tools = startTools(app);
  return tools;
}

/** Takes away what a test of the drawer leaves. */
export function stopTools(): void {
  tools?.stop();
  tools = undefined;
  targetState.set({ is: 'unknown' });
  mockReach.set({});
}

/** A page with the tools, as in development; the mock says nothing of what it keeps. */
export async function openPage(address: string) {
  api.use(http.get('*/api/v1/mock-memory/operations', () => HttpResponse.json({})));
  const app = await openScreen(address);
  startAgain(app);
  await screen.findByRole('heading', { level: 1 });
  return app;
}

/** The requests of an operation as they left. */
export function watch(path: string): Request[] {
  const seen: Request[] = [];
  api.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === `/api/v1${path}`) seen.push(request);
  });
  return seen;
}

export const opener = () => screen.findByRole('button', { name: /^Developer's drawer/ });
export const drawer = async () => within(await screen.findByRole('dialog', { name: "Developer's drawer" }));
export const usersShown = () => screen.findByRole('row', { name: /^Amara Okafor/ });

export async function openOperation({ user }: Awaited<ReturnType<typeof openPage>>, id: string) {
  await user.click(await opener());
  const own = await drawer();
  await user.click(own.getByRole('button', { name: new RegExp(`^${id}`) }));
  return own;
}
