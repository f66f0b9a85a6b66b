import { useEffect } from 'react';

/** The CSS page that a country's section is printed on. */
export const pageNameOf = (countryId: number): string => `country-${countryId}`;

type Heads = { document: string; date: string; countries: readonly { id: number; name: string }[] };

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll(/\s+/g, ' ')}"`;

/**
 * The margins of the printed pages, as CSS: document and country above, date and page number below
 * (CSS Paged Media 3, margin boxes); a single country stands on every page. A browser without
 * margin boxes prints its own.
 */
export function runningHeads({ document, date, countries }: Heads): string {
  // The font of the root element: custom properties do not reach the boxes.
  const box = 'font-family: inherit; font-size: 9pt; color: #555;';
  const common = [
    '@page { size: A4; margin: 20mm 16mm 18mm;',
    `  @top-left { content: ${quoted(document)}; ${box} }`,
    `  @bottom-left { content: ${quoted(date)}; ${box} }`,
    `  @bottom-right { content: counter(page) " / " counter(pages); ${box} }`,
    '}',
  ];
  const own = countries.map(
    ({ id, name }) =>
      `@page ${countries.length > 1 ? `${pageNameOf(id)} ` : ''}{ @top-right { content: ${quoted(name)}; ${box} } }`,
  );
  return [...common, ...own].join('\n');
}

/** Gives the printed pages their heads for as long as the document is shown. */
export function useRunningHeads(css: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
}
