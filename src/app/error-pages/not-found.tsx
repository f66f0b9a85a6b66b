import { ErrorFrame } from './error-frame.tsx';
import { ErrorPageLinks } from './error-page-links.tsx';
import { MessagePage } from './message-page.tsx';

/** /404, and every address that does not exist (requirements A2.3; requirements B2). */
export function NotFoundPage() {
  return (
    <ErrorFrame>
      <MessagePage title="404 Page Not Found Error" text="The requested resource was not found.">
        <ErrorPageLinks />
      </MessagePage>
    </ErrorFrame>
  );
}
