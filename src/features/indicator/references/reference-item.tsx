import type { ReactNode } from 'react';
import type { Reference } from '#generated/model/index.ts';
import { linkTo } from '#rules/web-address.ts';
import { formatDate } from '#src/lib/date-words.ts';
import { REFERENCE_LABELS } from '#src/lib/reference-labels.ts';
import { isBeingSaved } from './edits.ts';
import type { FieldName } from './reference-names.ts';

type ReferenceItemProps = { reference: Reference; actions: ReactNode };

const further: readonly Exclude<FieldName, 'AccessDate'>[] = [
  ...(['Journal', 'Volume', 'Pages', 'BookConferenceTitle', 'PlaceConferenceLocation', 'Editor'] as const),
  ...(['Publisher', 'Institution'] as const),
];

/**
 * One source with everything that is known about it, in whatever script it is written; its actions
 * beside it where its own column, not the window, has the room.
 */
export function ReferenceItem({ reference, actions }: ReferenceItemProps) {
  const { Id, Title, Author, PublicationDate, AccessDate, Information, URL: address, YearFirstUsed } = reference;
  return (
    <li
      data-reference={Id}
      aria-busy={isBeingSaved(reference) || undefined}
      className="@container px-3 py-3 aria-busy:opacity-70"
    >
      <div className="flex flex-col gap-x-4 gap-y-1.5 @xl:flex-row @xl:items-start">
        <article aria-label={Title} className="flex min-w-0 flex-1 flex-col gap-1.5">
          <div>
            <h5 dir="auto" className="font-medium break-words">
              {Title}
            </h5>
            <p className="text-sm break-words text-muted-foreground">
              <bdi>{Author}</bdi>, <bdi>{PublicationDate}</bdi>
            </p>
          </div>
          <p className="max-w-prose text-sm break-words whitespace-pre-line">{Information}</p>
          {address && <Address address={address} />}
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm @2xl:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)]">
            {further.map(
              (name) => reference[name] && <Fact key={name} name={REFERENCE_LABELS[name]} value={reference[name]} />,
            )}
            {AccessDate && <Fact name={REFERENCE_LABELS.AccessDate} value={formatDate(AccessDate)} />}
            <Fact name="Year First Used" value={String(YearFirstUsed)} />
          </dl>
        </article>
        {actions && (
          // biome-ignore lint/a11y/useSemanticElements: no fieldset, which groups fields of a form.
          <div
            role="group"
            aria-label={`Actions: ${Title}`}
            className="-mx-2 flex shrink-0 flex-wrap gap-0.5 @xl:mx-0 @xl:-mt-1"
          >
            {actions}
          </div>
        )}
      </div>
    </li>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid">
      <dt className="text-muted-foreground">{name}</dt>
      <dd dir="auto" className="min-w-0 break-words">
        {value}
      </dd>
    </div>
  );
}

/** Only http and https addresses lead somewhere; all others are text, as they were typed. */
function Address({ address }: { address: string }) {
  const link = linkTo(address);
  if (!link) return <p className="text-sm break-all text-muted-foreground">{address}</p>;
  return (
    <p className="text-sm break-all">
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        className="text-primary underline underline-offset-4 decoration-primary/40 hover:decoration-current"
      >
        {address}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  );
}
