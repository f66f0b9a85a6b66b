import Keyboard from 'lucide-react/icons/keyboard';
import { Button } from '#src/components/ui/button.tsx';
import { keyDialog } from '#src/lib/keys/key-dialog.ts';

/** Shows the keys of the page. */
export function KeyHelpButton() {
  return (
    <Button
      size="icon"
      variant="ghost"
      className="ml-auto"
      aria-label="Keyboard shortcuts"
      onClick={() => keyDialog.set('help')}
    >
      <Keyboard aria-hidden="true" />
    </Button>
  );
}
