/**
 * Loaded into the product before it starts (`node --import`): responses each message with what is
 * in use once everything unreachable is collected.
 */
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
// being asked is no reason to stay
process.channel?.unref();
