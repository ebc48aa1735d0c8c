/** Does it at once, and again after the pause if it was asked for meanwhile, however often. */
export function atMostEvery(pauseMs: number, work: () => void): () => void {
  let isWaiting = false;
  let isAsked = false;
  const run = () => {
    if (isWaiting) {
      isAsked = true;
      return;
    }
    isWaiting = true;
    work();
    setTimeout(() => {
      isWaiting = false;
      if (!isAsked) return;
      isAsked = false;
      run();
    }, pauseMs);
  };
  return run;
}
