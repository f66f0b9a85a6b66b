import { createContext, useContext } from 'react';

/** Said in place of every other reason why nothing can be changed. */
export const CLOSED_EDITION = 'Closed edition, read only.';

/** Is the edition of the page closed? Then nothing is offered that would change it. */
export const ClosedEditionContext = createContext(false);
export const useIsClosed = (): boolean => useContext(ClosedEditionContext);
