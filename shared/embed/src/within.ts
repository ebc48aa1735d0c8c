/** The promise's outcome, or a rejection when it takes longer. */
export function within<Value>(limitMs: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`No answer within ${limitMs} ms`));
    const timer = setTimeout(late, limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
