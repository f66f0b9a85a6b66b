import { HttpResponse, http } from 'msw';
import { api } from '../support/screen.tsx';

export const problem = (status: number, detail?: string, requestId?: string) =>
  HttpResponse.json({ type: 'about:blank', title: 'No', status, code: 'conflict', detail, requestId }, { status });

/**
 * Resolves the removals of users from edition 4 in turn, the last one for good; keeps who was to
 * be removed.
 */
export function serveRemovals(...answers: (() => Response | Promise<Response>)[]) {
  const asked: string[] = [];
  api.use(
    http.delete('*/api/v1/report-editions/4/users/:userId', ({ params }) => {
      asked.push(`${params.userId}`);
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      return answer?.() ?? new HttpResponse(null, { status: 204 });
    }),
  );
  return asked;
}

export const done = () => new HttpResponse(null, { status: 204 });
