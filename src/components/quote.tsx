import { quoteOf } from '#src/lib/api/quote.ts';

/** A line with what support needs, where the server was at fault; nothing otherwise. */
export function Quote({ error }: { error: unknown }) {
  const quote = quoteOf(error);
  return quote && <span className="block text-xs text-muted-foreground">{quote}</span>;
}
