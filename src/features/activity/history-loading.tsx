/** The first moments of a list of events. */
export function HistoryLoading() {
  return (
    <p role="status" aria-busy="true" className="animate-late py-6 text-center text-muted-foreground">
      Fetching the history...
    </p>
  );
}
