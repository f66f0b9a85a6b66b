import { WorkflowStatus } from '#generated/enums.ts';
import type { NewRow } from '../schema.ts';
import { activeEditionId, yearOf } from './editions.ts';
import { membersOf, nameOf } from './people.ts';
import type { DemoRating } from './pinned.ts';
import { chance, pick, workingInstant } from './random.ts';

type CommentRow = NewRow<'comment'> & { date_created: string };

export interface DemoComment {
  row: CommentRow;
  tags: { user_id: number; cleared_on: string | null }[];
}

/** Kenya's 1.1.1 in the active edition: the indicator with a long discussion. */
const discussedRatingId = 100_201;

/** Tags of this day and later are still notifications; most older ones were cleared. */
const recently = '2026-10-20';

const remarks = [
  'Could you look at the second source again? The page has moved.',
  'I would rate this as met, but the wording of the law leaves room for doubt.',
  'Agreed.',
  'The ministry answered this morning; I shall add the letter to the references.',
  'Please check the date of the amendment, the gazette gives another one.',
  'Last year we took the stricter reading. Do we keep to it?',
  'Found a newer report. The result does not change.',
  'The note should say which regions are meant.',
  'Thanks, corrected.',
  'Is a draft enough here? I think not.',
];

const long = [
  'I went through the three versions of the act that are online. The first has no such rule, the second brings it in for national roads only, and the third, which is in force since March, extends it to all roads. The consolidated text on the site of the parliament is older than that, so please do not use it as the source; the gazette is the only place that shows the present wording.',
  'For the record, how I read the tips: what counts is the situation on the last day of the period, not for most of it.\n\nThat is why a rule that was suspended in November and taken up again in January is not met, although it was applied for ten months. If we see this differently we should change it for all countries, because at least four others are in the same position this year.',
];

/** Discussions of one country indicator, with the tags that become notifications. */
export function commentsOn(rating: DemoRating): DemoComment[] {
  if (rating.id === discussedRatingId) return discussion(rating);
  const { research_user_id: researcher, qa_user_id: reviewer, edition_id: editionId } = rating;
  const share = editionId === activeEditionId ? 0.08 : 0.008;
  if (
    researcher === null ||
    reviewer === null ||
    rating.status === WorkflowStatus.Open ||
    chance(rating.id, 20) >= share
  )
    return [];
  const count = 1 + Math.floor(chance(rating.id, 21) * 3);
  return Array.from({ length: count }, (_, index) => {
    const draw = (purpose: number) => chance(rating.id, index, purpose);
    const [author, other] = index % 2 === 0 ? [reviewer, researcher] : [researcher, reviewer];
    const text = draw(22) < 0.08 ? pick(long, draw(23)) : pick(remarks, draw(23));
    const when = workingInstant(yearOf(editionId), (chance(rating.id, 24) + index) / count);
    return draw(25) < 0.5 ? tagging(rating, author, [other], text, when) : plain(rating, author, text, when);
  });
}

function plain(rating: DemoRating, author: number, content: string, when: string): DemoComment {
  return { row: { country_indicator_id: rating.id, author_id: author, content, date_created: when }, tags: [] };
}

function tagging(rating: DemoRating, author: number, users: number[], text: string, when: string): DemoComment {
  const content = `${users.map((id) => `@${nameOf(id)}`).join(' ')} ${text}`;
  const cleared = (id: number) => (when < recently || chance(rating.id, id, 26) < 0.2 ? later(when) : null);
  const tags = users.map((user_id) => ({ user_id, cleared_on: cleared(user_id) }));
  return { row: { country_indicator_id: rating.id, author_id: author, content, date_created: when }, tags };
}

const later = (when: string): string => new Date(Date.parse(when) + 26 * 3_600_000).toISOString();

/** Forty comments: long ones, other scripts, markup, equal names, at most fourteen mentions. */
function discussion(rating: DemoRating): DemoComment[] {
  const at = (index: number) => new Date(Date.UTC(2026, 9, 1, 1) + index * 28 * 3_600_000).toISOString();
  const everyone = membersOf(activeEditionId).filter((id) => id !== 2);
  const special: Record<number, (when: string) => DemoComment> = {
    3: (when) => plain(rating, 3, long[0] ?? '', when),
    7: (when) => tagging(rating, 2, [7], 'You worked on the act before, is this the wording you know?', when),
    8: (when) => tagging(rating, 7, [8, 2], 'That was my namesake, not me.', when),
    12: (when) => plain(rating, 3, '<b>Not bold</b> <script>alert(1)</script> & "quoted" — shown as typed.', when),
    15: (when) =>
      tagging(rating, 3, [9, 10], 'Two colleagues, and the name of the one begins the name of the other.', when),
    18: (when) => plain(rating, 11, '请核对公报的日期。法律文本与网站上的版本不同。', when),
    19: (when) => plain(rating, 12, 'Проверила: дата в газете верная, на сайте опечатка.', when),
    20: (when) => plain(rating, 15, 'النص المنشور في الجريدة الرسمية هو المعتمد.', when),
    24: (when) => plain(rating, 2, long[1] ?? '', when),
    28: (when) => plain(rating, 3, `See https://example.org/${'very-long-path-'.repeat(16)}end`, when),
    31: (when) => tagging(rating, 2, everyone, 'Last call before this goes to QA.', when),
    36: (when) => plain(rating, 3, '👍🏽 fine with me', when),
    38: (when) =>
      tagging(rating, 3, [2], 'Please add the article of the act to the note, then it is ready for QA.', when),
    39: (when) => tagging(rating, 2, [3], 'Done. The article is in the note now.', when),
  };
  return Array.from({ length: 40 }, (_, index) => {
    const make = special[index];
    return make?.(at(index)) ?? plain(rating, index % 2 ? 2 : 3, remarks[index % remarks.length] ?? '', at(index));
  });
}
