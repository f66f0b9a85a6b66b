/** Does the work while the loads run; they end with it, however it ends. */
export async function whileLoaded(
  loads: (isOver: () => boolean) => Promise<unknown>[],
  work: () => Promise<void>,
): Promise<void> {
  let isOver = false;
  const all = Promise.all(loads(() => isOver));
  // a load that fails is told below, once the work is done
  all.catch(() => undefined);
  try {
    await work();
  } finally {
    isOver = true;
    await all.catch(() => undefined);
  }
  await all;
}
