import { Link } from '@tanstack/react-router';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { Sign } from '#src/components/ui/sign.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { changeWords, formatScore } from '#src/lib/results/figures.ts';
import { counted } from '#src/lib/words.ts';
import { ProfileLink } from './country-links.tsx';
import type { Point, PointsProps } from './points.ts';

const percent = (value: number): string => `${value}%`;
const marks = [0, 25, 50, 75, 100];
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/**
 * This edition upwards, the other to the right; above the diagonal is what improved. Words and dots
 * are HTML over an SVG that stretches, so that they keep their size. One stop of the Tab key: arrow
 * keys go from dot to dot.
 */
export function Scatter({ points, results: { Edition }, column, against }: PointsProps) {
  const [at, setAt] = useState(0);
  const [pointed, setPointed] = useState<Point>();
  const dots = useRef<HTMLUListElement>(null);
  const current = Math.min(at, points.length - 1);
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(points.length - 1, current + by));
    setAt(next);
    dots.current?.querySelectorAll('a')[next]?.focus();
  };
  return (
    <figure className="m-0">
      <p className="mb-1 text-xs text-muted-foreground">
        <Sign shape="arrow-up" /> {Edition.Name}
      </p>
      <div className="pr-3 pl-10">
        <div className="relative h-80 sm:h-96">
          <Grid />
          <Diagonal points={points} title={column.title} names={[against.Name, Edition.Name]} />
          <ul ref={dots} aria-label={`Scores of ${column.title} in both editions`} className="absolute inset-0">
            {points.map((point, index) => (
              <li key={point.country.CountryId} className="contents">
                <Dot
                  point={point}
                  column={column}
                  names={[against.Name, Edition.Name]}
                  editions={[against.Id, Edition.Id]}
                  isStop={index === current}
                  onPoint={(isIn) => setPointed(isIn ? point : undefined)}
                  onReach={() => setAt(index)}
                  onKeyDown={step}
                />
              </li>
            ))}
          </ul>
          {pointed && <Pointed point={pointed} names={[against.Name, Edition.Name]} />}
        </div>
      </div>
      <p className="mt-6 pr-3 text-right text-xs text-muted-foreground">
        {against.Name} <Sign shape="arrow-right" />
      </p>
      <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted-foreground">
        <Key className="rounded-full border-primary bg-primary/60">Above the line: improved</Key>
        <Key className="rounded-full border-primary">Less than half rated</Key>
        <Key className="h-0 w-4 border-0 border-t-2 border-dashed border-foreground/60">No change</Key>
      </figcaption>
    </figure>
  );
}

const Key = ({ className, children }: { className: string; children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <span aria-hidden="true" data-slot="chart-mark" className={cn('size-2.5 border-[1.5px]', className)} />
    {children}
  </span>
);

/** Lines for the quarters on both sides. */
function Grid() {
  return (
    <div aria-hidden="true" data-tabular className="absolute inset-0 text-xs text-muted-foreground">
      {marks.map((mark) => (
        <div key={mark}>
          <div className="absolute inset-x-0 border-t border-border" style={{ bottom: percent(mark) }}>
            <span className="absolute right-full mr-2 -translate-y-1/2">{mark}%</span>
          </div>
          <div className="absolute inset-y-0 border-l border-border" style={{ left: percent(mark) }}>
            <span className="absolute top-full mt-1.5 -translate-x-1/2">{mark}%</span>
          </div>
        </div>
      ))}
    </div>
  );
}

/** What is above it improved; its words say how many did. */
function Diagonal({ points, title, names: [against, edition] }: DiagonalProps) {
  const counts = [points.filter(({ change }) => change > 0), points.filter(({ change }) => change < 0)];
  const [up, down] = counts.map(({ length }) => length);
  return (
    <svg
      role="img"
      data-slot="chart-mark"
      aria-label={`${title}: of ${counted(points.length, 'country', 'countries')}, ${up} improved from ${against} to ${edition}, ${down} got worse; the table says it one by one.`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      <path
        d="M0,100 L100,0"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeDasharray="5 5"
        vectorEffect="non-scaling-stroke"
        className="text-foreground/60"
      />
    </svg>
  );
}

type DiagonalProps = { points: Point[]; title: string; names: DotProps['names'] };

type DotProps = {
  point: Point;
  column: PointsProps['column'];
  names: [against: string, edition: string];
  editions: [against: number, edition: number];
  isStop: boolean;
  onPoint: (isIn: boolean) => void;
  onReach: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

type DotLinkProps = Pick<DotProps, 'editions'> & { country: Point['country'] } & Omit<ComponentProps<'a'>, 'href'>;

/** To both editions side by side for who may compare, else to the country's results. */
function DotLink({ editions, country, ...others }: DotLinkProps) {
  if (!useAccess().may('readCompare')) return <ProfileLink country={country} {...others} />;
  return (
    <Link
      to="/compare"
      search={({ completedOnly }) => ({
        editions,
        countries: [country.CountryId],
        ...(completedOnly && { completedOnly }),
      })}
      {...others}
    />
  );
}

/** Its middle is at the place by margins: by the hundred, what is moved or a grid takes longer. */
const DOT =
  'absolute -mb-2 -ml-2 size-4 rounded-full hover:z-10 focus-visible:z-10 phone:-mb-[calc(var(--target-size)/2)] phone:-ml-[calc(var(--target-size)/2)]';

function Dot({ point, names, editions, isStop, onPoint, onReach, onKeyDown }: DotProps) {
  const { country, score, previous } = point;
  const reach = () => {
    onReach();
    onPoint(true);
  };
  return (
    <DotLink
      editions={editions}
      country={country}
      tabIndex={isStop ? 0 : -1}
      aria-label={wordsOf(point, names)}
      onKeyDown={onKeyDown}
      onFocus={reach}
      onBlur={() => onPoint(false)}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      className={DOT}
      style={{ left: percent(previous), bottom: percent(score) }}
    >
      <span
        data-slot="chart-mark"
        className={cn(
          'm-[calc(50%-0.3125rem)] block size-2.5 rounded-full border-[1.5px] border-primary',
          point.isFull && 'bg-primary/60',
          point.isPinned && 'm-[calc(50%-0.4375rem)] size-3.5 bg-primary ring-2 ring-foreground',
        )}
      />
      {point.isPinned && (
        <span
          className={cn(
            'absolute inset-y-0 my-auto h-fit rounded-sm bg-card/85 px-1 text-xs font-semibold whitespace-nowrap',
            previous > 70 ? 'right-full mr-1' : 'left-full ml-1',
          )}
        >
          {country.CountryName}
        </span>
      )}
    </DotLink>
  );
}

const wordsOf = ({ country, previous, score, change }: Point, [against, edition]: DotProps['names']) =>
  `${country.CountryName}: ${formatScore(previous)} in ${against}, ${formatScore(score)} in ${edition}, ${changeWords(change)}`;

function Pointed({ point, names: [against, edition] }: { point: Point; names: DotProps['names'] }) {
  const { country, previous, score, change, indicators } = point;
  return (
    <div
      aria-hidden="true"
      data-print="hide"
      data-tabular
      className={cn(
        'pointer-events-none absolute z-20 max-w-64 rounded-md border bg-popover px-2.5 py-1.5 text-xs shadow-md',
        previous > 50 ? '-translate-x-[calc(100%+0.75rem)]' : 'translate-x-3',
        score > 50 ? 'translate-y-full' : '',
      )}
      style={{ left: percent(previous), bottom: percent(score) }}
    >
      <p className="font-semibold">{country.CountryName}</p>
      <p>
        {against}: {formatScore(previous)}
      </p>
      <p>
        {edition}: {formatScore(score)}
      </p>
      <p>
        {changeWords(change)}, on {indicators} indicators
      </p>
    </div>
  );
}
