import Search from 'lucide-react/icons/search';
import { Button } from '#src/components/ui/button.tsx';
import { keyDialog } from '#src/lib/keys/key-dialog.ts';

/** Opens the palette for those who do not press Ctrl+K. */
export function FindButton() {
  return (
    <Button variant="ghost" size="icon" aria-label="Find or do" onClick={() => keyDialog.set('palette')}>
      <Search aria-hidden="true" />
    </Button>
  );
}
