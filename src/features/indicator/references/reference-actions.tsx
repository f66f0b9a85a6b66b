import Copy from 'lucide-react/icons/copy';
import CornerLeftUp from 'lucide-react/icons/corner-left-up';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Button } from '#src/components/ui/button.tsx';

type ActionProps = { title: string; blocked?: string | false | undefined; onClick: () => void };

/** What can be done with a reference, each named with the reference's title. */
export const EditButton = (props: ActionProps) => (
  <Action {...props} word="Edit">
    <Pencil aria-hidden="true" />
  </Action>
);
export const CopyButton = (props: ActionProps) => (
  <Action {...props} word="Copy">
    <Copy aria-hidden="true" />
  </Action>
);
export const RemoveButton = (props: ActionProps) => (
  <Action {...props} word="Remove">
    <Trash aria-hidden="true" />
  </Action>
);
export const UseButton = (props: ActionProps) => (
  <Action {...props} word="Use in Current">
    <CornerLeftUp aria-hidden="true" />
  </Action>
);

function Action({ title, word, blocked, onClick, children }: ActionProps & { word: string; children: ReactNode }) {
  return (
    <Button variant="ghost" size="sm" aria-label={`${word}: ${title}`} blocked={blocked ?? false} onClick={onClick}>
      {children}
      {word}
    </Button>
  );
}
