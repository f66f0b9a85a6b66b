/** Filters of a list let through what the contract says (`x-filter`), and nothing else. */
import { countOf, show } from '../../core/finding.ts';
import { type Look, unlessChanged } from '../changed-list.ts';
import type { Pool } from '../pool.ts';
import { rolesFor } from '../roles.ts';
import { chosen, performed, type Run, report } from '../run.ts';
import { at } from '../select.ts';
import type { Value, Values } from '../values.ts';
import { type Read, type Reading, readingsOf, sendRead } from './reading.ts';
import { type Facts, textOf } from './statements.ts';
import { checkUnknown, missingTries } from './unknown-ids.ts';
import {
  type Chosen,
  chosenBy,
  type Filter,
  type Filtering,
  filtersOf,
  instantTries,
  isWithin,
  keyOf,
  mayPass,
  neutral,
  rowsOf,
  some,
  textTries,
  written,
} from './x-filter.ts';

/** Requests every list by each of its filters, by pairs of them, and by all at once. */
export async function checkFilters(run: Run, values: Values, facts: Facts, each: Pool): Promise<Read[]> {
  const lists = chosen(run).filter((operation) => filtersOf(run, operation).length > 0);
  const done = await each(lists, async (operation) => {
    const [as] = rolesFor(run, operation);
    const [reading] = as ? await readingsOf(values, operation, as, 1) : [];
    return reading ? unlessChanged(run, (on) => new FilterCheck(on, reading, facts).all()) : [];
  });
  return done.flat();
}

class FilterCheck {
  readonly #run: Run;
  readonly #reading: Reading;
  readonly #facts: Facts;
  readonly #filters: Filtering[];
  readonly #pageSize: number | undefined;
  readonly #reads: Read[] = [];
  readonly #further = new Set<string>();
  #base: unknown;

  constructor(run: Run, reading: Reading, facts: Facts) {
    this.#run = run;
    this.#facts = facts;
    const { operation } = reading;
    this.#filters = filtersOf(run, operation);
    const size = operation.parameters.find(({ name }) => name === 'pageSize');
    this.#pageSize = size && (run.contract.at(size.schema).node.maximum as number | undefined);
    const page: Reading['query'] = this.#pageSize === undefined ? {} : { pageSize: this.#pageSize };
    this.#reading = { ...reading, query: { ...reading.query, ...neutral(run, operation), ...page } };
  }

  async all(): Promise<Look<Read[]>> {
    this.#base = await this.#fetch({});
    const isThere = this.#base !== undefined;
    for (const filtering of isThere ? this.#filters : []) {
      performed(this.#run, this.#reading.operation.operationId, 'list.filter');
      for (const values of this.#tries(filtering)) await this.#check([{ filtering, values }]);
      await checkUnknown(this.#run, this.#reading, filtering, this.#known(filtering.filter));
      await this.#asCallers(filtering);
      await this.#asAnybody(filtering);
      await this.#empty(filtering);
    }
    if (isThere) await this.#together();
    const again = async () => (await sendRead(this.#run, this.#reading, {}))?.body;
    return { result: this.#reads, before: this.#base, again };
  }

  /**
   * Who stands in one of the properties requests their own rows, for each property somebody else
   * where there is one.
   */
  async #asCallers(filtering: Filtering): Promise<void> {
    const rows = rowsOf(this.#base, filtering.filter.rows);
    const requested = new Set([this.#reading.as.userId]);
    for (const name of filtering.filter.caller ?? []) {
      const users = new Set(rows.map((row) => at(row, name)));
      const as = rolesFor(this.#run, this.#reading.operation).find(
        ({ userId }) => users.has(userId) && !requested.has(userId),
      );
      if (!as) continue;
      requested.add(as.userId);
      const theirs = new FilterCheck(this.#run, { ...this.#reading, as }, this.#facts);
      theirs.#base = this.#base;
      await theirs.#check([{ filtering, values: [true] }]);
      if (requested.size === 2) for (const other of this.#joined) await theirs.#pair(filtering, other);
    }
  }

  /** Where the rows are not to be the caller's, they are the same for every caller. */
  async #asAnybody(filtering: Filtering): Promise<void> {
    if (!filtering.filter.caller) return;
    const { as: owner } = this.#reading;
    const others = rolesFor(this.#run, this.#reading.operation).filter(({ userId }) => userId !== owner.userId);
    for (const as of others) {
      const body = await new FilterCheck(this.#run, { ...this.#reading, as }, this.#facts).#fetch({});
      if (body === undefined || JSON.stringify(body) === JSON.stringify(this.#base)) continue;
      const requested = `?${filtering.name}=false`;
      const message = `${requested} answers ${as.name} something else than ${owner.name}, as if the rows were the caller's`;
      this.#say([{ filtering, values: [false] }], message, filtering.filter.rows);
      return;
    }
  }

  async #fetch(query: Record<string, Value | boolean>): Promise<unknown> {
    const result = await sendRead(this.#run, this.#reading, query);
    if (!result?.ok) return undefined;
    this.#reads.push({
      ...this.#reading,
      query: { ...this.#reading.query, ...query },
      body: result.body,
      exchange: result.exchange,
    });
    return result.body;
  }

  /** Values of the rows at hand: one from the end of the page, two at once, and one of no row. */
  #tries(filtering: Filtering): unknown[][] {
    const { filter } = filtering;
    if (filter.caller) return [[true]];
    const rows = rowsOf(this.#base, filter.rows);
    if (filter.text) return textTries(filter.text, rows);
    if (filter.since || filter.until) return instantTries(filter, rows);
    const known = [...new Set(this.#known(filter))].filter((value) => this.#mayName({ filtering, values: [value] }));
    const [first, last] = [known[0], known.at(-1)];
    const missing = typeof last === 'number' ? missingTries(this.#run, filtering) : [];
    const nobody = known.includes(null) ? [[null]] : [];
    return [
      ...(last === undefined ? [] : [[last]]),
      ...(known.length > 1 ? [[first, last]] : []),
      ...nobody,
      ...missing,
    ];
  }

  /** A row may hold no value, which not every filter can name. */
  #mayName = ({ filtering, values }: Chosen) => !values.includes(null) || this.#takes(filtering, values);

  #known({ property, below, rows }: Filter): unknown[] {
    if (below) return this.#facts.idsOf(below.record, below.attribute).filter((id) => this.#belongs(below, id));
    return rowsOf(this.#base, rows).flatMap((row) => at(row, property ?? ''));
  }

  #belongs = ({ record, of }: NonNullable<Filter['below']>, id: unknown) =>
    Object.entries(of).every(([attribute, pointer]) => {
      const keys = pointer.split('/').slice(1);
      const wanted = keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], this.#base);
      return this.#facts.stated(record, [id], attribute) === wanted;
    });

  #takes = ({ filter, pointer }: Filtering, values: unknown[]) =>
    this.#run.schemas.check(`${pointer}/schema`, written(filter, values)).length === 0;

  #numberOf = (below: NonNullable<Filter['below']>, id: unknown) =>
    this.#facts.stated(below.record, [id], below.attribute);

  #fits({ filtering: { filter }, values }: Chosen, row: unknown): boolean {
    const { property, caller, text, below } = filter;
    if (caller) return !values[0] || caller.some((name) => at(row, name) === this.#reading.as.userId);
    if (text) return textOf(text, row).toLowerCase().includes(String(values[0]).toLowerCase());
    if (below) {
      const numbers = values.map((id) => String(this.#numberOf(below, id)));
      return numbers.some((number) => `${String(at(row, below.property))}.`.startsWith(`${number}.`));
    }
    if (filter.since || filter.until) return isWithin(filter, row, values[0]);
    return [at(row, property ?? '')].flat().some((one) => values.includes(one));
  }

  async #check(chosen: Chosen[]): Promise<void> {
    const query = Object.fromEntries(
      chosen.map(({ filtering, values }) => [filtering.name, written(filtering.filter, values)]),
    );
    const body = await this.#fetch(query);
    if (body === undefined) return;
    const requested = Object.entries(query)
      .map(([name, value]) => `${name}=${value}`)
      .join('&');
    for (const rowsAt of new Set(chosen.map(({ filtering }) => filtering.filter.rows))) {
      const own = chosen.filter(({ filtering }) => filtering.filter.rows === rowsAt);
      const rows = rowsOf(body, rowsAt);
      const surplus = rows.find((row) => !own.every((one) => this.#fits(one, row) || mayPass(one, row)));
      if (surplus !== undefined) this.#say(own, `?${requested} lets ${show(surplus, 120)} through`, rowsAt);
      const wanted = rowsOf(this.#base, rowsAt).filter((row) => own.every((one) => this.#fits(one, row)));
      const key = keyOf(own);
      const found = new Set(rows.map(key));
      const missing = wanted.slice(0, this.#pageSize).find((row) => !found.has(key(row)));
      if (missing !== undefined && surplus === undefined)
        this.#say(own, `?${requested} leaves ${show(missing, 120)} out, which the whole list has`, rowsAt);
      this.#count(own, body, rows, requested);
      if (chosen.length === 1 && own[0]) await this.#onward(own[0], query, rows, at(body, 'Count'));
    }
  }

  /** A page that is not full holds all that match. */
  #count(own: Chosen[], body: unknown, rows: unknown[], requested: string): void {
    const count = at(body, 'Count');
    if (this.#pageSize === undefined || typeof count !== 'number' || rows.length >= this.#pageSize) return;
    if (count === rows.length) return;
    report(this.#run, this.#reading.operation, {
      check: 'paging.count',
      message: `?${requested} counts ${count}, and has ${countOf(rows.length, 'row')}`,
      place: '/Count',
      contract: own[0]?.filtering.pointer ?? '',
    });
  }

  #say(own: Chosen[], message: string, place: string): void {
    for (const { filtering } of own.slice(0, 1))
      report(this.#run, this.#reading.operation, {
        check: 'list.filter',
        message,
        place: `?${own.length === 1 ? filtering.name : own.map((one) => one.filtering.name).join('&')} ${place}`,
        contract: filtering.pointer,
      });
  }

  /** An empty list or text filters nothing, where the schema lets one through. */
  async #empty(filtering: Filtering): Promise<void> {
    const { filter, name, pointer, required } = filtering;
    if (required || filter.caller) return;
    const value = filter.text ? '' : written(filter, []);
    if (this.#run.schemas.check(`${pointer}/schema`, value).length > 0) return;
    const body = await this.#fetch({ [name]: value });
    if (body === undefined || JSON.stringify(body) === JSON.stringify(this.#base)) return;
    const message = `?${name}=${value} filters nothing, but answered something else`;
    this.#say([{ filtering, values: [] }], message, filter.rows);
  }

  /** Those of which a row's own value is one; they are joined by "and". */
  get #joined(): Filtering[] {
    return this.#filters.filter(({ filter, required }) => !required && (filter.property || filter.text));
  }

  /** A row that fits all filters is found by all, and no other; any two may forget each other. */
  async #together(): Promise<void> {
    const joined = this.#joined;
    if (joined.length < 2) return;
    const rows = rowsOf(this.#base, joined[0]?.filter.rows ?? '');
    const third = Math.floor(rows.length / 3);
    const chosen = [...rows.slice(third), ...rows.slice(0, third)]
      .map((row) => joined.map((filtering) => chosenBy(row, filtering)))
      .find((all) => all.every(this.#mayName));
    if (chosen) await this.#check(chosen);
    for (const [index, one] of joined.entries())
      for (const other of joined.slice(index + 1)) await this.#pair(one, other);
  }

  /**
   * Filters by two properties, with values of a row where it would show that one of them was
   * dropped.
   */
  async #pair(one: Filtering, other: Filtering): Promise<void> {
    const rows = rowsOf(this.#base, one.filter.rows);
    // a text may be of one row alone: its beginning is of more
    const lengths = one.filter.text || other.filter.text ? [8, 3, 1] : [0];
    const only = (a: Chosen, b: Chosen) => rows.some((row) => this.#fits(a, row) && !this.#fits(b, row));
    let best: { pair: Chosen[]; shows: number } | undefined;
    for (const [row, length] of some(rows, 8).flatMap((row) => lengths.map((length) => [row, length] as const))) {
      const [left, right] = [chosenBy(row, one, length), chosenBy(row, other, length)];
      if (![left, right].every((chosen) => this.#fits(chosen, row) && this.#mayName(chosen))) continue;
      const shows = Number(only(left, right)) + Number(only(right, left));
      if (!best || shows > best.shows) best = { pair: [left, right], shows };
      if (shows === 2) break;
    }
    if (best) await this.#check(best.pair);
  }

  /**
   * Further pages are filtered too: one request for each filter, where it would show that it was
   * forgotten.
   */
  async #onward(own: Chosen, query: Record<string, Value | boolean>, rows: unknown[], count: unknown): Promise<void> {
    const { filter, name } = own.filtering;
    const offset = Math.ceil(rows.length / 2);
    const base = rowsOf(this.#base, filter.rows).slice(offset, offset + 2);
    if (!this.#reading.operation.paged || rows.length < 2 || this.#further.has(name)) return;
    if (base.every((row) => this.#fits(own, row))) return;
    this.#further.add(name);
    const result = await sendRead(this.#run, this.#reading, { ...query, offset, pageSize: 2 });
    if (!result?.ok) return;
    const requested = `?${name}=${query[name]}&offset=${offset}`;
    const surplus = rowsOf(result.body, filter.rows).find((row) => !this.#fits(own, row) && !mayPass(own, row));
    if (surplus !== undefined) this.#say([own], `${requested} lets ${show(surplus, 120)} through`, filter.rows);
    const counted = at(result.body, 'Count');
    if (surplus === undefined && counted !== count)
      this.#say([own], `${requested} counts ${show(counted)}, the first page ${show(count)}`, '/Count');
  }
}
