import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { applyTheme, readTheme, THEME_KEY } from '#src/components/theme.ts';
import { ThemeSwitch } from '#src/components/theme-switch.tsx';

const onPage = () => document.documentElement.dataset.theme;

it('[Q-S35] a choice shows at once, is kept under one key, and the system forgets it', async () => {
  render(<ThemeSwitch />);
  expect(screen.getByRole('radio', { name: 'As the system' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(onPage()).toBe('dark');
  expect(localStorage.getItem(THEME_KEY)).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'High contrast' }));
  expect(onPage()).toBe('contrast');
  await userEvent.click(screen.getByRole('radio', { name: 'As the system' }));
  expect(onPage()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('starts with what was kept, and with the system where that means nothing or cannot be read', () => {
  localStorage.setItem(THEME_KEY, 'contrast');
  applyTheme();
  expect(onPage()).toBe('contrast');
  localStorage.setItem(THEME_KEY, 'pink');
  expect(readTheme()).toBe('system');
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(readTheme()).toBe('system');
});

it('a choice that cannot be kept still holds on this page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<ThemeSwitch />);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(onPage()).toBe('dark');
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

it('follows a choice made in another tab', () => {
  render(<ThemeSwitch />);
  localStorage.setItem(THEME_KEY, 'light');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY })));
  expect(onPage()).toBe('light');
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
});
