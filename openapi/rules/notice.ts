import { WorkflowStatus, WorkNoticeKind } from '#generated/enums.ts';
import { counted } from './words.ts';

/** What a notice of work says; of one country indicator, of one country, or of many. */
export interface NoticeFacts {
  Kind: WorkNoticeKind;
  IsQA: boolean;
  IndicatorCount: number;
  CountryCount: number;
  CountryId: number | null;
  CountryName: string | null;
  IndicatorId: number | null;
  SnapshotName: string | null;
  /** Null where nobody did it, as with due dates. */
  ActorName: string | null;
}

/** 'Elena Petrova returned 1.1.1 Lead agency in Kenya to you', in the product and by e-mail. */
export function noticeWords(notice: NoticeFacts): string {
  const about = aboutWords(notice);
  const who = notice.ActorName ?? 'Somebody';
  const words: Record<WorkNoticeKind, string> = {
    [WorkNoticeKind.Assigned]: `${who} assigned you ${about} for ${notice.IsQA ? 'QA' : 'research'}`,
    [WorkNoticeKind.Submitted]: `${who} submitted ${about} to you`,
    [WorkNoticeKind.Returned]: `${who} returned ${about} to you`,
    [WorkNoticeKind.Completed]: `${who} completed ${about}`,
    [WorkNoticeKind.DueSoon]: `Due soon: ${about}`,
    [WorkNoticeKind.Overdue]: `Overdue: ${about}`,
    [WorkNoticeKind.Mention]: `${who} has tagged you on ${about}`,
  };
  return words[notice.Kind];
}

/** '162 indicators in 9 countries', '5 indicators in Japan', '1.1.1 Lead agency in Kenya'. */
function aboutWords({ IndicatorCount: count, CountryCount, CountryName, SnapshotName }: NoticeFacts): string {
  const what = SnapshotName ?? counted(count, 'indicator');
  return `${what} in ${CountryName ?? counted(CountryCount, 'country', 'countries')}`;
}

/** Where it leads: to the one indicator, or to the list with filters set. */
export type NoticePlace = { country: number; indicator: number } | { filters: NoticeFilters };

/** As the dashboard's address names them; each shows what still is as the notice tells. */
export interface NoticeFilters {
  status?: WorkflowStatus[];
  researchUsers?: number[];
  qaUsers?: number[];
  nextUsers?: number[];
  countries?: number[];
  returned?: true;
  overdue?: true;
  sort?: 'due';
}

/** The place of a notice of the user `userId`. */
export function noticePlace(notice: NoticeFacts, userId: number): NoticePlace {
  const { CountryId, IndicatorId } = notice;
  if (CountryId !== null && IndicatorId !== null) return { country: CountryId, indicator: IndicatorId };
  return { filters: { ...filtersOf(notice, [userId]), ...(CountryId !== null && { countries: [CountryId] }) } };
}

const { Open, ResearchInProgress, QAInProgress, QACompleted } = WorkflowStatus;

/** What waits for the person is found by who is next, as the figures of home are. */
function filtersOf({ Kind, IsQA }: NoticeFacts, me: number[]): NoticeFilters {
  const waits = { nextUsers: me, status: IsQA ? [QAInProgress] : [Open, ResearchInProgress] };
  const byKind: Record<WorkNoticeKind, NoticeFilters> = {
    [WorkNoticeKind.Assigned]: IsQA ? { qaUsers: me } : { researchUsers: me },
    [WorkNoticeKind.Submitted]: { nextUsers: me, status: [QAInProgress] },
    [WorkNoticeKind.Returned]: { nextUsers: me, status: [IsQA ? QAInProgress : ResearchInProgress], returned: true },
    [WorkNoticeKind.Completed]: { researchUsers: me, status: [QACompleted] },
    [WorkNoticeKind.DueSoon]: { ...waits, sort: 'due' },
    [WorkNoticeKind.Overdue]: { ...waits, overdue: true },
    [WorkNoticeKind.Mention]: waits,
  };
  return byKind[Kind];
}
