/** An example throws it to show what is drawn then; the console does not log it. */
export class ShownFailure extends Error {
  override readonly name = 'ShownFailure';
}
