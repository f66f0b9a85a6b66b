/** The known name that may be meant: the nearest, at most a quarter of its letters away. */
export function nearOf(name: string, known: Iterable<string>): string | undefined {
  let best: { one: string; distance: number } | undefined;
  for (const one of known) {
    const distance = distanceOf(name.toLowerCase(), one.toLowerCase());
    if (distance <= Math.max(1, Math.floor(one.length / 4)) && distance < (best?.distance ?? Infinity))
      best = { one, distance };
  }
  return best?.one;
}

/** How many letters have to be put in, left out or changed (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to += 1)
      next.push(
        Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (other[to - 1] === letter ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
