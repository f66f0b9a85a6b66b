import { activeEditionId, yearOf } from './editions.ts';
import type { DemoRating } from './pinned.ts';
import { chance, pick } from './random.ts';

type Text = string | null;

/** Every column, so that rows of one bulk insert agree; the Id is given by the loader. */
export interface DemoReference {
  country_indicator_id: number;
  title: string;
  author: string;
  publication_date: string;
  access_date: Text;
  information: string;
  url: Text;
  pages: Text;
  publisher: Text;
  journal: Text;
  volume: Text;
  institution: Text;
  book_conference_title: Text;
  editor: Text;
  place_conference_location: Text;
  year_first_used: number;
}

const nothing = {
  access_date: null,
  url: null,
  pages: null,
  publisher: null,
  journal: null,
  volume: null,
  institution: null,
  book_conference_title: null,
  editor: null,
  place_conference_location: null,
};

/** Sources of one country indicator. */
export function referencesOf(rating: DemoRating): DemoReference[] {
  const used = yearOf(rating.edition_id);
  const base = { ...nothing, country_indicator_id: rating.id, year_first_used: used };
  const odd = oddReferences[rating.id];
  if (odd) return odd.map((reference) => ({ ...base, ...reference }));
  const share = rating.edition_id === activeEditionId ? 0.1 : 0.03;
  if (rating.score === null || chance(rating.id, 30) >= share) return [];
  const count = 1 + Math.floor(chance(rating.id, 31) * 2);
  return Array.from({ length: count }, (_, index) => {
    const draw = (purpose: number) => chance(rating.id, index, purpose);
    const year = used - Math.floor(draw(32) * 6);
    return { ...base, ...pick(kinds, draw(33))(rating.id, year), access_date: day(used, draw(34)) };
  });
}

const day = (year: number, share: number): string =>
  new Date(Date.UTC(year, 0, 15) + Math.floor(share * 290) * 86_400_000).toISOString().slice(0, 10);

const kinds = [
  (id: number, year: number) => ({
    title: `Road Traffic Act, consolidated text of ${year}`,
    author: 'Parliament',
    publication_date: String(year),
    information: 'The article that names the duty, and the one on its entry into force.',
    url: `https://laws.example.org/acts/${id}`,
    publisher: 'Official gazette',
  }),
  (id: number, year: number) => ({
    title: `Annual report ${year}`,
    author: 'Ministry of Transport',
    publication_date: `May ${year}`,
    information: 'Chapter on road safety with figures by region.',
    url: `https://transport.example.org/reports/${year}/${id}.pdf`,
    pages: `${10 + (id % 40)}-${60 + (id % 40)}`,
    institution: 'Ministry of Transport',
  }),
  (id: number, year: number) => ({
    title: 'Effects of enforcement on driven speeds',
    author: 'Lindqvist, A.; Mwangi, J.',
    publication_date: String(year),
    information: 'Comparison before and after on twelve roads.',
    url: `https://doi.example.org/10.5555/rs.${id}`,
    journal: 'Journal of Safer Roads',
    volume: `${year - 1990}(${1 + (id % 4)})`,
    pages: `${100 + (id % 200)}-${112 + (id % 200)}`,
  }),
  (_id: number, year: number) => ({
    title: 'Letter of the road authority',
    author: 'National Road Authority',
    publication_date: `${year}-0${1 + (year % 9)}-12`,
    information: 'Answer to our questions, on file.',
    institution: 'National Road Authority',
  }),
  (_id: number, year: number) => ({
    title: 'Counting what matters: road deaths in small countries',
    author: 'Tui, S.',
    publication_date: String(year),
    information: 'Describes the definition and the correction factor.',
    book_conference_title: 'Proceedings of the Regional Conference on Road Safety',
    editor: 'Okoro, B.',
    place_conference_location: 'Suva',
    publisher: 'Pacific Press',
  }),
];

/** Kenya's 1.1.1: typed addresses and titles. Those that are not http(s) must not become links. */
const oddReferences: Record<
  number,
  (Pick<DemoReference, 'title' | 'author' | 'publication_date' | 'information'> & Partial<DemoReference>)[]
> = {
  100201: [
    {
      title: 'National Transport and Safety Authority Act',
      author: 'Parliament of Kenya',
      publication_date: '2012',
      information: 'Section 4 names the functions of the authority.',
      url: 'https://laws.example.org/ke/ntsa-act',
      access_date: '2026-02-28',
    },
    {
      title: 'Address without a scheme',
      author: 'Road authority',
      publication_date: '2025',
      information: 'As copied from a letterhead.',
      url: 'www.example.org/road safety/report (final).pdf',
    },
    {
      title: 'Address that is a script',
      author: 'Unknown',
      publication_date: 'n.d.',
      information: 'Old data; shown as text.',
      url: 'javascript:alert(document.domain)',
    },
    {
      title: '道路交通安全法（2021年修正）',
      author: '全国人民代表大会常务委员会',
      publication_date: 'Mai 2021',
      information: 'Used for comparison; characters in the address, too.',
      url: 'https://例え.example/道路?q=安全&lang=日本語#第一条',
    },
    {
      title:
        `Proceedings with a title that does not end: ${'a comparison of the laws, the institutions and the practice of lead agencies '.repeat(5)}`.trim(),
      author: 'Group of the forty-seven authors of the regional review of road safety management capacities',
      publication_date: 'Winter 2024/25',
      information: 'Several lines:\n1. the law\n2. the budget\n3. the staff',
      url: `https://example.org/${'archive/'.repeat(60)}index.html?a=1&b=%20%22%3Cscript%3E`,
    },
    {
      title: 'Quotes "and" <markup> & more',
      author: "O'Brien, D'Arcy",
      publication_date: 'May 2021',
      information: '=HYPERLINK("https://example.org") is text, not a formula.',
      url: 'ftp://example.org/pub/"quoted".txt',
    },
  ],
  // the same indicator two and three years ago
  [ratingInEdition(3)]: [
    {
      title: 'National Transport and Safety Authority Act',
      author: 'Parliament of Kenya',
      publication_date: '2012',
      information: 'Section 4 names the functions of the authority.',
      url: 'https://laws.example.org/ke/ntsa-act',
      access_date: '2025-03-03',
    },
  ],
  [ratingInEdition(2)]: [
    {
      title: 'Terms of reference of the road safety committee',
      author: 'Ministry of Transport',
      publication_date: '2019',
      information: 'The committee has no mandate in law.',
      access_date: '2024-04-11',
    },
  ],
};

function ratingInEdition(editionId: number): number {
  return 100_201 - (activeEditionId - editionId) * 28_950;
}
