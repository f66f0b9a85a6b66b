import type { Module, Unit } from './cut-files.ts';
import type { Graph } from './imports-of.ts';
import { LOADS } from './loads.ts';
import { both, either } from './sets.ts';

/** How much a part counts that comes later than its page, beside a page. */
const LATER = 0.15;

type Named = Unit & { parts: string[] };

/** With all that it imports. */
function needsOf(ids: string[], modules: Map<string, Module>): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    const module = modules.get(id);
    if (!module || found.has(id)) return;
    found.add(id);
    module.imports.forEach(visit);
  };
  ids.forEach(visit);
  return found;
}

/** Loads, and each part that none of them names, with what is there wherever it is asked for. */
export function unitsOf(modules: Map<string, Module>, graph: Graph): Named[] {
  const ids = [...modules.keys()];
  const find = (part: string) => {
    const found = ids.find((id) => id.replace(/\.tsx?(\?.*)?$/, '').endsWith(`/src/${part}`));
    if (!found) throw new Error(`No part of the client is ${part}: see loads.ts`);
    return found;
  };
  const loads = LOADS.map(({ parts, weight }) => ({ parts: parts.map(find), weight }));
  const named = new Set(loads.flatMap(({ parts }) => parts));
  const later = ids.filter((id) => !named.has(id) && graph(id)?.dynamicImporters.length);
  const all = [...loads, ...later.map((id) => ({ parts: [id], weight: LATER }))].map((one) => ({
    ...one,
    needs: needsOf(one.parts, modules),
  }));
  const known = new Map<object, Set<string>>(all.slice(0, loads.length).map((load) => [load, new Set()]));

  /** Undefined where whoever asks for it is asked for by it. */
  const thereFor = (one: (typeof all)[number], path: object[] = []): Set<string> | undefined => {
    const done = known.get(one);
    if (done || path.includes(one)) return done;
    let there: Set<string> | undefined;
    for (const asker of one.parts.flatMap((id) => graph(id)?.dynamicImporters ?? []))
      for (const place of modules.has(asker) ? all.filter(({ needs }) => needs.has(asker)) : [undefined]) {
        const found = place ? thereFor(place, [...path, one]) : new Set<string>();
        const before = found && place ? either(found, place.needs) : found;
        if (before) there = there ? both(there, before) : before;
      }
    if (path.length === 0) known.set(one, there ?? new Set());
    return there;
  };
  return all.map((one) => ({
    parts: one.parts,
    needs: one.needs,
    there: thereFor(one) ?? new Set(),
    weight: one.weight,
  }));
}
