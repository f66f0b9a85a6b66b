import { TextDifference } from './text-difference.tsx';

/** A part of a record in words, as typed here and as somebody else has saved it meanwhile. */
export type VersionPart = { name: string; mine: string; theirs: string };

/** Both versions of a record side by side, with what differs marked in theirs. */
export function VersionTable({ parts }: { parts: readonly VersionPart[] }) {
  return (
    <table className="mt-2 w-full table-fixed text-sm">
      <caption className="sr-only">Your version and theirs</caption>
      <thead>
        <tr className="text-left text-xs text-muted-foreground">
          <th scope="col" className="w-20 font-medium">
            <span className="sr-only">Part</span>
          </th>
          <th scope="col" className="px-2 py-1 font-medium">
            Yours
          </th>
          <th scope="col" className="px-2 py-1 font-medium">
            Theirs
          </th>
        </tr>
      </thead>
      <tbody className="align-top">
        {parts.map(({ name, mine, theirs }) => (
          <tr key={name} className="border-t border-warning/30">
            <th scope="row" className="py-1 text-left text-xs font-medium break-words text-muted-foreground">
              {name}
            </th>
            <td className="px-2 py-1">
              <p className="break-words whitespace-pre-line">{mine}</p>
            </td>
            <td className="px-2 py-1">
              <TextDifference earlier={mine} later={theirs} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
