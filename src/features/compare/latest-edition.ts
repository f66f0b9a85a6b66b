type Dated = { Id: number; StartDate: string; EndDate: string | null };

/**
 * The latest of the editions: the one that ends last, an open one above all; ties go by StartDate,
 * then Id (ADR-032). Calendar dates `YYYY-MM-DD` compare as texts.
 */
export const latestEdition = <Edition extends Dated>(editions: readonly Edition[]): Edition | undefined =>
  editions.toSorted(
    (a, b) =>
      descending(a.EndDate ?? '9999', b.EndDate ?? '9999') || descending(a.StartDate, b.StartDate) || b.Id - a.Id,
  )[0];

const descending = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);
