/** Layers that several mutants of this folder plant. */

export const is = (wanted: number) => (response: { status: number }) => response.status === wanted;
