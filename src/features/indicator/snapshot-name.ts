/** The two parts of a `SnapshotName`: the numeric order ('2.3.1') and the short name behind it (document 2, section 3). */
export function splitSnapshotName(snapshotName: string): { order: string; name: string } {
  const [order = '', ...words] = snapshotName.split(' ');
  return { order, name: words.join(' ') };
}
