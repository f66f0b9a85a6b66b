/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export const random = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

/** Whole numbers from `low` up to, but not including, `high`. */
export const draw = (chance: () => number) => (low: number, high: number) => low + Math.floor(chance() * (high - low));
