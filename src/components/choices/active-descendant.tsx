import { useCommandState } from 'cmdk';
import { useLayoutEffect, useRef } from 'react';

/**
 * Names the option pointed at also where no arrow key has moved yet: cmdk looks for it before it is
 * marked.
 */
export function ActiveDescendant() {
  const value = useCommandState((state) => state.value);
  const here = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const root = here.current?.parentElement;
    const id = value && root?.querySelector('[role=option][aria-selected=true]')?.id;
    for (const control of root?.querySelectorAll('input, [role=listbox]') ?? [])
      if (id) control.setAttribute('aria-activedescendant', id);
      else control.removeAttribute('aria-activedescendant');
  });
  return <span ref={here} hidden />;
}
