/** Draws a whole number below a bound. */
export type Draw = (below: number) => number;

/** Park and Miller's generator, so that a failing round can be run again. */
export function drawsOf(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
