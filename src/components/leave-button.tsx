import { Button } from './ui/button.tsx';

type LeaveButtonProps = {
  /**
   * The server has responded with 503 and the request is retried: what was sent can no longer be
   * cancelled.
   */
  isProcessing: boolean;
  onLeave: () => void;
};

/** The way out of a form's dialog beside the button that sends it. */
export function LeaveButton({ isProcessing, onLeave }: LeaveButtonProps) {
  return <Button onClick={onLeave}>{isProcessing ? 'Close' : 'Cancel'}</Button>;
}
