// Every mutation of the references: shown at once, rolled back alone when refused, reported with its retry, fetched again (requirements B4).

import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { getListReportEditionsQueryOptions } from '#generated/hooks/editions/editions.ts';
import {
  getReadCountryIndicatorQueryOptions,
  getReadIndicatorRatingQueryOptions,
} from '#generated/hooks/ratings/ratings.ts';
import {
  getAddReferenceMutationOptions,
  getCopyReferenceMutationOptions,
  getCopyReferenceToCurrentMutationOptions,
  getReadReferencesQueryOptions,
  getRemoveReferenceMutationOptions,
  getUpdateReferenceMutationOptions,
} from '#generated/hooks/references/references.ts';
import { getReadCurrentUserQueryOptions } from '#generated/hooks/session/session.ts';
import {
  getReadCountryIndicatorMockHandler,
  getReadCountryIndicatorResponseMock,
} from '#generated/mocks/ratings/ratings.msw.ts';
import {
  getReadReferencesMockHandler,
  getReadReferencesResponseMock,
} from '#generated/mocks/references/references.msw.ts';
import type { References } from '#generated/model/index.ts';
import { operations } from '#generated/operations.ts';
import { call, type MutationRow, shownAnswer } from '../../support/mutation-row.ts';
import { holdMutations } from '../../support/mutation-table.ts';

const kenya = getReadReferencesQueryOptions({ editionId: 4, countryId: 404, indicatorId: 451 });
/** Another country indicator whose page was open before; it holds nothing yet. */
const peru = getReadReferencesQueryOptions({ editionId: 4, countryId: 604, indicatorId: 452 });
const PERU_RATING = 100_777;
const context = [
  getReadCountryIndicatorQueryOptions({ countryId: 404, reportEditionId: 4, indicatorId: 451 }),
  getReadCountryIndicatorQueryOptions({ countryId: 604, reportEditionId: 4, indicatorId: 452 }),
  getReadIndicatorRatingQueryOptions({ countryId: 404, reportEditionId: 4, indicatorId: 451 }),
  getReadIndicatorRatingQueryOptions({ countryId: 604, reportEditionId: 4, indicatorId: 452 }),
  getListReportEditionsQueryOptions(),
  getReadCurrentUserQueryOptions(),
];

const answers = [
  getReadCountryIndicatorMockHandler(({ params }) => ({
    ...getReadCountryIndicatorResponseMock(),
    CountryId: Number(params.countryId),
    IndicatorId: Number(params.indicatorId),
    CountryIndicatorRatingId: params.countryId === '404' ? 100_201 : PERU_RATING,
  })),
  getReadReferencesMockHandler(({ params }) =>
    params.countryId === '404'
      ? getReadReferencesResponseMock()
      : { CurrentReportEditionReferences: [], PreviousReportEditionReferences: [] },
  ),
];

const titles = (client: QueryClient, options: typeof kenya) => {
  const lists = shownAnswer<References>(client, options);
  return {
    current: lists.CurrentReportEditionReferences.map(({ Title, Version, YearFirstUsed }) => [
      Title,
      Version,
      YearFirstUsed,
    ]),
    previous: lists.PreviousReportEditionReferences.map(({ ReportEditionName, References }) => [
      ReportEditionName,
      ...References.map(({ Title }) => Title),
    ]),
  };
};
const look = (client: QueryClient) => titles(client, kenya);
const lookAtBoth = (client: QueryClient) => ({
  kenya: titles(client, kenya).current,
  peru: titles(client, peru).current,
});

const at = { editionId: 4, ratingId: 100_201 };
const typed = { Author: 'Ministry', PublicationDate: '2024', Information: 'Chapter 2.' };
const add = (Title: string) =>
  call('addReference', getAddReferenceMutationOptions(), {
    ...at,
    data: { ReportEditionId: 4, CountryIndicatorRatingId: 100_201, Title, ...typed },
  });
const update = (referenceId: number, Title: string, of = at) =>
  call('updateReference', getUpdateReferenceMutationOptions(), {
    ...of,
    referenceId,
    data: { Title, ...typed, Version: 1 },
  });
const remove = (referenceId: number, of = at) =>
  call('removeReference', getRemoveReferenceMutationOptions(), { ...of, referenceId });
const use = (referenceId: number) =>
  call('copyReferenceToCurrent', getCopyReferenceToCurrentMutationOptions(), { ...at, referenceId });
const copy = ({ referenceId, country }: { referenceId: number; country: number }) =>
  call('copyReference', getCopyReferenceMutationOptions(), {
    ...at,
    data: { referenceId, indicators: [{ Id: 451 }, { Id: 452 }], countries: [{ Id: 404 }, { Id: country }] },
  });

const ACT = ['National Transport and Safety Authority Act', 2, 2025];
const NOTICE = ['Notice on the amendment of the authority act', 1, 2026];
const WHO = 'Who leads road safety? Lead agencies in East Africa';
const in2025 = ['Road Safety Report 2025', 'National Transport and Safety Authority Act', WHO];
const in2024 = ['Road Safety Report 2024', 'Decree on the national road safety committee'];
const previous = [in2025, in2024];
const both = { reads: [kenya], context, answers, look };

const rows: MutationRow[] = [
  {
    ...add('Letter of the ministry'),
    ...both,
    features: 'S221, S179, S211',
    shown: { current: [['Letter of the ministry', 1, 2026], ACT, NOTICE], previous },
    others: [remove(7002), add('Annual report')],
  },
  {
    ...update(7001, 'Act of 2012'),
    ...both,
    features: 'S221, S180, S211',
    shown: { current: [['Act of 2012', 3, 2025], NOTICE], previous },
    others: [add('Annual report'), remove(7002)],
  },
  {
    ...update(6002, 'A chapter', { editionId: 3, ratingId: 70_201 }),
    ...both,
    what: 'of an earlier edition',
    features: 'S221, S182, S232',
    shown: {
      current: [ACT, NOTICE],
      previous: [['Road Safety Report 2025', 'A chapter', 'National Transport and Safety Authority Act'], in2024],
    },
    others: [add('Annual report'), use(5001)],
  },
  {
    ...remove(7001),
    ...both,
    features: 'S221, S183',
    shown: { current: [NOTICE], previous },
    others: [add('Annual report'), update(7002, 'Notice')],
  },
  {
    ...remove(5001, { editionId: 2, ratingId: 40_201 }),
    ...both,
    what: 'the last of an earlier edition',
    features: 'S221, S182, S183',
    shown: { current: [ACT, NOTICE], previous: [in2025] },
    others: [add('Annual report'), remove(7002)],
  },
  {
    ...use(6002),
    ...both,
    features: 'S221, S182, S246',
    shown: { current: [ACT, NOTICE, [WHO, 1, 2025]], previous },
    others: [remove(7001), use(5001)],
  },
  {
    ...copy({ referenceId: 7002, country: 604 }),
    reads: [kenya, peru],
    context,
    answers,
    look: lookAtBoth,
    features: 'S221, S186, S212',
    shown: { kenya: [ACT, NOTICE], peru: [['Notice on the amendment of the authority act', 1, 2026]] },
    others: [copy({ referenceId: 7001, country: 604 }), remove(7001)],
  },
];

holdMutations(rows);

test('the table holds a row for every mutation of the references', () => {
  const covered = new Set(rows.map(({ operationId }) => operationId as string));
  const writes = Object.entries(operations).filter(
    ([, { area, method, reads }]) => area === 'references' && method !== 'get' && !reads,
  );
  expect(writes.filter(([id]) => !covered.has(id)).map(([id]) => id)).toEqual([]);
});
