import { Polarity } from '#generated/enums.ts';
import type { LibraryIndicator } from '#generated/model/index.ts';
import type { DataTableColumn } from '#src/components/data-table-model.ts';
import { NegativeMark } from '#src/components/ui/negative-mark.tsx';
import { LibraryLink } from './library-link.tsx';

/** Hidden where the list is narrow; the name's cell then says it. */
const givesWay = '@max-2xl:hidden';
const secondary = '@max-5xl:hidden';

/** '1.1.2' of '1.1.2 Lead agency has its own budget'. */
const numberOf = ({ SnapshotName }: LibraryIndicator) => SnapshotName.split(' ', 1)[0];

/** What a search looks at. */
export const libraryTexts = ({ SnapshotName, FullName, ReportEditionName }: LibraryIndicator): string[] => [
  SnapshotName,
  FullName,
  ReportEditionName ?? '',
];

/** The columns of the library in their order (requirements B, 'Indicator library'). */
export const libraryColumns: DataTableColumn<LibraryIndicator>[] = [
  {
    id: 'Number',
    header: 'No.',
    sortValue: numberOf,
    cell: (indicator) => (
      <span data-tabular className="text-muted-foreground">
        {numberOf(indicator)}
      </span>
    ),
    className: 'w-px whitespace-nowrap',
  },
  {
    id: 'ShortName',
    header: 'Indicator',
    sortValue: ({ ShortName }) => ShortName,
    cell: (indicator) => <Name indicator={indicator} />,
    className: 'min-w-44',
  },
  {
    id: 'FullName',
    header: 'Full Name',
    sortValue: ({ FullName }) => FullName,
    cell: ({ FullName }) => <span className="text-muted-foreground">{FullName}</span>,
    className: secondary,
  },
  {
    id: 'IndicatorRating',
    header: 'Polarity',
    sortValue: polarityWord,
    cell: (indicator) => (
      <span className="inline-flex items-center gap-1.5">
        {isNegative(indicator) && <NegativeMark />}
        <span className={isNegative(indicator) ? undefined : 'text-muted-foreground'}>{polarityWord(indicator)}</span>
      </span>
    ),
    className: `whitespace-nowrap ${givesWay}`,
  },
  {
    id: 'ReportEditionName',
    header: 'Last used',
    sortValue: ({ ReportEditionName }) => ReportEditionName,
    cell: ({ ReportEditionName }) => ReportEditionName ?? '–',
    className: `whitespace-nowrap ${givesWay}`,
  },
];

/** The same of one edition, where the last use says nothing. */
export const editionColumns = libraryColumns
  .filter(({ id }) => id !== 'ReportEditionName')
  .map((column) =>
    column.id === 'ShortName'
      ? { ...column, cell: (indicator: LibraryIndicator) => <Name indicator={indicator} isOfEdition /> }
      : column,
  );

/**
 * The name leads to the editions that use the indicator; where none does, there is nothing to be
 * led to.
 */
function Name({ indicator, isOfEdition = false }: { indicator: LibraryIndicator; isOfEdition?: boolean }) {
  const { LibraryIndicatorId, ShortName, ReportEditionName } = indicator;
  return (
    <>
      {ReportEditionName ? (
        <LibraryLink id={LibraryIndicatorId}>{ShortName}</LibraryLink>
      ) : (
        <span className="font-medium">{ShortName}</span>
      )}
      {isNegative(indicator) && <NegativeMark className="ml-1.5 align-text-bottom @2xl:hidden" />}
      {!isOfEdition && (
        <span className="block text-xs text-muted-foreground @2xl:hidden">
          {ReportEditionName ? `Last used: ${ReportEditionName}` : 'In no edition any more'}
        </span>
      )}
    </>
  );
}

function isNegative({ IndicatorRating }: LibraryIndicator): boolean {
  return IndicatorRating === Polarity.Negative;
}

function polarityWord(indicator: LibraryIndicator): string {
  return isNegative(indicator) ? 'Negative' : 'Positive';
}
