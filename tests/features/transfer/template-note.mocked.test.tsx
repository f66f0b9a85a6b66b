import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TemplateNote } from '#src/features/transfer/import/template-note.tsx';
import { showComponent } from '../../support/screen.tsx';

const writer = vi.hoisted(() => ({ writeXlsx: vi.fn(() => Promise.resolve(new Uint8Array([1]))) }));
vi.mock('hucre/xlsx', () => writer);

test('[S71] a template that cannot be made says so and what to do, until it is made', async () => {
  const address = vi.fn(() => 'blob:template');
  vi.spyOn(URL, 'createObjectURL').mockImplementation(address);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await showComponent(<TemplateNote />);
  const download = screen.getByRole('button', { name: 'Download template' });
  writer.writeXlsx.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await user.click(download);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The template could not be made: a part of the application could not be fetched. Press Download template again.',
  );
  expect(address).not.toHaveBeenCalled();
  await user.click(download);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(address).toHaveBeenCalledOnce();
});
