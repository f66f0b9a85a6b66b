import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import type { ReferenceCopyPair, ReferenceCopySkip } from '#generated/model/index.ts';
import { cn } from '#src/first-screen/cn.ts';
import { formatNumber } from '#src/lib/words.ts';
import { reasonOf } from './copy-words.ts';

type SkippedPairsProps = { label: string; skips: ReferenceCopySkip[]; open?: boolean };

/**
 * The country indicators that a reference is not copied to, by reason; each reason opens to say
 * which.
 */
export function SkippedPairs({ label, skips, open = false }: SkippedPairsProps) {
  return (
    <ul aria-label={label} className="divide-y rounded-lg border">
      {skips.map((skip) => (
        <Reason key={skip.Reason} skip={skip} openAtFirst={open} />
      ))}
    </ul>
  );
}

function Reason({ skip, openAtFirst }: { skip: ReferenceCopySkip; openAtFirst: boolean }) {
  const [open, setOpen] = useState(openAtFirst);
  const id = useId();
  const { Count, Pairs } = skip;
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-2 px-3 py-2 text-left text-sm outline-offset-[-2px] hover:bg-accent/60"
      >
        <ChevronRight
          aria-hidden="true"
          className={cn(
            'size-4 shrink-0 text-muted-foreground transition-transform duration-(--duration-fast)',
            open && 'rotate-90',
          )}
        />
        <span data-tabular>{reasonOf(skip)}</span>
      </button>
      <div id={id} hidden={!open} className="pr-3 pb-3 pl-9 text-sm">
        <ul className="grid gap-1">
          {Pairs.map((pair) => (
            <li key={`${pair.IndicatorId} ${pair.CountryId}`} className="min-w-0 break-words">
              <bdi>{indicatorOf(pair)}</bdi>
              <span className="text-muted-foreground">
                {' · '}
                <bdi>{countryOf(pair)}</bdi>
              </span>
            </li>
          ))}
        </ul>
        {Count > Pairs.length && (
          <p className="mt-2 text-muted-foreground">and {formatNumber(Count - Pairs.length)} more</p>
        )}
      </div>
    </li>
  );
}

const indicatorOf = ({ IndicatorName, IndicatorId }: ReferenceCopyPair) => IndicatorName ?? `Indicator ${IndicatorId}`;
const countryOf = ({ CountryName, CountryId }: ReferenceCopyPair) => CountryName ?? `Country ${CountryId}`;
