import { useId, useState } from 'react';
import type { WorkflowTaskType } from '#generated/enums.ts';
import type { WorkflowUser } from '#generated/model/index.ts';
import { SearchInput } from '#src/components/ui/search-input.tsx';
import { holdsText } from '#src/lib/search-text.ts';
import { NOBODY } from './draft.ts';
import { NobodyOption } from './nobody-option.tsx';
import { UserOption } from './user-option.tsx';

/** The smallest number of users that gets a search box. */
const SEARCHED_FROM = 8;

type UserListProps = {
  users: WorkflowUser[];
  task: WorkflowTaskType | null;
  value: number | null;
  onValueChange: (id: number) => void;
};

/** A radio group of users with the current workload of each. */
export function UserList({ users, task, value, onValueChange }: UserListProps) {
  const [search, setSearch] = useState('');
  const name = useId();
  const shown = users.filter((user) => user.Id === value || holdsText(search, user.FullName, user.EmailAddress));
  const most = Math.max(1, ...users.flatMap(({ ResearchCount, QACount }) => [ResearchCount, QACount]));
  const isNamesake = ({ Id, FullName }: WorkflowUser) =>
    users.some((other) => other.Id !== Id && other.FullName === FullName);

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">User</legend>
      {users.length >= SEARCHED_FROM && (
        <SearchInput label="Search users" value={search} onSearch={setSearch} className="mb-2" />
      )}
      <div className="rounded-md border">
        <p
          aria-hidden="true"
          className="flex justify-end gap-3 border-b bg-muted px-3 py-1 text-2xs font-semibold text-muted-foreground"
        >
          <span className="mr-auto">Name</span>
          <span className="w-18 text-right">Researches</span>
          <span className="w-18 text-right">Reviews</span>
        </p>
        <div className="max-h-64 overflow-y-auto">
          {(value === NOBODY || holdsText(search, 'Nobody')) && (
            <NobodyOption name={name} checked={value === NOBODY} onChoose={() => onValueChange(NOBODY)} />
          )}
          {shown.map((user) => (
            <UserOption
              key={user.Id}
              name={name}
              user={user}
              detail={isNamesake(user) ? user.EmailAddress : undefined}
              task={task}
              most={most}
              checked={user.Id === value}
              onChoose={() => onValueChange(user.Id)}
            />
          ))}
          {shown.length === 0 && <p className="border-t px-3 py-4 text-sm text-muted-foreground">Nobody found</p>}
        </div>
      </div>
    </fieldset>
  );
}
