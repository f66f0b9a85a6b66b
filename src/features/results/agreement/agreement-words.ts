import { formatScore } from '#src/lib/results/figures.ts';

/** '85.0%', '–' of nothing. */
export const percentWords = (percent: number | null): string => (percent === null ? '–' : formatScore(percent));

/** '0.69'; '–' of nothing, and where both rated everything alike. */
export const kappaWords = (kappa: number | null): string => (kappa === null ? '–' : kappa.toFixed(2));
