import { type Exchange, textOf } from './exchange.ts';
import { jsonComplaint } from './parser-words.ts';

/** The body as JSON, or why it is none. */
export function readJson(exchange: Pick<Exchange, 'body'>): { value: unknown } | { reason: string } {
  let text: string;
  try {
    text = textOf(exchange);
  } catch {
    return { reason: 'the body is not in UTF-8' };
  }
  if (text.trim() === '') return { reason: 'the body is empty, and no JSON' };
  try {
    return { value: JSON.parse(text) };
  } catch {
    const { offset, reason } = jsonComplaint(text) ?? { offset: 0, reason: 'it cannot be parsed' };
    return { reason: `the body is not JSON: ${reason}, at character ${offset + 1}` };
  }
}
