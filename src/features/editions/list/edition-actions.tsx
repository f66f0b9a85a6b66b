import { Link } from '@tanstack/react-router';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { EditionStatus } from '#generated/enums.ts';
import type { ReportEdition } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#src/components/ui/menu.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';

type EditionActionsProps = {
  edition: ReportEdition;
  active: ReportEdition;
  /** Opens the dialog that makes the next edition; left out while one is being made. */
  onCreate: (() => void) | undefined;
  onTakeBack: () => void;
};

/**
 * What can be done from a row: the structure of the active edition, the next edition, and a look at
 * an inactive one.
 */
export function EditionActions({ edition, active, onCreate, onTakeBack }: EditionActionsProps) {
  const mayTakeBack = useAccess().may('revertReportEdition');
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="ghost" size="icon-sm" aria-label={`Actions for ${edition.Name}`}>
          <Ellipsis aria-hidden="true" />
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem asChild>
          <Link to="/editions/$editionId/edit" params={{ editionId: `${active.Id}` }}>
            <span>
              Edit Edition Structure
              <span className="block text-xs text-muted-foreground">{active.Name}</span>
            </span>
          </Link>
        </MenuItem>
        <MenuItem disabled={!onCreate} onSelect={onCreate}>
          Create/Duplicate Edition
        </MenuItem>
        {edition.Id === active.Id && mayTakeBack && (
          <>
            <MenuSeparator />
            <MenuItem disabled={!onCreate} onSelect={onTakeBack}>
              Take Back Edition
            </MenuItem>
          </>
        )}
        {edition.Status === EditionStatus.Inactive && (
          <>
            <MenuSeparator />
            <MenuItem asChild>
              <Link to="/countries" search={{ edition: edition.Id }}>
                Read its countries
              </Link>
            </MenuItem>
            <MenuItem asChild>
              <Link to="/editions/$editionId" params={{ editionId: `${edition.Id}` }}>
                View edition
              </Link>
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}
