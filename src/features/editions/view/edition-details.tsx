import { EditionStatus } from '#generated/enums.ts';
import type { ReportEdition } from '#generated/model/index.ts';
import { Facts } from '#src/components/facts.tsx';
import { ActiveBadge } from '#src/components/ui/active-badge.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { formatDate, formatDayOf } from '#src/lib/date-words.ts';
import { RATING_CHECK_NAMES } from '#src/lib/rating-check-names.ts';
import { offersDueDates } from '../edition-schema.ts';

const NONE = '–';

/** Name, status and the dates; due dates where the backend keeps them. */
export function EditionDetails({ edition }: { edition: ReportEdition }) {
  return (
    <Panel title="Edition Details">
      <Facts
        className="grid-cols-2 sm:grid-cols-4"
        facts={[
          ['Name', edition.Name],
          ['Status', <ActiveBadge key="status" active={edition.Status === EditionStatus.Active} />],
          ['Start Date', formatDate(edition.StartDate)],
          ['End Date', edition.EndDate ? formatDate(edition.EndDate) : NONE],
          ...dueDates(edition),
          ...checks(edition),
          ['Creation Date', formatDayOf(edition.CreationDate)],
          ['Inactive Date', edition.InactiveDate ? formatDayOf(edition.InactiveDate) : NONE],
        ]}
      />
    </Panel>
  );
}

const dueDates = (edition: ReportEdition): [string, string][] =>
  offersDueDates(edition)
    ? [
        ['Research due date', edition.ResearchDueDate ? formatDate(edition.ResearchDueDate) : NONE],
        ['QA due date', edition.QADueDate ? formatDate(edition.QADueDate) : NONE],
      ]
    : [];

const checks = ({ ChecksOff: off }: ReportEdition): [string, string][] =>
  off
    ? [
        [
          'Checks before submit',
          off.length > 0 ? `Without: ${off.map((check) => RATING_CHECK_NAMES[check]).join(', ')}` : 'All',
        ],
      ]
    : [];
