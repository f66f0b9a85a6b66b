import { useState } from 'react';
import { ToastArea, type ToastNotice } from '#src/components/toast-area.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { failureOf } from '../parts/failures.ts';

const shown: ToastNotice[] = [
  { id: 1, tone: 'success', message: 'Road Safety Report 2027 was created.' },
  { id: 2, tone: 'error', message: 'Something went wrong fetching users', error: failureOf('listUsers', 500) },
];

/** At the bottom left; hover, focus and leaving the window stop the clock of five seconds. */
export function OnAPress() {
  const [notices, setNotices] = useState<ToastNotice[]>([]);
  return (
    <>
      <Button onClick={() => setNotices(shown)}>Show two notices</Button>
      {notices.length > 0 && (
        <ToastArea notices={notices} onDismiss={(id) => setNotices((old) => old.filter((one) => one.id !== id))} />
      )}
    </>
  );
}
