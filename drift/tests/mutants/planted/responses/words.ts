/** Layers that several mutants of this folder plant. */

export const is = (wanted: number) => (answer: { status: number }) => answer.status === wanted;
