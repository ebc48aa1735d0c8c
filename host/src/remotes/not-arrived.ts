/** Nothing came from where a file should be; what fails after it has come is another matter. */
export class NotArrivedError extends Error {
  override readonly name = 'NotArrivedError';
}
