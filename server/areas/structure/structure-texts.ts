/** Texts of milestones, activities and indicators as stored: trimmed, or null where empty. */
import { seenOf } from '#rules/names.ts';
import type { FieldError } from '../../problem.ts';

type RequiredText = 'FullName' | 'ShortName' | 'Description' | 'TimePeriod';

/**
 * Errors for a 422: which of the texts are too short without the whitespace around them. Absent
 * ones pass.
 * @param limits the body's fields in `generated/fields.ts`, whose lengths the contract counts with
 * whitespace.
 */
export const blankTexts = <Name extends RequiredText>(
  body: { [K in Name]?: string | null },
  limits: Record<Name, { minLength: number; message: string }>,
  names: Name[],
): FieldError[] =>
  names
    .filter((name) => typeof body[name] === 'string' && seenOf(body[name]).length < limits[name].minLength)
    .map((name) => ({ pointer: `/${name}`, detail: limits[name].message }));

/** An optional text: empty is null, absent stays absent. */
const optional = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null);

interface ModuleTexts {
  FullName: string;
  ShortName: string;
  Description?: string | null;
}

/** Columns of a milestone or an activity. */
export const moduleTexts = ({ FullName, ShortName, Description }: ModuleTexts) => ({
  full_name: FullName.trim(),
  short_name: ShortName.trim(),
  description: optional(Description),
});

/** What an indicator says, as the contract names it. */
export interface IndicatorTexts {
  FullName?: string;
  ShortName?: string;
  Description?: string;
  ResponseRules?: string | null;
  TimePeriod?: string;
}

/** Columns of an indicator; absent members of the body are undefined. */
export const indicatorTexts = (body: IndicatorTexts) => ({
  full_name: body.FullName?.trim(),
  short_name: body.ShortName?.trim(),
  description: body.Description?.trim(),
  response_rules: optional(body.ResponseRules),
  time_period: body.TimePeriod?.trim(),
});
