import { ScrollRegion } from '#src/components/ui/scroll-region.tsx';

/** Tab reaches it, the arrows scroll it. */
export function HigherThanItsPlace() {
  return (
    <ScrollRegion
      aria-label="Names of the countries"
      className="max-h-24 overflow-y-auto rounded-md border p-2 text-sm"
    >
      {['Afghanistan', 'Albania', 'Algeria', 'Andorra', 'Angola', 'Argentina', 'Armenia', 'Australia'].map((name) => (
        <p key={name}>{name}</p>
      ))}
    </ScrollRegion>
  );
}
