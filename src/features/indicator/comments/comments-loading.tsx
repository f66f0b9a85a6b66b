/** The tab's or the list's first moments (requirements B2). */
export function CommentsLoading() {
  return (
    <p role="status" aria-busy="true" className="animate-late py-6 text-center text-muted-foreground">
      Loading Comments...
    </p>
  );
}
