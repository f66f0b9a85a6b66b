import { trimEnd } from '#src/lib/trim-end.ts';

/** The end of a sentence or a bracket around it is not part of an address. */
const TRAILING = /[.,;:!?'"»”’]/;

/** Prefix 10 and a registrant, a slash, a suffix (ISO 26324; Crossref, 'DOIs and matching'). */
const DOI = /(?:doi:?\s*|https?:\/\/(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/[^\s"<>]+)/i;
const WEB = /\b(?:https?:\/\/|www\.)[^\s<>"]+/i;
/** 'example.org/report', alone. */
const BARE = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?$/i;

/** An address in a text, and the text without it. */
export function takeAddress(text: string): { url?: string; rest: string } {
  const web = text.match(WEB)?.[0];
  const doi = web && !/doi\.org/i.test(web) ? undefined : text.match(DOI);
  if (doi?.[1]) return { url: doiAddress(doi[1]), rest: text.replace(doi[0], ' ') };
  if (web) {
    const url = closed(web);
    return { url: url.startsWith('www.') ? `https://${url}` : url, rest: text.replace(url, ' ') };
  }
  const bare = text.trim();
  return BARE.test(bare) ? { url: `https://${bare}`, rest: '' } : { rest: text };
}

/** 'https://doi.org/10.1000/182' of '10.1000/182', however it is written. */
export function doiAddress(doi: string): string {
  const found = doi.match(DOI)?.[1];
  return found ? `https://doi.org/${closed(found)}` : '';
}

/** Without what follows it in the sentence; a bracket stays where it was opened within. */
function closed(address: string): string {
  let end = trimEnd(address, TRAILING);
  let surplus = count(end, /[)\]}]/g) - count(end, /[([{]/g);
  for (; surplus > 0 && /[)\]}]/.test(end.at(-1) ?? ''); surplus--) end = trimEnd(end.slice(0, -1), TRAILING);
  return end;
}

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;
