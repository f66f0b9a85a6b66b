import { describe, expect, test } from 'vitest';
import { textOfLaTeX } from '#src/features/indicator/references/paste/latex.ts';
import { readSource } from '#src/features/indicator/references/paste/read-source.ts';

const read = (text: string) => readSource(text).fields;

describe('addresses', () => {
  test.each([
    ['10.1000/182', 'https://doi.org/10.1000/182'],
    ['doi:10.1016/j.aap.2021.106203', 'https://doi.org/10.1016/j.aap.2021.106203'],
    ['DOI: 10.1016/S0140-6736(21)00001-2.', 'https://doi.org/10.1016/S0140-6736(21)00001-2'],
    ['https://dx.doi.org/10.1000/182', 'https://doi.org/10.1000/182'],
    ['http://doi.org/10.1000/ABC-def_1;2', 'https://doi.org/10.1000/ABC-def_1;2'],
    ['https://laws.example.org/ke/act?id=2&v=1#s4', 'https://laws.example.org/ke/act?id=2&v=1#s4'],
    ['  https://example.org/a_(b)  ', 'https://example.org/a_(b)'],
    ['(see https://example.org/a).', 'https://example.org/a'],
    ['www.example.org/report.pdf,', 'https://www.example.org/report.pdf'],
    ['example.org/report', 'https://example.org/report'],
    ['https://journal.example.org/10.1234/abc', 'https://journal.example.org/10.1234/abc'],
  ])('[B7] %s', (text, url) => {
    expect(read(text)).toEqual({ URL: url });
  });

  test.each(['', '   ', 'A sentence without anything.', 'ftp://example.org/a', 'javascript:alert(1)', 'version 10.2'])(
    '[B7] nothing is read from ‘%s’',
    (text) => {
      expect(read(text)).toEqual({});
    },
  );
});

describe('citations', () => {
  test.each([
    [
      'Author (2021). Title. Journal, 12(3), 4–5.',
      { Author: 'Author', PublicationDate: '2021', Title: 'Title', Journal: 'Journal', Volume: '12(3)', Pages: '4–5' },
    ],
    [
      'Wanjiru, A., & Otieno, P. (2022, May 3). Who leads road safety? Lead agencies. Journal of Roads, 9, 41-48. https://doi.org/10.1000/182',
      {
        ...{
          Author: 'Wanjiru, A., & Otieno, P.',
          PublicationDate: '2022, May 3',
          Title: 'Who leads road safety? Lead agencies',
        },
        ...{ Journal: 'Journal of Roads', Volume: '9', Pages: '41-48', URL: 'https://doi.org/10.1000/182' },
      },
    ],
    [
      'World Health Organization. (2018). Global status report on road safety 2018. Geneva: World Health Organization.',
      {
        ...{ Author: 'World Health Organization', PublicationDate: '2018' },
        ...{ Title: 'Global status report on road safety 2018', PlaceConferenceLocation: 'Geneva' },
        Publisher: 'World Health Organization',
      },
    ],
    [
      'Ministry of Transport (n.d.). Road safety plan. Retrieved May 3, 2021, from https://transport.example.org/plan',
      {
        ...{ Author: 'Ministry of Transport', PublicationDate: 'n.d.', Title: 'Road safety plan' },
        ...{ AccessDate: '2021-05-03', URL: 'https://transport.example.org/plan' },
      },
    ],
    [
      'Mensah, K. (2020a). Speed and U.S. roads. In J. Doe & R. Roe (Eds.), Safe roads (pp. 41–48). Demo University Press.',
      {
        ...{ Author: 'Mensah, K.', PublicationDate: '2020a', Title: 'Speed and U.S. roads', Editor: 'J. Doe & R. Roe' },
        ...{ BookConferenceTitle: 'Safe roads', Pages: '41–48', Publisher: 'Demo University Press' },
      },
    ],
    [
      'Ñuñez Ó. et al. (2019) Título. Ciudad: Editorial',
      {
        Author: 'Ñuñez Ó. et al.',
        PublicationDate: '2019',
        Title: 'Título',
        PlaceConferenceLocation: 'Ciudad',
        Publisher: 'Editorial',
      },
    ],
  ])('[B7] %s', (text, fields) => {
    expect(read(text)).toEqual(fields);
  });

  test('[B7] lines of a pasted citation are one text', () => {
    expect(read('Author, A.\n (2021).\nA title\n over lines.\n')).toEqual({
      ...{ Author: 'Author, A.', PublicationDate: '2021', Title: 'A title over lines' },
    });
  });
});

describe('RIS', () => {
  test('[B7] an article', () => {
    const text = `TY  - JOUR
AU  - Wanjiru, A.
AU  - Otieno, P.
AU  - Mensah, K.
TI  - Lead agencies in
      East Africa
JO  - Journal of Roads
PY  - 2021
DA  - 2021/05/03/
VL  - 12
IS  - 3
SP  - 4
EP  - 5
DO  - 10.1000/182
AB  - Compares mandates.
Y2  - 2021/06/01
ER  - 
TY  - BOOK
ER  - `;
    expect(readSource(text)).toEqual({
      fields: {
        ...{ Title: 'Lead agencies in East Africa', Author: 'Wanjiru, A.; Otieno, P. and Mensah, K.' },
        ...{ PublicationDate: 'May 2021', AccessDate: '2021-06-01', Information: 'Compares mandates.' },
        ...{ URL: 'https://doi.org/10.1000/182', Journal: 'Journal of Roads', Volume: '12(3)', Pages: '4–5' },
      },
      others: 1,
    });
  });

  test('[B7] a chapter and a report, with the ends of lines of Windows', () => {
    expect(
      read('TY  - CHAP\r\nT1  - One\r\nT2  - Book\r\nA2  - Doe, J.\r\nCY  - Nairobi\r\nPB  - Press\r\nER  -'),
    ).toEqual({
      ...{ Title: 'One', BookConferenceTitle: 'Book', Editor: 'Doe, J.', PlaceConferenceLocation: 'Nairobi' },
      Publisher: 'Press',
    });
    expect(read('TY  - RPRT\nTI  - Two\nPB  - Ministry\nUR  - https://example.org/a')).toEqual({
      ...{ Title: 'Two', Institution: 'Ministry', URL: 'https://example.org/a' },
    });
  });
});

describe('BibTeX', () => {
  test('[B7] braces, accents, dashes, bare words and joined parts', () => {
    const text = String.raw`@article{garcia2021,
  author = {Garc{\'i}a, Jos\'{e} and {Ministry of Roads and Transport} and M{\"u}ller, J{\o}rgen},
  title = "The {R}oad \emph{to} {Safety} in C\^ote d'Ivoire \& Kenya",
  journal = {J. of } # "Roads", month = may, year = 2021,
  volume = 12, number = {3}, pages = {4--5},
  doi = {10.1000/182}, note = {See~section 4.}, urldate = {2021-06-01},
}`;
    expect(read(text)).toEqual({
      ...{ Author: 'García, José; Ministry of Roads and Transport and Müller, Jørgen' },
      ...{ Title: "The Road to Safety in Côte d'Ivoire & Kenya", Journal: 'J. of Roads', PublicationDate: 'May 2021' },
      ...{ Volume: '12(3)', Pages: '4–5', URL: 'https://doi.org/10.1000/182', Information: 'See section 4.' },
      AccessDate: '2021-06-01',
    });
  });

  test('[B7] a report, in the words of BibLaTeX, and further entries', () => {
    const text = `@report{a, title={A}, subtitle={B}, date={2022-03-04}, institution={WHO}, location={Geneva},
      howpublished={\\url{https://example.org/a}}}
      @book{b, title={C}}`;
    expect(readSource(text)).toEqual({
      fields: {
        ...{ Title: 'A: B', PublicationDate: 'March 2022', Institution: 'WHO', PlaceConferenceLocation: 'Geneva' },
        URL: 'https://example.org/a',
      },
      others: 1,
    });
  });

  test.each(['@article{', '@article{a, title = {never closed', '@misc{a, title = }', '@misc()'])(
    '[B7] ‘%s’ is no reason to fail',
    (text) => {
      expect(() => readSource(text)).not.toThrow();
    },
  );

  test.each([
    [String.raw`\v{S}koda \c{c}a \~nandu \ss \L{}\'od\'z \o re`, 'Škoda ça ñandu ßŁódź øre'],
    [String.raw`50\% of \$5 -- a---b ~c`, '50% of $5 – a—b c'],
  ])('[B7] %s', (source, text) => {
    expect(textOfLaTeX(source)).toBe(text);
  });
});
