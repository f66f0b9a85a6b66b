import { Link } from '@tanstack/react-router';
import type { AgreementFigures, IndicatorAgreement, PersonAgreement } from '#generated/model/index.ts';
import type { DataTableColumn } from '#src/components/data-table-model.ts';
import { formatNumber } from '#src/lib/words.ts';
import { kappaWords, percentWords } from './agreement-words.ts';

const byHeight = ['lowest first', 'highest first'] as const;

/** On a card of two columns a figure of research stands beside the same one of QA. */
const placesOnCard = { Percent: 'max-md:order-1', Kappa: 'max-md:order-2', Ratings: 'max-md:order-3' };

/** Percent, kappa and how many ratings they are of. */
function figureColumns<Row>(id: string, head: string, figures: (row: Row) => AgreementFigures): DataTableColumn<Row>[] {
  const column = (
    part: keyof typeof placesOnCard,
    header: string,
    sortValue: (row: Row) => number | null,
    words: (value: number | null) => string,
    sortWords?: readonly [string, string],
  ): DataTableColumn<Row> => ({
    id: `${id}${part}`,
    header: `${head}${header}`,
    sortValue,
    numeric: true,
    ...(sortWords && { sortWords }),
    className: `whitespace-nowrap max-xl:whitespace-normal ${placesOnCard[part]}`,
    cell: (row) => words(sortValue(row)),
  });
  return [
    column('Percent', 'agreed', (row) => figures(row).Percent, percentWords, byHeight),
    column('Kappa', 'kappa', (row) => figures(row).Kappa, kappaWords, byHeight),
    column(
      'Ratings',
      'ratings',
      (row) => figures(row).Ratings,
      (count) => formatNumber(count ?? 0),
    ),
  ];
}

export const peopleColumns: DataTableColumn<PersonAgreement>[] = [
  {
    id: 'name',
    header: 'Person',
    sortValue: ({ FullName }) => FullName,
    className: 'min-w-60',
    cell: ({ FullName, EmailAddress }) => (
      <>
        <bdi className="mr-2 inline-block font-medium">{FullName}</bdi>
        <span className="text-xs whitespace-nowrap text-muted-foreground">{EmailAddress}</span>
      </>
    ),
  },
  ...figureColumns<PersonAgreement>('research', 'Researched: ', ({ Research }) => Research),
  ...figureColumns<PersonAgreement>('qa', 'Checked: ', ({ QA }) => QA),
];

const count = (id: string, header: string, value: (row: IndicatorAgreement) => number) =>
  ({
    id,
    header,
    sortValue: value,
    numeric: true,
    className: 'whitespace-nowrap',
    cell: (row) => formatNumber(value(row)),
  }) satisfies DataTableColumn<IndicatorAgreement>;

/**
 * `hasList`: the edition is the one whose ratings the dashboard lists, where an indicator's name
 * leads.
 */
export const indicatorColumns = (hasList: boolean): DataTableColumn<IndicatorAgreement>[] => [
  {
    id: 'indicator',
    header: 'Indicator',
    sortValue: ({ OrderNumber }) => OrderNumber,
    sortWords: ['', 'last first'],
    className: 'min-w-60',
    cell: (indicator) =>
      hasList ? (
        <Link
          to="/dashboard"
          search={{ currentUser: false, indicatorName: `${indicator.OrderNumber} ${indicator.ShortName}` }}
          title="Its ratings, country by country"
          className="rounded-sm hover:underline"
        >
          <IndicatorName indicator={indicator} />
        </Link>
      ) : (
        <IndicatorName indicator={indicator} />
      ),
  },
  count('returns', 'Returns', ({ Returns }) => Returns),
  count('comments', 'Comments', ({ Comments }) => Comments),
  count('reversals', 'Reversals', ({ Reversals }) => Reversals),
  count('compared', 'Compared', ({ Compared }) => Compared),
  ...figureColumns<IndicatorAgreement>('', 'QA ', ({ Agreement }) => Agreement),
];

const IndicatorName = ({ indicator: { OrderNumber, ShortName } }: { indicator: IndicatorAgreement }) => (
  <>
    <span data-tabular className="mr-1.5 text-muted-foreground">
      {OrderNumber}
    </span>
    {ShortName}
  </>
);
