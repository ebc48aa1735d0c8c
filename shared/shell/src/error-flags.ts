import { useEffect } from 'react';
import { create } from 'zustand';

/** Errors that a screen handles itself instead of the general banner (part 2, section 8). */
export type ErrorFlag =
  | 'conflict'
  | 'customerNotInBusinessRegister'
  | 'customerAlreadyOnHousehold'
  | 'businessRegisterUnavailable'
  | 'expectedDateOfDrawing'
  | 'notEligible';

interface ErrorFlagStore {
  flags: ReadonlySet<ErrorFlag>;
  raise: (flag: ErrorFlag) => void;
  /** At the start of each POST and PUT. */
  reset: () => void;
}

export const useErrorFlagStore = create<ErrorFlagStore>()((set) => ({
  flags: new Set(),
  raise: (flag) => set(({ flags }) => ({ flags: new Set([...flags, flag]) })),
  reset: () => set(({ flags }) => (flags.size === 0 ? { flags } : { flags: new Set() })),
}));

const readers: ErrorFlag[] = [];

/** Whether a screen shows this failure by itself; otherwise it becomes a banner. */
export const isFlagRead = (flag: ErrorFlag): boolean => readers.includes(flag);

/** Whether the failure happened since the last POST or PUT. The screen that reads it shows it. */
export function useErrorFlag(flag: ErrorFlag): boolean {
  useEffect(() => {
    readers.push(flag);
    return () => void readers.splice(readers.indexOf(flag), 1);
  }, [flag]);
  return useErrorFlagStore(({ flags }) => flags.has(flag));
}
