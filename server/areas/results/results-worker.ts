/** Writes the pages of an export of results to its file as they come, in a worker thread. */
import { type ResultsColumn, ResultsFormat } from '#generated/enums.ts';
import { serve } from '../../threads/worker-port.ts';
import { codebookOf, type ExportFacts } from './results-codebook.ts';
import { columnsOf, type ExportCell, type ExportColumn } from './results-columns.ts';
import type { ExportContents, RatingTuple } from './results-source.ts';
import { openTable, type TableFile, writeCodebook } from './results-tables.ts';

export type ResultsExportMessage =
  | {
      kind: 'begin';
      path: string;
      format: ResultsFormat;
      columns: readonly ResultsColumn[];
      facts: ExportFacts;
      contents: ExportContents;
    }
  | { kind: 'page'; page: string }
  | { kind: 'end' };

interface Begun {
  file: TableFile;
  rowOf: (rating: RatingTuple) => ExportCell[] | undefined;
}
let begun: Begun | undefined;

serve<ResultsExportMessage>(answer, () => {
  begun = undefined;
});

/** Every message is answered once it is written, so that pages never wait in memory. */
async function answer(message: ResultsExportMessage): Promise<true> {
  switch (message.kind) {
    case 'begin': {
      const { path, format, facts, contents } = message;
      const columns = columnsOf(message.columns);
      const codebook = codebookOf(columns, facts);
      if (format === ResultsFormat.Codebook) await writeCodebook(path, codebook);
      else
        begun = {
          file: await openTable(path, format, columns, codebook),
          rowOf: rowsOf(columns, facts.edition, contents),
        };
      return true;
    }
    case 'page':
      await begun?.file.write(
        (JSON.parse(message.page) as RatingTuple[]).flatMap((rating) => {
          const row = begun?.rowOf(rating);
          return row ? [row] : [];
        }),
      );
      return true;
    case 'end':
      await begun?.file.close();
      return true;
  }
}

function rowsOf(columns: readonly ExportColumn[], edition: string, contents: ExportContents): Begun['rowOf'] {
  const countries = new Map(contents.countries.map((country) => [country.id, country]));
  const indicators = new Map(contents.indicators.map((indicator) => [indicator.id, indicator]));
  const people = new Map(contents.people.map(({ id, name }) => [id, name]));
  return (rating) => {
    const [country, indicator] = [countries.get(rating[0]), indicators.get(rating[1])];
    // both are there: pages are asked for by the Ids of the contents
    if (!country || !indicator) return undefined;
    return columns.map(({ cell }) => cell({ edition, country, indicator, people, rating }));
  };
}
