import { cn } from '#src/first-screen/cn.ts';

/** A person as one or two letters beside the name, which says it: decoration. */
export function Initials({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-slot="initials"
      className={cn(
        'grid size-7 shrink-0 place-items-center rounded-full border bg-muted text-2xs font-semibold text-muted-foreground select-none',
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}

/** Keeps letters apart that would join: two initials of Arabic letters can be a word (لا, "no"). */
const NON_JOINER = '\u200c';

/** First letters of the first and the last word; the first character where there is but one. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const between = /\p{Script=Arabic}/u.test(name) ? NON_JOINER : '';
  return ends.map((word = '') => [...word][0]?.toUpperCase() ?? '').join(between);
}
