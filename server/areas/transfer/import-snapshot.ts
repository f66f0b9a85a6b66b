/**
 * The data that an import is checked against: the catalogue by names, and each country indicator
 * before and after the file.
 */
import { foldName } from '#rules/names.ts';
import type { Catalogue, CatalogueIndicator, CatalogueUser } from './catalogue.ts';
import type { PairTuple } from './country-indicator-pages.ts';

/** One country indicator as far as an import can change it. */
export interface State {
  score: number | null;
  isMet: boolean | null;
  note: string | null;
  status: number;
  researcher: number | null;
  reviewer: number | null;
  /** Of its own; null where that of the edition is in force. */
  researchDue: string | null;
  qaDue: string | null;
  /** The indicator whose Not Met decides the rating. */
  decidedBy: number | null;
  /** What a person had rated of a decided one. */
  aside: Pick<State, 'score' | 'isMet' | 'note' | 'status'> | null;
}

export interface SnapshotPair {
  id: number;
  edition: Catalogue['editions'][number];
  country: Catalogue['countries'][number];
  indicator: CatalogueIndicator;
  version: number;
  /** As the database has it. */
  before: State;
  /** As the rows so far have made it. */
  after: State;
  /** Cells of the rating, or only of people and status, make no sense; dependants are skipped. */
  unclear?: 'rating' | 'work';
}

/** Who imports, and what holds in this deployment. */
export interface ImportSettings {
  callerId: number;
  permissions: readonly string[];
  /** An unmet parent rates its children. */
  cascades: boolean;
}

export class ImportSnapshot {
  readonly settings: ImportSettings;
  readonly countries: ReadonlyMap<string, Catalogue['countries'][number]>;
  readonly users: CatalogueUser[];
  readonly #catalogue: Catalogue;
  readonly #editions: ReadonlyMap<string, Catalogue['editions']>;
  /** By their names as they are spelt in the file: a whole edition is one spelling. */
  readonly #spelt = new Map<string, Catalogue['editions'][number] | undefined>();
  readonly #members: ReadonlySet<number>;
  readonly #byNumber: ReadonlyMap<number, CatalogueIndicator>;
  readonly #byId: ReadonlyMap<number, CatalogueIndicator>;
  readonly #children: ReadonlyMap<number | null, CatalogueIndicator[]>;
  /** By indicator, then country. */
  readonly #pairs = new Map<number, Map<number, SnapshotPair>>();
  /** Title and address of the references that a country indicator already holds. */
  readonly #references = new Map<number, Set<number>>();
  /** Titles and addresses by the order in which they were met. */
  readonly #texts = new Map<string, number>();

  constructor(catalogue: Catalogue, settings: ImportSettings) {
    this.settings = settings;
    this.#catalogue = catalogue;
    this.#editions = Map.groupBy(catalogue.editions, ({ name }) => foldName(name));
    this.countries = new Map(catalogue.countries.map((country) => [country.iso, country]));
    this.users = catalogue.users;
    this.#members = new Set(catalogue.members.map(({ edition, country }) => keyOf(country, edition)));
    this.#byNumber = new Map(catalogue.indicators.map((one) => [keyOf(one.edition, one.number), one]));
    this.#byId = new Map(catalogue.indicators.map((one) => [one.id, one]));
    this.#children = Map.groupBy(catalogue.indicators, ({ parent }) => parent);
  }

  addPairs(tuples: PairTuple[]): void {
    const editions = new Map(this.#catalogue.editions.map((edition) => [edition.id, edition]));
    const countries = new Map(this.#catalogue.countries.map((country) => [country.id, country]));
    for (const [
      id,
      editionId,
      countryId,
      indicatorId,
      score,
      isMet,
      note,
      status,
      researcher,
      reviewer,
      version,
      researchDue,
      qaDue,
      ,
      decidedBy = null,
      aside = null,
    ] of tuples) {
      const [edition, country, indicator] = [
        editions.get(editionId),
        countries.get(countryId),
        this.#byId.get(indicatorId),
      ];
      if (!edition || !country || !indicator) continue;
      const before: State = {
        ...{ score, isMet, note, status, researcher, reviewer, researchDue, qaDue, decidedBy },
        aside: aside && { score: aside[0], isMet: aside[1], note: aside[2], status: aside[3] },
      };
      const pair = { id, edition, country, indicator, version, before, after: before };
      const ofIndicator = this.#pairs.get(indicatorId) ?? new Map<number, SnapshotPair>();
      this.#pairs.set(indicatorId, ofIndicator.set(countryId, pair));
    }
  }

  addReferences(tuples: [pair: number, title: string, url: string | null][]): void {
    for (const [pair, title, url] of tuples) this.holdReference(pair, title, url);
  }

  edition(name: string): Catalogue['editions'][number] | undefined {
    if (!this.#spelt.has(name)) this.#spelt.set(name, this.#findEdition(name));
    return this.#spelt.get(name);
  }

  /** Of several whose names look the same, made before names were compared so, the exact one. */
  #findEdition(name: string): Catalogue['editions'][number] | undefined {
    const alike = this.#editions.get(foldName(name)) ?? [];
    return alike.length > 1 ? alike.find((edition) => edition.name === name.trim().normalize()) : alike[0];
  }

  isMember({ edition, country }: { edition: number; country: number }): boolean {
    return this.#members.has(keyOf(country, edition));
  }

  indicator(edition: number, number: number): CatalogueIndicator | undefined {
    return this.#byNumber.get(keyOf(edition, number));
  }

  pair({ country, indicator }: { country: number; indicator: number }): SnapshotPair | undefined {
    return this.#pairs.get(indicator)?.get(country);
  }

  parentOf({ country, indicator }: SnapshotPair): SnapshotPair | undefined {
    return indicator.parent === null ? undefined : this.pair({ country: country.id, indicator: indicator.parent });
  }

  childrenOf({ country, indicator }: SnapshotPair): SnapshotPair[] {
    return (this.#children.get(indicator.id) ?? []).flatMap(
      (child) => this.pair({ country: country.id, indicator: child.id }) ?? [],
    );
  }

  *pairs(): Iterable<SnapshotPair> {
    for (const ofIndicator of this.#pairs.values()) yield* ofIndicator.values();
  }

  /** Returns whether it was there already. */
  holdReference(pair: number, title: string, url: string | null): boolean {
    const held = this.#references.get(pair) ?? new Set();
    const key = this.#sourceKeyOf(title, url);
    const known = held.has(key);
    this.#references.set(pair, held.add(key));
    return known;
  }

  /** Releases the reference of a wrong row, so that the next equal row is checked as well. */
  releaseReference(pair: number, title: string, url: string | null): void {
    this.#references.get(pair)?.delete(this.#sourceKeyOf(title, url));
  }

  /** Once all rows are checked: of a large file they are a sixth of what the thread holds. */
  releaseReferences(): void {
    this.#references.clear();
    this.#texts.clear();
  }

  /** A number of both: a text of both would take as much memory again as the file's. */
  #sourceKeyOf(title: string, url: string | null): number {
    return keyOf(this.#numberOf(title), this.#numberOf(url ?? ''));
  }

  #numberOf(text: string): number {
    const known = this.#texts.get(text) ?? this.#texts.size;
    this.#texts.set(text, known);
    return known;
  }
}

/** Of two Ids; the first is small enough (editions, UN M49 codes) for the number to stay exact. */
const keyOf = (first: number, second: number): number => first * 2 ** 31 + second;
