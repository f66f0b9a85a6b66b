import Ellipsis from 'lucide-react/icons/ellipsis';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#src/components/ui/menu.tsx';
import { type Act, isIndicator, nounOf, type Row } from './rows.ts';

/** What else can be done with a row. */
export function RowMenu({ row, act }: { row: Row; act: Act }) {
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Actions: ${row.ShortName}`}
          className="text-muted-foreground hover:text-foreground"
        >
          <Ellipsis aria-hidden="true" />
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={() => act('edit', row)}>Edit {nounOf(row)}</MenuItem>
        {isIndicator(row) && (
          <>
            <MenuItem onSelect={() => act('assign', row)}>Assign Dependency</MenuItem>
            <MenuItem onSelect={() => act('move', row)}>Move Indicator</MenuItem>
          </>
        )}
        <MenuSeparator />
        <MenuItem tone="danger" onSelect={() => act('delete', row)}>
          Delete {nounOf(row)}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
