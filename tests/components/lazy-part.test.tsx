import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart, partsAhead } from '#src/first-screen/lazy-part.tsx';
import { expectConsole } from '../support/console.ts';

const Greeting = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));

test('draws what was fetched', async () => {
  const Part = lazyPart(async () => Greeting);
  render(
    <Suspense>
      <Part name="Rui" />
    </Suspense>,
  );
  expect(await screen.findByText('Hello Rui')).toBeVisible();
});

test('what has come ahead is drawn at once, and again beside the one that stands', async () => {
  const Part = lazyPart(async () => Greeting);
  Part.preload();
  await partsAhead;
  const { rerender } = render(
    <Suspense fallback="On its way">
      <Part name="Rui" />
    </Suspense>,
  );
  expect(screen.getByText('Hello Rui')).toBeVisible();
  expect(screen.queryByText('On its way')).toBeNull();
  rerender(
    <Suspense fallback="On its way">
      <Part name="Elena" />
    </Suspense>,
  );
  expect(screen.getByText('Hello Elena')).toBeVisible();
});

test('a part that comes by itself stays what it was when it is drawn again', async () => {
  const Counted = ({ name }: { name: string }) => {
    const [first] = useState(name);
    return <p>{`First ${first}`}</p>;
  };
  const Part = lazyPart(async () => Counted);
  const shown = (name: string) => (
    <Suspense>
      <Part name={name} />
    </Suspense>
  );
  const { rerender } = render(shown('Rui'));
  expect(await screen.findByText('First Rui')).toBeVisible();
  rerender(shown('Elena'));
  expect(screen.getByText('First Rui')).toBeVisible();
});

test('what a part asks for by itself is asked for with it', async () => {
  const asks = vi.fn();
  const Part = lazyPart(async () => Object.assign(() => <p>People behind</p>, { asks }));
  Part.preload();
  await partsAhead;
  expect(asks).not.toHaveBeenCalled();
  const client = new QueryClient();
  Part.prepare(client, 4);
  await partsAhead;
  expect(asks.mock.calls).toEqual([[client, 4]]);
});

test('[Q-R27] where it does not come, its own place says so, what stands beside it stays, and it can be tried again', async () => {
  expectConsole(/could not be fetched/);
  const load = vi.fn<() => Promise<typeof Greeting>>().mockImplementationOnce(gone).mockResolvedValue(Greeting);
  const Part = lazyPart(load);
  render(
    <>
      <input aria-label="Typed" />
      <Suspense>
        <Part name="Rui" />
      </Suspense>
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Typed' }), 'half a note');
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be fetched.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Rui')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Typed' })).toHaveValue('half a note');
});

test('draws what is to stand there instead', async () => {
  expectConsole(/could not be fetched/);
  const Part = lazyPart(gone as () => Promise<typeof Greeting>, ({ name }) => <p>{`No greeting for ${name}`}</p>);
  render(
    <Suspense>
      <Part name="Rui" />
    </Suspense>,
  );
  expect(await screen.findByText('No greeting for Rui')).toBeVisible();
});

test('fetching ahead tells nothing where it fails', async () => {
  lazyPart(gone as () => Promise<typeof Greeting>).preload();
  await new Promise((wait) => setTimeout(wait, 20));
  expect(screen.queryByRole('alert')).toBeNull();
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { error: '' };
  static getDerivedStateFromError = (error: Error) => ({ error: error.message });
  override render() {
    return this.state.error ? <p>{`Caught: ${this.state.error}`}</p> : this.props.children;
  }
}

test('a fault of the part itself is not taken for one that is missing', async () => {
  expectConsole(/Broken inside/);
  const Part = lazyPart(async () => () => {
    throw new Error('Broken inside');
  });
  render(
    <Boundary>
      <Suspense>
        <Part />
      </Suspense>
    </Boundary>,
  );
  expect(await screen.findByText('Caught: Broken inside')).toBeVisible();
});
