import { Button } from '#src/components/ui/button.tsx';
import { MessagePage } from './message-page.tsx';

/** Shown where the application cannot start at all. */
export function NoSettings({ error }: { error: Error }) {
  return (
    <MessagePage title="The application cannot start" text={error.message}>
      <Button variant="primary" onClick={() => globalThis.location.reload()}>
        Reload Page
      </Button>
    </MessagePage>
  );
}
