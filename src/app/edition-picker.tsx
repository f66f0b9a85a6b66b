import { useListReportEditions } from '#generated/hooks/editions/editions.ts';
import type { ReportEdition } from '#generated/model/index.ts';
import { currentEdition } from '#rules/current-edition.ts';
import { isBeingMade } from '#rules/edition.ts';
import { EditionChoice } from '#src/components/choices/edition-choice.tsx';

type EditionPickerProps = {
  /** The edition that the page shows; undefined where it shows all. */
  shown: ReportEdition | undefined;
  /** Words for showing all editions, where the page can. */
  all?: string;
  /** `address` is what the address says for that edition: nothing for the one it need not name. */
  onChoose: (address: number | undefined, edition: ReportEdition | undefined) => void;
};

const ALL = 0;

/** Chooses the edition that a page shows; the address carries it (ADR-165). */
export function EditionPicker({ shown, all, onChoose }: EditionPickerProps) {
  const { data: editions } = useListReportEditions();
  const listed = editions?.filter((one) => !isBeingMade(one)) ?? (shown ? [shown] : []);
  const unnamed = all ? ALL : currentEdition(listed)?.Id;
  return (
    <EditionChoice
      editions={listed}
      value={shown?.Id ?? (all ? ALL : null)}
      first={all ? { id: ALL, label: all } : undefined}
      onValueChange={(id) =>
        onChoose(
          id === unnamed ? undefined : id,
          listed.find(({ Id }) => Id === id),
        )
      }
    />
  );
}
