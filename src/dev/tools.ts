import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#generated/model/index.ts';
import type { OperationId } from '#generated/operations.ts';
import type { Store } from '#src/lib/store.ts';
import { type Choice, type Choices, chosen, nothingChosen } from './choices.ts';
import { forgetWrites } from './mock-memory.ts';
import { type OperationsInUse, refetchFromStart } from './operations-in-use.ts';
import { probe, rememberForDownloads } from './target.ts';

type Parts = {
  choices: Store<Choices>;
  used: OperationsInUse;
  client: QueryClient;
  token(): string | undefined;
  /** Who is signed in, as far as this page knows, and the way to the accounts of the provider. */
  person: {
    get(): CurrentUser | undefined;
    subscribe(listener: () => void): () => void;
    change(): Promise<never>;
  };
  /** Leaves the page of an error for the one that led there; does nothing elsewhere. */
  goBack(): void;
};

/** What the drawer shows and does. */
export type Tools = ReturnType<typeof createTools>;

export function createTools({ choices, used, client, token, person, goBack }: Parts) {
  /** Earlier responses no longer count, nor does an error page that it led to. */
  const askAgain = (ids?: readonly OperationId[]) => {
    refetchFromStart(client, ids);
    goBack();
  };
  /** Takes over a whole set, such as that of a link. */
  const take = (all: Choices) => {
    const isElsewhere = all.target !== choices.get().target;
    choices.set(all);
    if (isElsewhere) rememberForDownloads(all);
    askAgain();
  };
  return {
    choices,
    used,
    person,
    take,
    choose(id: OperationId, choice: Choice) {
      choices.set(chosen(choices.get(), id, choice));
      askAgain([id]);
    },
    /** Sends all calls elsewhere. */
    aim(target: Pick<Choices, 'target' | 'ownUrl'>) {
      choices.set({ ...choices.get(), ...target });
      rememberForDownloads(choices.get());
      void probe(choices.get(), token());
      askAgain();
    },
    /** Brings the examples back where the mock has kept what was written; tells whether it did. */
    async forget() {
      const isForgotten = await forgetWrites();
      if (isForgotten) askAgain();
      return isForgotten;
    },
    reset: () => take({ ...nothingChosen, ownUrl: choices.get().ownUrl }),
  };
}
