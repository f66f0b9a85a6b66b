import { useState } from 'react';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { Button } from '#src/components/ui/button.tsx';

/** The harmless button has the focus; a click beside the dialog does nothing. */
export function BeforeARemoval() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove country…</Button>
      <ConfirmDialog
        open={open}
        title="Remove Kenya"
        text="Remove Kenya from Road Safety Report 2026?"
        consequence={<p>Its 150 ratings go with it.</p>}
        confirmLabel="Remove"
        onConfirm={close}
        onCancel={close}
      />
    </>
  );
}
