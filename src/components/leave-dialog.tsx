import { Button } from './ui/button.tsx';

type LeaveDialogProps = {
  /**
   * The server has responded with 503 and the request is retried: what was sent can no longer be
   * cancelled.
   */
  isProcessing: boolean;
  onLeave: () => void;
};

/** The way out of a form's dialog beside the button that sends it. */
export function LeaveDialog({ isProcessing, onLeave }: LeaveDialogProps) {
  return <Button onClick={onLeave}>{isProcessing ? 'Close' : 'Cancel'}</Button>;
}
