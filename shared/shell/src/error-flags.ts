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

export const useErrorFlag = (flag: ErrorFlag): boolean =>
  useErrorFlagStore(({ flags }) => flags.has(flag));
