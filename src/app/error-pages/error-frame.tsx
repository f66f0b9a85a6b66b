import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useReadCurrentUser } from '#generated/hooks/session/session.ts';
import { Frame } from '../frame.tsx';

/**
 * Keeps the header above an error page where somebody is signed in: a wrong address may be one
 * typing error. Nothing waits for it, and where the person is not known the page stands alone.
 */
export function ErrorFrame({ children }: { children: ReactNode }) {
  const isSignedIn = useRouter().options.context.session.token() !== undefined;
  const { data: user } = useReadCurrentUser({
    query: { enabled: isSignedIn, retry: false, meta: { background: true } },
  });
  return isSignedIn && user ? <Frame>{children}</Frame> : children;
}
