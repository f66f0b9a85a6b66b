import { type Choice, type Choices, nothingChosen, type TargetName, withoutUnknown } from './choices.ts';

const MARK = '#mock=';
const TARGETS: readonly string[] = ['prism', 'reference', 'own'] satisfies TargetName[];

/**
 * The address of a page with the choices:
 * `…#mock=target:reference;listUsers:200.empty.3000ms;updateRating:offline`.
 */
export function linkTo({ target, ownUrl, operations }: Choices, { origin, pathname, search }: URL): string {
  const parts = Object.entries(operations).map(([id, choice]) => `${id}:${textOf(choice)}`);
  if (target === 'own') parts.unshift(`own:${encodeURIComponent(ownUrl)}`);
  else if (target !== nothingChosen.target) parts.unshift(`target:${target}`);
  return `${origin}${pathname}${search}${MARK}${parts.join(';')}`;
}

const textOf = ({ status, example, delay, offline }: Choice) =>
  [status, example, delay && `${delay}ms`, offline && 'offline'].filter(Boolean).join('.');

/**
 * The choices of a link, and what of it the contract does not know; undefined where the hash is
 * none. An address of one's own comes without being aimed at: calls carry the person's token, so
 * she decides whether it goes there.
 */
export function choicesOf(hash: string): { choices: Choices; unknown: string[] } | undefined {
  if (!hash.startsWith(MARK)) return undefined;
  const named = hash
    .slice(MARK.length)
    .split(';')
    .flatMap((part) => {
      const [, name = '', value = ''] = /^(\w+):(.+)$/.exec(part) ?? [];
      return name ? [[name, value] as const] : [];
    });
  const { target = '', own, ...rest } = Object.fromEntries(named);
  const operations = Object.fromEntries(Object.entries(rest).map(([id, text]) => [id, choiceOf(text)]));
  const known = withoutUnknown(operations);
  const choices: Choices = {
    target: TARGETS.includes(target) && target !== 'own' ? (target as TargetName) : nothingChosen.target,
    ownUrl: own ? decoded(own) : '',
    operations: known.operations,
  };
  return { choices, unknown: known.unknown };
}

function choiceOf(text: string): Choice {
  const choice: Choice = {};
  for (const part of text.split('.')) {
    if (/^\d{3}$/.test(part)) choice.status = part;
    else if (/^\d{1,6}ms$/.test(part)) choice.delay = Number.parseInt(part, 10);
    else if (part === 'offline') choice.offline = true;
    else choice.example = part;
  }
  return choice;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
