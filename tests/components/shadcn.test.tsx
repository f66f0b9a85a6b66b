import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KeyboardButton, KeyboardHint } from './support/keyboard-hint.tsx';

test("a component in shadcn's conventions finds our primitives and a complete cn", () => {
  render(
    <>
      <KeyboardButton hint="s">Save</KeyboardButton>
      <KeyboardHint className="leading-8 tracking-wide">Enter</KeyboardHint>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Save s' })).toBeVisible();
  expect(screen.getByText('Enter')).toHaveClass(
    'inline-flex items-center rounded-sm border px-1.5 text-xs leading-8 tracking-wide',
    {
      exact: true,
    },
  );
});

test('components.json names folders and files that are there', () => {
  const { aliases, tailwind } = JSON.parse(readFileSync('components.json', 'utf8'));
  const paths = Object.values<string>(aliases).map((alias) => join('src', alias.replace(/^@\//, '')));
  expect([...paths, tailwind.css].filter((path) => !existsSync(path) && !existsSync(`${path}.ts`))).toEqual([]);
});
