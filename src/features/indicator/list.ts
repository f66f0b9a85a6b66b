import type { NavigateOptions } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import type { ReadQueueParams } from '#generated/model/index.ts';
import type { ReturnTo } from '#src/lib/return-to.ts';

/** The list of the dashboard from which the page was opened. */
export type IndicatorList = {
  /** Its filters and order, as parameters of the call for the place. */
  params: ReadQueueParams;
  /** Where a row of it is shown again. */
  backTo: (row: ReturnTo) => Pick<NavigateOptions, 'to' | 'search' | 'state' | 'resetScroll'>;
};

export const ListContext = createContext<IndicatorList | undefined>(undefined);
export const useList = (): IndicatorList | undefined => useContext(ListContext);
