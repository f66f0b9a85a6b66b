/** An example throws it to show what is drawn then; the console is not told. */
export class ShownFailure extends Error {
  override readonly name = 'ShownFailure';
}
