import { useRef, useState } from 'react';

const nothing = Symbol('nothing');

/**
 * Lets nothing be done twice: from the first click until what it led to is drawn, or has failed.
 * @param drawn what is drawn anew once it is done
 */
export function useOnce(drawn: unknown) {
  // At once, where a state would let a second click through.
  const busy = useRef<unknown>(nothing);
  const [busyWith, setBusyWith] = useState<unknown>(nothing);
  const release = () => {
    busy.current = nothing;
    setBusyWith(nothing);
  };
  const run = async (work: () => Promise<void>, onFailure: (error: unknown) => void) => {
    if (busy.current === drawn) return;
    busy.current = drawn;
    setBusyWith(drawn);
    try {
      await work();
    } catch (error) {
      release();
      onFailure(error);
    }
  };
  return { isBusy: busyWith === drawn, run, release };
}
