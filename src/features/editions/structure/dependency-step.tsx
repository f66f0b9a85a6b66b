import type { Dispatch } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FlowEvent } from './indicator-flow.ts';
import type { IndicatorValues } from './indicator-schema.ts';
import { ParentField } from './parent-field.tsx';

type DependencyStepProps = {
  editionId: number;
  /** 0 for a new indicator. */
  indicatorId: number;
  form: UseFormReturn<IndicatorValues>;
  dispatch: Dispatch<FlowEvent>;
};

/** 'Change Dependency': choosing a parent leads back to the form. */
export function DependencyStep({ editionId, indicatorId, form, dispatch }: DependencyStepProps) {
  return (
    <ParentField
      editionId={editionId}
      indicatorId={indicatorId}
      value={form.watch('ParentIndicatorId')}
      onChoose={(id, name) => {
        form.setValue('ParentIndicatorId', id, { shouldDirty: true });
        form.setValue('ParentIndicator', name, { shouldDirty: true });
        form.clearErrors('ParentIndicatorId');
        dispatch({ type: 'parentChosen' });
      }}
    />
  );
}
