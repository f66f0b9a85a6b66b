import { Quote } from '#src/components/quote.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { notices } from '#src/lib/notices/notices.ts';
import { useNotices } from '#src/lib/notices/use-notices.ts';
import { formatTime } from '#src/lib/words.ts';

/**
 * The global error list: every error of this visit with its action, until dismissed (ADR-016);
 * `heading` is one level below that around it. `untold` leaves out what a toast says now.
 */
export function RecentProblems({ heading: Heading, untold }: { heading: 'h2' | 'h3'; untold?: boolean }) {
  const problems = useNotices().filter(({ tone, shown }) => tone === 'error' && !(untold && shown));
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby="recent-problems" className="mt-6 border-t pt-4">
      <Heading id="recent-problems" className="text-sm font-semibold">
        Recent problems
      </Heading>
      <ul className="mt-2 grid gap-2">
        {problems.toReversed().map(({ id, message, record, error, at, action }) => (
          <li key={id} className="rounded-md border p-2 text-sm">
            {record && <p className="font-semibold break-words">{record}</p>}
            <p className="break-words whitespace-pre-line">{message}</p>
            <Quote error={error} />
            <div className="mt-1 flex items-center gap-2">
              <time dateTime={at.toISOString()} className="mr-auto text-xs text-muted-foreground tabular-nums">
                {formatTime(at)}
              </time>
              {action && (
                <Button size="sm" onClick={action.run}>
                  {action.label}
                </Button>
              )}
              <Button size="sm" variant="ghost" onClick={() => notices.dismiss(id)}>
                Dismiss
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
