import { MessagePage } from './message-page.tsx';
import { WaysBack } from './ways-back.tsx';

/** /500 (requirements A2.3). */
export function ServerErrorPage() {
  return (
    <MessagePage title="500 Internal Server Error" text="An internal server error occurred.">
      <WaysBack />
    </MessagePage>
  );
}
