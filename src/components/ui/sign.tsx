import { cn } from '#src/first-screen/cn.ts';

const ring = 'M6 1.25a4.75 4.75 0 1 0 0 9.5 4.75 4.75 0 0 0 0-9.5Z';

/** In a box of twelve; what `filled` lacks is drawn as a line. */
const shapes = {
  up: { path: 'M6 1.5 11.5 11H.5Z', filled: true },
  down: { path: 'M6 10.5.5 1h11Z', filled: true },
  'arrow-right': { path: 'M1 6h10M7.25 2.25 11 6 7.25 9.75', filled: false },
  'arrow-up': { path: 'M6 11V1M2.25 4.75 6 1l3.75 3.75', filled: false },
  ring: { path: ring, filled: false },
  disc: { path: ring, filled: true },
} as const;

export type SignShape = keyof typeof shapes;

type SignProps = {
  shape: SignShape;
  /** What is read aloud or copied in its place; without it the words stand beside the sign. */
  label?: string;
  className?: string;
};

/** A sign within a line of text that our font lacks: a fallback font would differ by machine. */
export function Sign({ shape, label, className }: SignProps) {
  const { path, filled } = shapes[shape];
  return (
    <>
      {label && <span className="sr-only">{label}</span>}
      <svg
        data-sign={shape}
        viewBox="0 0 12 12"
        aria-hidden="true"
        className={cn('inline-block size-[0.75em] align-baseline', className)}
      >
        <path
          d={path}
          fill={filled ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth={filled ? 0 : 1.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </>
  );
}
