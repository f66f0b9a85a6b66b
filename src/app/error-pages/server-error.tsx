import { ErrorPageLinks } from './error-page-links.tsx';
import { MessagePage } from './message-page.tsx';

/** /500 (requirements A2.3). */
export function ServerErrorPage() {
  return (
    <MessagePage title="500 Internal Server Error" text="An internal server error occurred.">
      <ErrorPageLinks />
    </MessagePage>
  );
}
