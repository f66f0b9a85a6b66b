import { noticeDialogs } from '#src/lib/notices/notice-dialogs.ts';
import { LOG_OUT_LOSES, titleOf, unsavedWork } from './unsaved-work.ts';

/**
 * Logging out forgets all drafts. Whether the person does so all the same; asked only where one
 * holds text.
 */
export async function mayForgetDrafts(): Promise<boolean> {
  const lost = unsavedWork();
  if (lost.length === 0) return true;
  const part = await import('./log-out-question.tsx').catch(() => undefined);
  // Offline the dialog may not be there, but nothing goes unasked.
  if (!part) return globalThis.confirm([LOG_OUT_LOSES, ...lost.map(titleOf)].join('\n'));
  const { LogOutQuestion } = part;
  return new Promise((answered) =>
    noticeDialogs.open((close) => {
      const answer = (isLeaving: boolean) => {
        close();
        answered(isLeaving);
      };
      return <LogOutQuestion lost={lost} onAnswer={answer} />;
    }),
  );
}
