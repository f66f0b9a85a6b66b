import { createContext, useContext } from 'react';

/** Is the edition of the page closed? Then nothing is offered that would change it. */
export const ClosedEditionContext = createContext(false);
export const useIsClosed = (): boolean => useContext(ClosedEditionContext);
