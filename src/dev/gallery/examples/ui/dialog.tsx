import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { Input } from '#src/components/ui/input.tsx';

/** The focus goes to the first field, stays within, and returns to the button. */
export function WithAForm() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit milestone…</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Edit milestone"
        description="Road Safety Report 2026"
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(false);
        }}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" variant="primary">
              Save
            </Button>
          </>
        }
      >
        <Field label="Name">{(control) => <Input {...control} defaultValue="Safe roads" />}</Field>
      </Dialog>
    </>
  );
}

export function Narrow() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>About this score…</Button>
      <Dialog open={open} onOpenChange={setOpen} title="About this score" size="sm">
        <p>Each indicator weighs the same.</p>
      </Dialog>
    </>
  );
}
