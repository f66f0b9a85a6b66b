import { useState } from 'react';
import type { LibraryIndicatorUse } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { changesSince } from './changes-since.ts';
import { EditionUse } from './edition-use.tsx';

type EditionUsesProps = {
  uses: readonly LibraryIndicatorUse[];
  /** The edition that the page shows. */
  editionId: number | undefined;
};

/** The editions that use an indicator, newest first; the page's edition or the newest is open. */
export function EditionUses({ uses, editionId }: EditionUsesProps) {
  const all = uses.map(({ ReportEdition }) => ReportEdition.Id);
  const shown = editionId !== undefined && all.includes(editionId) ? [editionId] : all.slice(0, 1);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set(shown));
  const isAllOpen = all.every((id) => open.has(id));
  return (
    <Panel
      title="Editions"
      headingLevel={3}
      aside={`${all.length}`}
      className="mt-4"
      flush
      actions={
        all.length > 1 && (
          <Button size="sm" variant="ghost" onClick={() => setOpen(new Set(isAllOpen ? [] : all))}>
            {isAllOpen ? 'Collapse all' : 'Expand all'}
          </Button>
        )
      }
    >
      <ul className="divide-y">
        {uses.map((use, at) => (
          <EditionUse
            key={use.ReportEdition.Id}
            use={use}
            changes={changesSince(use, uses[at + 1])}
            open={open.has(use.ReportEdition.Id)}
            onToggle={() => setOpen((now) => toggled(now, use.ReportEdition.Id))}
          />
        ))}
      </ul>
    </Panel>
  );
}

function toggled(open: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(open);
  if (!next.delete(id)) next.add(id);
  return next;
}
