import { type PointerEvent, useState } from 'react';
import type { Programme, ProgrammePoint } from '#generated/model/index.ts';
import { cn } from '#src/first-screen/cn.ts';
import { formatDate } from '#src/lib/date-words.ts';
import { formatNumber } from '#src/lib/words.ts';
import { type Scale, scaleOf } from './burn-up-scale.ts';

const percent = (value: number): string => `${value}%`;

/**
 * Two areas that grow towards all, and the even pace to the due date. Words are HTML over an SVG
 * that stretches, so that they keep their size on every screen and on paper.
 */
export function BurnUpChart({ programme }: { programme: Programme }) {
  const scale = scaleOf(programme);
  const [pointed, setPointed] = useState<ProgrammePoint>();
  const { OverTime, Progress } = programme;
  const last = OverTime.at(-1) as ProgrammePoint;
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = ((clientX - left) / width) * 100;
    const distance = (one: ProgrammePoint) => Math.abs(scale.x(one.Date) - at);
    setPointed(OverTime.reduce((near, one) => (distance(one) < distance(near) ? one : near)));
  };
  return (
    <figure className="m-0">
      <div className="pt-5 pr-2 pb-6 pl-12">
        <div className="relative h-72 sm:h-80" onPointerMove={point} onPointerLeave={() => setPointed(undefined)}>
          <Grid scale={scale} />
          <svg
            role="img"
            aria-label={`Of ${formatNumber(Progress.Total)}, ${formatNumber(last.Submitted)} were submitted to QA and ${formatNumber(last.Completed)} completed by ${formatDate(last.Date)}; the table says it week by week.`}
            data-slot="burn-up"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            <EvenPace programme={programme} scale={scale} />
            <Area points={OverTime} of="Submitted" scale={scale} className="text-status-qa" isLight />
            <Area points={OverTime} of="Completed" scale={scale} className="text-status-done" />
          </svg>
          <Dates programme={programme} scale={scale} />
          <EditionEnd programme={programme} scale={scale} />
          <Ends last={last} scale={scale} />
          {pointed && <Pointed point={pointed} scale={scale} />}
        </div>
      </div>
      <figcaption className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted-foreground">
        <Key className="bg-status-qa/25 outline-1 outline-status-qa">Submitted to QA, or beyond</Key>
        <Key className="bg-status-done">QA completed</Key>
        <Key className="h-0 border-t-2 border-dashed border-foreground/60">Even pace to the due date</Key>
      </figcaption>
    </figure>
  );
}

const Key = ({ className, children }: { className: string; children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <span aria-hidden="true" data-slot="chart-mark" className={cn('h-2.5 w-4', className)} />
    {children}
  </span>
);

/** Lines across with their counts, and the months. */
function Grid({ scale }: { scale: Scale }) {
  return (
    <div aria-hidden="true" data-tabular className="absolute inset-0 text-xs text-muted-foreground">
      {scale.counts.map((count) => (
        <div
          key={count}
          className="absolute inset-x-0 border-t border-border"
          style={{ bottom: percent(scale.y(count)) }}
        >
          <span className="absolute right-full mr-2 -translate-y-1/2">{formatNumber(count)}</span>
        </div>
      ))}
      {scale.months.map(({ date, label }, at) => (
        <span
          key={date}
          className={cn('absolute top-full mt-1.5 whitespace-nowrap', at % 3 > 0 && 'max-sm:hidden')}
          style={{ left: percent(scale.x(date)) }}
        >
          {label}
        </span>
      ))}
    </div>
  );
}

type AreaProps = {
  points: ProgrammePoint[];
  of: 'Submitted' | 'Completed';
  scale: Scale;
  className: string;
  isLight?: boolean;
};

function Area({ points, of, scale, className, isLight }: AreaProps) {
  const places = points.map((point) => `${scale.x(point.Date)},${100 - scale.y(point[of])}`);
  const [first, last] = [points[0], points.at(-1)].map((point) => (point ? scale.x(point.Date) : 0));
  return (
    <g className={className} data-slot="burn-up-area">
      <path
        d={`M${first},100 L${places.join(' L')} L${last},100 Z`}
        fill="currentColor"
        opacity={isLight ? 0.16 : 0.32}
      />
      <path
        d={`M${places.join(' L')}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={isLight ? 1.75 : 2.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </g>
  );
}

function EvenPace({ programme: { Progress, OverTime }, scale }: { programme: Programme; scale: Scale }) {
  const due = Progress.QADueDate ?? Progress.EndDate;
  const first = OverTime[0]?.Date;
  if (!due || !first || due <= first) return null;
  return (
    <path
      d={`M0,100 L${scale.x(due)},0`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeDasharray="5 5"
      vectorEffect="non-scaling-stroke"
      className="text-foreground/60"
    />
  );
}

/** The dates until which something is due, as lines with their words on top. */
function Dates({ programme: { Progress }, scale }: { programme: Programme; scale: Scale }) {
  const dates: [string, string | null][] = [
    ['Research due', Progress.ResearchDueDate],
    ['QA due', Progress.QADueDate],
  ];
  return dates.map(
    ([words, date], at) =>
      date &&
      scale.x(date) >= 0 && (
        <div
          key={words}
          aria-hidden="true"
          className="absolute inset-y-0 border-l border-foreground/45"
          style={{ left: percent(scale.x(date)) }}
        >
          <span
            className={cn(
              'absolute bottom-full pb-0.5 text-xs whitespace-nowrap text-muted-foreground',
              at === 0 ? 'right-1' : 'left-0 max-sm:hidden',
            )}
          >
            {words}
          </span>
        </div>
      ),
  );
}

/** Where the edition ends, named below the axis: above it the due dates have the room. */
function EditionEnd({ programme: { Progress }, scale }: { programme: Programme; scale: Scale }) {
  if (!Progress.EndDate) return null;
  return (
    <div
      aria-hidden="true"
      className="absolute inset-y-0 border-l-2 border-foreground/45"
      style={{ left: percent(scale.x(Progress.EndDate)) }}
    >
      <span className="absolute top-full right-0 mt-1.5 text-xs font-medium whitespace-nowrap text-muted-foreground">
        End
      </span>
    </div>
  );
}

/** What the areas have come to, beside their ends. */
function Ends({ last, scale }: { last: ProgrammePoint; scale: Scale }) {
  const isHigh = scale.y(last.Submitted) > 88;
  const isClose = scale.y(last.Submitted) - scale.y(last.Completed) < 9;
  // early in the edition there is no room to the left, and nothing below
  const isEarly = scale.x(last.Date) < 30;
  const isLow = scale.y(last.Completed) < 12;
  const below = isLow ? 'bottom-1.5' : isHigh ? 'top-8' : 'top-1.5';
  const ends = [
    {
      count: last.Submitted,
      words: 'submitted',
      className: 'bg-status-qa',
      side: isHigh ? 'top-1.5' : isClose && isLow ? 'bottom-8' : 'bottom-1.5',
    },
    {
      count: last.Completed,
      words: 'completed',
      className: 'bg-status-done',
      side: isClose ? below : 'bottom-1.5',
    },
  ];
  return ends.map(({ count, words, className, side }) => (
    <div
      key={words}
      aria-hidden="true"
      className="absolute"
      style={{ left: percent(scale.x(last.Date)), bottom: percent(scale.y(count)) }}
    >
      <span
        data-slot="chart-mark"
        className={cn(
          'absolute bottom-0 left-0 size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full ring-2 ring-card',
          className,
        )}
      />
      <span
        data-tabular
        className={cn(
          'absolute rounded-sm bg-card/85 px-1 text-sm font-semibold whitespace-nowrap',
          isEarly ? 'left-2' : 'right-2',
          side,
        )}
      >
        {formatNumber(count)} <span className="font-normal text-muted-foreground">{words}</span>
      </span>
    </div>
  ));
}

function Pointed({ point, scale }: { point: ProgrammePoint; scale: Scale }) {
  const x = scale.x(point.Date);
  return (
    <div
      aria-hidden="true"
      data-print="hide"
      className="pointer-events-none absolute inset-y-0 border-l border-primary"
      style={{ left: percent(x) }}
    >
      <div
        data-tabular
        className={cn(
          'absolute top-2 rounded-md border bg-popover px-2.5 py-1.5 text-xs whitespace-nowrap shadow-md',
          x > 55 ? 'right-2' : 'left-2',
        )}
      >
        <p className="font-semibold">{formatDate(point.Date)}</p>
        <p>{formatNumber(point.Submitted)} submitted</p>
        <p>{formatNumber(point.Completed)} completed</p>
      </div>
    </div>
  );
}
