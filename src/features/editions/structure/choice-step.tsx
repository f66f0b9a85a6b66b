import LibraryBig from 'lucide-react/icons/library-big';
import SquarePen from 'lucide-react/icons/square-pen';
import type { Dispatch, ReactNode } from 'react';
import type { FlowEvent } from './indicator-flow.ts';

/** The first question of the flow. */
export function ChoiceStep({ dispatch }: { dispatch: Dispatch<FlowEvent> }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Choice
        icon={<LibraryBig aria-hidden="true" />}
        title="Add from library"
        text="Select one or more indicators that other editions have used."
        onChoose={() => dispatch({ type: 'chooseExisting' })}
        isFirst
      />
      <Choice
        icon={<SquarePen aria-hidden="true" />}
        title="Create new"
        text="Write an indicator that is not in the library yet."
        onChoose={() => dispatch({ type: 'chooseNew' })}
      />
    </div>
  );
}

type ChoiceProps = { icon: ReactNode; title: string; text: string; onChoose: () => void; isFirst?: boolean };

function Choice({ icon, title, text, onChoose, isFirst }: ChoiceProps) {
  return (
    <button
      type="button"
      data-first-focus={isFirst}
      onClick={onChoose}
      className="flex items-start gap-3 rounded-lg border border-input/60 p-4 text-left shadow-xs transition-colors hover:border-primary hover:bg-accent [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-primary"
    >
      {icon}
      <span>
        <span className="block text-base font-semibold">{title}</span>
        <span className="block text-sm text-muted-foreground">{text}</span>
      </span>
    </button>
  );
}
