import { DATE_FIELD_NULL } from '#src/lib/forms/date-field-value.ts';
import { type Draft, type DraftOrigin, drafts } from '#src/lib/forms/drafts.ts';
import { compareNames } from '#src/lib/name-order.ts';

type Fields = Record<string, unknown>;

/** Why Log Out asks. */
export const LOG_OUT_LOSES = 'What you typed here is not saved. Logging out removes it for good.';

/** A draft of this tab that holds text. */
export type UnsavedDraft = {
  name: string;
  origin: DraftOrigin | undefined;
  /** When it was typed last. */
  on: string | undefined;
  /** The texts that were typed, by the names of their fields. */
  texts: { label: string; text: string }[];
};

/**
 * The drafts of this tab that hold text, the latest first. What is only chosen (a filter, a score)
 * is left out.
 */
export const unsavedWork = (): UnsavedDraft[] =>
  drafts
    .all()
    .filter(([, { typed }]) => textsOf(typed).length > 0)
    .map(([name, { base, typed, origin, on }]) => ({ name, origin, on, texts: typedTexts(typed, base) }))
    .sort((one, other) => compareNames(other.on ?? '', one.on ?? ''));

/** A draft of an older release says nothing of where it comes from. */
export const titleOf = ({ origin }: UnsavedDraft): string => origin?.title ?? 'A form of this application';

/**
 * Fields are spelled as the contract does; what a form keeps for itself begins with a small letter.
 */
const textsOf = (fields: unknown): [name: string, text: string][] =>
  Object.entries((fields ?? {}) as Fields).filter(
    (entry): entry is [string, string] =>
      /^[A-Z]/.test(entry[0]) && typeof entry[1] === 'string' && entry[1].trim() !== '' && entry[1] !== DATE_FIELD_NULL,
  );

const typedTexts = (typed: unknown, base: Draft<unknown>['base']) =>
  textsOf(typed)
    .filter(([name, text]) => (base as Fields | undefined)?.[name] !== text)
    .map(([name, text]) => ({ label: labelOf(name), text }));

/** 'ResearcherNote' → 'Researcher Note'. */
const labelOf = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2');
