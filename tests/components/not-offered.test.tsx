import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { InlineError } from '#src/components/inline-error.tsx';
import { ReadError } from '#src/components/read-error.tsx';
import { ApiError } from '#src/lib/api/api-error.ts';
import { isNotOffered } from '#src/lib/api/why-failed.ts';

const missing = {
  type: 'about:blank',
  title: 'Not Found',
  status: 404,
  code: 'not-found' as const,
  detail: 'The requested resource was not found.',
};
const failure = (status: number, path: string, problem?: typeof missing) =>
  new ApiError('listActivity', path, { status, ...(problem && { problem }) });

it.each([
  ['a router without the path', 404, '/v1/ratings/7/events', undefined, true],
  ['a path that names no record', 404, '/v1/views?edition=4', missing, true],
  ['no such method', 405, '/v1/ratings/7/events', undefined, true],
  ['not implemented', 501, '/v1/views', undefined, true],
  ['a record that is gone', 404, '/v1/ratings/7/events', missing, false],
  ['a server at fault', 500, '/v1/views', undefined, false],
  ['no answer', 0, '/v1/views', undefined, false],
])('%s (%i %s) is told from a failure', (_, status, path, problem, isIt) => {
  expect(isNotOffered(failure(status, path, problem))).toBe(isIt);
});

it('a part that the server does not offer is left out, a place says so without a retry', () => {
  const error = failure(404, '/v1/views');
  const { container, rerender } = render(<InlineError error={error} onRetry={vi.fn()} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<ReadError error={error} onRetry={vi.fn()} />);
  expect(screen.getByText('Not available here')).toBeVisible();
  expect(screen.getByText('This server does not offer it.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a failure keeps its words and its retry', () => {
  const error = failure(500, '/v1/views');
  render(<ReadError error={error} onRetry={vi.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent(error.message);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});
