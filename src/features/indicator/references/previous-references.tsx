import type { EditionReferences, Reference } from '#generated/model/index.ts';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { EditButton, RemoveButton, UseButton } from './reference-actions.tsx';
import { ReferenceItem } from './reference-item.tsx';
import { countOf } from './reference-words.ts';
import type { ReferenceRights } from './rights.ts';
import type { UseInCurrent } from './use-in-current.ts';

type PreviousReferencesProps = {
  editions: EditionReferences[];
  rights: ReferenceRights;
  use: UseInCurrent;
  onEdit: (reference: Reference) => void;
  onRemove: (reference: Reference) => void;
};

/** The sources of earlier editions, newest first, one block an edition. */
export function PreviousReferences({ editions, ...shared }: PreviousReferencesProps) {
  if (editions.length === 0) return <EmptyState title="No references in earlier editions" />;
  return (
    <div className="flex flex-col gap-2">
      {editions.map((edition, at) => (
        <Panel
          key={edition.ReportEditionId}
          title={edition.ReportEditionName}
          aside={countOf(edition.References)}
          headingLevel={4}
          collapsible
          defaultOpen={at === 0}
          flush
          className="shadow-none"
        >
          <ul aria-label={`References of ${edition.ReportEditionName}`} className="divide-y">
            {edition.References.map((reference) => (
              <Previous key={reference.Id} reference={reference} {...shared} />
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}

type PreviousProps = Omit<PreviousReferencesProps, 'editions'> & { reference: Reference };

function Previous({ reference, rights, use, onEdit, onRemove }: PreviousProps) {
  const { Title } = reference;
  const may = { edit: rights.mayEdit(reference), remove: rights.mayRemove(reference) };
  return (
    <ReferenceItem
      reference={reference}
      actions={
        (use.isOffered || may.edit || may.remove) && (
          <>
            {use.isOffered && (
              <UseButton title={Title} blocked={use.blocked(reference)} onClick={() => use.start(reference)} />
            )}
            {may.edit && <EditButton title={Title} onClick={() => onEdit(reference)} />}
            {may.remove && <RemoveButton title={Title} onClick={() => onRemove(reference)} />}
          </>
        )
      }
    />
  );
}
