/** A row from 64 rem on, below that a card. The heights equal those of `use-row-height.ts`. */
export const rowClasses =
  'relative max-lg:grid max-lg:h-21 max-lg:grid-cols-[auto_minmax(0,1fr)_auto_3.5rem] max-lg:content-center max-lg:gap-x-2 max-lg:gap-y-1 max-lg:border-b max-lg:px-3';

const cell = 'truncate max-lg:block max-lg:h-auto max-lg:border-0 max-lg:p-0';

/** Space for the checkbox; a focused row clears the sticky toolbar, which wraps. */
export const selectableClasses =
  'max-lg:pl-11 has-checked:bg-accent [&_:is(a,input)]:scroll-mt-[calc(var(--tools-height,2.75rem)+2.75rem)]';

/** Hides the users' columns where the notifications panel leaves no space for them. */
export const givesWay = 'lg:@max-4xl:hidden';

/** Hides 'Since' and 'Due' before that, so that names keep their space. */
export const givesWayFirst = 'lg:@max-6xl:hidden';

/** Where each cell stands in a card: number, indicator and age, country and status, both users. */
export const cellClasses = {
  select:
    'z-1 px-2 py-0 max-lg:absolute max-lg:top-2.5 max-lg:left-2.5 max-lg:h-auto max-lg:border-0 max-lg:p-0 lg:relative',
  number: cell,
  indicator: `${cell} max-lg:col-span-2`,
  country: `${cell} max-lg:col-span-2`,
  status: `${cell} max-lg:col-span-2 max-lg:justify-self-end`,
  researchUser: `${cell} ${givesWay} max-lg:col-span-2`,
  qaUser: `${cell} ${givesWay} max-lg:col-span-2 max-lg:max-w-[40vw] max-lg:justify-self-end max-lg:text-right`,
  statusSince: `${cell} ${givesWayFirst} max-lg:col-start-4 max-lg:row-start-1 max-lg:justify-self-end`,
  due: `${cell} ${givesWayFirst} max-lg:hidden`,
};

export const tableClasses = 'table-fixed max-lg:block';
