import type { EditionClosingPerson } from '#generated/model/index.ts';
import { ScrollRegion } from '#src/components/ui/scroll-region.tsx';
import { formatNumber } from '#src/lib/words.ts';

const head = 'sticky top-0 border-b bg-card px-2 py-1 font-medium';
const cell = 'px-2 py-1 text-right';

/** Who has what left to do, most first; it scrolls where there are many. */
export function ClosingPeople({ people }: { people: readonly EditionClosingPerson[] }) {
  return (
    <ScrollRegion
      aria-label="Not completed, by person"
      className="mt-2 max-h-48 overflow-y-auto rounded-md border bg-card"
    >
      <table className="w-full text-xs" data-tabular>
        <thead className="text-right">
          <tr>
            <th scope="col" className={`${head} text-left`}>
              Person
            </th>
            <th scope="col" className={head}>
              Open
            </th>
            <th scope="col" className={head}>
              Research
            </th>
            <th scope="col" className={head}>
              QA
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ UserId, FullName, Open, ResearchInProgress, QAInProgress }) => (
            <tr key={UserId} className="border-b last:border-b-0">
              <th scope="row" className="px-2 py-1 text-left font-normal break-words">
                {FullName ?? <span className="text-muted-foreground">Nobody assigned</span>}
              </th>
              <td className={cell}>{formatNumber(Open)}</td>
              <td className={cell}>{formatNumber(ResearchInProgress)}</td>
              <td className={cell}>{formatNumber(QAInProgress)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
