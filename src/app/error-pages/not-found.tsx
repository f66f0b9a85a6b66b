import { useRouterState } from '@tanstack/react-router';
import { ErrorFrame } from './error-frame.tsx';
import { ErrorPageLinks } from './error-page-links.tsx';
import { MessagePage } from './message-page.tsx';

/** /404, and every address that does not exist (requirements A2.3; requirements B2). */
export function NotFoundPage() {
  return (
    <ErrorFrame>
      <MessagePage title="404 Page Not Found Error" text="The requested resource was not found.">
        <Mistyped />
        <NotOffered />
        <ErrorPageLinks />
      </MessagePage>
    </ErrorFrame>
  );
}

/** An API of another team need not have all of the contract (docs/placing.md). */
function NotOffered() {
  const isNotOffered = useRouterState({ select: ({ location }) => location.state.isNotOffered });
  return (
    isNotOffered && <p className="-mt-2 mb-2 w-full text-sm">Not available here. This server does not offer it.</p>
  );
}

/** The address that does not exist; what does not exist at a right one has led to /404. */
function Mistyped() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  if (path === '/404') return null;
  return (
    <p className="-mt-2 mb-2 w-full text-sm break-all">
      Nothing is at <bdi className="font-medium">{path}</bdi>
    </p>
  );
}
