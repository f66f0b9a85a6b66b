import type { Dispatch } from 'react';
import { AddIndicator } from './add-indicator.tsx';
import { AssignDependency } from './assign-dependency.tsx';
import { EditIndicator } from './edit-indicator.tsx';
import type { Flow, FlowEvent } from './indicator-flow.ts';
import { MoveIndicator } from './move-indicator.tsx';

type IndicatorDialogsProps = { editionId: number; flow: Flow; dispatch: Dispatch<FlowEvent> };

/**
 * The dialog of the flow's step. Its key is the flow, not the step: what is typed outlives the
 * steps.
 */
export function IndicatorDialogs({ editionId, flow, dispatch }: IndicatorDialogsProps) {
  const common = { editionId, dispatch };
  switch (flow.step) {
    case 'closed':
      return null;
    case 'edit':
    case 'editDependency':
      return <EditIndicator key={flow.flow} state={flow} {...common} />;
    case 'assign':
      return <AssignDependency key={flow.flow} state={flow} {...common} />;
    case 'move':
      return <MoveIndicator key={flow.flow} state={flow} {...common} />;
    default:
      return <AddIndicator key={flow.flow} state={flow} {...common} />;
  }
}
