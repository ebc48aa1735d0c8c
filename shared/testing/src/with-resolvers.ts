/** Node 20's stand-in for `Promise.withResolvers`: an answer a test gives when it wants to. */
export function withResolvers() {
  let resolve!: () => void;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
