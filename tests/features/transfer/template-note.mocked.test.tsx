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
  writer.writeXlsx.mockRejectedValueOnce(new RangeError('Invalid array length'));
  await user.click(download);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The template could not be made. Press Download template again.',
  );
  expect(address).not.toHaveBeenCalled();
  await user.click(download);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(address).toHaveBeenCalledOnce();
});

test('[S71] [Q-R27] a part of it that cannot be fetched is told by its notice alone', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:template');
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await showComponent(<TemplateNote />);
  const download = screen.getByRole('button', { name: 'Download template' });
  const fetched = vi.fn(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.resetModules();
  vi.doMock('hucre/xlsx', fetched);
  await user.click(download);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  await expect(screen.findByRole('alert', {}, { timeout: 300 })).rejects.toThrow('Unable to find role="alert"');
  vi.doMock('hucre/xlsx', () => writer);
  await user.click(download);
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
});
