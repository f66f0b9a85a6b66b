import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import {
  getCreateReportEditionResponseMock,
  getListReportEditionsResponseMock,
} from '#generated/mocks/editions/editions.msw.ts';
import type { ReportEdition } from '#generated/model/index.ts';
import { api } from '../../support/screen.tsx';

export const dialog = () => screen.findByRole('dialog', { name: 'Edition Details' });
export const field = async (name: string) =>
  within(await dialog()).getByRole('textbox', { name: new RegExp(`^${name}`) });
export const submit = async () => within(await dialog()).getByRole('button', { name: 'Create Report' });
export const open = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Create/Duplicate Edition' }));
export async function retype(user: UserEvent, name: string, text: string) {
  await user.clear(await field(name));
  if (text) await user.type(await field(name), text);
}
export const made = getCreateReportEditionResponseMock();

/** A server that makes editions only when `answer` is called, so that what is shown meanwhile can be looked at. */
export function serveSlowly() {
  let editions: ReportEdition[] = getListReportEditionsResponseMock();
  const sent: unknown[] = [];
  let answer: (response: 'made' | { status: number; body: object }) => void = () => undefined;
  api.use(
    http.get('*/api/v1/report-editions', () => HttpResponse.json(editions)),
    http.post('*/api/v1/report-editions', async ({ request }) => {
      sent.push(await request.json());
      const given = await new Promise<'made' | { status: number; body: object }>((resolve) => {
        answer = resolve;
      });
      if (given !== 'made') return HttpResponse.json(given.body, { status: given.status });
      editions = [
        made,
        ...editions.map((one) => ({ ...one, Status: 0 as const, InactiveDate: one.InactiveDate ?? made.CreationDate })),
      ];
      return HttpResponse.json(made, { status: 201 });
    }),
  );
  return { sent, answer: (response: Parameters<typeof answer>[0]) => answer(response) };
}
export const problem = (status: number, code: string, more: object = {}) => ({
  status,
  body: { type: 'about:blank', title: 'No', status, code, detail: 'Said by the server', ...more },
});
