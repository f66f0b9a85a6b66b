import type { CurrentUser, MyWork } from '#generated/model/index.ts';
import { ContinueLink } from './continue-link.tsx';
import { FigureRow } from './figure-row.tsx';
import { figuresOf } from './figures.ts';
import { ProgrammeFigures } from './programme-figures.tsx';

/** Home of who has work: a row of figures a task, and the edition's progress beside them. */
export function OwnFigures({ work, user }: { work: MyWork; user: CurrentUser }) {
  const { Next: next } = work;
  const groups = figuresOf(work, user.Id);
  return (
    <>
      {groups.map((group, at) => (
        <FigureRow
          key={group.title}
          {...group}
          who={user.FullName}
          action={at === groups.length - 1 && next && <ContinueLink next={next} userId={user.Id} />}
        />
      ))}
      <ProgrammeFigures programme={work.Programme} />
    </>
  );
}
