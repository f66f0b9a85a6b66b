import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ToastArea } from '#src/components/toast-area.tsx';
import { DIALOG_WIDTHS, Dialog } from '#src/components/ui/dialog.tsx';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#src/components/ui/menu.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#src/components/ui/popover.tsx';
import { SearchInput } from '#src/components/ui/search-input.tsx';
import { DisclosureMenu } from '#src/first-screen/disclosure-menu.tsx';

function Page({
  fromMenu,
  removeOpener,
  list,
  onSubmit,
}: {
  fromMenu?: boolean;
  removeOpener?: boolean;
  list?: { tabIndex: number | undefined };
  onSubmit?: () => void;
}) {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  return (
    <main>
      <div data-testid="list" {...list}>
        {!gone && !fromMenu && (
          <button type="button" onClick={() => setOpen(true)}>
            Edit
          </button>
        )}
      </div>
      {fromMenu && (
        <Menu>
          <MenuTrigger>Actions</MenuTrigger>
          <MenuContent>
            <MenuItem onSelect={() => setOpen(true)}>Duplicate</MenuItem>
            <MenuItem disabled>Move</MenuItem>
            <MenuItem>Remove</MenuItem>
          </MenuContent>
        </Menu>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Edition Details"
        description="This can take some time."
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
          if (removeOpener) setGone(true);
          setOpen(false);
        }}
        footer={<button type="submit">Create Report</button>}
      >
        <input aria-label="Name" />
        <SearchInput label="Search" value="" onSearch={() => {}} />
      </Dialog>
    </main>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Edition Details' });

it('[S50] the first field has the focus, Tab stays inside, Escape closes and gives the focus back', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(dialog()).toHaveAccessibleDescription('This can take some time.');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
});

it('a button in the footer sends the form of the body', async () => {
  const submit = vi.fn();
  render(<Page onSubmit={submit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create Report' }));
  expect(submit).toHaveBeenCalledOnce();
  expect(dialog()).toBeNull();
});

it.each([
  ['the nearest place around it that takes it', 0],
  ['the main part', undefined],
])('when what opened the dialog is gone the focus goes to %s', async (_, tabIndex) => {
  const { container } = render(<Page removeOpener list={{ tabIndex }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create Report' }));
  const place = container.querySelector(tabIndex === 0 ? '[data-testid=list]' : 'main');
  await waitFor(() => expect(place).toHaveFocus());
});

it('[S49] a menu opens and moves by keyboard, skips what is disabled, and a dialog from it gives the focus back to its button', async () => {
  render(<Page fromMenu />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Remove' })).toHaveFocus();
  await userEvent.keyboard('{Home}{Enter}');
  expect(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
});

it('the first Escape empties a search box in a dialog, the second closes the dialog', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.type(screen.getByRole('searchbox'), 'kenya');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
});

it('[S255] dialogs are 312, 512 and 756 px wide, or as wide as said', () => {
  const { rerender } = render(
    <Dialog open onOpenChange={() => {}} title="T" size="lg">
      x
    </Dialog>,
  );
  expect(DIALOG_WIDTHS).toEqual({ sm: 312, md: 512, lg: 756 });
  expect(screen.getByRole('dialog')).toHaveStyle({ width: '756px' });
  rerender(
    <Dialog open onOpenChange={() => {}} title="T" width={860}>
      x
    </Dialog>,
  );
  expect(screen.getByRole('dialog')).toHaveStyle({ width: '860px' });
});

it('[Q-S31] no overlay writes a style element', async () => {
  render(<Page fromMenu />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  expect(dialog()).toBeVisible();
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

it('[S34] [S36] the light menu opens by its button and closes by Escape, by a choice, by a press elsewhere and by leaving', async () => {
  const logOut = vi.fn();
  render(
    <>
      <DisclosureMenu label="Hi Amara Okafor!">
        <button type="button" onClick={logOut}>
          Log Out
        </button>
      </DisclosureMenu>
      <button type="button">After</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Hi Amara Okafor!' });
  const item = () => screen.queryByRole('button', { name: 'Log Out' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(item()).toBeNull();

  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  expect(item()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(item()).toBeNull();
  expect(button).toHaveFocus();

  await userEvent.keyboard('{Enter}{Tab}{Tab}');
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  expect(item()).toBeNull();

  await userEvent.click(button);
  await userEvent.click(document.body);
  expect(item()).toBeNull();

  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(logOut).toHaveBeenCalledOnce();
  expect(item()).toBeNull();
});

it('a popover takes the focus and returns it', async () => {
  render(
    <Popover>
      <PopoverTrigger>Region</PopoverTrigger>
      <PopoverContent aria-label="Regions">
        <button type="button">Africa</button>
      </PopoverContent>
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Region' }));
  expect(screen.getByRole('dialog', { name: 'Regions' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Africa' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Region' })).toHaveFocus());
});

it('[S49] a menu is in the landmark of its button, or in the dialog around it', async () => {
  const menuIn = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    return screen.getByRole('menu', { name });
  };
  const menu = (name: string) => (
    <Menu>
      <MenuTrigger>{name}</MenuTrigger>
      <MenuContent>
        <MenuItem>Remove</MenuItem>
      </MenuContent>
    </Menu>
  );
  const { rerender } = render(
    <>
      <header>{menu('Account')}</header>
      <main>
        <section>{menu('Actions')}</section>
      </main>
    </>,
  );
  expect(screen.getByRole('main')).toContainElement(await menuIn('Actions'));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('banner')).toContainElement(await menuIn('Account'));
  await userEvent.keyboard('{Escape}');
  rerender(
    <Dialog open onOpenChange={() => {}} title="Edit">
      {menu('More')}
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Edit' })).toContainElement(await menuIn('More'));
});

const notice = () => screen.queryByText('Something went wrong fetching users');

/** A notice that comes while something is open lies above it in Radix's list of what Escape closes. */
function WithNotice({ children, hasNotice }: { children: React.ReactNode; hasNotice: boolean }) {
  const [gone, setGone] = useState(false);
  const notices = [{ id: 1, tone: 'error' as const, message: 'Something went wrong fetching users' }];
  return (
    <>
      {children}
      {hasNotice && <ToastArea notices={gone ? [] : notices} onDismiss={() => setGone(true)} />}
    </>
  );
}

it.each([
  ['dialog', 'Edit', 'dialog', <Page key="page" />],
  ['menu', 'Actions', 'menu', <Page key="page" fromMenu />],
  [
    'popover',
    'Region',
    'dialog',
    <Popover key="popover">
      <PopoverTrigger>Region</PopoverTrigger>
      <PopoverContent aria-label="Regions">
        <SearchInput label="Search" value="" onSearch={() => {}} />
      </PopoverContent>
    </Popover>,
  ],
] as const)('[S40] Escape closes an open %s before a notice that came later', async (_, opener, role, page) => {
  const user = userEvent.setup();
  const { rerender } = render(<WithNotice hasNotice={false}>{page}</WithNotice>);
  await user.click(screen.getByRole('button', { name: opener }));
  expect(screen.getByRole(role)).toBeVisible();
  rerender(<WithNotice hasNotice>{page}</WithNotice>);
  expect(notice()).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
  expect(notice()).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(notice()).not.toBeInTheDocument());
});

it('[S40] with a notice in view, too, the first Escape empties a search box, the next closes what is around it', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<WithNotice hasNotice={false}>{<Page />}</WithNotice>);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.type(screen.getByRole('searchbox'), 'kenya');
  rerender(<WithNotice hasNotice>{<Page />}</WithNotice>);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(dialog()).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(notice()).toBeVisible();
});
