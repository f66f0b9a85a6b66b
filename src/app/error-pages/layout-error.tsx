import type { ErrorComponentProps } from '@tanstack/react-router';
import { MessagePage } from './message-page.tsx';
import { messageOf, OOPS, TryAgain } from './screen-error.tsx';

/** Stands in for the whole layout where what it needs could not be fetched. */
export function LayoutError(props: ErrorComponentProps) {
  return (
    <MessagePage title={OOPS} text={messageOf(props)}>
      <TryAgain {...props} />
    </MessagePage>
  );
}
