import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import type { Reference } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { isBeingSaved } from './edits.ts';
import { CopyButton, EditButton, RemoveButton, UseButton } from './reference-actions.tsx';
import { ReferenceItem } from './reference-item.tsx';
import { countOf } from './reference-words.ts';
import type { ReferenceRights } from './rights.ts';
import type { UseInCurrent } from './use-in-current.ts';

type CurrentReferencesProps = {
  /** The edition, and whether it is the current one. */
  editionName: string;
  references: Reference[];
  rights: ReferenceRights;
  /** What was typed and is not saved. */
  unfinished: ReactNode;
  /** On the page of a closed edition, whose sources are previous ones of the current edition. */
  use: UseInCurrent | undefined;
  onAdd: () => void;
  onEdit: (reference: Reference) => void;
  onCopy: (reference: Reference) => void;
  onRemove: (reference: Reference) => void;
};

/** The sources of the rating in this edition, and what this person may do with them. */
export function CurrentReferences({
  editionName,
  references,
  rights,
  unfinished,
  use,
  onAdd,
  ...on
}: CurrentReferencesProps) {
  return (
    <>
      <div data-references className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-3 py-2">
        <h4 className="text-sm font-semibold">{editionName}</h4>
        <p role="status" data-tabular className="text-sm text-muted-foreground">
          {countOf(references)}
        </p>
        {rights.mayAdd && (
          <Button size="sm" className="ml-auto" onClick={onAdd}>
            <Plus aria-hidden="true" />
            Add New Reference
          </Button>
        )}
      </div>
      {unfinished}
      {references.length === 0 && (
        <EmptyState title="No references in this edition" reason="What the rating rests on is listed here." />
      )}
      <ul aria-label="Current references" className="divide-y empty:hidden">
        {references.map((reference) => {
          const { Id, Title } = reference;
          const blocked = isBeingSaved(reference) && 'It is still being saved.';
          const may = { edit: rights.mayEdit(reference), copy: rights.mayCopy, remove: rights.mayRemove(reference) };
          return (
            <ReferenceItem
              key={Id}
              reference={reference}
              actions={
                (use?.isOffered || may.edit || may.copy || may.remove) && (
                  <>
                    {use?.isOffered && (
                      <UseButton title={Title} blocked={use.blocked(reference)} onClick={() => use.start(reference)} />
                    )}
                    {may.edit && <EditButton title={Title} blocked={blocked} onClick={() => on.onEdit(reference)} />}
                    {may.copy && <CopyButton title={Title} blocked={blocked} onClick={() => on.onCopy(reference)} />}
                    {may.remove && (
                      <RemoveButton title={Title} blocked={blocked} onClick={() => on.onRemove(reference)} />
                    )}
                  </>
                )
              }
            />
          );
        })}
      </ul>
    </>
  );
}
