import type { ReactNode } from 'react';

export interface MultiSelectOption<Value extends string | number> {
  value: Value;
  /** What is shown, searched and read. */
  label: string;
  /** A quieter word behind it, such as an e-mail address; searched too. */
  detail?: string | undefined;
  /** How many it would leave, behind its words; nothing left is dimmed and still a choice. */
  count?: number | undefined;
  /** Before the words, such as the shape of a status. Decoration. */
  mark?: ReactNode;
}

export interface MultiSelectProps<Value extends string | number> {
  /** Stands on the button and names button and list: 'Region'. */
  label: string;
  options: readonly MultiSelectOption<Value>[];
  /** The chosen values; ones without an option (not loaded, or gone) are kept and counted. */
  value: readonly Value[];
  /** Called at every press, with the values in the order of the options. */
  onValueChange: (value: Value[]) => void;
  /** Said on the button where nothing is chosen; 'All' by default. */
  none?: string;
  /** What selecting none means, said below the list; 'all' where `none` is left out. */
  noneMeans?: string | undefined;
  /** The options are loading. */
  loading?: boolean;
  /** Why nothing can be chosen now; the button keeps its place and says so. */
  blocked?: string | false;
  /** The popover opened or closed, e.g. to fetch the options only then. */
  onOpenChange?: (open: boolean) => void;
  className?: string;
}
