import { MessagePage } from './message-page.tsx';
import { WaysBack } from './ways-back.tsx';

/** /404, and every address that does not exist (requirements A2.3; requirements B2). */
export function NotFoundPage() {
  return (
    <MessagePage title="404 Page Not Found Error" text="The requested resource was not found.">
      <WaysBack />
    </MessagePage>
  );
}
