/**
 * The two parts of a `SnapshotName`: the numeric order ('2.3.1') and the short name behind it
 * (requirements B3).
 */
export function splitSnapshotName(snapshotName: string): { order: string; name: string } {
  const [order = '', ...words] = snapshotName.split(' ');
  return { order, name: words.join(' ') };
}
