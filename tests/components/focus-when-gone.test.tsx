import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { InlineError } from '#src/components/inline-error.tsx';
import { ReadError } from '#src/components/read-error.tsx';

const error = new Error('Something went wrong fetching the results');

function Screen({ failure: Failure }: { failure: typeof InlineError | typeof ReadError }) {
  const [fails, setFails] = useState(true);
  return (
    <main tabIndex={-1}>
      {fails ? <Failure error={error} onRetry={() => setFails(false)} /> : <a href="/countries">Kenya</a>}
      <button type="button" onClick={() => setFails(false)}>
        Elsewhere
      </button>
    </main>
  );
}

for (const [name, failure] of [
  ['a place', ReadError],
  ['a line', InlineError],
] as const) {
  test(`[Q-R14] ${name} that was fetched by ‘Try again’ has the focus go on before it, not at the top of the page`, () => {
    render(<Screen failure={failure} />);
    const retry = screen.getByRole('button', { name: 'Try again' });
    retry.focus();
    fireEvent.click(retry);
    expect(screen.getByRole('link', { name: 'Kenya' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test(`${name} that goes while the focus stands elsewhere leaves it there`, () => {
    render(<Screen failure={failure} />);
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    fireEvent.click(elsewhere);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(elsewhere).toHaveFocus();
  });
}
