import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { getImportFileMockHandler, getImportFileResponseMock } from '#generated/mocks/transfer/transfer.msw.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { api, openScreen } from '../../support/screen.tsx';
import '../../support/library-gaps.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const workbook = (name = 'ratings.xlsx') => new File(['x'], name, { type: XLSX });
export const fine = getImportFileResponseMock();
export const errors = [
  'Ratings!D17: Score is 2, but must be 0 or 1',
  'References!E4: Title needs at least 3 characters',
];
export const refused = { ...fine, success: false, errors, ErrorCount: 2 };

export const row = async (name = 'ratings.xlsx') => {
  const list = await screen.findByRole('list', { name: 'Uploaded files' });
  const found = within(list)
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(name));
  if (!found) throw new Error(`${name} is not listed`);
  return within(found);
};
export const button = async (word: string, name = 'ratings.xlsx') =>
  (await row(name)).getByRole('button', { name: `${word}: ${name}` });
export const status = async (name = 'ratings.xlsx') => (await row(name)).getByRole('status').textContent;
export const said = () => notices.all().map(({ message }) => message);

export async function open(...files: File[]) {
  const opened = await openScreen('/import');
  const choose = async (...chosen: File[]) =>
    opened.user.upload(await screen.findByLabelText('Spreadsheets to import'), chosen);
  if (files.length > 0) await choose(...files);
  return { ...opened, choose };
}

/** Answers the imports when told to. */
export function held() {
  const answers: ((result: typeof fine) => void)[] = [];
  const asked: string[] = [];
  api.use(
    getImportFileMockHandler(({ request }) => {
      asked.push(new URL(request.url).search);
      return new Promise((resolve) => void answers.push(resolve));
    }),
  );
  return {
    asked,
    answer: async (result = fine) => {
      await waitFor(() => expect(answers.length).toBeGreaterThan(0));
      answers.shift()?.(result);
    },
  };
}
