import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState } from 'react';
import { StuckRule } from '#generated/enums.ts';
import type { Stuck } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { cn } from '#src/first-screen/cn.ts';
import { counted, formatNumber } from '#src/lib/words.ts';
import { stuckWords } from '../mark-words.ts';
import { RowsLink } from './rows-link.tsx';
import { stuckActions, stuckSearch } from './stuck-actions.ts';
import { type Chosen, chosenRows } from './stuck-choice.ts';
import { StuckRows } from './stuck-rows.tsx';
import { useStuckRows } from './use-stuck-rows.ts';

interface StuckItemProps {
  stuck: Stuck;
  editionId: number;
  days: number;
  /** Left out where nothing can be assigned. */
  onAssign: ((chosen: Chosen) => void) | undefined;
  preload: () => void;
}

/** One rule: how many, why, what frees them, and those that have waited for longest. */
export function StuckItem({ stuck, editionId, days, onAssign, preload }: StuckItemProps) {
  const { Rule, Count, Rows } = stuck;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { why, assign, instead, plans } = stuckActions[Rule];
  const every = useStuckRows(editionId, stuckSearch(instead ?? Rule, days), (rows) =>
    onAssign?.(chosenRows(instead ?? Rule, rows)),
  );
  const words = Rule === StuckRule.LongInQA ? `Waiting for QA for more than ${counted(days, 'day')}` : stuckWords[Rule];
  return (
    <li className="px-3 py-3 sm:px-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span
          data-tabular
          className={cn(
            'flex w-20 shrink-0 text-2xl sm:justify-end font-semibold tracking-tight',
            Count === 0 && 'text-muted-foreground',
          )}
        >
          {Count === 0 ? (
            <>
              <Check aria-hidden="true" className="size-5 text-success" />
              <span className="sr-only">None</span>
            </>
          ) : (
            formatNumber(Count)
          )}
        </span>
        <div className="min-w-0 flex-1 basis-60">
          <h3 className={cn('font-medium', Count === 0 && 'text-muted-foreground')}>{words}</h3>
          {Count > 0 && <p className="text-sm text-muted-foreground">{why}</p>}
        </div>
        {Count > 0 && (
          <div className="flex flex-wrap items-center gap-2" data-print="hide">
            {onAssign && (
              <Button
                size="sm"
                pending={every.isReading}
                onPointerEnter={preload}
                onFocus={preload}
                onClick={every.read}
              >
                {assign}
                {every.isReading ? '…' : ''}
                <span className="sr-only">
                  {' '}
                  {instead === undefined ? 'to' : 'of'} all {formatNumber(Count)}
                </span>
              </Button>
            )}
            {plans && onAssign && (
              <Link to="/programme/plan" className={buttonVariants({ size: 'sm' })}>
                Share out in the plan
              </Link>
            )}
            <RowsLink
              search={stuckSearch(Rule, days)}
              label={`Show all in the list: ${words}`}
              className={buttonVariants({ size: 'sm', className: 'no-underline hover:no-underline' })}
            >
              Show all
            </RowsLink>
            {instead !== undefined && (
              <RowsLink
                search={stuckSearch(instead, days)}
                label={`Show parents in the list: ${stuckWords[instead]}`}
                className={buttonVariants({ size: 'sm', className: 'no-underline hover:no-underline' })}
              >
                Show parents
              </RowsLink>
            )}
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              <ChevronRight
                aria-hidden="true"
                className={cn('transition-transform duration-(--duration-fast)', isOpen && 'rotate-90')}
              />
              {Rows.length < Count ? `Oldest ${Rows.length}` : 'Show'}
              <span className="sr-only">: {words}</span>
            </Button>
          </div>
        )}
      </div>
      {every.error && (
        <p role="alert" className="mt-2 text-sm text-destructive sm:pl-24">
          {every.error}
        </p>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && <StuckRows rule={Rule} rows={Rows} onAssign={instead === undefined ? onAssign : undefined} />}
      </div>
    </li>
  );
}
