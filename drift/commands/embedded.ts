/** What the bundle carries instead of the repository's files; `npm run drift:bundle` fills it. */
export interface Embedded {
  /** The bundled contract. */
  contract: string;
  /** Pointer → `file:line`. */
  lines: Record<string, string>;
}

export const embedded: Embedded | undefined = undefined as Embedded | undefined;
