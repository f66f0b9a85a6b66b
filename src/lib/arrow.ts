/** Stands for 'became' in words that `ArrowText` draws; our font does not hold it. */
export const ARROW = '→';

/** 'Open → Research In Progress'. */
export const became = (before: string, after: string): string => `${before} ${ARROW} ${after}`;
