import { Button } from '#src/components/ui/button.tsx';
import { MessagePage } from './message-page.tsx';
import { ForSupport, isTold } from './screen-error.tsx';

const NOT_READ = 'Something it needs could not be read. Try again in a moment, or contact an administrator.';

/** Shown where the application cannot start at all. */
export function NoSettings({ error }: { error: Error }) {
  return (
    <MessagePage title="The application cannot start" text={isTold(error) ? error.message : NOT_READ}>
      <Button variant="primary" onClick={() => globalThis.location.reload()}>
        Try again
      </Button>
      <ForSupport error={error} />
    </MessagePage>
  );
}
