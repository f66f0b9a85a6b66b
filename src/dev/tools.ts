import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '#generated/operations.ts';
import { type Choice, type Choices, chosen, nothingChosen } from './choices.ts';
import type { Store } from './store.ts';
import { probe, rememberForDownloads } from './target.ts';
import { askAnew, type Used } from './used.ts';

type Parts = {
  choices: Store<Choices>;
  used: Used;
  client: QueryClient;
  token(): string | undefined;
};

/** What the drawer shows and does. */
export type Tools = ReturnType<typeof createTools>;

export function createTools({ choices, used, client, token }: Parts) {
  /** Takes over a whole set, such as that of a link. */
  const take = (all: Choices) => {
    const isElsewhere = all.target !== choices.get().target;
    choices.set(all);
    if (isElsewhere) rememberForDownloads(all);
    askAnew(client);
  };
  return {
    choices,
    used,
    take,
    choose(id: OperationId, choice: Choice) {
      choices.set(chosen(choices.get(), id, choice));
      askAnew(client, [id]);
    },
    /** Sends all calls elsewhere. */
    aim(target: Pick<Choices, 'target' | 'ownUrl'>) {
      choices.set({ ...choices.get(), ...target });
      rememberForDownloads(choices.get());
      void probe(choices.get(), token());
      askAnew(client);
    },
    reset: () => take({ ...nothingChosen, ownUrl: choices.get().ownUrl }),
  };
}
