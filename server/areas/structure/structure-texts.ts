/** Texts of milestones, activities and indicators as they are stored: trimmed, and null where an optional one is empty. */
import type { FieldError } from '../../problem.ts';

/** The contract counts characters; these count what is left without blanks at the ends, in the words of the contract. */
const required = {
  FullName: 'The full name needs 3 to 500 characters',
  ShortName: 'The short name needs 3 to 80 characters',
  Description: 'The description needs 3 to 10,000 characters',
  TimePeriod: 'The time period needs 3 to 500 characters',
};
type Required = keyof typeof required;

/** What of the named texts is blank, for a 422; absent ones are not looked at. */
export const blankTexts = (body: { [K in Required]?: string | null }, names: Required[]): FieldError[] =>
  names
    .filter((name) => typeof body[name] === 'string' && body[name].trim().length < 3)
    .map((name) => ({ pointer: `/${name}`, detail: required[name] }));

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

/** Columns of an indicator; what is absent in the body is undefined here. */
export const indicatorTexts = (body: IndicatorTexts) => ({
  full_name: body.FullName?.trim(),
  short_name: body.ShortName?.trim(),
  description: body.Description?.trim(),
  response_rules: optional(body.ResponseRules),
  time_period: body.TimePeriod?.trim(),
});
