import { MessagePage } from './message-page.tsx';
import { WaysBack } from './ways-back.tsx';

/** /404, and every address that does not exist (document 1, section 2.3; document 2, section 2). */
export function NotFoundPage() {
  return (
    <MessagePage title="404 Page Not Found Error" text="The requested resource was not found.">
      <WaysBack />
    </MessagePage>
  );
}
