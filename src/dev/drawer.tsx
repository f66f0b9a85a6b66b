import FlaskConical from 'lucide-react/icons/flask-conical';
import { useEffect, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { useStore } from '#src/lib/store.ts';
import { usualTarget } from './choices.ts';
import { ChosenAnswers } from './chosen-responses.tsx';
import { CopyLink } from './copy-link.tsx';
import { fetchReach, mockReach } from './mock-memory.ts';
import { OperationList } from './operation-list.tsx';
import { Sheet } from './sheet.tsx';
import { SignedIn } from './signed-in.tsx';
import { TargetPanel } from './target-panel.tsx';
import type { Tools } from './tools.ts';

/** Whether the drawer is open in this tab, so that a reload finds it as it was. */
const OPEN = 'dev:open';
const wasOpen = () => sessionStorage.getItem(OPEN) === 'true';

/** The developer's drawer and the button that opens it, at the bottom right of every page. */
export function Drawer({ tools }: { tools: Tools }) {
  const [open, setOpen] = useState(wasOpen);
  const keepOpen = (isOpen: boolean) => {
    setOpen(isOpen);
    sessionStorage.setItem(OPEN, String(isOpen));
  };
  const { target, operations } = useStore(tools.choices);
  const isMock = target === 'prism';
  useEffect(() => {
    if (open && isMock) void fetchReach();
    if (!isMock) mockReach.set({});
  }, [open, isMock]);
  const count = Object.keys(operations).length + (target === usualTarget ? 0 : 1);
  return (
    <>
      <Opener count={count} onOpen={() => keepOpen(true)} />
      <Sheet
        open={open}
        onOpenChange={keepOpen}
        title="Developer's drawer"
        description="What answers this tab's calls. Chosen answers come from the mock, whatever the target."
        footer={
          <>
            <CopyLink choices={tools.choices} />
            <Button blocked={count === 0 && 'Nothing is chosen.'} onClick={() => tools.reset()}>
              Reset all
            </Button>
          </>
        }
      >
        <SignedIn tools={tools} />
        <TargetPanel tools={tools} />
        <ChosenAnswers operations={operations} onRemove={(id) => tools.choose(id, {})} />
        <OperationList tools={tools} />
      </Sheet>
    </>
  );
}

function Opener({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <aside aria-label="Development" data-print="hide" className="fixed right-3 bottom-3 z-30">
      <button
        type="button"
        aria-haspopup="dialog"
        title="Developer's drawer"
        onClick={onOpen}
        className="inline-flex h-8 min-w-8 items-center justify-center gap-1.5 rounded-full border border-input bg-card px-2 text-xs font-semibold text-muted-foreground shadow-md hover:bg-accent hover:text-foreground"
      >
        <FlaskConical aria-hidden="true" className="size-4" />
        <span className="sr-only">Developer's drawer{count > 0 && `, ${count} in force`}</span>
        {count > 0 && (
          <span aria-hidden="true" className="rounded-full bg-primary px-1.5 text-primary-foreground tabular-nums">
            {count}
          </span>
        )}
      </button>
    </aside>
  );
}
