import { pick } from './random.ts';

const good = [
  'Confirmed by the text of the law in its present wording.',
  'The annual report of the ministry describes it in detail; see the references.',
  'Confirmed by the authority in writing.',
  'Two independent sources agree.',
  'Unchanged since last year; sources checked again.',
  'In force since last spring. The earlier gap was closed by an amendment.',
  'The official site and the gazette say the same.',
  'Figures of the year were published in time and are complete.',
  'Met, though only just: the threshold is passed by a small margin.',
  'The regional offices apply it as well; three were asked.',
];

const bad = [
  'No source found, neither in the gazette nor on the site of the ministry.',
  'A draft exists but was not adopted before the end of the year.',
  'Applies to a part of the territory only.',
  'The rule exists on paper; no sign that it is applied.',
  'The last figures are older than the period asked for.',
  'Asked the authority twice; no answer.',
  'Sources contradict each other, so the stricter reading was taken.',
  'Suspended during the year and not taken up again.',
  'The threshold is missed.',
];

/** A researcher's note for the result; `fine` is the result that road safety wishes for. */
export function noteFor(fine: boolean, share: number, year: number): string {
  const note = pick(fine ? good : bad, share);
  return share * 1000 - Math.floor(share * 1000) < 0.3 ? `${note} (${year})` : note;
}
