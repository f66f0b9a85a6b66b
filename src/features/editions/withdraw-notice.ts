import type { ApiError } from '#src/lib/api/api-error.ts';
import { notices } from '#src/lib/notices/notices.ts';

/** What was refused is sent anew, mended, or given up: the 'Try Again' of its notice would make the same thing a second time. */
export function withdrawNotice({ message }: ApiError): void {
  for (const notice of notices.all())
    if (notice.action && notice.message.split('\n')[0] === message) notices.dismiss(notice.id);
}
