import { configure, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import {
  getAddReferenceMockHandler,
  getCopyReferenceMockHandler,
  getCopyReferenceToCurrentMockHandler,
  getReadReferencesMockHandler,
  getReadReferencesResponseMock,
  getSummariseReferenceCopyMockHandler,
  getSummariseReferenceCopyResponseMock,
  getUpdateReferenceMockHandler,
} from '#generated/mocks/references/references.msw.ts';
import type {
  CurrentUser,
  Problem,
  Reference,
  ReferenceCopy,
  ReferenceCopySkip,
  ReferenceCreate,
  ReferenceUpdate,
} from '#generated/model/index.ts';
import { api } from '../../support/screen.tsx';
import { openIndicator, researcher } from './support.ts';

// The page is large, and other tests run beside this one.
configure({ asyncUtilTimeout: 5000 });

/** Rui Tanaka, who is assigned, with what a Researcher may do about references. */
export const manager: Partial<CurrentUser> = {
  ...researcher,
  Permissions: ['dataentry-references', 'dataentry-references-manage-own', 'dataentry-indicator-edit-own'],
};

/** The indicator page over a server that remembers its references; `refuse` answers the next write with a problem, `hold` keeps writes under way. */
export async function openReferences(options: Parameters<typeof openIndicator>[0] = {}) {
  const lists = structuredClone(getReadReferencesResponseMock());
  const sent = {
    added: [] as ReferenceCreate[],
    changed: [] as ReferenceUpdate[],
    removed: [] as string[],
    used: [] as number[],
    copied: [] as ReferenceCopy[],
    counted: [] as ReferenceCopy[],
  };
  /** What a copy skips, and whether the server tells it. */
  const copying = { skips: structuredClone(getSummariseReferenceCopyResponseMock().Skips), tells: true };
  const refusals: Partial<Problem>[] = [];
  let held: Promise<void> | undefined;
  const find = (id: unknown) =>
    [
      ...lists.CurrentReportEditionReferences,
      ...lists.PreviousReportEditionReferences.flatMap((one) => one.References),
    ].find(({ Id }) => Id === Number(id)) as Reference;
  const gate = async () => {
    const refusal = refusals.shift();
    await held;
    if (!refusal) return undefined;
    const problem = { type: 'about:blank', title: 'Refused', status: 409, code: 'conflict', ...refusal };
    return HttpResponse.json(problem, {
      status: problem.status,
      headers: { 'Content-Type': 'application/problem+json' },
    });
  };
  api.use(
    http.post('*/api/v1/references/*/country-indicator/:ratingId', gate),
    http.put('*/api/v1/references/*', gate),
    http.delete('*/api/v1/references/*', gate),
    getReadReferencesMockHandler(() => structuredClone(lists)),
    getAddReferenceMockHandler(async ({ request }) => {
      const body = (await request.json()) as ReferenceCreate;
      sent.added.push(body);
      const made = { ...(find(7002) as Reference), ...body, Id: 7100 + sent.added.length, Version: 1 } as Reference;
      lists.CurrentReportEditionReferences.push(made);
      return made;
    }),
    getUpdateReferenceMockHandler(async ({ request, params }) => {
      const body = (await request.json()) as ReferenceUpdate;
      sent.changed.push(body);
      const old = find(params.referenceId);
      return Object.assign(old, body, { Version: old.Version + 1 });
    }),
    http.delete('*/api/v1/references/:editionId/country-indicator/:ratingId/reference/:referenceId', ({ params }) => {
      sent.removed.push(`${params.editionId}/${params.ratingId}/${params.referenceId}`);
      const id = Number(params.referenceId);
      lists.CurrentReportEditionReferences = lists.CurrentReportEditionReferences.filter(({ Id }) => Id !== id);
      return new HttpResponse(null, { status: 204 });
    }),
    getCopyReferenceToCurrentMockHandler(({ params }) => {
      sent.used.push(Number(params.referenceId));
      const copy = { ...find(params.referenceId), Id: 7200, ReportEditionId: 4, CountryIndicatorRatingId: 100_201 };
      lists.CurrentReportEditionReferences.push(copy);
      return copy;
    }),
    getCopyReferenceMockHandler(async ({ request }) => {
      sent.copied.push((await request.json()) as ReferenceCopy);
      const { Copied, Skipped } = countsOf(sent.copied.at(-1), copying.skips);
      return { Copied, Skipped, ...(copying.tells && { Skips: copying.skips }) };
    }),
    getSummariseReferenceCopyMockHandler(async ({ request }) => {
      sent.counted.push((await request.json()) as ReferenceCopy);
      return { PossibleCount: countsOf(sent.counted.at(-1), copying.skips).Copied, Skips: copying.skips };
    }),
  );
  const shown = await openIndicator({ as: manager, ...options });
  const server = {
    ...{ lists, sent, find, copying },
    refuse: (problem: Partial<Problem>) => void refusals.push(problem),
    hold() {
      let release: () => void = () => undefined;
      held = new Promise((done) => {
        release = done;
      });
      return () => {
        held = undefined;
        release();
      };
    },
  };
  return { ...shown, references: server };
}

function countsOf(copy: ReferenceCopy | undefined, skips: ReferenceCopySkip[]) {
  const Skipped = skips.reduce((sum, { Count }) => sum + Count, 0);
  return { Copied: (copy?.indicators.length ?? 0) * (copy?.countries.length ?? 0) - Skipped, Skipped };
}

/** What the person sees and presses. */
export const list = {
  current: () => screen.findByRole('list', { name: 'Current references' }),
  titles: async () =>
    within(await list.current())
      .getAllByRole('article')
      .map((article) => article.getAttribute('aria-label')),
  press: (name: RegExp) => screen.getByRole('button', { name }),
  dialog: (name: string) => screen.findByRole('dialog', { name }),
  field: (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }),
};

export const INDICATORS = 'Copy Reference - Select Indicator(s)';
export const COUNTRIES = 'Copy Reference - Select Country(ies)';

/** The wizard of the first reference. */
export async function openWizard() {
  const opened = await openReferences();
  await list.current();
  await opened.user.click(list.press(/^Copy: National/));
  const dialog = await list.dialog(INDICATORS);
  return { ...opened, dialog };
}

/** With one indicator chosen. */
export async function openSecondStep() {
  const opened = await openWizard();
  await opened.user.click(await screen.findByRole('checkbox', { name: 'Select 1.1.2 Lead agency has its own budget' }));
  await opened.user.click(list.press(/^Next$/));
  await list.dialog(COUNTRIES);
  return opened;
}
