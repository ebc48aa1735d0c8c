/** Node 20's stand-in for `Promise.withResolvers`: an answer a test gives when it wants to. */
export function withResolvers<T = void>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
