/**
 * A reference is about to go, and the button that was pressed with it: the focus goes on to the one
 * beside it, or to the panel's head.
 */
export function focusBeside(id: number): void {
  const item = document.querySelector(`[data-reference="${id}"]`);
  const beside = item?.nextElementSibling ?? item?.previousElementSibling ?? item?.closest('[data-slot=panel]');
  // After the dialog, which goes now, has given the focus back.
  setTimeout(() => setTimeout(() => beside?.querySelector<HTMLElement>('button')?.focus()));
}
