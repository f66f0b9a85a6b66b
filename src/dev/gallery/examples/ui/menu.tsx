import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#src/components/ui/menu.tsx';

/** Arrows move, Enter chooses, Escape closes. */
export function OfARow() {
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Actions for Safe roads">
          <Ellipsis aria-hidden="true" />
        </Button>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuItem>
          <Pencil aria-hidden="true" />
          Edit
        </MenuItem>
        <MenuItem disabled>Move up</MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger">
          <Trash2 aria-hidden="true" />
          Remove
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
