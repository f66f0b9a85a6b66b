import { both, either, without } from './sets.ts';

/** A module of the client: what it imports, and about how large it is on the line, in kB. */
export type Module = { imports: string[]; size: number };

/**
 * What is fetched at once: its modules with all that they import, without those that are there
 * before.
 */
export type Unit = { needs: Set<string>; there: Set<string>; weight: number };

type File = {
  modules: string[];
  size: number;
  imports: Set<File>;
  /** The units that fetch it. */
  units: Set<Unit>;
  /** The units that always find it there. */
  finding: Set<Unit>;
};

/**
 * Modules cut into files: at first a file for each set of units that need the same, then, again and
 * again, the two become one that save most. A file less is worth `fileCost` kB for each unit that
 * fetches both; each kB that a unit would fetch in vain is its price. No two become one where files
 * would import each other in a circle.
 */
export function cutFiles(modules: Map<string, Module>, units: Unit[], fileCost: number): string[][] {
  let files = bySetOfUnits(modules, units);
  for (;;) {
    const pair = bestPair(files, fileCost);
    if (!pair) return files.map((file) => file.modules);
    const [one, other] = pair;
    join(one, other);
    files = files.filter((file) => file !== other);
    for (const file of files) if (file.imports.delete(other) && file !== one) file.imports.add(one);
    handDown(one);
  }
}

function bySetOfUnits(modules: Map<string, Module>, units: Unit[]): File[] {
  const files = new Map<string, File>();
  const fileOf = new Map<string, File>();
  for (const [id, { size }] of modules) {
    const needing = units.filter(({ needs, there }) => needs.has(id) && !there.has(id));
    const finding = units.filter(({ there }) => there.has(id));
    const key = needing.map((unit) => units.indexOf(unit)).join();
    const file: File = files.get(key) ?? {
      ...{ modules: [], size: 0, imports: new Set() },
      ...{ units: new Set(needing), finding: new Set(finding) },
    };
    files.set(key, file);
    fileOf.set(id, file);
    file.modules.push(id);
    file.size += size;
    file.finding = both(file.finding, new Set(finding));
  }
  for (const [id, file] of fileOf)
    for (const other of modules.get(id)?.imports ?? []) {
      const imported = fileOf.get(other);
      if (imported && imported !== file) file.imports.add(imported);
    }
  return [...files.values()];
}

type Reach = (file: File) => Set<File>;

/** All files that a file imports, itself or by another. */
function reachOf(): Reach {
  const known = new Map<File, Set<File>>();
  const reach: Reach = (file) => {
    const done = known.get(file);
    if (done) return done;
    const found = new Set<File>();
    known.set(file, found);
    for (const one of file.imports) for (const next of [one, ...reach(one)]) found.add(next);
    return found;
  };
  return reach;
}

function bestPair(files: File[], fileCost: number): [File, File] | undefined {
  const reach = reachOf();
  let best: [File, File] | undefined;
  let most = 0;
  for (const [at, one] of files.entries())
    for (const other of files.slice(at + 1)) {
      const saved = fileCost * weightOf(both(one.units, other.units));
      if (saved <= most) continue;
      const gain = saved - inVain(one, other) - inVain(other, one);
      if (gain <= most || inCircle(one, other, reach)) continue;
      const whole = gain - brought(one, other, reach, fileCost) - brought(other, one, reach, fileCost);
      if (whole <= most) continue;
      most = whole;
      best = [one, other];
    }
  return best;
}

const weightOf = (units: Set<Unit>) => [...units].reduce((sum, { weight }) => sum + weight, 0);

/** The units that begin to fetch `other` when it comes with `one`. */
const newTo = (one: File, other: File) => without(without(one.units, other.units), other.finding);

const inVain = (one: File, other: File) => weightOf(newTo(one, other)) * other.size;

/** What `other` imports and comes with `one` then. */
function brought(one: File, other: File, reach: Reach, fileCost: number): number {
  const units = newTo(one, other);
  if (units.size === 0) return 0;
  const isNew = (file: File) => weightOf(without(without(units, file.units), file.finding));
  return [...reach(other)]
    .filter((file) => file !== one)
    .reduce((sum, file) => sum + isNew(file) * (file.size + fileCost), 0);
}

/** Whether one imports the other by a third file. */
const inCircle = (one: File, other: File, reach: Reach) =>
  [...one.imports].some((file) => file !== other && reach(file).has(other)) ||
  [...other.imports].some((file) => file !== one && reach(file).has(one));

function join(one: File, other: File): void {
  one.modules.push(...other.modules);
  one.size += other.size;
  one.units = either(one.units, other.units);
  one.finding = without(either(one.finding, other.finding), one.units);
  one.imports = without(either(one.imports, other.imports), new Set([one, other]));
}

/** Who fetches a file fetches what it imports. */
function handDown(file: File): void {
  for (const imported of file.imports) {
    const more = newTo(file, imported);
    if (more.size === 0) continue;
    imported.units = either(imported.units, more);
    handDown(imported);
  }
}
