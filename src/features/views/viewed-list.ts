import type { SavedView, ViewContent, ViewList } from '#generated/model/index.ts';

/** A list, as its saved views set it. */
export type ViewedList = {
  list: ViewList;
  /** What it is set to now. */
  content: ViewContent;
  /** What it is set to where no view was opened. */
  standard: ViewContent;
  /** Id of the view that was opened; none, or 0, where it was none. */
  saved: number | undefined;
  /** A view as this list understands it. */
  read: (content: ViewContent) => ViewContent;
  /** Undefined opens the list as it is by itself. */
  onOpen: (view: Pick<SavedView, 'Id' | 'Content'> | undefined) => void;
};
