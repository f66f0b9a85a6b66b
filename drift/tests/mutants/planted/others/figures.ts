/** What reads of people, countries and figures get wrong. */
import { WorkflowStatus } from '../../../../../generated/enums.ts';
import { body, idIn, jsonOf, type Mutant, ok, type Row, responses, rows, withJson } from '../../mutant.ts';

const kind = 'others-reads';

export const otherFigures: Mutant[] = [
  {
    id: 'o-mention-inactive',
    kind,
    operation: 'listMentionableUsers',
    what: 'inactive users can be mentioned; "Inactive users of the edition are left out"',
    plant: responses('listMentionableUsers', ok, async (response, call, { send }) => {
      const all = await send(1, 'GET', `/report-editions/${idIn(call.params.id)}/users`);
      if (!ok(all)) return response;
      const list = (jsonOf(all) as Row[]).map(({ Id, FullName, EmailAddress }) => ({ Id, FullName, EmailAddress }));
      return withJson(response, list);
    }),
  },
  {
    id: 'o-global-countries-all',
    kind,
    operation: 'listEditionGlobalCountries',
    what: 'all countries are listed; "Countries that do not belong to it"',
    plant: responses('listEditionGlobalCountries', ok, async (response, _call, { send }) =>
      withJson(response, jsonOf(await send(1, 'GET', '/countries'))),
    ),
  },
  {
    id: 'o-closing-by-name',
    kind,
    operation: 'readEditionClosing',
    what: 'people are ordered by name; "Who has most to do comes first"',
    plant: body('readEditionClosing', (value: { People: { FullName: string | null }[] }) => ({
      ...value,
      People: value.People.toSorted((a, b) => String(a.FullName).localeCompare(String(b.FullName))),
    })),
  },
  {
    id: 'o-tree-counts-completed',
    kind,
    operation: 'listCountryModules',
    what: 'RatedCount counts what is completed; "what is rated and met below them, whatever its status"',
    plant: body('listCountryModules', (value: { Children: { Children: Row[] }[] }[]) =>
      value.map((milestone) => ({
        ...milestone,
        Children: milestone.Children.map((activity) => ({
          ...activity,
          RatedCount: activity.Children.filter(
            (one) => one.Rating !== null && one.WorkflowStatus === WorkflowStatus.QACompleted,
          ).length,
        })),
      })),
    ),
  },
  {
    id: 'o-favourable-is-met',
    kind,
    operation: 'listCountriesProgress',
    what: 'FavourableCount forgets the polarity; "positive ones met, negative ones not met"',
    plant: rows('listCountriesProgress', (list) => list.map((row) => ({ ...row, FavourableCount: row.MetCount }))),
  },
  {
    id: 'o-editions-oldest-first',
    kind,
    operation: 'readLibraryIndicator',
    what: 'editions come oldest first; "Editions newest first"',
    plant: body('readLibraryIndicator', (value: { ReportEditions: Row[] }) => ({
      ...value,
      ReportEditions: value.ReportEditions.toReversed(),
    })),
  },
  {
    id: 'o-agreement-whole',
    kind,
    operation: 'readAgreement',
    what: 'Percent is cut to whole numbers; "Agreed of Ratings, to one decimal place"',
    plant: body('readAgreement', (value: { Total: { Percent: number | null } }) => ({
      ...value,
      Total: { ...value.Total, Percent: value.Total.Percent && Math.floor(value.Total.Percent) },
    })),
  },
];
